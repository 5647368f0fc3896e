"""``saitei play``: lines typed one by one, in either language; each shows what it does. Lines can be taken back, and saved as a ruling."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from reports.documents import Both
from reports.writing import terminal
from reports.writing.explaining import possible
from reports.writing.places import lines_up_to, ruling_at
from reports.writing.terminal import both, console, system_language
from steps import tags
from steps.advice import Language
from steps.dialect import printed
from steps.drafting import table
from steps.gherkin import Kind
from steps.phrase import read, sentences
from steps.project import use_cards
from steps.session import KINDS, LineError, Session, split_keyword

WORDS = {
    "undo": ("undo", "戻す"),
    "board": ("board", "盤面"),
    "log": ("log", "記録"),
    "what": ("?", "？", "what", "候補"),
    "layers": ("layers", "種類別"),
    "save": ("save", "保存"),
    "help": ("help", "ヘルプ"),
    "quit": ("quit", "exit", "終わる"),
}
"""What is typed for each command, in both languages."""

_HELP = Both(
    "Type a line: Given, When, Then (the keyword may be left out); Tab completes. "
    "Commands: ? (what could come next), board, log, undo, save FILE, quit.",
    "行を入力します: 前提、もし、ならば（キーワードは省けます）。Tabで補完します。"
    "命令: ？（次にできること）、盤面、記録、戻す、保存 ファイル、終わる。",
)
_TAKEN_BACK = Both("taken back: {line}", "戻しました: {line}")
_NOTHING = Both("nothing to take back", "戻す行がありません")
_SAVED = Both("saved: {file}", "保存しました: {file}")
_WHERE = Both("save where? save FILE", "保存先を書いてください: 保存 ファイル")
_OPEN = Both("not saved: {why}", "保存していません: {why}")
_TABLE = Both("rows of the table, an empty line ends it", "表の行（空行で終わり）")


class Game:
    """A session at the terminal."""

    def __init__(self, language: Language, out: Console, edition: str = "") -> None:
        self.session = Session(language, edition)
        self.language: Language = language
        self.out = out
        self.rows: list[tuple[str, ...]] = []
        self.waiting: tuple[str, Kind | None] | None = None
        """A line that its table is still to come for."""

    def handle(self, typed: str) -> bool:
        """Carry out what was typed; False when it is time to go."""
        line = typed.strip()
        if self.waiting is not None:
            self._row(line)
            return True
        if not line or line.startswith("#"):
            return True
        word, _, rest = line.partition(" ")
        command = next((name for name, words in WORDS.items() if word in words and (name == "save" or not rest)), "")
        if command == "quit":
            return False
        if command:
            self._command(command, rest.strip())
        else:
            self._line(line)
        return True

    # --- lines

    def _line(self, line: str) -> None:
        kind, _ = split_keyword(line, self.language)
        try:
            kind = kind or self._continued(line)
            reading = self.session.read(line, kind)
        except LineError as error:
            told = self._from_other_language(line)
            if told is None:
                self._wrong(error)
                return
            line = told
            reading = self.session.read(line)
        if reading.sentence.phrase.table:
            self.waiting, self.rows = (line, reading.kind), []
            self.out.print(Text(both(self.language, _TABLE), style="dim"))
            return
        self._play(line, reading.kind)

    def _from_other_language(self, line: str) -> str | None:
        """A line of the other language as this one says it; None if it is none."""
        other: Language = "en" if self.language == "ja" else "ja"
        said, rest = split_keyword(line, other)
        for kind in (said,) if said else KINDS[1:] if any(done.kind != "given" for done in self.session.lines) else KINDS:
            found = read(kind, other, rest)
            if len(found) == 1:
                return f"{printed(self.language, kind)} {found[0].tell(self.language)}"
        return None

    def _continued(self, line: str) -> Kind | None:
        """The kind of a line that begins with And: that of the line before."""
        _, rest = split_keyword(line, self.language)
        return self.session.lines[-1].kind if self.session.lines and rest != line.strip() else None

    def _row(self, line: str) -> None:
        assert self.waiting is not None
        if line:
            self.rows.append(tuple(cell.strip().replace("\\n", "\n") for cell in line.strip("|｜").replace("｜", "|").split("|")))
            return
        (text, kind), self.waiting = self.waiting, None
        self._play(text, kind)

    def _play(self, line: str, kind: Kind | None) -> None:
        kept = list(self.session.lines)
        try:
            done = self.session.play(line, kind, self.rows)
        except LineError as error:
            self.session.again(kept)
            self._wrong(error)
            return
        finally:
            self.rows = []
        self.out.print(Text(f"{printed(self.language, done.kind)} {done.text}", style="cyan"))
        for text in terminal.log(self.session.scene, self.session.scene.table.log()[slice(*done.entries)], self.language):
            self.out.print(text)
        if self.session.scene.table.question() is not None:
            self._what()

    def _wrong(self, error: Exception) -> None:
        self.out.print(Text(str(error), style="red"))

    # --- commands

    def _command(self, name: str, rest: str) -> None:
        match name:
            case "undo":
                taken = self.session.undo()
                self.out.print(both(self.language, _TAKEN_BACK).format(line=taken.text) if taken else both(self.language, _NOTHING))
            case "board":
                self._started()
                for part in terminal.board(self.session.scene, self.language):
                    self.out.print(part)
            case "log":
                for text in terminal.log(self.session.scene, self.session.scene.table.log(), self.language):
                    self.out.print(text)
            case "what":
                self._what()
            case "layers":
                self._layers()
            case "save":
                self._save(rest)
            case _:
                self.out.print(both(self.language, _HELP))

    def _started(self) -> bool:
        """Whether the game could begin with what has been given."""
        try:
            self.session.scene.start()
        except Exception as error:  # noqa: BLE001  (whatever the start is not)
            self._wrong(error)
            return False
        return True

    def _what(self) -> None:
        trial = self.session.fork()
        try:
            trial.scene.start()
        except Exception as error:  # noqa: BLE001  (whatever the start is not)
            self._wrong(error)
            return
        for title, lines in possible(trial):
            self.out.print(Rule(title, style="dim"))
            for line in lines:
                self.out.print(Text(f"  {line}", style="green"))

    def _layers(self) -> None:
        for seen in self.session.scene.board().objects:
            if seen.zone == "battlefield":
                for line in terminal.layers_of(self.session.scene, seen, self.language):
                    self.out.print(line)

    def _save(self, rest: str) -> None:
        if not rest:
            self.out.print(both(self.language, _WHERE))
            return
        try:
            self.session.fork().finish()
        except LineError as error:
            self.out.print(both(self.language, _OPEN).format(why=error))
            return
        path = Path(rest if rest.endswith(".feature") else f"{rest}.feature")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.as_feature(path.stem), encoding="utf-8")
        self.out.print(both(self.language, _SAVED).format(file=path))

    def as_feature(self, title: str) -> str:
        """The lines so far as a file."""
        out = ["# language: ja"] if self.language == "ja" else []
        out += [f"{printed(self.language, 'feature')}: {title}", "", f"  {printed(self.language, 'scenario')}: {title}", ""]
        before = ""
        for line in self.session.lines:
            out.append(f"    {printed(self.language, line.kind if line.kind != before else 'and')} {line.text}")
            out += table(line.rows)
            before = line.kind
        return "\n".join(out) + "\n"


# --- The prompt -----------------------------------------------------------------------------------------------------------------------


class Lines(Completer):
    """Completes lines: what could come next, every phrase, and between quotation marks the names of what there is."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Completions of what stands before the cursor."""
        text = document.text_before_cursor
        opened = open_name(text)
        if opened is not None:
            for name in names(self.game):
                if opened.lower() in name.lower():
                    yield Completion(name, -len(opened))
            return
        yield from (Completion(line, -len(text)) for line in fitting(text, proposals(self.game)))


def open_name(text: str) -> str | None:
    """What has been typed of a name whose quotation mark is still open; None if none is."""
    for mark, end in (("「", "」"), ('"', '"')):
        before, opening, name = text.rpartition(mark)
        if opening and end not in name and (mark != end or before.count(mark) % 2 == 0):
            return name
    return None


def names(game: Game) -> list[str]:
    """The names of all that has been seen, and of every card that is known."""
    scene = game.session.scene
    here = [scene.table.card_name(seen.name, game.language) for seen in scene.ever() if seen.name]
    from engine.cards import catalogue  # noqa: PLC0415  (only where a name is completed)

    return list(dict.fromkeys((*here, *sorted(catalogue.names(game.language)))))


def proposals(game: Game) -> Iterator[str]:
    """Lines that could come next, then every phrase under its keyword."""
    if game.session.lines:
        trial = game.session.fork()
        try:
            trial.scene.start()
            yield from (line for _, lines in possible(trial) for line in lines)
        except Exception:  # noqa: BLE001  (a start that isn't at rest has nothing to propose)
            yield from ()
    for kind in KINDS:
        for sentence in sentences(kind, game.language):
            if sentence.main is None:
                yield f"{printed(game.language, kind)} {sentence.wordings[game.language].example()}"


def fitting(text: str, lines: Iterable[str]) -> list[str]:
    """The lines that have every word typed, those that begin so first."""
    wanted = text.lower().split() or [""]
    found = dict.fromkeys(line for line in lines if all(word in line.lower() for word in wanted))
    return sorted(found, key=lambda line: not line.lower().startswith(text.lower()))


def _prompted(game: Game) -> Callable[[], str]:
    prompt: PromptSession[str] = PromptSession(completer=Lines(game), complete_while_typing=False)
    return lambda: prompt.prompt("| " if game.waiting is not None else "> ")


def run(asked: argparse.Namespace) -> int:
    """Play at the terminal; with no terminal, lines are read as they come. 4 if there is no such place."""
    try:
        if asked.cards:
            use_cards(asked.cards)
        game = _begun(asked)
    except ValueError as error:
        console(error=True).print(f"saitei play: {error}")
        return 4
    game.out.print(Text(both(game.language, _HELP), style="dim"))
    typed: Callable[[], str] = _prompted(game) if sys.stdin.isatty() else lambda: _line_of(sys.stdin.readline())
    try:
        while game.handle(typed()):
            pass
    except (EOFError, KeyboardInterrupt):
        if game.waiting is not None:
            game.handle("")
    finally:
        use_cards(None)
    return 0


def _line_of(read: str) -> str:
    if not read:
        raise EOFError
    return read


def _begun(asked: argparse.Namespace) -> Game:
    """A game, perhaps with the first lines of a ruling."""
    if not asked.place:
        return Game(asked.lang or system_language(), console())
    where, feature, scenario = ruling_at(asked.place)
    game = Game(feature.language, console(), next(iter(tags.editions(scenario.tags)), ""))
    for line in lines_up_to(scenario, where.line):
        try:
            game.session.play(line.text, line.kind, line.rows, line.doc_string)
        except LineError as error:
            raise ValueError(f"{where.path}:{line.line}: {error}") from error
    return game
