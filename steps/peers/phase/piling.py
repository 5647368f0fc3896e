"""Merged permanents at phase's table: it makes piles by mutating alone, so each is made by casting spells with mutate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steps.table import Unsupported

_ASKED = 6
"""So many prompts at most as a spell with mutate is cast."""
_KEPT = ("objects", "players", "battlefield", "transient_continuous_effects", "resolved_rules_journal")
"""What stays of having made a pile; all else, what has triggered above all, never happened."""
_PASSES = 12


def pile(laid: Any, owner: int, cards: Sequence[int]) -> int:
    """Make a pile of cards in a player's library, topmost first, as phase calls them; what phase calls the permanent.

    Raises:
        Unsupported: phase can't make it by mutating.
    """
    plain = [n for n, card in enumerate(cards) if not _mutates(laid, card)]
    if len(plain) > 1:
        raise Unsupported("phase makes piles of cards with mutate alone", "変容を持つカードでしか合体させられない")
    at = plain[0] if plain else len(cards) - 1
    base = cards[at]
    when = laid.game.state()["state"]
    laid.debug("MoveToZone", object_id=base, to_zone="Battlefield", simulate=False)
    _at_sorcery_time(laid, owner)
    for card in cards[:at][::-1]:
        _mutate(laid, owner, card, base, "Top")
    for card in cards[at + 1 :]:
        _mutate(laid, owner, card, base, "Bottom")
    _forget(laid, when)
    return base


def _mutates(laid: Any, card: int) -> bool:
    keywords = laid.game.object(card)["keywords"]
    return any(isinstance(k, dict) and "Mutate" in k for k in keywords)


def _at_sorcery_time(laid: Any, player: int) -> None:
    state = laid.game.state()["state"]
    waiting = {"type": "Priority", "data": {"player": player}}
    laid.reload(state | {"phase": "PreCombatMain", "active_player": player, "priority_player": player, "waiting_for": waiting})


def _forget(laid: Any, when: dict[str, Any]) -> None:
    """Go back to a state, but for the pile."""
    state = laid.game.state()["state"]
    laid.reload(when | {key: it for key, it in state.items() if key in _KEPT or key.startswith("next_")})


def _mutate(laid: Any, owner: int, card: int, base: int, side: str) -> None:
    laid.debug("MoveToZone", object_id=card, to_zone="Hand", simulate=False)
    laid.enrich(owner)
    number = laid.game.object(card)["card_id"]
    when = laid.game.state()["state"]
    try:
        _do(laid, owner, "CastSpell", object_id=card, card_id=number, targets=[], payment_mode={"type": "Auto"})
        for _ in range(_ASKED):
            kind = laid.game.waiting_for()["type"]
            if kind == "AlternativeCastChoice":
                _do(laid, owner, "ChooseAlternativeCast", choice={"type": "Alternative"})
            elif kind == "TargetSelection":
                _do(laid, owner, "SelectTargets", targets=[{"Object": base}])
            else:
                break
        for _ in range(_PASSES):
            kind = laid.game.waiting_for()["type"]
            if kind == "MutateMergeChoice":
                _do(laid, owner, "ChooseMutateMergeSide", side=side)
                break
            _do(laid, laid.game.priority_player(), "PassPriority")
    except ValueError as error:
        raise Unsupported(f"phase doesn't make the pile: {error}", "合体させられない") from error
    components = laid.game.object(base).get("merged_components") or ()
    if card not in components:
        raise Unsupported("phase doesn't make the pile", "合体させられない")
    _forget(laid, when)


def _do(laid: Any, player: int, kind: str, **data: Any) -> None:
    laid.game.apply(player, {"type": kind, "data": data} if data else {"type": kind})
