"""Declaring attackers and blockers at phase's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from steps.peers.phase import wording
from steps.peers.phase.playing import Playing
from steps.table import Attack, Block, Obstacle, Refused, Seen, Unsupported


def declare(it: Playing, act: Attack | Block, board: Mapping[int, Seen], bands: Sequence[Sequence[int]] = ()) -> None:
    """Declare attackers, with the bands that they form, or blockers, and pay what that costs.

    Raises:
        Refused: phase doesn't allow it; the game is what it was.
        Unsupported: this driver has no words for it.
    """
    held = it.branch()
    try:
        if isinstance(act, Attack):
            _attack(it, act, board, bands)
        else:
            _block(it, act)
        if it.waiting["type"] == "CombatTaxPayment":
            cost = wording.cost(it.waiting["data"]["total_cost"])
            it.apply(it.asked().player, "PayCombatTax", accept=True)
            it.note_paid(act.player, cost, tuple(board[i] for i, _ in (act.attackers if isinstance(act, Attack) else act.blocks)))
    except (Refused, Unsupported):
        it.back(held)
        raise


def _attack(it: Playing, act: Attack, board: Mapping[int, Seen], bands: Sequence[Sequence[int]]) -> None:
    if not it.pass_to("DeclareAttackers", () if act.attackers else ("EndCombat", "PostCombatMain")):
        return
    opponents = [p["id"] for p in it.state["players"] if p["id"] != act.player and not p["is_eliminated"]]
    pairs = []
    for attacker, attacked in act.attackers:
        whom: dict[str, Any] = {"type": "Player", "data": opponents[0] if attacked is None else ~attacked}
        if attacked is not None and attacked >= 0:
            whom = {"type": "Battle" if "Battle" in board[attacked].types else "Planeswalker", "data": it.id(attacked)}
        pairs.append([it.id(attacker), whom])
    it.apply(act.player, "DeclareAttackers", attacks=pairs, bands=[[it.id(i) for i in band] for band in bands])


def _block(it: Playing, act: Block) -> None:
    if act.others:
        raise Unsupported("this driver declares one player's blockers", "このエンジンでは1人のプレイヤーのブロックだけを指定できる")
    if not it.pass_to("DeclareBlockers", () if act.blocks else ("DeclareBlockers",)):
        return
    pairs = [[it.id(blocker), it.id(attacker)] for blocker, attacker in act.blocks]
    offered = it.waiting["data"].get("valid_block_targets") or {}
    for blocker, attacker in pairs:  # phase takes others all the same
        if attacker not in offered.get(str(blocker), ()):
            raise Refused((Obstacle("", "phase doesn't offer the block", ja="phaseはこのブロックを選ばせない"),))
    it.apply(act.player, "DeclareBlockers", assignments=pairs)
