"""The scene: one scenario while it is played. It is all that a phrase's function gets.

It holds the table, knows which part of the log the next Then lines look at (the *window*: the When lines between this group of Then
lines and the group before it), keeps what is still to happen (a declaration in the making, a goal that a question interrupted, a try
that must be shown to be illegal), resolves names, and says what is wrong in the scenario's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn, TypeVar

from engine.record import replace
from steps import telling
from steps.naming import Naming
from steps.pending import Declaration, Try
from steps.slots.base import Namer, Printer, same_name
from steps.slots.objects import show_obj
from steps.slots.players import show_player, show_zone
from steps.slots.values import Obj, Player, Zone
from steps.table import (
    LACKING,
    Ability,
    Act,
    Activate,
    Answer,
    Board,
    Cast,
    Clock,
    Computed,
    Effect,
    Entry,
    Fact,
    MadeUp,
    Question,
    Seen,
    Table,
    Unsupported,
)
from steps.text import Language

if TYPE_CHECKING:
    from steps.driver import Goal
    from steps.forms import Kind
    from steps.phrase import Reading


W = TypeVar("W")
R = TypeVar("R")


class StepFailure(Exception):
    """A line that doesn't hold, or can't be carried out; the message is complete and in the scenario's language."""


class Scene:
    """One scenario at one table."""

    def __init__(self, table: Table, language: Language, off: frozenset[str] = frozenset()) -> None:
        self.table = table
        self.off = frozenset(rule.split(" ")[0] for rule in off)
        """Numbers of rules that are switched off, wholly or in part: that they are not applied proves nothing."""
        self.language: Language = language
        self.names = Naming(self)
        self.looked: list[Computed] = []
        self.players: tuple[str, ...] = ()
        """Their names, where the scenario gives them."""
        self.goal: Goal | None = None
        """What a question interrupted."""
        self.pending: Try | None = None
        self.declaration: Declaration | None = None
        self.begun = ""
        """Digest of the log before a spell or ability was begun (form B)."""
        self._kind: Kind | None = None
        self._ready = False
        self._played = False
        self._window: int | None = None
        self._before: Board | None = None
        self._rules: dict[str, None] = {}
        self._shown: set[str] = set()
        """Rules that this line's own looks applied."""
        self._log: list[Entry] = []
        self._board: Board | None = None
        self._ever: dict[int, Seen] = {}
        self._declare: Callable[[Scene, Declaration], None] | None = None

    # --- round each line (called by the glue)

    def before_line(self, kind: Kind) -> None:
        """A line of this kind comes. Raises StepFailure and SetUpError for what the lines before it left wrong."""
        self._shown = set()
        if kind == "given" and self._played:
            self.fail("前提はもしより前に書く。", "A Given stands before the first When.")
        if kind != "given":
            self.start()
        if kind == "then":
            self.declare()
        if kind == "when":
            self._played = True
            if self._kind != "when":
                self._open_window()
        self._kind = kind

    def after_line(self) -> None:
        """The line has been carried out."""
        self._remember(self.board().objects)

    def finish(self) -> None:
        """The scenario is over. Raises StepFailure if something is left open."""
        self.start()
        self.declare()
        question = self.table.question()
        if question:
            told = self.describe_question(question)
            self.fail(
                f"シナリオの終わりに、答えられていない選択が残っている。{told}",
                f"A choice is still open at the end of the scenario. {told}",
            )
        self._close_try()

    def start(self) -> None:
        """The last Given has been given."""
        if not self._ready:
            self._ready = True
            self.table.ready()
            self.changed()
            self._remember(self.board().objects)

    def settle(self, reading: Reading) -> None:
        """Before a phrase is carried out: what only it or its like could have gone on with comes to its end."""
        pending = self.declaration
        if pending and not (reading.phrase == f"{pending.phrase}/D" and reading.kind == "when"):
            self.declare()
        if reading.kind == "when":
            self._close_try()

    def _close_try(self) -> None:
        pending, self.pending = self.pending, None
        if pending and not pending.shown:
            self.fail(
                "試みた行動のあとに「その処理は不正であり、巻き戻される（規則）」がない。それがなければ、何も示したことにならない。",
                'After a try comes "that action is illegal and is reversed (rule)"; without it the try shows nothing.',
            )

    def declare(self) -> None:
        """Makes the declaration that the lines before have put together."""
        pending, self.declaration = self.declaration, None
        if pending and self._declare:
            self._declare(self, pending)

    def collect(self, declaration: Declaration, then: Callable[[Scene, Declaration], None]) -> None:
        """Keeps a declaration until a line of another kind comes."""
        self.declaration, self._declare = declaration, then

    def no_attachments(self, reading: Reading, rows: Sequence[Sequence[str]], docstring: str | None) -> None:
        """A table stands under a line where its phrase asks for one, and nowhere else; no phrase takes a text under it."""
        table = reading.sentence.phrase.table
        if table and not rows:
            self.fail("この行の下には表が要る。", "This line needs a table under it.")
        if docstring or (rows and not table):
            self.fail("この行の下に表や文章は置けない。", "This line takes no table or text under it.")

    @contextmanager
    def looking(self) -> Iterator[None]:
        """While a Then looks: where it doesn't hold, a question that is still open is the likely reason, and is told, too."""
        try:
            yield
        except StepFailure as failure:
            question = self.table.question()
            told = self.describe_question(question) if question else ""
            if not told or told in str(failure):
                raise
            raise self.failure(f"{failure} 答えられていない選択がある。{told}", f"{failure} A choice is open. {told}") from failure

    # --- changing the table

    def changed(self) -> None:
        """The table is no longer as it was."""
        self._board = None

    def given(self, fact: Fact) -> tuple[int, ...]:
        """Gives a fact. A card may be made up at any time (a token's), all else only at the start."""
        if self._ready and not isinstance(fact, MadeUp):
            self.fail("前提は、ほかの種類の行より前に書く。", "A Given stands before all other lines.")
        return self._change(self.table.given, fact)

    def _change(self, change: Callable[[W], R], what: W) -> R:
        try:
            return change(what)
        finally:
            self.changed()

    def do(self, act: Act) -> int | None:
        """Does an act."""
        return self._change(self.table.do, act)

    def begin(self, act: Cast | Activate) -> int | None:
        """Begins a cast or an activation."""
        return self._change(self.table.begin, act)

    def effect(self, effect: Effect) -> None:
        """Lets an effect happen."""
        self._change(self.table.effect, effect)

    def answer(self, answer: Answer) -> None:
        """Answers the open question."""
        self._change(self.table.answer, answer)

    # --- looking

    def need(self, ability: Ability) -> None:
        """This line is about something that not every engine shows. Raises Unsupported."""
        if ability not in self.table.abilities:
            en, ja = LACKING[ability]
            raise Unsupported(en, ja)

    def board(self) -> Board:
        """What there is now."""
        if self._board is None:
            self._board = self.table.board()
        return self._board

    def clock(self) -> Clock:
        """Where the game stands."""
        return self.table.clock()

    current_board = board

    def accounted(self, look: Computed) -> Computed:
        """What was looked at, with how it became so (for the report), as far as the engine shows that."""
        if "layers" not in self.table.abilities:
            return look
        return replace(look, layers=tuple(self.table.layers(look.seen.id)))

    def log(self) -> list[Entry]:
        """What has happened so far."""
        for entry in self.table.log(len(self._log)):
            self._log.append(entry)
            self._remember(entry.objects)
            for rule in entry.rules:
                self._rules[rule] = None
        return self._log

    def look(self, obj: int) -> Computed:
        """What an object is; its rules count as shown by this line."""
        found = self.table.computed(obj)
        self.looked.append(found)
        self.show_rules(found.rules)
        return found

    def show_rules(self, rules: Iterable[str]) -> None:
        """These rules were applied in a look."""
        for rule in rules:
            self._rules[rule] = None
            self._shown.add(rule)

    def rules_applied(self) -> tuple[str, ...]:
        """Every rule applied so far, in the log or in a look."""
        self.log()
        return tuple(self._rules)

    def _remember(self, objects: Iterable[Seen]) -> None:
        for seen in objects:
            if seen.id >= 0 and (seen.name or seen.cards or seen.ability):
                self._ever[seen.id] = seen

    def ever(self) -> Iterator[Seen]:
        """Every object there is or was, as last seen."""
        self.log()
        self._remember(self.board().objects)
        return iter(list(self._ever.values()))

    def by_id(self, obj: int) -> Seen | None:
        """An object as it is, or as it was last seen."""
        found = next((s for s in self.board().objects if s.id == obj), None)
        if found is None:
            self.log()
        return found or self._ever.get(obj)

    # --- the window

    def _open_window(self) -> None:
        self._window = len(self.log())
        self._before = self.board()

    def before_window(self) -> Board:
        """The table as it was before the window."""
        return self._before or self.board()

    def window(self) -> list[Entry]:
        """What happened in the window. Raises StepFailure if there is none."""
        if self._window is None:
            self.fail(
                "この行は起きたことを述べるが、前にもしの行がない。状態を述べる（…である、…にある）か、もしの行を書く。",
                "This line says what happened, but there is no When before it. Say what is (is, has), or add a When.",
            )
        return self.log()[self._window :]

    def unasked(self) -> Sequence[Question]:
        """Questions of the window that nobody was asked, each with its one possible answer."""
        return self.table.unasked(self._window or 0)

    def earlier(self) -> list[Entry]:
        """What happened before the window."""
        return self.log()[: self._window or 0]

    # --- rules at the end of a Then

    def check_rules(self, rules: Sequence[str], named: Sequence[Obj | Player] = ()) -> None:
        """The rules at the end of a Then must have been applied in this line's own looks, or in the window to something it names."""
        if not rules or "citations" not in self.table.abilities:
            return
        window = self.log()[self._window :] if self._window is not None else []
        applied = dict.fromkeys(_number(r) for r in sorted(self._shown))
        elsewhere: dict[str, None] = {}
        for entry in window:
            (applied if self.names.about(entry, named) else elsewhere).update(dict.fromkeys(map(_number, entry.rules)))
        missing = [r for r in rules if r not in applied and r not in self.off]
        if missing:
            there, others = ", ".join(applied) or "-", ", ".join(r for r in missing if r in elsewhere)
            ja = f"（{others}は、ここに名のないものに適用された。）" if others else ""
            en = f" ({others} was applied to something that this line doesn't name.)" if others else ""
            self.fail(
                f"規則{'、'.join(missing)}は、この間にもこの行を確かめるときにも適用されていない。適用された規則: {there}。{ja}",
                f"Rule {', '.join(missing)} was applied neither in this window nor in looking. Applied: {there}.{en}",
            )

    def check_shown(self, form: str, rules: Sequence[str], named: Sequence[Obj | Player]) -> None:
        """Rules after "can" and "must" must have been applied in finding that out."""
        if form in ("C", "M"):
            self.check_rules(rules, named)

    # --- players and names

    def seat(self, player: Player) -> int:
        """The seat of one player. Raises StepFailure for a name that nobody has."""
        seats = self.seats(player)
        if len(seats) != 1:
            self.fail("ここでは1人のプレイヤーを名指しする。", "Name one player here.")
        return seats[0]

    def seats(self, player: Player) -> tuple[int, ...]:
        """The seats of one player, or of each of several."""
        everybody = range(len(self.players) or 2)
        match player.who:
            case "named":
                if player.name not in self.players:
                    known = ", ".join(self.players) or "-"
                    raise self.failure(
                        f"プレイヤー「{player.name}」はいない。いるのは: {known}。",
                        f'There is no player "{player.name}". Players: {known}.',
                    )
                return (self.players.index(player.name),)
            case "each player":
                return tuple(everybody)
            case _ if self.players:
                raise self.failure(
                    "プレイヤーに名前を付けたシナリオでは、プレイヤー「名前」と書く。",
                    'Where the players have names, write player "name".',
                )
            case "each opponent":
                return tuple(everybody)[1:]
            case who:
                return (0,) if who == "you" else (1,)

    def player_name(self, seat: int) -> str:
        """How a player is named in this scenario."""
        player = Player("named", self.players[seat]) if self.players else Player("you" if seat == 0 else "opponent")
        return show_player(self.printer, player)

    @property
    def printer(self) -> Printer:
        """Prints values in the scenario's language, names by the table's catalogue."""
        return Printer(self.language, self._namer())

    def _namer(self) -> Namer:
        def namer(name: str, language: Language) -> tuple[str, Language]:
            key = self.names.key(name)
            known = self.table.find_card(name) is not None
            return same_name(self.table.card_name(key, language) if known else name, language)

        return namer

    def name(self, key: str) -> str:
        """The name of a card in the scenario's language, in quotation marks."""
        return self.printer.name(key)

    def show(self, value: Obj | Player) -> str:
        """A named thing, for a message."""
        return show_obj(self.printer, value)

    def show_zone(self, zone: Zone) -> str:
        """A zone, for a message."""
        return show_zone(self.printer, zone)

    # --- messages

    def say(self, ja: str, en: str) -> str:
        """The text in the scenario's language."""
        return ja if self.language == "ja" else en

    def failure(self, ja: str, en: str) -> StepFailure:
        """A failure that says this."""
        return StepFailure(self.say(ja, en))

    def fail(self, ja: str, en: str) -> NoReturn:
        """The line fails. Raises StepFailure."""
        raise self.failure(ja, en)

    @contextmanager
    def stating(self, ja: str, en: str) -> Iterator[None]:
        """A Given that only states how things are: where they aren't so, it fails with what to write instead. Raises StepFailure."""
        try:
            yield
        except StepFailure as failure:
            raise self.failure(f"{failure}前提でそうするには: {ja}", f"{failure} To make it so in a Given: {en}") from failure

    def describe(self, seen: Seen) -> str:
        """An object, for a message: its name, where it is and whose."""
        return telling.describe(self, seen)

    def describe_question(self, question: Question) -> str:
        """An open question, for a message: what, of whom, the options."""
        return telling.describe_question(self, question)


def _number(rule: str) -> str:
    """A rule's number, without its part."""
    return rule.partition(" ")[0]
