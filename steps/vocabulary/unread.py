"""Sentences that people write and that are not read on purpose, with what to write instead."""

from __future__ import annotations

import re

from engine.record import record
from steps.forms import Kind
from steps.text import NAME, Language


@record
class Unread:
    """A kind of sentence that is not read: what it looks like without what doesn't count, and what to write."""

    language: Language
    kind: Kind
    pattern: re.Pattern[str]
    instead: str
    """A line that is read, and why in brackets."""


_STEP_JA = (
    "アップキープ|戦闘[前後]メインフェイズ|"
    "(?:アンタップ|ドロー|戦闘開始|攻撃(?:クリーチャー)?指定|ブロック(?:クリーチャー)?指定|戦闘ダメージ|戦闘終了|終了)ステップ"
)
_STEP_EN = "upkeep|(?:untap|draw|end|declare (?:attackers|blockers)|combat damage|end of combat) step|(?:pre|post)combat main phase"


def _unread(language: Language, kind: Kind, pattern: str, instead: str) -> Unread:
    return Unread(language, kind, re.compile(pattern), instead)


UNREAD: tuple[Unread, ...] = (
    _unread(
        "ja", "when", f"(?:{_STEP_JA})(?:まで進む|になる|が終わるまで進む)", "このターンの終了ステップまで進む（だれのターンかを書く）"
    ),
    _unread("ja", "when", f".*{NAME}.*[がは]死亡する", "効果により「熊」が破壊される（何によって死亡するかを書く）"),
    _unread("ja", "when", ".*トークン.*を出す", "効果によりあなたが「鳥」トークン1体を生成する（「出す」は生成するか、戦場に出るか）"),
    _unread("ja", "when", ".*をカウンターする", "効果により「熊」が打ち消される（カウンターは置くもの）"),
    _unread("ja", "given", f".*{NAME}.*は.*を(?:攻撃|ブロック)している", "あなたが「熊」で攻撃する（もしの行で行う）"),
    _unread("ja", "given", ".*(?:スタックは|の対象は).*", "あなたが「熊」を対象に「稲妻」を唱える（もしの行で行う）"),
    _unread("ja", "given", ".*によって追放されている", "あなたが「忘却の輪」を唱える（もしの行で行う）"),
    _unread("ja", "then", ".*カード一覧で.*", "「熊」はクリーチャーである（シナリオに出てくるものを見る）"),
    _unread("ja", "then", ".*(?:できない|られない)", "あなたは「熊」を唱えることができない（601.3）（理由の規則を書く）"),
    _unread(
        "en",
        "when",
        f"(?:the game goes (?:on )?(?:to|until) )?the (?:{_STEP_EN})(?: begins)?",
        "the game goes to the end step of this turn (whose?)",
    ),
    _unread("en", "when", f".*{NAME}.* dies?", 'an effect destroys "Bear" (by what does it die?)'),
    _unread("en", "when", f".* targets? .*{NAME}.*", 'you cast "Bolt" targeting "Bear"'),
    _unread("en", "given", f"{NAME}.* is (?:attacking|blocking) .*", 'you attack with "Bear" (do it, in a When)'),
    _unread("en", "given", ".*(?:the stack is|targets? of) .*", 'you cast "Bolt" targeting "Bear" (do it, in a When)'),
    _unread("en", "given", ".* is exiled with .*", 'you cast "Oblivion Ring" (do it, in a When)'),
    _unread("en", "then", "in the card list, .*", '"Bear" is a creature (look at what the scenario has)'),
    _unread("en", "then", ".* can't .*", 'you can\'t cast "Bear" (601.3) (say the rule that forbids it)'),
)


def instead(kind: Kind, language: Language, text: str) -> list[tuple[str, Kind]]:
    """What to write instead of a line (made equal already), if it is one of those."""
    return [(u.instead, u.kind) for u in UNREAD if (u.language, u.kind) == (language, kind) and u.pattern.fullmatch(text)]
