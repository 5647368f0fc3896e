"""``saitei explain FILE:LINE``: plays a ruling up to a line, and shows what there is, what happened, and what could be done."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from rich.console import Console, Group
from rich.rule import Rule
from rich.text import Text

from reports.documents import Both
from reports.writing import terminal
from reports.writing.places import lines_up_to, ruling_at
from reports.writing.terminal import both, console
from steps import ready, tags
from steps.advice import Language
from steps.calling import called
from steps.dialect import printed
from steps.gherkin import Line
from steps.project import use_cards
from steps.retelling import CantRetell, retell
from steps.session import LineError, Session
from steps.slots.inside import named_in
from steps.slots.values import Player, Ref
from steps.table import Seen

_BOARD = Both("The board", "盤面")
_LAYERS = Both("Layers of {name}", "{name}の種類別")
_POSSIBLE = Both("What {who} could do", "{who}にできること")
_ASKED = Both("A choice is open", "選択が求められている")
_NOTHING = Both("nothing", "なし")


def run(asked: argparse.Namespace) -> int:
    """Explain a place; 0, 1 if the ruling doesn't come so far, 4 if there is no such place."""
    try:
        if asked.cards:
            use_cards(asked.cards)
        where, feature, scenario = ruling_at(asked.place)
    except ValueError as error:
        console(error=True).print(f"saitei explain: {error}")
        return 4
    language: Language = asked.lang or feature.language
    lines = lines_up_to(scenario, where.line)
    out = console()
    out.print(Text(scenario.title if language == feature.language else scenario.other_title or scenario.title, style="bold"))
    session = Session(language, next(iter(tags.editions(scenario.tags)), ""))
    try:
        return _play(out, session, [_told(line, feature.language, language) for line in lines], str(where.path))
    except CantRetell:
        console(error=True).print(f"saitei explain: {where.path}: a line is not understood; `saitei check {where.path}` says more")
        return 1
    finally:
        use_cards(None)


def _told(line: Line, language: Language, to: Language) -> Line:
    return line if language == to else retell(line, language, to)


def _play(out: Console, session: Session, lines: Sequence[Line], file: str) -> int:
    kind = ""
    for line in lines:
        word = printed(session.language, line.kind if line.kind != kind else "and")
        kind = line.kind
        out.print(Text(f"  {word} {line.text}", style="cyan"))
        try:
            done = session.play(line.text, line.kind, line.rows, line.doc_string)
        except LineError as error:
            out.print(Text(f"{file}:{line.line}: {error}", style="red"))
            explain(out, session)
            return 1
        if line.kind == "when":
            for text in terminal.log(session.scene, session.scene.table.log()[slice(*done.entries)], session.language):
                out.print(Text("  ") + text)
    explain(out, session)
    return 0


def explain(out: Console, session: Session) -> None:
    """Show where a game stands, the layers of what its last line names, and what could be done."""
    language = session.language
    session.scene.start()
    out.print(Rule(both(language, _BOARD)))
    for part in terminal.board(session.scene, language):
        out.print(part)
    for seen in _named(session):
        layers = list(terminal.layers_of(session.scene, seen, language))
        if len(layers) > 1:
            out.print(Rule(both(language, _LAYERS).format(name=called(session.scene, seen))))
            out.print(Group(*layers))
    for title, lines in possible(session):
        out.print(Rule(title))
        out.print(Group(*(Text(f"  {line}", style="green") for line in lines)) if lines else both(language, _NOTHING))


def _named(session: Session) -> Iterator[Seen]:
    """The permanents that the last line names."""
    if not session.lines:
        return
    names = [ref for ref in named_in(session.lines[-1].reading.values) if not isinstance(ref, Player)]
    there = [seen for seen in session.scene.board().objects if seen.zone == "battlefield"]
    wanted = {seen.id: seen for ref in names if isinstance(ref, Ref) for seen in there if session.scene.names.fits(ref, seen)}
    yield from wanted.values()


def possible(session: Session) -> Iterator[tuple[str, list[str]]]:
    """What could come next, as lines to paste: the answers to the open question, else the acts of each player, and the passing of time."""
    scene, language = session.scene, session.language
    when = printed(language, "when")
    question = scene.table.question()
    if question is not None:
        yield both(language, _ASKED), [f"{when} {line}" for line in ready.answers(scene, question, 20)]
        return
    if scene.clock().over:
        return
    for seat in range(len(scene.board().players)):
        lines = [*ready.acts(scene, seat), *ready.attacks(scene, (seat,))]
        yield both(language, _POSSIBLE).format(who=scene.player_name(seat)), [f"{when} {line}" for line in lines]
    yield both(language, Both("Time", "時間の経過")), [f"{when} {line}" for line in ready.time(scene)]


