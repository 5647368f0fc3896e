from __future__ import annotations

import pytest

from reports import layers
from reports.documents import Both
from reports.tests import samples
from steps.table import LayerSeen

NAMES = {key: Both(english, japanese) for key, english, japanese in samples.NAMES}


def tell(line: LayerSeen) -> Both:
    return layers.tell(line, lambda key: NAMES.get(key, Both(key, key)), lambda seat: Both(f"player {seat}", f"プレイヤー{seat}"))


@pytest.mark.parametrize(
    ("line", "english", "japanese"),
    [
        (
            LayerSeen(became=(("name", ("Mountain",)), ("controller", ("1",)), ("types", ("Basic", "Land")), ("colors", ()), ("size", ()))),
            "begins as: name Mountain; controller player 1; types Basic Land; colors colorless; power and toughness none",
            "初期値：名前 山、コントローラー プレイヤー1、タイプ 基本・土地、色 無色、パワーとタフネス なし",
        ),
        (LayerSeen("6", "Mountain", 1, ("lose",), (("abilities", ()),)), "Mountain: loses all abilities — abilities none",
         "「山」：すべての能力を失う → 能力 なし"),
        (LayerSeen("6", "", 1, ("lose", "flying")), "an effect: loses flying — nothing changes", "効果：飛行を失う → 変化なし"),
        (LayerSeen("7c", "", 1, ("modify", "+1", "")), "an effect: gets +1/an amount — nothing changes",
         "効果：+1/ある数の修整を受ける → 変化なし"),
        (LayerSeen("5", "", 1, ("also color", "W", "U")), "an effect: is also white and blue — nothing changes",
         "効果：他の色に加えて白と青である → 変化なし"),
        (LayerSeen("4", "", 1, ("type", "Land", "Mountain"), (("subtypes", ("Mountain",)),)),
         "an effect: becomes Land Mountain — subtypes Mountain", "効果：土地・山になる → サブタイプ 山"),
        (LayerSeen("1a", "Mountain", 1, ("copy", "Grizzly Bears")), "Mountain: is a copy of Grizzly Bears — nothing changes",
         "「山」：「灰色熊」のコピーである → 変化なし"),
        (LayerSeen("6", "", 1, ("gain text", "triggered", "", "")), "an effect: gains “triggered ability” — nothing changes",
         "効果：「誘発型能力」を得る → 変化なし"),
        (LayerSeen("3", "", 1, ("word", "Forest", "Swamp")), "an effect: reads Swamp for Forest — nothing changes",
         "効果：森を沼と読み替える → 変化なし"),
    ],
)  # fmt: skip
def test_lines_are_told_in_both_languages(line: LayerSeen, english: str, japanese: str) -> None:
    assert tell(line) == Both(english, japanese)


def test_many_subtypes_are_counted() -> None:
    assert tell(LayerSeen("4", "", 1, ("also type", *map(str, range(300))))).en.startswith("an effect: is also 300 of them")


def test_a_change_without_words_is_told_by_its_name() -> None:
    assert tell(LayerSeen("6", "", 1, ("other odd thing",))).en == "an effect: other odd thing — nothing changes"
