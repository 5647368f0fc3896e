"""Costs (CR 118): what they consist of, and paying what isn't mana. Mana is paid in :mod:`engine.paying`."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Instance, Origin
from engine.actions.draw import Discarded
from engine.actions.sacrifice import Sacrificed
from engine.actions.tap import Tapped
from engine.characteristics import Characteristics
from engine.damage import LifeChanges
from engine.events import Event
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.mana import ManaCost, parse
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.replacement import impossible
from engine.rule import Context, Reason, rule
from engine.stack import Announced
from engine.state import EXILE, HAND, ObjectId, Seat, State
from engine.view import Env
from engine.zones import move


@record
class CostPart:
    """Something to do besides paying mana. ``named``: objects the player has said they pay with."""

    moves_library_cards: ClassVar[bool] = False
    """Whether paying it moves a card to or from a library (CR 605.1a)."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        """Pay it, or note on the game why it can't be paid (CR 118.3)."""
        raise NotImplementedError


@record
class Cost:
    """A cost: mana and other parts. ``mana`` None is no mana at all, not {0}."""

    mana: ManaCost | None = None
    others: tuple[CostPart, ...] = ()

    def __str__(self) -> str:
        return str(self.mana) if self.mana is not None else ""


def mana(text: str, *others: CostPart) -> Cost:
    """A cost from its mana symbols and other parts."""
    return Cost(parse(text), others)


@record
class Offer:
    """A cost that may be chosen to cast a spell (CR 601.2b).

    ``name`` is "" for the mana cost, "free" for casting without paying it, else the name of the alternative cost ("blitz").
    """

    name: str
    cost: Cost
    origin: Origin = ("printed", 0, -1)
    giver: ObjectId = -1
    """The object whose effect gives it; -1: the spell itself."""

    @property
    def alternative(self) -> bool:
        """Whether it is an alternative cost (CR 118.9)."""
        return self.name != ""


@record
class Extra:
    """An additional cost that may be paid for a spell (CR 118.8b): its name ("kicker") and the instance of the ability that gives it."""

    name: str
    cost: Cost
    origin: Origin


def keyword_extra(instance: Instance) -> Extra:
    """The optional additional cost that a keyword ability such as "kicker [cost]" gives."""
    return Extra(instance.keyword.name, instance.cost, instance.origin)


def keyword_offer(instance: Instance) -> Offer:
    """The alternative cost that a keyword ability such as "blitz [cost]" gives."""
    giver = instance.origin[1] if instance.origin[0] == "granted" else -1
    return Offer(instance.keyword.name, instance.cost, instance.origin, giver)


@rule("118.3", "601.2h")
def unpayable(ctx: Context, reasons: tuple[Reason, ...], text: str, ja: str) -> tuple[Reason, ...]:
    """A player can't pay a cost without the resources to pay it fully."""
    return (*reasons, Reason(text, "118.3", "601.2h", ja=ja))


@record
class TapThis(CostPart):
    """{T} (CR 107.5): a creature's only without summoning sickness (CR 302.6)."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        if game.object(env.this).tapped:
            game.object_to(*unpayable(game, (), "it is tapped already", "すでにタップ状態である"))
        elif summoning_sick(game, env.this, "tap") and too_soon_to_tap(game, False):
            game.object_to(
                Reason(
                    "it has come under its controller's control this turn", "302.6", "602.5a",
                    ja="このターンの初めから続けてコントロールされていない",
                )
            )
        else:
            happen(game, Tapped(env.this))


@record
class SacrificeThis(CostPart):
    """Sacrifice the object that the ability is on."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        if game.state.exists(env.this) and game.state.controller(env.this) == env.you:
            happen(game, Sacrificed(env.you, env.this))
        else:
            game.object_to(*unpayable(game, (), "it can't be sacrificed", "生け贄に捧げられない"))


@record
class ExileThis(CostPart):
    """Exile the card that the ability is on from where it is."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        if game.state.exists(env.this):
            happen(game, move(game, env.this, EXILE))
        else:
            game.object_to(*unpayable(game, (), "it can't be exiled", "それを追放できない"))


@record
class SacrificeOne(CostPart):
    """Sacrifice a permanent of some kind."""

    what: Filter

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        state = game.state
        legal = tuple(i for i in state.battlefield() if state.controller(i) == env.you and self.what.holds(state, i, env))
        chosen = _choose(game, env, legal, named, "sacrifice", ("nothing can be sacrificed", "生け贄に捧げられるものがない"))
        happen(game, *(Sacrificed(env.you, i) for i in chosen))


@record
class EachSacrificesOne(CostPart):
    """Each player sacrifices a permanent of some kind."""

    what: Filter

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        players = game.state.apnap()
        spell = env.spell is None or bool(game.object(env.spell).components)
        order = (caster_first if spell else activator_first)(game, players, env.you)
        found = tuple((seat, i) for seat in order for i in self._chosen(game, replace(env, you=seat)))
        if env.you in (seat for seat, _ in found):
            happen(game, *(Sacrificed(seat, i) for seat, i in found))
        else:
            game.object_to(*unpayable(game, (), "nothing can be sacrificed", "生け贄に捧げられるものがない"))

    def _chosen(self, game: Game, env: Env) -> tuple[ObjectId, ...]:
        state = game.state
        legal = tuple(i for i in state.battlefield() if state.controller(i) == env.you and self.what.holds(state, i, env))
        text = "Which is sacrificed?"
        return game.pick(Question(env.you, "pick", "sacrifice", text, by_name(state, legal), subject=env.spell)) if legal else ()


@rule("601.7b")
def caster_first(ctx: Context, players: tuple[Seat, ...], caster: Seat) -> tuple[Seat, ...]:
    """Where a spell has its controller and others do something at the same time as it is cast, its controller goes first."""
    return (caster, *(seat for seat in players if seat != caster))


@rule("602.3b")
def activator_first(ctx: Context, players: tuple[Seat, ...], activator: Seat) -> tuple[Seat, ...]:
    """Where an ability does so as it is activated, its controller goes first."""
    return (activator, *(seat for seat in players if seat != activator))


@record
class DiscardOne(CostPart):
    """Discard a card."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        chosen = _choose(game, env, game.state.zone(HAND, env.you), named, "discard", ("there is no card to discard", "捨てるカードがない"))
        happen(game, *(Discarded(env.you, i) for i in chosen))


@record
class DiscardThis(CostPart):
    """Discard the card that the ability is on."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        if game.state.exists(env.this) and game.object(env.this).zone == HAND:
            happen(game, Discarded(env.you, env.this))
        else:
            game.object_to(*unpayable(game, (), "it isn't in the hand", "それは手札にない"))


@record
class TapOne(CostPart):
    """Tap an untapped permanent of some kind; summoning sickness doesn't matter (CR 302.6)."""

    what: Filter

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        state = game.state
        legal = tuple(i for i in state.battlefield() if not state.objects[i].tapped and self.what.holds(state, i, env))
        chosen = _choose(game, env, legal, named, "tap", ("nothing untapped can be tapped", "タップできるものがない"))
        happen(game, *(Tapped(i) for i in chosen))


@record
class PaidWith(Event):
    """A cost of a spell or ability on the stack has been paid with objects, which the effect refers to."""

    logged: ClassVar[bool] = False
    obj: ObjectId
    became: tuple[ObjectId, ...]

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        announced = it.announced or Announced()
        game.state = game.state.with_object(replace(it, announced=replace(announced, paid_with=(*announced.paid_with, *self.became))))
        return ()


@record
class ExileFromHand(CostPart):
    """Exile a card of some kind from your hand; the effect can refer to it."""

    what: Filter

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        legal = tuple(i for i in game.state.zone(HAND, env.you) if self.what.holds(game.state, i, env))
        chosen = _choose(game, env, legal, named, "exile", ("there is no such card to exile", "追放できるそのようなカードがない"))
        became = tuple(i for e in happen(game, *(move(game, i, EXILE) for i in chosen)) for i in e.became)
        if env.spell is not None:
            happen(game, PaidWith(env.spell, became))


@record
class PayLife(CostPart):
    """Pay life (CR 119.4): as much as one has."""

    n: int

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        loss = LifeChanges(env.you, -self.n, paid=True)
        if impossible(game, loss):
            game.object_to(*not_by_what_cant_happen(game, ()))
        elif game.state.player(env.you).life >= self.n:
            happen(game, loss)
        else:
            game.object_to(*not_enough_life(game, ()))


@rule("614.17b")
def not_by_what_cant_happen(ctx: Context, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """A player can't choose to pay a cost that includes an event that can't happen."""
    return (*reasons, Reason("an effect says that this can't happen", "614.17b", ja="それは起こらないとする効果がある"))


@rule("119.4")
def not_enough_life(ctx: Context, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """A player can pay life only if their life total is at least as great."""
    return (*reasons, Reason("there is not that much life", "119.4", "118.3", ja="ライフが足りない"))


def _choose(
    game: Game, env: Env, legal: tuple[ObjectId, ...], named: tuple[ObjectId, ...], topic: str, none: tuple[str, str]
) -> tuple[ObjectId, ...]:
    """The one object to pay with: the one said, or asked for."""
    said = tuple(i for i in named if i in legal)[:1]
    if said:
        return said
    if not legal:
        game.object_to(*unpayable(game, (), *none))
        return ()
    options = by_name(game.state, legal)
    return game.pick(Question(env.you, "pick", topic, f"Which is paid ({topic})?", options, subject=env.spell))


@rule("602.5a")
def too_soon_to_tap(ctx: Context, sick: bool) -> bool:
    """An ability of a creature with {T} in its cost can't be activated before its controller has had it since the turn began."""
    return True


# --- Being allowed to pay {T} and to attack ------------------------------------------------------------------------------------------


def summoning_sick(game: Game, obj: ObjectId, purpose: str) -> bool:
    """Whether a creature can't attack, or pay {T} or {Q}, because its controller has not had it all turn."""
    sick = _came_this_turn(game, False, game.state, obj)
    it = game.state.characteristics(obj)
    for keyword, _ in hooked(it):
        well = keyword.sickness(game, sick, purpose)
        if well != sick:
            game.cite(*it.rules)
        sick = well
    return sick


@rule("302.6")
def _came_this_turn(ctx: Context, sick: bool, state: State, obj: ObjectId) -> bool:
    """A creature under its controller's control since their most recent turn began may attack and pay {T}; others may not."""
    it: Characteristics = state.characteristics(obj)
    return it.is_type("creature") and state.objects[obj].since > state.player(it.controller).turn_began
