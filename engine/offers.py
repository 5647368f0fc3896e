"""Which costs may be chosen to cast a spell, and choosing one (CR 118.9, 601.2b)."""

from __future__ import annotations

from engine.characteristics import Characteristics
from engine.continuous import CastFree, InsteadOfManaCost
from engine.costs import Cost, Offer
from engine.game import Game
from engine.keywords import hooked
from engine.mana import ManaCost
from engine.questions import Option, Question
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.split_cards import cost_on_stack
from engine.spoken import keyword_ja
from engine.stack import announcement
from engine.state import ObjectId, Seat


@record
class Wanted:
    """What the player says about the cost: its name ("blitz", "free", "" for the mana cost), its mana, who gives it; None: not said.

    ``alternative``: not the mana cost. ``also``: the name of a second cost they try to use with it.
    """

    name: str | None = None
    mana: ManaCost | None = None
    giver: ObjectId | None = None
    alternative: bool = False
    also: str = ""

    def fits(self, offer: Offer) -> bool:
        """Whether an offer is what is wanted."""
        return (
            (self.name is None or offer.name == self.name)
            and (self.mana is None or offer.cost.mana == self.mana)
            and (self.giver is None or offer.giver == self.giver)
            and (offer.alternative or not self.alternative)
        )


MANA_COST = Wanted("")


def offers_for(game: Game, offers: tuple[Offer, ...], player: Seat, spell: ObjectId) -> tuple[Offer, ...]:
    """Every cost that may be chosen for a spell that has been put on the stack."""
    it = game.state.characteristics(spell)
    mana = cost_on_stack(game, game.object(spell), it) or ManaCost()
    offers = no_unpayable_cost(game, (*offers, Offer("", Cost(mana))), it)
    for keyword, instance in hooked(it):
        offers = keyword.offers(game, offers, instance, game.state, spell)
    only = announcement(game.object(spell)).only
    offers = cast_free(game, rather_than_mana_cost(game, offers, player, spell), player, spell)
    return tuple(o for o in offers if not only or o.name in only)


@rule("118.6")
def no_unpayable_cost(ctx: Context, offers: tuple[Offer, ...], it: Characteristics) -> tuple[Offer, ...]:
    """An object without a mana cost has a mana cost that can't be paid: it isn't {0}."""
    return tuple(o for o in offers if o.alternative) if it.mana_cost is None else offers


@rule("118.9", part="other cost")
def rather_than_mana_cost(game: Game, offers: tuple[Offer, ...], player: Seat, spell: ObjectId) -> tuple[Offer, ...]:
    """An effect may let a player pay another cost rather than a spell's mana cost."""
    for effect, active in game.state.layers.each(InsteadOfManaCost):
        if active.env.you == player and effect.spells.holds(game.state, spell, active.env):
            offers = (*offers, Offer("alternative", effect.cost, active.env.origin, active.source))
    return offers


@rule("118.9", part="free")
def cast_free(game: Game, offers: tuple[Offer, ...], player: Seat, spell: ObjectId) -> tuple[Offer, ...]:
    """An effect may let a player cast a spell without paying its mana cost: an alternative cost of nothing."""
    zone = announcement(game.object(spell)).from_zone
    for effect, active in game.state.layers.each(CastFree):
        if active.env.you == player and effect.zone == zone and effect.spells.holds(game.state, spell, active.env):
            offers = (*offers, Offer("free", Cost(), active.env.origin, active.source))
    return offers


def choose_offer(
    game: Game, player: Seat, spell: ObjectId, wanted: Wanted | None, only: Offer | None = None, offers: tuple[Offer, ...] = ()
) -> Offer | None:
    """The cost chosen; None, with the reason noted on the game, if what is wanted isn't offered.

    ``only``: the cost that the effect has the player pay that has them cast the spell. ``offers``: the only ones that there are.
    """
    if offers:
        wanted = wanted if wanted is not None and wanted.name else Wanted()
    elif only is not None:
        offers, wanted = given_by_effect(game, (), only), wanted if wanted is not None and wanted.name else Wanted()
        others = _others(game, player, spell, wanted, only)
        if others:
            game.object_to(*only_one(game, (), tuple(o.name for o in others)))
            offers = others
        if game.state.characteristics(spell).mana_cost is None:
            offers = even_without_mana_cost(game, (), offers)
    else:
        offers, wanted = offers_for(game, (), player, spell), wanted or MANA_COST
    fitting = tuple(o for o in offers if wanted.fits(o))
    if wanted.also:
        game.object_to(*only_one(game, (), tuple(o.name for o in offers if o.name == wanted.also)))
    if not fitting:
        game.object_to(*not_offered(game, (), wanted, announcement(game.object(spell)).only))
        return None
    options = tuple(Option(n, f"{o.name or 'mana'} cost {o.cost}") for n, o in enumerate(fitting))
    return fitting[game.one(Question(player, "pick", "cost", "Which cost is paid?", options, subject=spell))]


@rule("118.9b")
def given_by_effect(ctx: Context, offers: tuple[Offer, ...], only: Offer) -> tuple[Offer, ...]:
    """An effect that allows a player to cast a spell may require a certain alternative cost."""
    return (*offers, only)


def _others(game: Game, player: Seat, spell: ObjectId, wanted: Wanted, only: Offer) -> tuple[Offer, ...]:
    """The alternative costs of the spell that are wanted besides the one that an effect has the player pay."""
    if wanted.name is None or wanted.name == only.name:
        return ()
    return tuple(o for o in offers_for(game, (), player, spell) if o.alternative and wanted.fits(o))


@rule("118.6a", part="alternative")
def even_without_mana_cost(ctx: Context, offers: tuple[Offer, ...], alternative: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """An alternative cost may be paid even where the mana cost is unpayable, not to pay the mana cost at all among them."""
    return alternative


@rule("118.9a")
def only_one(ctx: Context, reasons: tuple[Reason, ...], also: tuple[str, ...]) -> tuple[Reason, ...]:
    """Only one alternative cost can be applied to a spell."""
    return (*reasons, Reason("only one alternative cost can be paid", "118.9a", "601.2b", ja="代替コストは1つしか支払えない"))


@rule("601.2b", part="offered")
def not_offered(ctx: Context, reasons: tuple[Reason, ...], wanted: Wanted, only: tuple[str, ...]) -> tuple[Reason, ...]:
    """A player can announce only a cost that the spell has or an effect gives."""
    if only:
        ja = f"そこから唱えるときに選べるのは{'か'.join(map(keyword_ja, only))}コストだけである"
        return (*reasons, Reason(f"it can be cast from there only for its {' or '.join(only)} cost", "118.9b", "601.2b", ja=ja))
    if wanted.name == "":
        return (*reasons, Reason("it has no mana cost", "118.6", "601.2b", ja="マナ・コストを持たない"))
    return (*reasons, Reason("it has no such cost", "601.2b", "118.9", ja="そのようなコストはない"))
