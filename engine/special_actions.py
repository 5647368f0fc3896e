"""Special actions that a player takes with a card in hand (CR 116.2): they don't use the stack."""

from __future__ import annotations

from engine.abilities import Activated, Instance
from engine.activating import put_on_stack
from engine.continuous import Active, ActWithCard
from engine.costs import Cost
from engine.events import OfPlayer
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.keywords import Keyword, hooked
from engine.mana import ManaCost
from engine.object_parts import AbilityOnStack
from engine.offers import Wanted
from engine.paying import pay_mana
from engine.permissions import main_phase_of
from engine.questions import Option, Question, value_of_x
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.spending import Spending
from engine.state import HAND, ObjectId, Seat, State
from engine.undoing import undo
from engine.view import Env


@record
class HandAction:
    """A special action that an ability of a card in hand allows."""

    verb: str
    """The keyword that gives it."""
    cost: Cost
    do: Instruction
    instance: Instance
    least: int = 0
    """The least value that may be chosen for X in the cost."""


@record
class Act:
    """What a player says as they take a special action with a card; the cost is asked if there are several, and X if it isn't said."""

    player: Seat
    verb: str
    card: ObjectId
    wanted: Wanted | None = None
    x: int | None = None
    giver: ObjectId | None = None
    """The object whose effect allows it; None: an ability of the card."""


@record
class SpecialActionTaken(OfPlayer):
    """A player takes a special action with a card; its cost has been paid."""

    verb: str
    card: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.card,)


def actions_with(game: Game, card: ObjectId, verb: str) -> tuple[tuple[Keyword, HandAction], ...]:
    """The special actions of a name that the abilities of a card allow."""
    found: list[tuple[Keyword, HandAction]] = []
    for keyword, instance in hooked(game.state.characteristics(card)):
        if keyword.name == verb:
            found += ((keyword, action) for action in keyword.from_hand(game, (), instance))
    return tuple(found)


def verbs_of(state: State, card: ObjectId) -> tuple[str, ...]:
    """The names of the special actions that the abilities of a card allow."""
    found = (keyword.name for keyword, instance in hooked(state.characteristics(card)) if keyword.from_hand(Game(state), (), instance))
    return tuple(dict.fromkeys(found))


def act_with_card(game: Game, act: Act) -> None:
    """Take a special action with a card in hand.

    Raises:
        IllegalAction: it can't be taken; the game is where it was.
        Paused: a choice has to be made.
    """
    checkpoint = game.state
    if act.giver is not None:
        _by_effect(game, act)
        return
    found = actions_with(game, act.card, act.verb)
    if not found:
        game.object_to(Reason("no ability of the card allows that", "116.2", ja="カードの能力はそれを許さない"))
        game.undo_if_illegal(checkpoint)
    keyword, action = _chosen(game, act, found)
    game.object_to(*keyword.may_act(game, (), act.player, act.card))
    undo(game, checkpoint)
    x = _x(game, act, action)
    applied = game.cited()
    if action.cost.mana is not None:
        pay_mana(game, act.player, action.cost.mana.with_x(x), Spending(act.card))
    env = Env(act.player, act.card, action.instance.origin, x=x)
    for part in action.cost.others:
        part.pay(game, env, ())
    undo(game, checkpoint)
    game.cite(*applied)
    _take(game, act, action.do, action.instance, env)


def _take(game: Game, act: Act, do: Instruction, instance: Instance, env: Env) -> None:
    """It is taken: all that was asked for has been said and paid."""
    happen(game, SpecialActionTaken(act.player, act.verb, act.card))
    if without_the_stack(game, True):
        face = game.object(act.card).top.face
        put = AbilityOnStack(replace(instance, ability=Activated(Cost(), do)), "activated", act.card, face, act.verb, 1)
        put_on_stack(game, put, act.player)
    else:
        do.perform(game, env)


def _by_effect(game: Game, act: Act) -> None:
    """A special action that the effect of another object allows."""
    checkpoint = game.state
    found = tuple(a for a in game.state.layers.in_force(ActWithCard) if a.source == act.giver and a.env.you == act.player)
    allowed = tuple(a.effect for a in found if isinstance(a.effect, ActWithCard) and _in_hand(game, a, a.effect.what, act))
    if not allowed:
        text = "no effect of that object allows that with the card"
        game.object_to(Reason(text, "116.2", ja="そのオブジェクトの効果は、そのカードでそうすることを許さない"))
    game.object_to(*when_a_sorcery_could_be_cast(game, (), act.player))
    undo(game, checkpoint)
    game.cite(*game.state.characteristics(found[0].source).rules)
    _take(game, act, allowed[0].do, Instance(Activated(Cost(), allowed[0].do), found[0].env.origin), Env(act.player, act.card))


def _in_hand(game: Game, active: Active, what: Filter, act: Act) -> bool:
    return act.card in game.state.zone(HAND, act.player) and what.holds(game.state, act.card, active.env)


@rule("307.5")
def when_a_sorcery_could_be_cast(game: Game, reasons: tuple[Reason, ...], player: Seat) -> tuple[Reason, ...]:
    """What can be done only any time a sorcery could be cast needs priority, a main phase of one's turn and an empty stack."""
    if main_phase_of(game.state, player) and game.state.turn.priority == player:
        return reasons
    en, ja = "it can be done only any time a sorcery could be cast", "ソーサリーを唱えられるときにしか行えない"
    return (*reasons, Reason(en, "307.5", ja=ja))


@rule("405.6d", "116.1")
def without_the_stack(ctx: Context, on_stack: bool) -> bool:
    """A special action doesn't use the stack: it happens immediately."""
    return False


def _chosen(game: Game, act: Act, found: tuple[tuple[Keyword, HandAction], ...]) -> tuple[Keyword, HandAction]:
    """The one that is meant of several with different costs."""
    mana = act.wanted.mana if act.wanted else None
    fitting = tuple(f for f in found if mana is None or f[1].cost.mana == mana) or found
    if len({action.cost for _, action in fitting}) == 1:
        return fitting[0]
    options = tuple(Option(n, f"{action.verb} {action.cost}") for n, (_, action) in enumerate(fitting))
    return fitting[game.one(Question(act.player, "pick", "cost", "For which cost?", options, subject=act.card))]


def _x(game: Game, act: Act, action: HandAction) -> int:
    """The value of X in the cost."""
    if not (action.cost.mana or ManaCost()).variable:
        return 0
    said = act.x
    if said is None:
        said = game.one(value_of_x(act.player, act.card, action.least))
    if said < action.least:
        game.object_to(Reason(f"X must be at least {action.least}", "107.3d", ja=f"Xは{action.least}以上でなければならない"))
    return x_of_the_action(game, 0, said)


@rule("107.3d")
def x_of_the_action(ctx: Context, x: int, said: int) -> int:
    """X in the cost of a special action is chosen by the player who takes it, immediately before they pay that cost."""
    return said
