"""Casting spells (CR 601), step by step.

Every reason against a cast is collected: after the first the process goes on as far as the later steps still have a meaning. If there was
any, the game returns to the moment before (CR 601.2, 733.1).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.abilities import SpellAbility
from engine.announcing import CostAnnounced, TargetsChosen
from engine.characteristics import Characteristics
from engine.costs import Cost, Offer
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.offers import Wanted, choose_offer, offers_for
from engine.paying import pay_mana
from engine.permissions import reasons_against
from engine.questions import Option, Question
from engine.stack import Announced, Paid
from engine.state import COMMAND, STACK, ObjectId, Seat, State
from engine.targets import TargetSpec, choose
from engine.total_cost import total_cost
from engine.view import Env
from engine.zones import move


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class SpellCast(Event):
    """A spell becomes cast (CR 601.2i)."""

    player: Seat
    spell: ObjectId
    offer: str
    """The name of the cost chosen, "" for the mana cost."""
    from_zone: str = ""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.spell,)

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        component = game.object(self.spell).components[0]
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
    if not act.by_effect:
        game.object_to(*reasons_against(game, act.player, act.card))
    from_zone = game.object(act.card).zone
    spell = _propose(game, act, from_zone)
    offer = choose_offer(game, act.player, spell, act.wanted)
    _announce(game, spell, offer, act)
    if offer is not None:
        _pay(game, spell, offer, act)
    game.undo_if_illegal(checkpoint)
    happen(game, SpellCast(act.player, spell, offer.name if offer else "", from_zone))
    return spell


def _propose(game: Game, act: Cast, from_zone: str) -> ObjectId:
    """The card is put on the stack (CR 601.2a)."""
    event = move(game, act.card, STACK, controller=act.player, announced=Announced(from_zone=from_zone))
    (entry, *_) = happen(game, event)
    return entry.became[0]


def _announce(game: Game, spell: ObjectId, offer: Offer | None, act: Cast) -> None:
    """Choices of cost, X and targets (CR 601.2b-c)."""
    x = None
    if offer is not None:
        x = _choose_x(game, spell, offer, act)
        free = offer.name == "free"
        paid = (Paid(offer.name, offer.origin),) if offer.alternative and not free else ()
        if paid or free or x is not None:
            happen(game, CostAnnounced(act.player, spell, paid, free, x))
    env = Env(you=act.player, this=spell, x=x, spell=spell)
    targets = choose(game, target_specs(game.state.characteristics(spell)), env, act.targets)
    if targets:
        happen(game, TargetsChosen(act.player, spell, targets))


def _choose_x(game: Game, spell: ObjectId, offer: Offer, act: Cast) -> int | None:
    """The value of X: 0 where the cost with it isn't paid (CR 107.3b)."""
    printed = game.state.characteristics(spell).mana_cost
    if offer.cost.mana is None or not offer.cost.mana.variable:
        return 0 if printed and printed.variable else None
    if act.x is not None:
        return act.x
    return game.pick(Question(act.player, "number", "x", "What is the value of X?", (), 0, 99, spell))[0]


def target_specs(it: Characteristics) -> tuple[TargetSpec, ...]:
    """The targets that a spell asks for."""
    return tuple(t for i in it.abilities if isinstance(i.ability, SpellAbility) for t in i.ability.targets)


def _pay(game: Game, spell: ObjectId, offer: Offer, act: Cast) -> None:
    """The total cost is determined, mana abilities are activated, the cost is paid (CR 601.2f-h)."""
    cost = total_cost(game, act.player, spell, offer)
    if act.by_hand:
        mana_window(game, act.player, spell)
    env = Env(you=act.player, this=spell, spell=spell)
    announced = game.object(spell).announced or Announced()
    if cost.mana is not None:
        pay_mana(game, act.player, cost.mana.with_x(announced.x or 0), spell)
    for part in cost.others:
        part.pay(game, env, act.paying_with)


def mana_window(game: Game, player: Seat, spell: ObjectId) -> None:
    """The player activates mana abilities one by one until they go on (CR 601.2g)."""
    from engine.paying import activate_mana_ability, sources  # noqa: PLC0415

    while True:
        usable = [(s, mana) for s in sources(game, player) for mana in s.gives]
        options = tuple(Option(f"{s.obj}:{mana}", f"{game.state.characteristics(s.obj).name}: {mana}") for s, mana in usable)
        question = Question(
            player, "pick", "mana abilities", "Activate a mana ability, or go on and pay?", (*options, Option("pay", "pay")),
            subject=spell, always=True,
        )
        answer = game.ask(question)
        if answer == ("pay",):
            return
        source, mana = next((s, m) for s, m in usable if (f"{s.obj}:{m}",) == answer)
        activate_mana_ability(game, player, source, mana)


def offers_now(game: Game, player: Seat, card: ObjectId) -> tuple[Offer, ...]:
    """The costs that may be chosen if this card is cast now; none if it can't be begun. The game is used up by asking."""
    if reasons_against(game, player, card):
        return ()
    spell = _propose(game, Cast(player, card), game.object(card).zone)
    return offers_for(game, (), player, spell)


def total_cost_now(game: Game, player: Seat, card: ObjectId, wanted: Wanted | None) -> Cost | None:
    """The total cost if this card is cast now for that cost, timing aside; None if the cost isn't offered. The game is used up."""
    spell = _propose(game, Cast(player, card), game.object(card).zone)
    offer = choose_offer(game, player, spell, wanted)
    return total_cost(game, player, spell, offer) if offer else None


def proposed(game: Game, act: Cast) -> tuple[ObjectId, tuple[TargetSpec, ...]]:
    """A spell as it would be on the stack while its targets are chosen, and what it targets. The game is used up."""
    spell = _propose(game, act, game.object(act.card).zone)
    _announce(game, spell, choose_offer(game, act.player, spell, act.wanted), replace(act, targets=()))
    return spell, target_specs(game.state.characteristics(spell))


def spells_cast(state: State, player: Seat) -> int:
    """How many spells a player has cast this turn (CR 601.2i), by the log."""
    return sum(isinstance(e.event, SpellCast) and e.event.player == player for e in state.log.this_turn())

