"""How permanents enter the battlefield (CR 614.1c-d, 614.12): tapped, with counters, under someone's control, with something chosen."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.sacrifice import Sacrificed
from engine.amounts import Amount, amount
from engine.cards.card import ADVENTURE, FLIPS, CardFace
from engine.continuous import Active
from engine.damage import LifeChanges
from engine.double_faced import double_faced, turned
from engine.events import Event, OfObject
from engine.face_down import turning_down
from engine.filters import Filter
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute
from engine.instructions import Instruction
from engine.object_parts import FaceDown
from engine.questions import IllegalAnswer, Option, Question, by_name
from engine.record import record, replace
from engine.replacement import Performs, impossible
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.split_cards import of_one_half
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, STACK, ObjectId, Seat
from engine.subtypes import CREATURE_TYPES, every_subtype
from engine.tokens import Create
from engine.transforming import Transformed
from engine.view import Env
from engine.zones import Move, successors

Faces = tuple[CardFace, ...]
Entry = Move | Create
"""What enters: an object that moves, or a token that is created."""


@rule("614.1c", "603.6d")
def as_it_says(ctx: Context, entry: Entry, changed: Entry) -> Entry:
    """A permanent enters as an ability of its own says."""
    return changed


@rule("614.1d")
def as_others_say(ctx: Context, entry: Entry, changed: Entry) -> Entry:
    """A permanent enters as an effect from elsewhere says."""
    return changed


def as_something_says(game: Game, entry: Entry, changed: Entry, active: Active, seen: Foreseen) -> Events:
    """It enters in a changed way, which a static ability of its own or of something else says (CR 614.1c-d)."""
    mine = active.source == seen.obj
    return (as_it_says(game, entry, changed) if mine else as_others_say(game, entry, changed),)


@record
class EntersTapped(Substitute):
    """It enters tapped."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)):
            return (event,)
        return as_something_says(game, event, replace(event, tapped=True), active, seen)


@record
class EntersWith(Substitute):
    """It enters with counters on it. The amount is found out as it enters; X is the X of the spell that it was (CR 107.3m)."""

    kind: str
    n: Amount = 1

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)):
            return (event,)
        announced = game.object(event.obj).announced if isinstance(event, Move) else None
        n = amount(self.n, game.state, replace(active.env, x=announced.x if announced else None))
        counters = dict(event.counters)
        counters[self.kind] = counters.get(self.kind, 0) + n
        return as_something_says(game, event, replace(event, counters=tuple(sorted(counters.items()))), active, seen) if n else (event,)


@record
class EntersTransformed(Substitute):
    """It enters with its back face up, if it is represented by a double-faced card (CR 616.1d, 712.13a)."""

    step: ClassVar[str] = "d"

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, Move) or not any(double_faced(c) for c in game.object(event.obj).components[:1]):
            return (event,)
        (entered,) = as_something_says(game, event, replace(event, transformed=True), active, seen)
        back = turned(game.object(event.obj).top).face
        spell = event.from_zone == STACK and not {"instant", "sorcery"}.isdisjoint(back.types)
        return (not_as_a_spell(game, entered, replace(event, to=GRAVEYARD)) if spell else entered,)


@rule("712.13a")
def not_as_a_spell(ctx: Context, entering: Event, dying: Event) -> Event:
    """A double-faced spell that would enter transformed is put into its owner's graveyard if its back face is an instant or sorcery."""
    return dying


@record
class EntersUnder(Substitute):
    """It enters under the control of another player (CR 616.1b)."""

    step: ClassVar[str] = "b"
    who: Selector

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        players = self.who.select(game.state, active.env)
        if not isinstance(event, (Move, Create)) or not players:
            return (event,)
        return as_something_says(game, event, replace(event, controller=~players[0]), active, seen)


@record
class AsEntersTurnDown(Substitute):
    """As it enters, other permanents are turned face down."""

    what: Selector

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)):
            return (event,)
        others = tuple(i for i in self.what.select(game.state, active.env) if i not in event.subjects)
        return as_it_says_besides(game, (event,), turning_down(game, others, FaceDown()))


@rule("614.1c", part="besides")
def as_it_says_besides(ctx: Context, events: Events, more: Events) -> Events:
    """What a permanent says is done as it enters is done before it is there."""
    return (*more, *events)


COLORS = (("W", "white"), ("U", "blue"), ("B", "black"), ("R", "red"), ("G", "green"))


def _choosable(game: Game, what: str) -> tuple[tuple[str, str], ...]:
    """What may be chosen of a kind: values and their words."""
    return COLORS if what == "color" else tuple((t, t) for t in of_right_kind(game, every_subtype(), CREATURE_TYPES))


@rule("205.3e")
def of_right_kind(ctx: Context, subtypes: tuple[str, ...], right: tuple[str, ...]) -> tuple[str, ...]:
    """Who chooses a subtype must choose one that exists, and one for the appropriate card type."""
    return right


@record
class AsEntersColor(Substitute):
    """As it enters, its controller chooses a color, or something else that can be chosen (``what``)."""

    what: str = "color"

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create, Transformed)) or seen.obj is None:
            return (event,)
        player = seen.state.controller(seen.obj)
        if isinstance(event, Transformed):
            return (replace(event, chosen=(*event.chosen, (self.what, _ask(game, player, seen.obj, self.what)))),)
        for n in chosen_before(game, (), 1):
            chosen = _ask(game, player, seen.obj if n < 0 else None, self.what)
            return as_something_says(game, event, replace(event, chosen=(*event.chosen, (self.what, chosen))), active, seen)
        return (event, Performs(ChooseColor(player, seen.obj, self.what), active.env))


def _ask(game: Game, player: Seat, subject: ObjectId | None, what: str) -> str:
    if what == "card name":
        return _ask_name(game, player, subject)
    if what == "player":
        options = by_name(game.state, (~seat for seat in game.state.opponents(player)))
        return str(game.one(Question(player, "pick", "choose", "Which opponent is chosen?", options, subject=subject)))
    options = tuple(Option(value, word) for value, word in _choosable(game, what))
    answer = game.ask(Question(player, "pick", what, f"Which {what} is chosen?", options, subject=subject))
    return str(answer[0]) if isinstance(answer, tuple) else ""


def _ask_name(game: Game, player: Seat, subject: ObjectId | None) -> str:
    """A card name other than that of a land (CR 201.4); the names of the cards in the game are offered."""
    faces = {c.face.name: c.face for it in game.state.objects.values() for c in it.components if c.face.name}
    others = tuple(face.back for face in faces.values() if face.back is not None and face.turns not in (FLIPS, ADVENTURE))
    upside_down = tuple(face.back for face in faces.values() if face.back is not None and face.turns == FLIPS)
    adventures = tuple(face.back for face in faces.values() if face.back is not None and face.turns == ADVENTURE)
    mine = tuple(face for face in faces.values() if "land" not in face.types)
    backs, flips = (tuple(f for f in found if "land" not in f.types) for found in (others, upside_down))
    offered = of_one_half(game, of_a_flip_card(game, of_either_face(game, mine, backs), flips))
    names = sorted({face.name for face in of_an_adventure(game, offered, adventures)})
    halves = tuple(half for face in faces.values() for half in face.halves)
    faces |= {face.name: face for face in (*others, *upside_down, *adventures, *halves)}
    question = Question(player, "name", "card name", "Which card name is chosen?", tuple(Option(n, n) for n in names), subject=subject)
    answer = game.ask(question)
    name = str(answer[0]) if isinstance(answer, tuple) else ""
    if name in faces and name not in names:
        raise IllegalAnswer(question, answer)
    return name


@rule("715.5")
def of_an_adventure(ctx: Context, faces: Faces, others: Faces) -> Faces:
    """The alternative name of an adventurer card may be chosen."""
    return (*faces, *others)


@rule("712.19")
def of_either_face(ctx: Context, faces: Faces, others: Faces) -> Faces:
    """The name of either face of a double-faced card may be chosen, and that of the combined back face of a meld pair."""
    return (*faces, *others)


@rule("710.5")
def of_a_flip_card(ctx: Context, faces: Faces, others: Faces) -> Faces:
    """So may the alternative name of a flip card."""
    return (*faces, *others)


@rule("614.12a")
def chosen_before(ctx: Context, times: tuple[int, ...], once: int) -> tuple[int, ...]:
    """What an effect on how a permanent enters has a player choose is chosen before it enters."""
    return (once,)


@record
class ChooseColor(Instruction):
    """A color is chosen for a permanent that is there already."""

    player: Seat
    obj: ObjectId
    what: str = "color"

    def perform(self, game: Game, env: Env) -> Env:
        from engine.happen import happen  # noqa: PLC0415

        chosen = _ask(game, self.player, self.obj, self.what)
        if game.state.exists(self.obj):
            happen(game, Chosen(self.obj, (self.what, chosen)))
        return env


@record
class Chosen(OfObject):
    """Something is chosen for a permanent."""

    choice: tuple[str, str]

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        game.state = game.state.with_object(replace(it, chosen=(*it.chosen, self.choice)))
        return ()


@record
class AsEntersSacrificing(Substitute):
    """As it enters, its controller may sacrifice any number of permanents; it enters with counters for each (CR 614.13)."""

    what: Filter
    kind: str
    each: int = 1

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)) or seen.obj is None:
            return (event,)
        player = seen.state.controller(seen.obj)
        mine = tuple(
            i for i in game.state.battlefield() if game.state.controller(i) == player and self.what.holds(game.state, i, active.env)
        )
        options = by_name(game.state, not_chosen_before(game, mine))
        question = Question(player, "pick", "sacrifice", "Which are sacrificed as it enters?", options, 0, len(options))
        picked = game.pick(question)
        going = tuple(i for i in picked if i not in game.claimed)
        game.claimed = (*game.claimed, *going)
        counters = dict(event.counters)
        counters[self.kind] = counters.get(self.kind, 0) + self.each * len(picked)
        changed = replace(event, counters=tuple(sorted((k, n) for k, n in counters.items() if n)))
        return (*(Sacrificed(player, i) for i in going), *as_something_says(game, event, changed, active, seen))


@rule("614.13b")
def not_chosen_before(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The same object can't be chosen to change zones twice by effects on how permanents enter."""
    return tuple(i for i in objects if i not in game.claimed)


@rule("614.13a")
def none_that_enters(ctx: Context, objects: tuple[ObjectId, ...], event: Event, together: Events) -> tuple[ObjectId, ...]:
    """What becomes the permanent, or enters at the same time, can't be chosen to change zones."""
    return tuple(i for i in objects if i not in _entering((event, *together)))


@record
class AsEntersExiling(Substitute):
    """As it enters, its controller may exile any number of cards from their graveyard; another of its abilities refers to them."""

    what: Filter

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)) or seen.obj is None:
            return (event,)
        player = seen.state.controller(seen.obj)
        mine = tuple(i for i in game.state.zone(GRAVEYARD, player) if self.what.holds(game.state, i, active.env))
        legal = not_chosen_before(game, none_that_enters(game, mine, event, seen.together))
        options = by_name(game.state, legal)
        question = Question(player, "pick", "choose", "Which cards are exiled as it enters?", options, 0, len(options))
        picked = game.pick(question) if options else ()
        game.claimed = (*game.claimed, *picked)
        was = event.obj if isinstance(event, Move) else -1
        exiling = tuple(Move(i, GRAVEYARD, EXILE) for i in picked if i != was)
        return (*exiling, *as_something_says(game, event, event, active, seen), Performs(LinkExiled(was, picked), active.env))


@record
class LinkExiled(Instruction):
    """Cards that were exiled as a permanent entered are linked to that permanent (CR 614.14)."""

    was: ObjectId
    cards: tuple[ObjectId, ...]

    def perform(self, game: Game, env: Env) -> Env:
        from engine.actions.linked import ExiledWith  # noqa: PLC0415  (which lets it happen, and what happens is replaced here)
        from engine.happen import happen  # noqa: PLC0415

        now = successors(game, self.was)
        found = tuple(s for i in self.cards for s in successors(game, i) if s in game.state.objects and game.object(s).zone == EXILE)
        happen(game, *(ExiledWith(permanent, found, as_it_entered=True) for permanent in now[:1] if found))
        return env


@record
class AsEntersMayPayLife(Substitute):
    """As it enters, its controller may pay life; if they don't, it enters tapped."""

    n: int

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, (Move, Create)) or seen.obj is None:
            return (event,)
        player = seen.state.controller(seen.obj)
        loss = LifeChanges(player, -self.n, paid=True)
        able = not impossible(game, loss) and game.state.player(player).life - payable_together(game, 0, player) >= self.n
        subject = event.obj if isinstance(event, Move) else None
        question = Question(player, "yes or no", "pay", f"Pay {self.n} life as it enters?", subject=subject)
        if not able or not game.ask(question):
            return as_something_says(game, event, replace(event, tapped=True), active, seen)
        game.owed = {**game.owed, player: game.owed.get(player, 0) + self.n}
        return (loss, *as_something_says(game, event, event, active, seen))


@rule("614.12b")
def payable_together(game: Game, owed: int, player: Seat) -> int:
    """What a player chooses to pay as several permanents enter at once must be payable altogether. Gives what they owe already."""
    return game.owed.get(player, 0)


@rule("614.13c")
def none_that_enters_from_there(ctx: Context, cards: tuple[ObjectId, ...], together: Events) -> tuple[ObjectId, ...]:
    """A card that is entering from a library isn't among the cards exiled from its top meanwhile."""
    return tuple(i for i in cards if i not in _entering(together))


def _entering(events: Events) -> tuple[ObjectId, ...]:
    return tuple(e.obj for e in events if isinstance(e, Move) and e.to == BATTLEFIELD)


@record
class ExileFromTop(Substitute):
    """Instead of paying life a player exiles that many cards from the top of their library."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, LifeChanges):
            return (event,)
        cards = none_that_enters_from_there(game, game.state.zone(LIBRARY, event.player), seen.together)[: -event.amount]
        return tuple(Move(i, LIBRARY, EXILE) for i in cards if i not in _entering(seen.together))
