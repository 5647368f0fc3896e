"""Slots: turns, steps, durations, and other words of a short list."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steps.slots.base import Printer, Reader, Word, slot, word_slot
from steps.slots.players import PLAYER_JA, POSS_EN, read_poss, show_player, show_poss
from steps.slots.values import Turn
from steps.words import ORDINALS

word_slot(
    "step",
    [
        Word("untap", ("アンタップ・ステップ",), ("untap step",)),
        Word("upkeep", ("アップキープ", "アップキープ・ステップ"), ("upkeep", "upkeep step")),
        Word("draw", ("ドロー・ステップ",), ("draw step",)),
        Word("precombat main", ("戦闘前メイン・フェイズ", "第1メイン・フェイズ"), ("precombat main phase", "first main phase")),
        Word("beginning of combat", ("戦闘開始ステップ",), ("beginning of combat step", "beginning of combat")),
        Word("declare attackers", ("攻撃クリーチャー指定ステップ", "攻撃指定ステップ"), ("declare attackers step",)),
        Word("declare blockers", ("ブロック・クリーチャー指定ステップ", "ブロック指定ステップ"), ("declare blockers step",)),
        Word(
            "first strike damage",
            ("先制攻撃の戦闘ダメージ・ステップ", "最初の戦闘ダメージ・ステップ"),
            ("first strike damage step", "first combat damage step", "first strike combat damage step"),
        ),
        Word("combat damage", ("戦闘ダメージ・ステップ",), ("combat damage step",)),
        Word("end of combat", ("戦闘終了ステップ",), ("end of combat step",)),
        Word("postcombat main", ("戦闘後メイン・フェイズ", "第2メイン・フェイズ"), ("postcombat main phase", "second main phase")),
        Word("end", ("終了ステップ", "ターン終了ステップ"), ("end step",)),
        Word("cleanup", ("クリンナップ・ステップ", "クリーンナップ・ステップ"), ("cleanup step",)),
    ],
)

_TURN_JA = re.compile(rf"({PLAYER_JA})の(?:(次の)|(\d+)回後の)?ターン|次の({PLAYER_JA})のターン")
_TURN_EN = re.compile(rf"({POSS_EN}) (?:(next) |({'|'.join(ORDINALS[1:])}) )?turn( from now)?")
TURN_JA = rf"(?:このターン|次のターン|{_TURN_JA.pattern})"
TURN_EN = rf"(?:this turn|the next turn|{_TURN_EN.pattern})"


def _no_groups(pattern: str) -> str:
    return re.sub(r"\((?!\?)", "(?:", pattern)


def read_turn(ctx: Reader, text: str) -> Sequence[Turn]:
    """このターン, 対戦相手のターン, あなたの次のターン, あなたの3回後のターン / this turn, …, your third turn from now."""
    if text in ("このターン", "this turn"):
        return [Turn("this")]
    if text in ("次のターン", "the next turn"):
        return [Turn("next")]
    if ctx.language == "ja":
        found = _TURN_JA.fullmatch(text)
        if not found:
            return []
        who, following, n = found[1] or found[4], found[2] or found[4], int(found[3] or 0)
    else:
        found = _TURN_EN.fullmatch(text)
        if not found or bool(found[3]) != bool(found[4]):
            return []
        who, following, n = found[1], found[2], ORDINALS.index(found[3] or "")
    return [Turn("next of" if following else "after" if n else "of", p, n) for p in read_poss(ctx, who)]


def show_turn(ctx: Printer, value: object) -> str:
    """このターン / this turn."""
    assert isinstance(value, Turn)
    ja = ctx.language == "ja"
    if value.player is None:
        return ("このターン" if ja else "this turn") if value.which == "this" else ("次のターン" if ja else "the next turn")
    if ja:
        middle = {"next of": "の次の", "after": f"の{value.n}回後の"}.get(value.which, "の")
        return show_player(ctx, value.player) + middle + "ターン"
    owner = show_poss(ctx, value.player)
    if value.which == "after":
        return f"{owner} {ORDINALS[value.n]} turn from now"
    return f"{owner} {'next ' if value.which == 'next of' else ''}turn"


slot(
    "turn",
    read_turn,
    show_turn,
    [
        ("このターン", "this turn"),
        ("対戦相手のターン", "the opponent's turn"),
        ("あなたの次のターン", "your next turn"),
        ("次のターン", "the next turn"),
        ("あなたの3回後のターン", "your third turn from now"),
    ],
    _no_groups(TURN_JA),
    _no_groups(TURN_EN),
)


def _read_coming(ctx: Reader, text: str) -> Sequence[Turn]:
    return [Turn("coming", p) for p in read_poss(ctx, text)]


def _show_coming(ctx: Printer, value: object) -> str:
    assert isinstance(value, Turn)
    return show_poss(ctx, value.player)


def _read_whose(ctx: Reader, text: str) -> Sequence[Turn]:
    return [Turn("of", p) for p in read_poss(ctx, text)]


slot("coming", _read_coming, _show_coming, [("あなた", "your")], PLAYER_JA, POSS_EN)
slot("whose", _read_whose, _show_coming, [("あなた", "your")], PLAYER_JA, POSS_EN)

word_slot(
    "duration",
    [
        Word("end of turn", ("ターン終了時まで",), ("until end of turn",)),
        Word("your next turn", ("次のあなたのターンまで", "あなたの次のターンまで"), ("until your next turn",)),
        Word("end of combat", ("戦闘終了時まで",), ("until end of combat",)),
        Word("this turn", ("このターンの間",), ("this turn",)),
    ],
)
word_slot(
    "format",
    [
        Word("two-player", ("2人対戦",), ("a two-player game",)),
        Word("commander", ("統率者戦",), ("Commander",)),
    ],
)
word_slot("gl", [Word("gain", ("得る",), ("gain",)), Word("lose", ("失う",), ("lose",))])
word_slot("tapuntap", [Word("tap", ("タップ",), ("taps",)), Word("untap", ("アンタップ",), ("untaps",))])
word_slot("updown", [Word("face up", ("表向き",), ("up",)), Word("face down", ("裏向き",), ("down",))])
word_slot("winlose", [Word("win", ("勝利",), ("win",)), Word("lose", ("敗北",), ("lose",))])
word_slot("overunder", [Word("over", ("上",), ("over",)), Word("under", ("下",), ("under",))])
word_slot("process", [Word("cast", ("唱え",), ("casting",)), Word("activate", ("起動し",), ("activating",))])
word_slot(
    "question",
    [
        Word("reveal", ("公開するかどうか", "公開する"), ("whether to reveal",)),
        Word("cast", ("唱えるかどうか", "唱える"), ("whether to cast",)),
        Word("pay", ("支払うかどうか", "支払う"), ("whether to pay",)),
        Word("may", ("そうするかどうか", "そうする"), ("whether to do so",)),
        Word("targets", ("対象",), ("the target", "the targets")),
        Word("order", ("順番",), ("the order",)),
        Word("triggers", ("誘発型能力の順番",), ("the order of triggered abilities",)),
        Word("divide", ("割り振り",), ("the division",)),
        Word("mode", ("モード",), ("the mode",)),
        Word("discard", ("捨てるカード",), ("what to discard",)),
        Word("sacrifice", ("生け贄に捧げるもの",), ("what to sacrifice",)),
        Word("x", ("Xの値",), ("the value of X",)),
        Word("number", ("数",), ("the number",)),
        Word("color", ("色",), ("the color",)),
        Word("card name", ("カード名",), ("the card name",)),
        Word("type", ("クリーチャー・タイプ",), ("the creature type",)),
        Word("zone", ("領域",), ("the zone",)),
        Word("top or bottom", ("一番上か一番下か",), ("top or bottom",)),
        Word("over or under", ("上か下か",), ("over or under",)),
        Word("replacement", ("置換効果",), ("the replacement effect",)),
        Word("mana", ("マナの支払い方",), ("how to pay the mana",)),
    ],
)
