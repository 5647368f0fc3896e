"""Merged permanents at phase's table: it makes piles by mutating alone, so each is made by casting spells with mutate.

A card without mutate has it lent for that in place of its keywords: a mutate cost of {0}, which no card has, and for which its own keywords
are put again everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steps.table import Unsupported

_ASKED = 6
"""So many prompts at most as a spell with mutate is cast."""
_KEPT = ("objects", "players", "battlefield", "transient_continuous_effects", "resolved_rules_journal")
"""What stays of having made a pile; all else, what has triggered above all, never happened."""
_PASSES = 12
_LENT = {"Mutate": {"type": "Cost", "generic": 0, "shards": []}}
_NONE, _SOME = {"type": "NoCost"}, {"type": "Cost", "generic": 97, "shards": []}
"""What phase has for no mana cost, and a cost that nobody pays: phase casts nothing that has none, not even for another cost."""
_UP = 9
"""So many +1/+1 counters keep what lies at the bottom alive while the pile is made."""


def pile(laid: Any, owner: int, cards: Sequence[int]) -> int:
    """Make a pile of cards in a player's library, topmost first, as phase calls them; what phase calls the permanent.

    Raises:
        Unsupported: phase can't make it by mutating.
    """
    plain = [n for n, card in enumerate(cards) if not _mutates(laid, card)]
    at = plain[-1] if plain else len(cards) - 1
    base = cards[at]
    when = laid.game.state()["state"]
    laid.debug("MoveToZone", object_id=base, to_zone="Battlefield", simulate=False)
    laid.debug("ModifyCounters", object_id=base, counter_type="P1P1", delta=_UP)
    _at_sorcery_time(laid, owner)
    for card in cards[:at][::-1]:
        _mutate(laid, owner, card, base, "Top")
    for card in cards[at + 1 :]:
        _mutate(laid, owner, card, base, "Bottom")
    _forget(laid, when)
    laid.debug("ModifyCounters", object_id=base, counter_type="P1P1", delta=-_UP)
    return base


def merge(laid: Any, card: int, base: int, side: str) -> None:
    """Merge a card, wherever it is, with a permanent, by what phase calls them: Top or Bottom.

    Raises:
        Unsupported: phase can't make it by mutating.
    """
    when = laid.game.state()["state"]
    if when["waiting_for"]["type"] != "Priority" or when["objects"][str(card)].get("is_token"):
        raise Unsupported("phase doesn't make the pile", "合体させられない")
    owner = when["objects"][str(card)]["owner"]
    _at_sorcery_time(laid, owner)
    _mutate(laid, owner, card, base, side)
    _forget(laid, when)


def _mutates(laid: Any, card: int) -> bool:
    keywords = laid.game.object(card)["keywords"]
    return any(isinstance(k, dict) and "Mutate" in k for k in keywords)


def _at_sorcery_time(laid: Any, player: int) -> None:
    state = laid.game.state()["state"]
    waiting = {"type": "Priority", "data": {"player": player}}
    main = {"phase": "PreCombatMain", "active_player": player, "priority_player": player, "waiting_for": waiting, "stack": []}
    laid.reload(state | main)


def _forget(laid: Any, when: dict[str, Any]) -> None:
    """Go back to a state, but for the pile."""
    state = laid.game.state()["state"]
    laid.reload(when | {key: it for key, it in state.items() if key in _KEPT or key.startswith("next_")})


def _lend(laid: Any, card: int) -> list[Any]:
    """Lend mutate to a card; the keywords that it has otherwise."""
    state = laid.game.state()["state"]
    it = state["objects"][str(card)]
    own: list[Any] = it["base_keywords"]
    it["keywords"] = it["base_keywords"] = [_LENT]
    if it["mana_cost"] == _NONE:
        it["mana_cost"] = it["base_mana_cost"] = _SOME
    laid.reload(state)
    return own


def _returned(it: Any, own: list[Any]) -> Any:
    """A part of a state with the card's own keywords in place of the mutate that was lent."""
    if isinstance(it, list):
        return [part for one in it for part in (own if one == _LENT else [_returned(one, own)])]
    if it == _SOME:
        return _NONE
    return {key: _returned(one, own) for key, one in it.items()} if isinstance(it, dict) else it


def _mutate(laid: Any, owner: int, card: int, base: int, side: str) -> None:
    if laid.game.object(card)["zone"] != "Hand":
        laid.debug("MoveToZone", object_id=card, to_zone="Hand", simulate=False)
    own = None if _mutates(laid, card) else _lend(laid, card)
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
    if own is not None:
        laid.reload(_returned(laid.game.state()["state"], own))
        when = _returned(when, own)
    _forget(laid, when)


def _do(laid: Any, player: int, kind: str, **data: Any) -> None:
    laid.game.apply(player, {"type": kind, "data": data} if data else {"type": kind})
