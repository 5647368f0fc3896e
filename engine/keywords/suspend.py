"""Suspend (CR 702.62): a special action from the hand, and two triggered abilities of the card in exile."""

from __future__ import annotations

from engine.abilities import Ability, Instance, KeywordAbility, Triggered
from engine.actions.move import ExileWith
from engine.actions.play import PlayFree
from engine.actions.tap import PutCounters
from engine.amounts import Amount, X
from engine.changes import Change, GainAbility
from engine.conditions import Exists
from engine.continuous import Modify
from engine.costs import Cost, Offer
from engine.durations import UNTIL_CONTROL_IS_LOST
from engine.editions.changes import change, in_force
from engine.filters import Filter, HasStatus, Itself
from engine.game import Game
from engine.instructions import Instruction, Let, Sequence
from engine.keywords import Keyword
from engine.permissions import prohibited, reasons_against
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.selectors import Each, Remembered, This, Those
from engine.special_actions import HandAction
from engine.state import EXILE, HAND, ObjectId, Seat
from engine.view import Env, View
from engine.when import BeginningOf
from engine.when_changed import LosesCounter

NAME = "suspend"
TIME = "time"
"""The kind of counters."""
PLAYED = "played"
LEAST_X = 1
"""Of a card with X for the number of counters: it says that X can't be 0."""

Reasons = tuple[Reason, ...]

MAY = change(
    "702.62a",
    "2024-02-02",
    before=(
        "When the last time counter is removed, the card must be played if able.",
        "最後の時間カウンターが取り除かれたとき、可能ならカードをプレイしなければならない。",
    ),
    now=(
        "When the last time counter is removed, the card may be played; if it isn't, it stays exiled.",
        "最後の時間カウンターが取り除かれたとき、カードをプレイしてもよい。しなければ、追放されたままである。",
    ),
)

# --- The special action ------------------------------------------------------------------------------------------------------------


@rule("702.62a", "116.2f", part="from hand")
def _from_hand(ctx: Context, actions: tuple[HandAction, ...], instance: Instance) -> tuple[HandAction, ...]:
    """A player may pay the suspend cost and exile the card from their hand with N time counters on it."""
    fixed, cost = instance.keyword.n, instance.keyword.cost
    if cost is None:
        return actions
    n: Amount = X() if fixed is None else fixed
    return (*actions, HandAction(NAME, cost, ExileWith(This(), TIME, n), instance, LEAST_X))


def _may_act(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """Why the card can't be suspended now: by what keeps the player from beginning to cast it; paying for it and finishing don't count."""
    if game.object(card).zone != HAND or game.object(card).owner != player:
        return (*reasons, Reason("the card is not in the player's hand", "116.2f", ja="カードはそのプレイヤーの手札にない"))
    begin = could_begin(game, reasons, player, card)
    return not_if_prohibited(game, begin, player, card)


@rule("116.2f", "702.62a", part="could begin to cast")
def could_begin(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """It can be done only by a player with priority who could begin to cast the card by putting it onto the stack from their hand."""
    return (*reasons, *(Reason(r.text, "116.2f", "702.62a", *r.rules, ja=r.ja) for r in reasons_against(game, player, card)))


@rule("702.62c")
def not_if_prohibited(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """Whatever prohibits casting the card is taken into consideration."""
    return (*reasons, *(Reason(r.text, "702.62c", "116.2f", *r.rules, ja=r.ja) for r in prohibited(game, (), player, card)))


# --- Suspended ---------------------------------------------------------------------------------------------------------------------


@rule("702.62b")
def _suspended(ctx: Context, suspended: bool, view: View, obj: ObjectId) -> bool:
    """A card is suspended if it is in exile, has suspend, and has a time counter on it."""
    it = view.objects[obj]
    return it.zone == EXILE and it.counter(TIME) > 0 and view.characteristics(obj).has(NAME)


SUSPENDED = Exists(Each(Filter(Itself(), HasStatus("suspended")), EXILE))
"""This card is suspended."""
EXILED = Exists(Each(Filter(Itself()), EXILE))
"""This card is exiled."""
UPKEEP, LAST = "702.62a upkeep", "702.62a last counter"


# --- The triggered abilities --------------------------------------------------------------------------------------------------------


@rule("702.62a", part="upkeep", deferred=True)
def _each_upkeep(ctx: Context, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """At the beginning of its owner's upkeep, if the card is suspended, a time counter is removed from it."""
    remove = Triggered(
        BeginningOf("upkeep", "you"), PutCounters(This(), TIME, -1), condition=SUSPENDED, zones=(EXILE,), keyword=NAME, rules=(UPKEEP,)
    )
    return (*abilities, remove)


@rule("702.62a", part="last counter", deferred=True)
def _without_counters(ctx: Context, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """When the last time counter is removed from the card, if it is exiled, its owner plays it without paying its mana cost."""
    play = Triggered(
        LosesCounter(Filter(Itself()), TIME, last=True), Sequence(PlaySuspended(), HasteIfCreature()), condition=EXILED, zones=(EXILE,),
        keyword=NAME, rules=(LAST,),
    )
    return (*abilities, play)


def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """The two triggered abilities, where they function."""
    if view.objects[obj].zone != EXILE:
        return abilities
    return _without_counters(ctx, _each_upkeep(ctx, abilities))


@record
class PlaySuspended(Instruction):
    """You may play this card, by older editions you must if able, without paying its mana cost."""

    def perform(self, game: Game, env: Env) -> Env:
        how = as_alternative_cost(game, None)
        return PlayFree(This(), how, must_if_able(game, in_force(game, MAY)), PLAYED).perform(game, env)


@rule("702.62a", part="may")
def must_if_able(ctx: Context, optional: bool) -> bool:
    """Whether the player must play the card if able. Switched off, it is the other way round."""
    return not optional


@rule("702.62d")
def as_alternative_cost(ctx: Context, cost: Offer | None) -> Offer | None:
    """Casting the card without paying its mana cost is casting it for an alternative cost."""
    return Offer("free", Cost())


@record
class HasteIfCreature(Instruction):
    """If a creature spell was cast this way, it gains haste until you lose control of the spell or of the permanent that it becomes."""

    def perform(self, game: Game, env: Env) -> Env:
        for spell in Remembered(PLAYED).select(game.view, env):
            if spell in game.state.objects and game.state.characteristics(spell).is_type("creature"):
                changes = gains_haste(game, ())
                if changes:
                    Let(Modify(Those((spell,)), changes, ("702.62a haste",)), until_control_is_lost(game, "")).perform(game, env)
        return env


@rule("702.62a", part="haste", deferred=True)
def gains_haste(ctx: Context, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """It gains haste."""
    return (*changes, GainAbility(KeywordAbility("haste")))


@rule("702.62a", part="until control is lost")
def until_control_is_lost(ctx: Context, duration: str) -> str:
    """It has haste until its caster loses control of the spell or of the permanent that it becomes."""
    return UNTIL_CONTROL_IS_LOST


SUSPEND = Keyword(
    NAME, "待機", "702.62", stands_for=_stands_for, zones=(EXILE,), from_hand=_from_hand, may_act=_may_act, status="suspended",
    has_status=_suspended,
)
