"""Slots: players, whose a thing is, zones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steps.slots.base import Printer, Reader, list_slot, slot
from steps.slots.values import Player, Zone, ZoneWord
from steps.text import NAME
from steps.words import ORDINALS

YOU, OPPONENT = Player("you"), Player("opponent")

PLAYER_JA = f"(?:あなた|対戦相手|相手|自分|各プレイヤー|各対戦相手|プレイヤー{NAME})"
PLAYER_EN = f"(?:you|the opponent|your opponent|each player|each opponent|player {NAME})"
POSS_EN = f"(?:your|the opponent's|your opponent's|their|each player's|each opponent's|player {NAME}'s)"

_JA: dict[str, Player] = {
    "あなた": YOU,
    "対戦相手": OPPONENT,
    "相手": OPPONENT,
    "自分": Player("self"),
    "各プレイヤー": Player("each player"),
    "各対戦相手": Player("each opponent"),
}
_EN: dict[str, Player] = {
    "you": YOU,
    "the opponent": OPPONENT,
    "your opponent": OPPONENT,
    "each player": Player("each player"),
    "each opponent": Player("each opponent"),
}
_SHOW_JA = {"you": "あなた", "opponent": "対戦相手", "self": "自分", "each player": "各プレイヤー", "each opponent": "各対戦相手"}
_SHOW_EN = {"you": "you", "opponent": "the opponent", "each player": "each player", "each opponent": "each opponent"}


def read_player(ctx: Reader, text: str) -> Sequence[Player]:
    """あなた / you."""
    known = (_JA if ctx.language == "ja" else _EN).get(text)
    if known:
        return [known]
    named = re.fullmatch(f"(?:プレイヤー|player )({NAME})", text)
    return [Player("named", ctx.name(named[1]))] if named else []


def show_player(ctx: Printer, value: object) -> str:
    """あなた / you."""
    assert isinstance(value, Player)
    if value.who == "named":
        return ("プレイヤー" if ctx.language == "ja" else "player ") + _show_quoted(ctx, value.name)
    return _SHOW_JA[value.who] if ctx.language == "ja" else _SHOW_EN[value.who]


def read_poss(ctx: Reader, text: str) -> Sequence[Player]:
    """あなた (before の) / your."""
    if ctx.language == "ja":
        return read_player(ctx, text)
    if text in ("your", "their"):
        return [YOU if text == "your" else Player("self")]
    return read_player(ctx, text.removesuffix("'s")) if text.endswith("'s") else []


def show_poss(ctx: Printer, value: object) -> str:
    """あなた (before の) / your."""
    assert isinstance(value, Player)
    if ctx.language == "ja":
        return show_player(ctx, value)
    return {"you": "your", "self": "their"}.get(value.who) or show_player(ctx, value) + "'s"


_PEOPLE = [("あなた", "you"), ("対戦相手", "the opponent"), ("プレイヤー「アリス」", 'player "アリス"')]
slot("player", read_player, show_player, _PEOPLE, PLAYER_JA, PLAYER_EN)
slot(
    "poss",
    read_poss,
    show_poss,
    [("あなた", "your"), ("対戦相手", "the opponent's"), ("プレイヤー「ボブ」", 'player "ボブ"\'s')],
    PLAYER_JA,
    POSS_EN,
)


def _read_quoted(ctx: Reader, text: str) -> Sequence[str]:
    return [ctx.name(text)] if re.fullmatch(NAME, text) else []


def _show_quoted(ctx: Printer, value: object) -> str:
    return f"「{value}」" if ctx.language == "ja" else f'"{value}"'


list_slot("players", _read_quoted, _show_quoted, [("「アリス」と「ボブ」と「キャロル」", '"アリス", "ボブ" and "キャロル"')])

# --- Zones --------------------------------------------------------------------------------------------------------------------------

_ZONES_JA: dict[str, ZoneWord] = {
    "手札": "hand",
    "墓地": "graveyard",
    "ライブラリー": "library",
    "山札": "library",
    "戦場": "battlefield",
    "場": "battlefield",
    "追放領域": "exile",
    "スタック": "stack",
    "統率領域": "command",
}
_ZONES_EN: dict[str, ZoneWord] = {
    "hand": "hand",
    "graveyard": "graveyard",
    "library": "library",
    "the battlefield": "battlefield",
    "battlefield": "battlefield",
    "exile": "exile",
    "the stack": "stack",
    "stack": "stack",
    "the command zone": "command",
    "command zone": "command",
}
_SHOWN_JA = {v: k for k, v in reversed(_ZONES_JA.items())}
_SHOWN_EN = {v: k for k, v in reversed(_ZONES_EN.items())}
_WORDS_JA = "|".join(_ZONES_JA)
_WORDS_EN = "|".join(_ZONES_EN)
ZONE_JA = rf"(?:{PLAYER_JA}の)?(?:{_WORDS_JA})(?:の(?:一番上|一番下|上から\d+枚目))?"
_PLACE_EN = rf"the top of |the bottom of |(?:the )?(?:{'|'.join(ORDINALS[1:])}|\d+th) from the top of "
ZONE_EN = rf"(?:{_PLACE_EN})?(?:{POSS_EN} )?(?:{_WORDS_EN})"
_ZONE_JA = re.compile(rf"(?:({PLAYER_JA})の)?({_WORDS_JA})(?:の(一番上|一番下|上から(\d+)枚目))?")
_ZONE_EN = re.compile(rf"({_PLACE_EN})?(?:({POSS_EN}) )?({_WORDS_EN})")


def read_zone(ctx: Reader, text: str) -> Sequence[Zone]:
    """あなたの手札 / your hand."""
    if ctx.language == "ja":
        found = _ZONE_JA.fullmatch(text)
        if not found:
            return []
        owner, word, place, nth = found.groups()
        name = _ZONES_JA[word]
        position = {"一番上": 1, "一番下": -1, None: None}.get(place, int(nth or 0))
        people = read_player(ctx, owner) if owner else []
    else:
        found = _ZONE_EN.fullmatch(text)
        if not found:
            return []
        place, owner, word = found.groups()
        name = _ZONES_EN[word]
        position = _place_en(place)
        people = read_poss(ctx, owner) if owner else []
    if position is not None and name != "library":
        return []
    return [Zone(name, people[0] if people else None, position)]


def _place_en(place: str | None) -> int | None:
    if not place:
        return None
    if place.startswith("the bottom"):
        return -1
    word = place.removeprefix("the ").split(" ")[0]
    return 1 if word == "top" else ORDINALS.index(word) if word in ORDINALS else int(word[:-2])


def show_zone(ctx: Printer, value: object) -> str:
    """あなたの手札 / your hand."""
    assert isinstance(value, Zone)
    if ctx.language == "ja":
        owner = show_player(ctx, value.owner) + "の" if value.owner else ""
        place = {None: "", 1: "の一番上", -1: "の一番下"}.get(value.position, f"の上から{value.position}枚目")
        return owner + _SHOWN_JA[value.name] + place
    word = _SHOWN_EN[value.name]
    if value.owner:
        word = show_poss(ctx, value.owner) + " " + word.removeprefix("the ")
    match value.position:
        case None:
            return word
        case 1:
            return "the top of " + word
        case -1:
            return "the bottom of " + word
        case n:
            return (f"the {ORDINALS[n]}" if n < len(ORDINALS) else f"the {n}th") + " from the top of " + word


slot(
    "zone",
    read_zone,
    show_zone,
    [
        ("あなたの手札", "your hand"),
        ("戦場", "the battlefield"),
        ("対戦相手の墓地", "the opponent's graveyard"),
        ("あなたのライブラリーの一番上", "the top of your library"),
        ("あなたのライブラリーの上から3枚目", "the third from the top of your library"),
        ("統率領域", "the command zone"),
        ("追放領域", "exile"),
        ("スタック", "the stack"),
    ],
    ZONE_JA,
    ZONE_EN,
)


def _read_hand_of(ctx: Reader, text: str) -> Sequence[Zone]:
    return [Zone("hand", p) for p in read_player(ctx, text)]


def _show_hand_of(ctx: Printer, value: object) -> str:
    assert isinstance(value, Zone)
    return show_player(ctx, value.owner)


slot("handof", _read_hand_of, _show_hand_of, _PEOPLE, PLAYER_JA, PLAYER_EN)
