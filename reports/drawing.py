"""A scenario's evidence as the page draws it: every word ready in both languages, so that the script only lays it out.

Per scenario ``{"faces": […], "steps": […], "lines": […], "given": …, "applied": […]}``: ``lines`` are the numbers of its lines, the first
``given`` of them Givens; texts are pairs [English, Japanese]. A step's ``board`` holds the same changes as ``compliance.json`` (see
:mod:`steps.evidence`): its indexes point into ``faces``. Scenarios are compressed some dozens at a time, in the order of the page.
"""

from __future__ import annotations

import base64
import os
import zlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from reports import layers, wordings
from reports.documents import Both
from reports.notes import QUIET
from reports.results import Case
from reports.telling import Teller
from steps.evidence import Unpacker, numbers
from steps.packing import Json, unpack
from steps.table import Computed, Entry, PlayerSeen, Seen

TOGETHER = 96
"""Scenarios in a compressed piece: more make the page smaller, fewer make a scenario open faster."""

WORTH_A_PROCESS, MOST_PROCESSES = 10, 3
"""So many pieces are worth the start of another process; and how many of those there are at most."""

SHOWN_ELSEWHERE = frozenset({"tapped", "attacking", "blocking", "merged"})
"""Statuses that the drawing shows in another way than by their word."""


NUMBERS = frozenset({"attacks", "on", "x"})
"""Fields of a face in which 0 says something."""


def _pair(both: Both) -> list[str]:
    return [both.en, both.ja]


def face(seen: Seen, teller: Teller) -> Json:
    """How an object looks; what it lacks is left out."""
    key = seen.name or (seen.cards[0].key if seen.cards else "")
    words = [wordings.show(wordings.STATUSES, status) for status in seen.statuses if status not in SHOWN_ELSEWHERE]
    words += [wordings.STATUSES[word] for word, holds in (("token", seen.token), ("copy", seen.copy)) if holds]
    words += [Both(f"{wordings.keyword(cost).en} paid", f"{wordings.keyword(cost).ja}で唱えた") for cost in seen.costs_paid]
    drawn = {
        "name": _pair(teller.name(seen) if seen.ability else teller.card(key)) if key or seen.ability else [],
        "label": next((card.label for card in seen.cards if card.label), ""),
        "type": _pair(wordings.type_line(seen.supertypes, seen.types, seen.subtypes)) if seen.types else [],
        "size": f"{seen.power}/{seen.toughness}" if seen.power is not None else "",
        "words": [_pair(word) for word in words],
        "has": [_pair(wordings.keyword(ability)) for ability in seen.abilities],
        "counters": [_pair(wordings.counters(kind, n)) for kind, n in seen.counters],
        "pile": [_pair(teller.card(card.key)) for card in seen.cards] if len(seen.cards) > 1 else [],
        "down": "face down" in seen.statuses,
        "unknown": list(seen.unknown_to) if key else [],
        "damage": seen.damage,
        "zone": seen.zone,
        "owner": seen.owner,
        "controller": seen.controller,
        "land": "Land" in seen.types,
        "tapped": "tapped" in seen.statuses,
        "out": "phased out" in seen.statuses,
        "on": seen.attached_to,
        "attacks": seen.attacking if seen.attacking is not None else ("attacking" in seen.statuses or None),
        "blocks": list(seen.blocking),
        "targets": list(seen.targets),
        "x": seen.x,
    }
    return {name: value for name, value in drawn.items() if value or (name in NUMBERS and value is not None)}


def _board(changes: Json, players: Sequence[PlayerSeen]) -> Json:
    """The changes of a board; the words of its game and players anew where they changed."""
    drawn = {name: changes[name] for name in ("objects", "zones") if name in changes}
    if "game" in changes:
        game = changes["game"]
        step = wordings.show(wordings.STEPS, game["step"])
        over = Both(" — game over", " — ゲーム終了") if game.get("over") else Both()
        text = [f"Turn {game['turn']}, {step.en}{over.en}", f"{game['turn']}ターン目、{step.ja}{over.ja}"]
        drawn["game"] = {"text": text, "active": game["active"], "priority": game["priority"]}
    if "players" in changes:
        drawn["players"] = [
            {"name": _pair(wordings.player(player.name)), "seat": player.seat, "life": player.life}
            | ({"pool": player.pool} if player.pool else {})
            | ({} if player.in_game else {"lost": True})
            for player in players
        ]
    return drawn


def _log(entries: Sequence[Entry], teller: Teller) -> Iterator[Json]:
    for entry in entries:
        told = teller.tell(entry)
        if entry.rules or entry.kind != "note" or entry.detail not in QUIET:
            yield [told.en, told.ja, list(entry.rules), entry.moment]


def _looked(items: Sequence[Computed], teller: Teller) -> Iterator[Json]:
    for item in items:
        lines = [[line.layer, *_pair(layers.tell(line, teller.card, teller.seat))] for line in item.layers]
        yield [*_pair(teller.name(item.seen)), list(item.rules), lines if len(lines) > 1 else []]


def draw(case: Case) -> Json:
    """What the page needs to draw a scenario. Raises PackingError."""
    teller = Teller(case.run.names)
    unpacker = Unpacker(msgspec.json.decode(case.evidence))
    names = [teller.name(seen) for seen in unpacker.table]
    steps = []
    for step in unpacker.steps:
        changes, drawn = step.get("board", {}), {}
        players = [unpack(PlayerSeen, player) for player in changes.get("players", ())]
        teller.know_players(players)
        for ids, index in changes.get("objects", ()):
            teller.know_objects(numbers(ids), names[index])
        drawn["board"] = _board(changes, players)
        drawn["log"] = list(_log(unpacker.entries(step), teller))
        drawn["looked"] = list(_looked(unpacker.looked(step), teller))
        steps.append({name: value for name, value in drawn.items() if value})
    return {
        "faces": [face(seen, teller) for seen in unpacker.table],
        "steps": steps,
        "lines": [step.line for step in case.run.steps],
        "given": sum(step.kind == "given" for step in case.run.steps),
        "applied": list(case.run.applied),
    }


def compressed(cases: Sequence[Case]) -> Iterator[str]:
    """Pieces of evidence: each is base64 of a zlib stream of a JSON list, an item a scenario.

    Those of many scenarios are drawn in other processes, from now on, while this one goes on with something else.
    """
    parts = [tuple(cases[place : place + TOGETHER]) for place in range(0, len(cases), TOGETHER)]
    others = min(MOST_PROCESSES, (os.cpu_count() or 1) - 1)
    return _elsewhere(parts, others) if others and len(parts) >= WORTH_A_PROCESS else map(_piece, parts)


def _elsewhere(parts: list[tuple[Case, ...]], processes: int) -> Iterator[str]:
    """The pieces as other processes draw them; those that none has begun with when the first is wanted are drawn here, from the last on."""
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    drawn = [pool.submit(_piece, part) for part in parts]

    def in_order() -> Iterator[str]:
        mine: list[str] = []
        with pool:
            while len(mine) < len(parts) and drawn[-1 - len(mine)].cancel():
                mine.append(_piece(parts[-1 - len(mine)]))
            for part, piece in zip(parts, drawn[: len(parts) - len(mine)], strict=False):
                try:
                    yield piece.result()
                except BrokenProcessPool:  # there can be no other process here
                    yield _piece(part)
        yield from reversed(mine)

    return in_order()


def _piece(cases: Iterable[Case]) -> str:
    return packed([draw(case) for case in cases])


def packed(data: Json) -> str:
    """JSON as base64 of a zlib stream."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(data), 9)).decode("ascii")
