"""Sentences that people write and that are not read on purpose, with what to write instead."""

from __future__ import annotations

import re

from engine.record import record
from steps.forms import Kind
from steps.text import NAME, Language, Line


@record
class Unread:
    """A kind of sentence that is not read: what it looks like without what doesn't count, and what to write."""

    language: Language
    kind: Kind
    pattern: re.Pattern[str]
    instead: str
    """A line that is read, and why in brackets."""
    of_rules: bool
    """Whether it is only to name rules: a line that does is meant as something else."""


_STEP_JA = (
    "アップキープ|戦闘[前後]メインフェイズ|"
    "(?:アンタップ|ドロー|戦闘開始|攻撃(?:クリーチャー)?指定|ブロック(?:クリーチャー)?指定|戦闘ダメージ|戦闘終了|終了)ステップ"
)
_STEP_EN = "upkeep|(?:untap|draw|end|declare (?:attackers|blockers)|combat damage|end of combat) step|(?:pre|post)combat main phase"


def _unread(language: Language, kind: Kind, pattern: str, instead: str, of_rules: bool = False) -> Unread:
    return Unread(language, kind, re.compile(pattern), instead, of_rules)


UNREAD: tuple[Unread, ...] = (
    _unread(
        "ja", "when", f"(?:{_STEP_JA})(?:まで進む|になる|が終わるまで進む)", "このターンの終了ステップまで進む（だれのターンかを書く）"
    ),
    _unread("ja", "when", "戦闘ダメージが(?:与えられる|入る)", "このターンの戦闘ダメージ・ステップまで進む（その始めに与えられる）"),
    _unread("ja", "when", f".*{NAME}.*[がは]死亡する", "効果により「熊」が破壊される（何によって死亡するかを書く）"),
    _unread("ja", "when", f"効果が{NAME}を(?:破壊|追放)する", "効果により「熊」が破壊される"),
    _unread("ja", "when", ".*トークン.*を出す", "効果によりあなたが「鳥」トークン1体を生成する（「出す」は生成するか、戦場に出るか）"),
    _unread("ja", "when", ".*をカウンターする", "効果により「熊」が打ち消される（カウンターは置くもの）"),
    _unread("ja", "given", f".*{NAME}.*は.*を(?:攻撃|ブロック)している", "あなたが「熊」で攻撃する（もしの行で行う）"),
    _unread("ja", "given", ".*(?:スタックは|の対象は).*", "あなたが「熊」を対象に「稲妻」を唱える（もしの行で行う）"),
    _unread("ja", "given", ".*によって追放されている", "あなたが「忘却の輪」を唱える（もしの行で行う）"),
    _unread("ja", "then", ".*カード一覧で.*", "「熊」はクリーチャーである（シナリオに出てくるものを見る）"),
    _unread("ja", "then", ".*(?:できない|られない)", "あなたは「熊」を唱えることができない（601.3）（理由の規則を書く）", of_rules=True),
    _unread(
        "en",
        "when",
        f"(?:the game goes (?:on )?(?:to|until) )?the (?:{_STEP_EN})(?: begins)?",
        "the game goes to the end step of this turn (whose?)",
    ),
    _unread("en", "when", "combat damage is dealt", "the game goes to the combat damage step of this turn (it is dealt as that begins)"),
    _unread("en", "then", f".*{NAME}.* (?:is|are) in (?:the|a) graveyard", '"Bear" is in your graveyard (whose?)'),
    _unread("en", "when", f".*{NAME}.* dies?", 'an effect destroys "Bear" (by what does it die?)'),
    _unread("en", "when", f".* targets? .*{NAME}.*", 'you cast "Bolt" targeting "Bear"'),
    _unread("en", "given", f"{NAME}.* is (?:attacking|blocking) .*", 'you attack with "Bear" (do it, in a When)'),
    _unread("en", "given", ".*(?:the stack is|targets? of) .*", 'you cast "Bolt" targeting "Bear" (do it, in a When)'),
    _unread("en", "given", ".* is exiled with .*", 'you cast "Oblivion Ring" (do it, in a When)'),
    _unread("en", "then", "in the card list, .*", '"Bear" is a creature (look at what the scenario has)'),
    _unread("en", "then", ".* can't .*", 'you can\'t cast "Bear" (601.3) (say the rule that forbids it)', of_rules=True),
)


def instead(kind: Kind, language: Language, line: Line) -> list[tuple[str, Kind]]:
    """What to write instead of a line (made equal already), if it is one of those."""
    found = [u for u in UNREAD if (u.language, u.kind) == (language, kind) and u.pattern.fullmatch(line.text)]
    return [(u.instead, u.kind) for u in found if not (u.of_rules and line.rules)]
