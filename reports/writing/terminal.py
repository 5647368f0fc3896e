"""The terminal: colours, the board, what happened, as text for people."""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from reports import layers, wordings
from reports.documents import Both
from reports.telling import Teller
from steps.advice import Language
from steps.names import names_seen
from steps.published import StepRun
from steps.scene import Scene
from steps.table import Board, Entry, Seen

ROOT = Path(__file__).parents[2]
ORDER = ("battlefield", "stack", "hand", "graveyard", "exile", "command", "library")
"""The zones as they are shown."""


def console(*, error: bool = False) -> Console:
    """Where to print; without colour where the output is no terminal."""
    stream = sys.stderr if error else sys.stdout
    return Console(file=stream, highlight=False, soft_wrap=True, emoji=False, markup=False)


def system_language() -> Language:
    """The language of whoever sits at the terminal."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "ja" if (said or locale.getlocale()[0] or "").lower().startswith(("ja", "japanese")) else "en"


def both(language: Language, words: Both) -> str:
    """Words in a language."""
    return words.ja if language == "ja" else words.en


# --- The board --------------------------------------------------------------------------------------------------------------------


def board(scene: Scene, language: Language) -> Iterator[Table | Text]:
    """What lies on the table: where the game stands, then a table a player."""
    there = scene.board()
    yield _clock(there, language)
    for player in there.players:
        name = both(language, wordings.player(player.name))
        pool = f"  {player.pool}" if player.pool else ""
        table = Table(title=Text(f"{name}  {both(language, _LIFE)} {player.life}{pool}", style="bold"), title_justify="left", box=None)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        for zone in ORDER:
            lines = list(_zone(scene, there, zone, player.seat, language))
            if lines:
                table.add_row(both(language, wordings.ZONES[zone]), Text("\n").join(lines))
        yield table


_LIFE = Both("life", "ライフ")
_TURN = Both("turn {n}, {step} of {who}", "{n}ターン目、{who}の{step}")
_PRIORITY = Both("priority: {who}", "優先権は{who}にある")
_OVER = Both("the game is over", "ゲームは終わった")


def _clock(there: Board, language: Language) -> Text:
    step = both(language, wordings.show(wordings.STEPS, there.step))
    who = both(language, wordings.player(there.players[there.active].name))
    said = both(language, _TURN).format(n=there.turn, step=step, who=who)
    if there.over:
        said += f" — {both(language, _OVER)}"
    elif there.priority is not None:
        name = both(language, wordings.player(there.players[there.priority].name))
        said += f" — {both(language, _PRIORITY).format(who=name)}"
    return Text(said, style="bold")


def _zone(scene: Scene, there: Board, zone: str, seat: int, language: Language) -> Iterator[Text]:
    shared = zone in ("battlefield", "stack")
    mine = [o for o in there.objects if o.zone == zone and (o.controller if shared else o.owner) == seat]
    known = [o for o in sorted(mine, key=lambda o: o.position) if o.name or o.ability or any(card.key for card in o.cards)]
    for seen in known:
        yield _object(scene, seen, language)
    if len(mine) > len(known):
        n = len(mine) - len(known)
        yield Text(both(language, Both("1 blank card" if n == 1 else f"{n} blank cards", f"名前のないカード{n}枚")), style="dim")


def _object(scene: Scene, seen: Seen, language: Language) -> Text:
    from steps.calling import called  # noqa: PLC0415  (only a board is shown by it)

    text = Text(called(scene, seen) or seen.name or both(language, Both("a card without a name", "名前のないカード")))
    facts = []
    if seen.power is not None:
        facts.append(f"{seen.power}/{seen.toughness}")
    facts += [both(language, wordings.show(wordings.STATUSES, status)) for status in seen.statuses]
    facts += [both(language, wordings.counters(kind, n)) for kind, n in seen.counters]
    if seen.damage:
        facts.append(both(language, Both(f"{seen.damage} damage", f"{seen.damage}点のダメージ")))
    facts += [both(language, wordings.keyword(ability)) for ability in dict.fromkeys(seen.abilities)]
    if facts:
        text.append("  " + (", " if language == "en" else "、").join(facts), style="dim")
    return text


def layers_of(scene: Scene, seen: Seen, language: Language) -> Iterator[Text]:
    """How an object became what it is, a line a layer and effect."""
    there = scene.board().players

    def name(key: str) -> Both:
        return Both(scene.table.card_name(key, "en"), scene.table.card_name(key, "ja"))

    for line in scene.table.layers(seen.id):
        said = both(language, layers.tell(line, name, lambda seat: wordings.player(there[seat].name)))
        yield Text(f"  {line.layer:>2}  ", style="cyan") + Text(said)


# --- What happened ----------------------------------------------------------------------------------------------------------------


def log(scene: Scene, entries: Sequence[Entry], language: Language) -> Iterator[Text]:
    """What happened, a line an entry, with the rules applied."""
    board_now = scene.board()
    teller = Teller(names_seen(scene.table, _as_step(board_now, scene.table.log())))
    teller.know_players(board_now.players)
    wanted = {entry.n for entry in entries}
    for entry in scene.table.log():
        said = both(language, teller.tell(entry))
        if entry.n in wanted and not _BARE.fullmatch(said):
            text = Text("  " + said)
            if entry.rules:
                text.append(f"  ({', '.join(entry.rules)})", style="green")
            yield text


_BARE = re.compile(r"(?:[A-Z][a-z]+){2,}")
"""A note of the engine's own that has no words for people."""


def _as_step(there: Board, entries: Iterable[Entry]) -> list[StepRun]:
    return [StepRun("", "given", 0, "", "passed", board=there, entries=tuple(entries))]
