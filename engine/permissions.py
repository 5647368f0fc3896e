"""Who may begin to cast or play what, and when (CR 117.1, 301-307, 601.3)."""

from __future__ import annotations

from collections.abc import Callable

from engine.adventures import is_adventure
from engine.combat_timing import why_not_cast_then
from engine.continuous import Active, AsThoughFlash, CantActivate, CantCast, MayCast, OnlyAsSorcery, SpellsEachTurn, seat_meant
from engine.exiled_face_down import as_played
from engine.filters import Filter
from engine.flash_for import own_flash
from engine.game import Game
from engine.keywords import hooked
from engine.last_known import was
from engine.rule import Context, Reason, rule
from engine.spoken import ZONES
from engine.state import BATTLEFIELD, COMMAND, HAND, STACK, Object, ObjectId, Seat, State
from engine.steps_in_order import MAIN_PHASES
from engine.view import Env

Reasons = tuple[Reason, ...]


def reasons_against(game: Game, player: Seat, card: ObjectId, by_effect: bool = False) -> Reasons:
    """Why a player can't begin to cast a card now (CR 601.3); none if they can.

    What prohibits spells of some quality is asked when the spell is proposed (CR 601.2e): see :func:`prohibited`.
    ``by_effect``: an effect has them cast it as it resolves, whatever the time and place (CR 608.2g).
    """
    state = game.state
    limits = state.layers.each(OnlyAsSorcery)
    if by_effect:
        reasons = _legendary(game, not_a_land(game, others_wait(game, ()), state, card), player, card)
        return only_as_sorcery(game, reasons, limits, player)
    reasons = needs_priority(game, (), state, player)
    reasons = not_a_land(game, reasons, state, card)
    reasons = only_as_sorcery(game, reasons, limits, player)
    reasons = from_there(game, reasons, player, card)
    if slow(game, True, player, card):
        reasons = at_sorcery_speed(game, reasons, player, card)
    return others_wait(game, (*_legendary(game, reasons, player, card), *why_not_cast_then(game, card)))


def _legendary(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    it = game.state.characteristics(card)
    return with_a_legend(game, reasons, player) if "legendary" in it.supertypes and it.is_type("instant", "sorcery") else reasons


@rule("205.4e")
def with_a_legend(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """A player can't cast a legendary instant or sorcery unless they control a legendary creature or planeswalker."""
    state = game.state
    mine = (state.characteristics(i) for i in state.battlefield() if state.controller(i) == player)
    if any("legendary" in it.supertypes and it.is_type("creature", "planeswalker") for it in mine):
        return reasons
    en, ja = "the player controls no legendary creature or planeswalker", "伝説のクリーチャーもプレインズウォーカーもコントロールしていない"
    return (*reasons, Reason(en, "205.4e", "601.3", ja=ja))


def others_wait(game: Game, reasons: Reasons) -> Reasons:
    """Why nothing can be cast, and no ability but mana abilities activated, because of a spell on the stack."""
    for spell in game.state.zone(STACK):
        for keyword, _ in hooked(game.state.characteristics(spell)):
            reasons = keyword.others_wait(game, reasons)
    return reasons


def cant_activate(game: Game, reasons: Reasons, obj: ObjectId, mana_ability: bool) -> Reasons:
    """Why no ability of an object can be activated now; effects and spells that don't mind mana abilities leave those alone."""
    if not mana_ability:
        reasons = others_wait(game, reasons)
    return activation_prohibited(game, reasons, game.state.layers.each(CantActivate), obj, mana_ability)


@rule("602.5")
def activation_prohibited(
    game: Game, reasons: Reasons, effects: tuple[tuple[CantActivate, Active], ...], obj: ObjectId, mana_ability: bool
) -> Reasons:
    """A player can't begin to activate an ability that is prohibited from being activated. What an effect says of creatures it says of
    permanents alone (CR 109.2)."""
    for effect, active in effects if game.object(obj).zone == BATTLEFIELD else ():
        if (effect.mana_abilities or not mana_ability) and effect.what.holds(game.state, obj, active.env):
            reasons = (*reasons, Reason("an effect prohibits activating its abilities", "602.5", ja="その能力の起動を禁じる効果がある"))
    return reasons


@rule("117.1a")
def needs_priority(ctx: Context, reasons: Reasons, state: State, player: Seat) -> Reasons:
    """A player may cast a spell only with priority."""
    return (
        reasons
        if state.turn.priority == player
        else (*reasons, Reason("the player does not have priority", "117.1a", ja="プレイヤーが優先権を持っていない"))
    )


@rule("305.9")
def not_a_land(ctx: Context, reasons: Reasons, state: State, card: ObjectId) -> Reasons:
    """A land can't be cast as a spell."""
    if state.characteristics(card).is_type("land"):
        return (*reasons, Reason("a land can't be cast", "305.9", ja="土地を唱えることはできない"))
    return reasons


@rule("601.3", part="allowed")
def from_there(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """A rule or effect must allow the player to cast the card: the rules allow it from the hand, effects also from elsewhere."""
    if _rules_allow(game.object(card), player) or _allowed_so(game, effects_allow(game.state, player, card), card):
        return reasons
    zone = game.object(card).zone
    return (
        *reasons,
        Reason(f"nothing allows the player to cast it from {zone}", "601.3", ja=f"{ZONES[zone]}から唱えることを許すものがない"),
    )


def _allowed_so(game: Game, effects: tuple[MayCast, ...], card: ObjectId) -> tuple[MayCast, ...]:
    """The effects that let the card be cast as it is being cast."""
    if effects and is_adventure(game.object(card).top):
        return not_as_adventure(game, effects, tuple(e for e in effects if not e.normally))
    return effects


@rule("715.3d", part="not as an Adventure")
def not_as_adventure(ctx: Context, allowed: tuple[MayCast, ...], others: tuple[MayCast, ...]) -> tuple[MayCast, ...]:
    """A card exiled as an Adventure can't be cast as an Adventure that way; other effects may allow that."""
    return others


def _rules_allow(it: Object, player: Seat) -> bool:
    """From one's hand; one's commander from the command zone, too (CR 903.8)."""
    if it.owner != player:
        return False
    return it.zone == HAND or (it.zone == COMMAND and it.top.commander)


def effects_allow(state: State, player: Seat, card: ObjectId) -> tuple[MayCast, ...]:
    """The effects that let a player cast or play a card from where it is."""
    return tuple(
        effect
        for effect, active in state.layers.each(MayCast)
        if active.env.you == player and card in effect.what.select(state, active.env) and _is_such(state, card, effect, active)
    )


def _is_such(state: State, card: ObjectId, effect: MayCast, active: Active) -> bool:
    return effect.such is None or effect.such.holds(as_played(state, card), card, active.env)


def costs_allowed(game: Game, player: Seat, card: ObjectId) -> tuple[str, ...]:
    """The names of the costs for which alone a player may cast a card from where it is; () for no such restriction."""
    if _rules_allow(game.object(card), player):
        return ()
    names = tuple(e.paying for e in effects_allow(game.state, player, card))
    return only_for(game, (), names) if names and "" not in names else ()


@rule("118.9b", part="permission")
def only_for(ctx: Context, only: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """An effect that lets a player cast a card from somewhere may do so for a certain cost only."""
    return (*only, *names)


def slow(game: Game, is_slow: bool, player: Seat, card: ObjectId) -> bool:
    """Whether a card can be cast only at the time of a sorcery."""
    return own_flash(game, slow_without_more(game, is_slow, player, card), player, card)


def slow_without_more(game: Game, is_slow: bool, player: Seat, card: ObjectId) -> bool:
    """Whether it could be cast only then if it weren't for what it says itself about more mana or a condition."""
    it = game.state.characteristics(card)
    for keyword, _ in hooked(it):
        is_slow = keyword.slow(game, is_slow)
    return as_though_flash(game, is_slow and not it.is_type("instant"), game.state, player, card)


@rule("601.3b", "702.8a")
def as_though_flash(ctx: Context, is_slow: bool, state: State, player: Seat, card: ObjectId) -> bool:
    """An effect may let a player cast spells as though they had flash."""
    for effect, active in state.layers.each(AsThoughFlash):
        if active.env.you == player and effect.spells.holds(state, card, active.env) and _goes(state, effect, active.env):
            return False
    return is_slow


def _goes(state: State, effect: AsThoughFlash, env: Env) -> bool:
    """Whether an effect that may be about the next spell alone still is about one."""
    return effect.since is None or not _cast_since(state, effect.spells, env, effect.since)


def _cast_since(state: State, spells: Filter, env: Env, since: int) -> bool:
    """Whether the player has cast one of some spells since the log was so long."""
    from engine.casting import SpellCast  # noqa: PLC0415  (casting asks for permission)

    casts = (e for e in state.log.since(since) if isinstance(e.event, SpellCast) and e.event.player == env.you)
    return any(was(spells, state, row, env) for e in casts for row in e.rows[:1])


def at_sorcery_speed(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """Only in a main phase of one's own turn with an empty stack, by the rule of its card type."""
    types = game.state.characteristics(card).types
    for card_type, timing in TIMING.items():
        if card_type in types:
            return timing(game, reasons, game.state, player)
    return reasons


def _timing(*numbers: str) -> Callable[[Context, Reasons, State, Seat], Reasons]:
    @rule(*numbers)
    def timing(ctx: Context, reasons: Reasons, state: State, player: Seat) -> Reasons:
        """A card of this type can be cast only in a main phase of one's turn while the stack is empty."""
        if main_phase_of(state, player):
            return reasons
        return (
            *reasons,
            Reason(
                "it can be cast only in a main phase of its player's turn while the stack is empty",
                *numbers,
                "601.3",
                ja="自分のターンのメイン・フェイズで、スタックが空のときにしか唱えられない",
            ),
        )

    return timing


TIMING = {
    "creature": _timing("302.1", "505.6a"),
    "sorcery": _timing("307.1", "505.6a"),
    "artifact": _timing("301.1", "505.6a"),
    "enchantment": _timing("303.1", "505.6a"),
    "planeswalker": _timing("306.1", "505.6a"),
    "battle": _timing("310.1"),
}
"""The rule that says when a card of each type can be cast; the first type that fits speaks."""


@rule("307.5")
def only_as_sorcery(game: Game, reasons: Reasons, limits: tuple[tuple[OnlyAsSorcery, Active], ...], player: Seat) -> Reasons:
    """Who can do something only any time they could cast a sorcery needs a main phase of their own turn and an empty stack."""
    limited = any(seat_meant(effect.whose, active.env, player) for effect, active in limits)
    if not limited or (main_phase_of(game.state, player) and game.state.turn.priority == player):
        return reasons
    en, ja = "an effect lets it be cast only any time a sorcery could be cast", "効果により、ソーサリーを唱えられるときにしか唱えられない"
    return (*reasons, Reason(en, "307.5", ja=ja))


def main_phase_of(state: State, player: Seat) -> bool:
    """Whether it is a main phase of the player's turn and the stack is empty."""
    return state.turn.active == player and state.turn.step in MAIN_PHASES and not state.zone(STACK)


@rule("601.3", "101.2", part="prohibited")
def prohibited(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """No rule or effect may prohibit the player from casting it; it is judged as it has been proposed (CR 601.2e, 601.3a)."""
    for effect, active in game.state.layers.each(CantCast):
        if seat_meant(effect.whose, active.env, player) and effect.spells.holds(game.state, card, active.env):
            game.cite(*effect.rules)
            numbers = dict.fromkeys(key.partition(" ")[0] for key in effect.rules)
            reasons = (*reasons, Reason("an effect prohibits casting it", "601.3", *numbers, ja="唱えることを禁じる効果がある"))
    return (*reasons, *_too_many(game, player))


def _too_many(game: Game, player: Seat) -> Reasons:
    """Effects that let a player cast only so many spells each turn."""
    from engine.casting import spells_cast  # noqa: PLC0415  (casting asks for permission)

    for effect, active in game.state.layers.each(SpellsEachTurn):
        if seat_meant(effect.whose, active.env, player) and spells_cast(game.state, player) >= effect.most:
            return (Reason("an effect allows no more spells this turn", "601.3", ja="このターンにもう呪文を唱えさせない効果がある"),)
    return ()
