"""Casting spells (CR 601), step by step.

Every reason against a cast is collected: after the first the process goes on as far as the later steps still have a meaning. If there was
any, the game returns to the moment before (CR 601.2, 733.1).
"""

from __future__ import annotations

from engine.abilities import SpellAbility
from engine.adventures import looked_at_as_adventure
from engine.announcing import CostAnnounced, Division, Said, announce_modes, announce_targets, target_specs
from engine.cast_unseen import unseen
from engine.costs import Cost, Extra, Offer
from engine.double_faced import looked_at_transformed, looked_at_with_face
from engine.drawing import begin_holding, end_holding
from engine.events import Event, OfPlayer
from engine.exiled_face_down import as_played, turned_up_to_play
from engine.face_down import Way, looked_at_face_down, way_to_cast
from engine.flash_for import FLASH, flash_of, lost_meanwhile
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.mana_choices import choose_ways
from engine.offers import Wanted, choose_offer, offers_for
from engine.paying import mana_window, pay_mana
from engine.permissions import (
    costs_allowed,
    effects_allow,
    from_there,
    main_phase_of,
    prohibited,
    reasons_against,
    slow_without_more,
)
from engine.questions import MOST_X, value_of_x
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.spending import CAST, Spending
from engine.splicing import splice
from engine.split_cards import looked_at_as_half, why_not_whole
from engine.stack import Announced, Paid, announcement
from engine.state import COMMAND, STACK, ObjectId, Seat, State
from engine.targets import TargetSpec
from engine.total_cost import total_cost
from engine.undoing import undo
from engine.view import Env
from engine.zones import move


@record
class Cast:
    """What a player says as they cast a spell; what is left out is asked if there is a choice.

    ``wanted`` None: the mana cost. ``targets``: ids, players as ``~seat``. ``paying_with``: objects to sacrifice, discard, … for costs.
    ``by_hand``: stop where mana abilities may be activated (CR 601.2g), to have them activated one by one.
    """

    player: Seat
    card: ObjectId
    wanted: Wanted | None = None
    targets: tuple[int, ...] | None = None
    x: int | None = None
    paying_with: tuple[ObjectId, ...] = ()
    by_hand: bool = False
    by_effect: bool = False
    """An effect that resolves has the player cast it now: timing is no matter and no permission is needed (CR 608.2g)."""
    cost: Offer | None = None
    """The cost that the effect has the player pay, if it says so (CR 118.9b)."""
    modes: tuple[int, ...] | None = None
    division: Division | None = None
    splice: tuple[ObjectId, ...] = ()
    """Cards in hand that are spliced onto the spell."""
    uses: tuple[str, ...] = ()
    """Names of the optional additional costs that are paid; of one not named here, none is."""
    ways: str | None = None
    """What is left to pay in mana of symbols that can be paid in several ways, as symbols: "{R}" (CR 601.2b)."""
    life: int | None = None
    """How much life is paid for such symbols."""
    from_pool: bool = False
    """Only with the mana in the pool: no mana ability is activated (CR 118.3c)."""
    face_down: bool = False
    face: str = ""
    """The name of the face that is cast, of a modal double-faced card; "" for its front face."""
    transformed: bool = False
    """Cast with its back face up, as an effect says (CR 712.11a)."""


@record
class SpellCast(OfPlayer):
    """A spell becomes cast (CR 601.2i)."""

    spell: ObjectId
    offer: str
    """The name of the cost chosen, "" for the mana cost."""
    from_zone: str = ""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.spell,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        component = game.object(self.spell).top
        if self.from_zone == COMMAND and component.commander:
            player = game.state.player(self.player)
            casts = dict(player.commander_casts)
            casts[component.card] = casts.get(component.card, 0) + 1
            game.state = game.state.with_player(replace(player, commander_casts=tuple(sorted(casts.items()))))
        return ()


def cast(game: Game, act: Cast) -> ObjectId:
    """Cast a spell; the spell on the stack.

    Raises:
        IllegalAction: it can't be cast so; the game is where it was.
        Paused: a choice has to be made.
    """
    checkpoint = game.state
    way = way_to_cast(game, act.player, act.card) if act.face_down else None
    game.undo_if_illegal(checkpoint)  # if it can't be cast face down so: nothing that follows would have a meaning
    turned = transformed_for(game, act)
    act = replace(act, transformed=True) if turned else act
    _may_begin(game, act, way)
    from_zone = game.object(act.card).zone
    early = _early(game, act)
    held = begin_holding(game)
    spell = _propose(game, act, from_zone, way)
    spliced = splice(game, act.player, spell, act.splice) if act.splice else ()
    announce_modes(game, act.player, spell, _said(act))
    offer = choose_offer(game, act.player, spell, act.wanted, act.cost, turned if way is None else (way.offer,))
    _announce_costs(game, spell, offer, act, early, spliced)
    if early:
        game.object_to(*lost_meanwhile(game, act.player, spell))
    announce_targets(game, act.player, spell, _said(act))
    before = prohibited(Game(checkpoint), (), act.player, act.card)
    now = prohibited(game, (), act.player, spell)
    game.object_to(*checked_as_proposed(game, (), no_longer_allowed(game, as_proposed(game, before, now), before, now)))
    if offer is not None:
        _pay(game, spell, offer, act)
    if game.reasons:
        game.reasons[:] = unable_to_comply(game, (), tuple(game.reasons))
    undo(game, checkpoint)
    happen(game, *becomes_cast(game, (), SpellCast(act.player, spell, offer.name if offer else "", from_zone)))
    end_holding(game, held)
    if not waits_to_resolve(game, not _adds_mana(game, spell)):
        from engine.resolving import resolve  # noqa: PLC0415  (which may have spells cast)

        resolve(game, spell)
    return spell


def _adds_mana(game: Game, spell: ObjectId) -> bool:
    """Whether a spell could add mana as it resolves."""
    abilities = (i.ability for i in game.state.characteristics(spell).abilities)
    return any(a.do.adds_mana for a in abilities if isinstance(a, SpellAbility))


@rule("605.5b")
def waits_to_resolve(ctx: Context, waits: bool) -> bool:
    """A spell is never a mana ability: it stays on the stack until it resolves, even if it adds mana."""
    return True


def _early(game: Game, act: Cast) -> bool:
    """Whether the card could be cast now only as though it had flash, by what it says itself."""
    if act.by_effect or act.face_down or next(flash_of(game, act.card), None) is None:
        return False
    look = Game(game.state)
    return not main_phase_of(game.state, act.player) and slow_without_more(look, True, act.player, act.card)


def _may_begin(game: Game, act: Cast, way: Way | None) -> None:
    """Note why the card can't be cast now; face down it is looked at as it would be then (CR 708.4)."""
    state = as_played(game.state, act.card) if way is None else looked_at_face_down(game, game.state, act.card, way.down)
    if act.face:
        for looked_at in (looked_at_with_face, looked_at_as_adventure, looked_at_as_half):
            state = looked_at(game, state, act.card, act.face)
    elif way is None:
        game.object_to(*why_not_whole(game, act.card))
    if act.transformed and not act.by_effect:
        look = Game(looked_at_transformed(game, state, act.card))
        reasons = by_its_front_face(game, reasons_against(look, act.player, act.card), look, act.player, act.card)
    else:
        look = Game(state)
        reasons = reasons_against(look, act.player, act.card, by_effect=act.by_effect)
    reasons = unseen(game, reasons, act.player, act.card)
    game.object_to(*reasons)
    game.cite(*look.cited())


def transformed_for(game: Game, act: Cast) -> tuple[Offer, ...]:
    """The costs for which a card is to be cast with its back face up, if one of these is wanted, or is all that there is."""
    if act.face_down or act.by_effect or act.face:
        return ()
    offers: tuple[Offer, ...] = ()
    for keyword, instance in hooked(game.state.characteristics(act.card)):
        offers = keyword.cast_transformed(game, offers, instance, game.state, act.card)
    wanted = act.wanted.name if act.wanted is not None else None
    only = costs_allowed(game, act.player, act.card) if offers and wanted is None else ()
    return tuple(o for o in offers if o.name in (wanted, *only))


@rule("712.11d")
def by_its_front_face(game: Game, reasons: tuple[Reason, ...], look: Game, player: Seat, card: ObjectId) -> tuple[Reason, ...]:
    """An ability of the front face that allows the card to be cast transformed is considered, too, though the back face hasn't got it."""
    if not effects_allow(game.state, player, card):
        return reasons
    nothing_allows = from_there(Game(look.state), (), player, card)
    return tuple(r for r in reasons if r not in nothing_allows)


@rule("601.3a")
def as_proposed(ctx: Context, card: tuple[Reason, ...], spell: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """What prohibits spells with certain qualities keeps nobody from beginning to cast a card of which the choices made take them away."""
    return tuple(r for r in card if r in spell)


@rule("601.6")
def no_longer_allowed(
    ctx: Context, reasons: tuple[Reason, ...], card: tuple[Reason, ...], spell: tuple[Reason, ...]
) -> tuple[Reason, ...]:
    """A spell that its player is no longer allowed to cast as it has been proposed is illegal."""
    return (*reasons, *(Reason(r.text, "601.6", *r.rules, ja=r.ja) for r in spell if r not in card))


@rule("601.2e")
def checked_as_proposed(ctx: Context, reasons: tuple[Reason, ...], against: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Once the spell has been proposed, it is checked whether it can legally be cast so; if not, it is illegal."""
    return (*reasons, *against)


@rule("601.2")
def unable_to_comply(ctx: Context, reasons: tuple[Reason, ...], unable: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """If a player can't comply with a step of casting a spell, casting it is illegal, and the game returns to the moment before."""
    return (*reasons, *unable)


@rule("601.2i")
def becomes_cast(ctx: Context, events: tuple[Event, ...], cast: SpellCast) -> tuple[Event, ...]:
    """With its costs paid, the spell becomes cast; what triggers on casting triggers now."""
    return (*events, cast)


def _said(act: Cast) -> Said:
    return Said(act.targets, act.modes, act.division, act.uses, act.paying_with)


def _propose(game: Game, act: Cast, from_zone: str, way: Way | None = None) -> ObjectId:
    """The card is put on the stack (CR 601.2a)."""
    down = way.down if way else None
    happen(game, *(turned_up_to_play(game, (), game.object(act.card)) if way is None else ()))
    event = move(game, act.card, STACK, controller=act.player, announced=_beginning(game, act, from_zone), face_down=down)
    (entry, *_) = happen(game, replace(event, face=act.face, transformed=act.transformed))
    (spell,) = entry.became
    return spell


def _beginning(game: Game, act: Cast, from_zone: str) -> Announced:
    """What is known of the spell before anything is chosen."""
    only = () if act.by_effect else costs_allowed(game, act.player, act.card)
    return Announced(from_zone=from_zone, caster=act.player, only=only)


def _announce_costs(
    game: Game, spell: ObjectId, offer: Offer | None, act: Cast, early: bool = False, spliced: tuple[Paid, ...] = ()
) -> None:
    """Which costs are paid, the value of X, and how symbols are paid that can be paid in several ways (CR 601.2b)."""
    if offer is None:
        return
    free = offer.name == "free"
    paid = (Paid(offer.name, offer.origin),) if offer.alternative and not free else ()
    paid = (*paid, *(Paid(e.name, e.origin) for name in act.uses for e in _extra(game, spell, name)))
    paid = (*paid, *spliced)
    paid = (*paid, *(Paid(FLASH, i.origin) for i, e in flash_of(game, spell) if early and e.cost is not None))
    x = _choose_x(game, spell, offer, act)
    if paid or free or x is not None:
        happen(game, CostAnnounced(act.player, spell, paid, free, x))
    halves = choose_ways(game, act.player, spell, total_cost(game, act.player, spell, offer), act.ways, act.life)
    if halves:
        happen(game, CostAnnounced(act.player, spell, (), free, x, halves))


def _extra(game: Game, spell: ObjectId, name: str) -> tuple[Extra, ...]:
    """The optional additional cost of a name; none, with the reason noted on the game, if the spell hasn't got it."""
    found: tuple[Extra, ...] = ()
    for keyword, instance in hooked(game.state.characteristics(spell)):
        if keyword.name == name:
            found = keyword.additional(game, found, instance)
    if not found:
        game.object_to(Reason("it has no such additional cost", "601.2b", "118.8", ja="そのような追加コストはない"))
    return found[:1]


def _choose_x(game: Game, spell: ObjectId, offer: Offer, act: Cast) -> int | None:
    """The value of X (CR 107.3a)."""
    printed = game.state.characteristics(spell).mana_cost
    if offer.cost.mana is None or not offer.cost.mana.variable:
        if printed is None or not printed.variable:
            return None
        most = nothing_but_zero(game, MOST_X)
    else:
        most = MOST_X
    abilities = (i.ability for i in game.state.characteristics(spell).abilities)
    least = max((a.least_x for a in abilities if isinstance(a, SpellAbility)), default=0)
    if act.x is not None:
        if act.x < least:
            game.object_to(Reason(f"X must be at least {least}", "107.3a", "601.2b", ja=f"Xは{least}以上でなければならない"))
        if act.x > most:
            game.object_to(
                Reason(
                    "X can only be 0 where no cost with X is paid",
                    "107.3b",
                    "601.2b",
                    ja="Xを含むコストを支払わないなら、Xは0でしかありえない",
                )
            )
        return act.x
    return game.one(value_of_x(act.player, spell, min(least, most), most))


@rule("107.3b")
def nothing_but_zero(ctx: Context, most: int) -> int:
    """Where neither the mana cost with X nor another cost with X is paid, the only legal choice for X is 0."""
    return 0


def _pay(game: Game, spell: ObjectId, offer: Offer, act: Cast) -> None:
    """The total cost is determined, mana abilities are activated, the cost is paid (CR 601.2f-h)."""
    cost = total_cost(game, act.player, spell, offer)
    if act.by_hand:
        mana_window(game, act.player, spell)
    env = Env(you=act.player, this=spell, spell=spell)
    announced = announcement(game.object(spell))
    if cost.mana is not None:
        mana = cost.mana if announced.x is None else cost.mana.with_x(announced.x)
        pay_mana(game, act.player, mana, Spending(spell, CAST), from_pool=act.from_pool)
    for part in cost.others:
        part.pay(game, env, act.paying_with)


def offers_now(game: Game, player: Seat, card: ObjectId, face: str = "") -> tuple[Offer, ...]:
    """The costs that may be chosen if this card is cast now; none if it can't be begun. The game is used up by asking."""
    act = Cast(player, card, face=face)
    _may_begin(game, act, None)
    if game.reasons:
        return ()
    spell = _propose(game, act, game.object(card).zone)
    if prohibited(game, (), player, spell):
        return ()
    return offers_for(game, (), player, spell)


def total_cost_now(game: Game, player: Seat, card: ObjectId, wanted: Wanted | None, face: str = "") -> Cost | None:
    """The total cost if this card is cast now for that cost, timing aside; None if the cost isn't offered. The game is used up."""
    spell = _propose(game, Cast(player, card, face=face), game.object(card).zone)
    offer = choose_offer(game, player, spell, wanted)
    return total_cost(game, player, spell, offer) if offer else None


def proposed(game: Game, act: Cast) -> tuple[ObjectId, tuple[TargetSpec, ...]]:
    """A spell as it would be on the stack while its targets are chosen, and what it targets. The game is used up."""
    spell = _propose(game, act, game.object(act.card).zone)
    announce_modes(game, act.player, spell, _said(act))
    _announce_costs(game, spell, choose_offer(game, act.player, spell, act.wanted), replace(act, x=act.x or 0))
    return spell, target_specs(game, spell)


def spells_cast(state: State, player: Seat) -> int:
    """How many spells a player has cast this turn (CR 601.2i), by the log."""
    return len([e for e in state.log.this_turn() if isinstance(e.event, SpellCast) and e.event.player == player])
