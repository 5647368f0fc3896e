"""Targets that no noun phrase names: a player or something else, something in several places, what is on the stack and no spell."""

from __future__ import annotations

from engine.characteristic_filters import IsType
from engine.filters import AnyOf, Controlled, Filter, HasCounter, HasStatus, IsFaceDown, IsPermanent, IsTriggered, Not, SingleTarget
from engine.targets import TargetSpec
from engine.text.nouns import ANY_TARGET, Noun, spec_of

PLAYER_OR: tuple[tuple[tuple[str, str], str, tuple[str, ...]], ...] = (
    (("target player or planeswalker", "プレイヤー1人かプレインズウォーカー1体"), "any", ("planeswalker",)),
    (("target opponent or planeswalker", "対戦相手1人かプレインズウォーカー1体"), "opponent", ("planeswalker",)),
    (("target creature or player", "クリーチャー1体かプレイヤー1人"), "any", ("creature",)),
)


def player_or(players: str, *types: str) -> TargetSpec:
    """A target that is a player or a permanent of some types; what could be "creature or player" is any target now."""
    if "creature" in types:
        return ANY_TARGET
    return TargetSpec(Filter(*(IsType(t) for t in types)), players=players)


def said_player_or(spec: TargetSpec, n: int) -> str:
    """The words for it in English (0) or Japanese (1); "" if there are none."""
    return next((words[n] for words, players, types in PLAYER_OR if spec == player_or(players, *types)), "")


_PERMANENT = IsPermanent()
PLACES: tuple[tuple[tuple[str, str], str, Filter, str], ...] = (
    (("spell or permanent", "呪文1つかパーマネント1つ"), "stack or battlefield", Filter(), ""),
    (
        ("permanent or suspended card", "パーマネント1つか待機状態のカード1枚"),
        "battlefield or exile",
        Filter(AnyOf(HasStatus("suspended"), _PERMANENT)),
        "",
    ),
    (
        ("permanent with a time counter on it or suspended card", "時間カウンターが置かれているパーマネント1つか待機状態のカード1枚"),
        "battlefield or exile",
        Filter(AnyOf(Filter(HasCounter("time"), _PERMANENT), HasStatus("suspended"))),
        "",
    ),
    (("face-up exiled card", "追放されている表向きのカード1枚"), "exile", Filter(Not(IsFaceDown())), ""),
    (
        ("activated or triggered ability you control", "あなたがコントロールしている起動型能力か誘発型能力1つ"),
        "stack",
        Filter(Controlled("you")),
        "ability",
    ),
    (("spell or ability", "呪文や能力1つ"), "stack", Filter(), "any"),
)
"""What can be in several places, or on the stack and no spell, as targets: the words, the zone, the filter, what on the stack."""


def said_place(spec: TargetSpec, n: int) -> str:
    """The words for such targets in English (0) or Japanese (1); "" if there are none."""
    return next((w[n] for w, zone, what, stack in PLACES if spec == spec_of(Noun(what, zone, stack))), "")


YOUR_TRIGGERED = Filter(Controlled("you"), IsTriggered())
SINGLE = Filter(SingleTarget())
