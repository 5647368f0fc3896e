"""Declaring blockers (CR 509.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.amounts import amount
from engine.combat.attacking import Reasons, fights, pairs
from engine.combat.bands import blocked_together
from engine.combat.choosing import Candidate, declarations, most_obeyed
from engine.combat.fight import Attack, Combat, Pairs, attack_of, attacks
from engine.continuous import BlockCost, BlockersAtMost, BlocksMore, CantBlock, CantBlockAlone, Evasion, MustBeBlocked, MustBlock
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.mana import ManaCost
from engine.paying import why_not_paid
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.selectors import Selector
from engine.spending import Spending
from engine.state import ObjectId, Seat, State


@record
class Blocks(Event):
    """A creature is declared as a blocker (CR 509.1g)."""

    blocker: ObjectId
    attacker: ObjectId
    player: Seat

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.blocker, self.attacker)

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        combat = game.state.combat or Combat()
        game.state = game.state.evolve(combat=combat.with_block(self.blocker, self.attacker, self.player))
        return ()


@record
class BecomesBlocked(Event):
    """An attacking creature becomes a blocked creature, or an unblocked one (CR 509.1h). ``by``: the creatures that block it."""

    attacker: ObjectId
    by: tuple[ObjectId, ...] = ()
    blocked: bool = True

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.attacker, *self.by)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        attack = attack_of(game.state, self.attacker)
        if attack is not None and game.state.combat is not None:
            game.state = game.state.evolve(combat=game.state.combat.with_attack(replace(attack, blocked=self.blocked)))
        return ()


@record
class BlockersDeclared(OfPlayer):
    """A player has declared these creatures, or none, as blockers (CR 509.1)."""

    blockers: tuple[ObjectId, ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.blockers


# --- Each creature by itself -----------------------------------------------------------------------------------------------------------


def why_not_block(game: Game, blocker: ObjectId, attacker: ObjectId, player: Seat) -> Reasons:
    """Why a creature can't block an attacker; empty if it can."""
    reasons = own_attackers(game, may_block(game, (), blocker, attacker, player), attacker, player)
    for keyword, instance in hooked(game.state.characteristics(attacker)):
        reasons = keyword.blocked_by(game, reasons, game.state, attacker, blocker, instance)
    for keyword, instance in hooked(game.state.characteristics(blocker)):
        reasons = keyword.blocks(game, reasons, game.state, attacker, blocker, instance)
    return cant_block(game, reasons, game.state, blocker, attacker)


@rule("509.1a", part="which")
def may_block(game: Game, reasons: Reasons, blocker: ObjectId, attacker: ObjectId, player: Seat) -> Reasons:
    """Only untapped creatures that the defending player controls block, and only creatures that attack that player or a permanent of
    theirs."""
    if not fights(game.state, blocker) or game.state.controller(blocker) != player or game.object(blocker).tapped:
        reasons = (
            *reasons,
            Reason(
                "it is no untapped creature that the defending player controls",
                "509.1a",
                ja="防御プレイヤーがコントロールしているアンタップ状態のクリーチャーではない",
            ),
        )
    attack = attack_of(game.state, attacker)
    if attack is None or (attack.defender != player and len(game.state.apnap()) < 3):
        reasons = (
            *reasons,
            Reason("that creature is not attacking the player", "509.1a", ja="そのクリーチャーはそのプレイヤーを攻撃していない"),
        )
    return reasons


@rule("802.4a")
def own_attackers(game: Game, reasons: Reasons, attacker: ObjectId, player: Seat) -> Reasons:
    """Of several defending players each can block only creatures that attack that player or a permanent of theirs."""
    attack = attack_of(game.state, attacker)
    if attack is None or attack.defender == player or len(game.state.apnap()) < 3:
        return reasons
    ja = "そのクリーチャーが攻撃しているのは別のプレイヤーである"
    return (*reasons, Reason("that creature is attacking another player", "802.4a", "509.1a", ja=ja))


@rule("509.1b", part="each")
def cant_block(ctx: Context, reasons: Reasons, state: State, blocker: ObjectId, attacker: ObjectId) -> Reasons:
    """Restrictions on each creature are obeyed."""
    for active in state.layers.in_force(CantBlock):
        cant = active.effect
        if isinstance(cant, CantBlock) and blocker in cant.what.select(state, active.env) and cant.whom.holds(state, attacker, active.env):
            reasons = (*reasons, Reason("an effect says that it can't block", "509.1b", ja="ブロックできないとする効果がある"))
    for active in state.layers.in_force(Evasion):
        effect = active.effect
        if not isinstance(effect, Evasion) or attacker not in effect.what.select(state, active.env):
            continue
        if not effect.by.holds(state, blocker, active.env):
            reasons = (
                *reasons,
                Reason(
                    "an effect says that it can't block that creature", "509.1b", ja="そのクリーチャーをブロックできないとする効果がある"
                ),
            )
    return reasons


def _about(state: State, kind: type[CantBlockAlone | MustBeBlocked], obj: ObjectId) -> bool:
    """Whether an effect of a kind is about this object."""
    for active in state.layers.in_force(kind):
        what = getattr(active.effect, "what", None)
        if isinstance(what, Selector) and obj in what.select(state, active.env):
            return True
    return False


def possible_blocks(game: Game, player: Seat) -> Pairs:
    """Every creature that can block, with each attacker it can block."""
    state = game.state
    mine = tuple(i for i in state.battlefield() if state.characteristics(i).is_type("creature") and state.controller(i) == player)
    return tuple((b, a.attacker) for b in mine for a in attacks(state) if not why_not_block(game, b, a.attacker, player))


# --- The declaration as a whole ----------------------------------------------------------------------------------------------------------


def declare_blockers(game: Game) -> None:
    """Each defending player declares blockers (CR 509.1)."""
    attacked = tuple(p for p in game.state.apnap() if any(a.defender == p for a in attacks(game.state)))
    for player in defenders_in_order(game, attacked):
        _declare_blockers(game, player)


@rule("802.4", otherwise=lambda ctx, players: tuple(reversed(players)))
def defenders_in_order(ctx: Context, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Each defending player in APNAP order declares all their blocks."""
    return players


def _declare_blockers(game: Game, player: Seat) -> None:
    possible = possible_blocks(Game(game.state), player)
    options = tuple(Option(pair, game.state.characteristics(pair[0]).name) for pair in possible)
    least = 1 if most_block_requirements(game, possible) else 0
    question = Question(player, "pick", "block", "Which creatures block which attackers?", options, least, len(options), always=True)
    declared = pairs(game.ask(question))
    checkpoint = game.state
    for blocker, attacker in declared:
        game.object_to(*why_not_block(game, blocker, attacker, player))
    others = game.state.combat.blocks if game.state.combat else ()
    game.object_to(*why_not_declare_blocks(game, declared, player, others))
    game.undo_if_illegal(checkpoint)
    cost = total_cost(game, 0, game.state, declared)
    if cost:
        _pay(game, player, ManaCost(cost), declared[0][0])
        if game.reasons:
            game.reasons[:] = illegal_as_a_whole(game, (), tuple(game.reasons))
            game.undo_if_illegal(checkpoint)
            declared = ()
    mine = tuple(a for a in attacks(game.state) if a.defender == player)
    blocking = tuple(dict.fromkeys(b for b, _ in declared))
    happen(game, BlockersDeclared(player, blocking), *become_blockers(game, (), declared, player))
    happen(game, *blocked_or_not(game, (), mine, (*declared, *blocked_together(game, declared))))


@rule("509.1")
def illegal_as_a_whole(ctx: Context, reasons: Reasons, unable: Reasons) -> Reasons:
    """If the defending player can't comply with a step of the declaration, it is illegal, and the game returns to the moment before it."""
    return (*reasons, *unable)


@rule("509.1g", part="become blocking")
def become_blockers(ctx: Context, events: tuple[Event, ...], declared: Pairs, player: Seat) -> tuple[Event, ...]:
    """Each creature chosen becomes a blocking creature, until it is removed from combat or combat ends."""
    return (*events, *(Blocks(b, a, player) for b, a in declared))


@rule("509.1h")
def blocked_or_not(ctx: Context, events: tuple[Event, ...], attacking: tuple[Attack, ...], declared: Pairs) -> tuple[Event, ...]:
    """An attacker with a creature declared as a blocker for it becomes blocked and remains so; one without becomes unblocked."""
    for attack in attacking:
        by = tuple(b for b, a in declared if a == attack.attacker)
        events = (*events, BecomesBlocked(attack.attacker, by, bool(by)))
    return events


def why_not_declare_blocks(game: Game, declared: Pairs, player: Seat, others: Pairs = ()) -> Reasons:
    """Why a declaration as a whole is illegal; empty if it isn't. ``others``: what other defending players' creatures block."""
    reasons = one_each(game, (), declared)
    reasons = set_restrictions(game, reasons, own_blocks(game, (*others, *declared), declared))
    most = most_block_requirements(game, possible_blocks(Game(game.state), player))
    obeyed = sum(_score(game.state, *pair) for pair in declared) + _together(game.state, declared)
    return block_requirements(game, reasons, obeyed, most)


@rule("802.4b")
def own_blocks(ctx: Context, blocks: Pairs, declared: Pairs) -> Pairs:
    """Whether a defending player's blocks are legal is judged without the blocking creatures of other players."""
    return declared


def one_each(game: Game, reasons: Reasons, declared: Pairs) -> Reasons:
    """No creature blocks more attackers than it can."""
    blocking = [b for b, _ in declared]
    if any(blocking.count(b) > can_block(game, ANY_NUMBER, game.state, b) for b in blocking):
        return (
            *reasons,
            Reason("a creature can't block that many attackers", "509.1a", ja="それほど多くの攻撃クリーチャーをブロックすることはできない"),
        )
    return reasons


ANY_NUMBER = 1_000_000
"""How many attackers a creature could block if nothing said how many."""


@rule("509.1a", part="one each")
def can_block(ctx: Context, n: int, state: State, blocker: ObjectId) -> int:
    """For each blocking creature one attacking creature is chosen, if no effect lets it block more."""
    effects = (a for a in state.layers.in_force(BlocksMore))
    return 1 + sum(a.effect.n for a in effects if isinstance(a.effect, BlocksMore) and blocker in a.effect.what.select(state, a.env))


def set_restrictions(game: Game, reasons: Reasons, declared: Pairs) -> Reasons:
    """Restrictions on several blockers together (CR 509.1b)."""
    for attacker in dict.fromkeys(a for _, a in declared):
        by = tuple(b for b, a in declared if a == attacker)
        for keyword, _ in hooked(game.state.characteristics(attacker)):
            reasons = keyword.blocked_by_all(game, reasons, game.state, attacker, by)
    return restricted_together(game, reasons, game.state, declared)


@rule("509.1b", part="together")
def restricted_together(ctx: Context, reasons: Reasons, state: State, declared: Pairs) -> Reasons:
    """Restrictions on all blockers, or on all blockers of a creature, are obeyed."""
    blocking = tuple(dict.fromkeys(b for b, _ in declared))
    if len(blocking) == 1 and _about(state, CantBlockAlone, blocking[0]):
        reasons = (*reasons, Reason("it can't block alone", "509.1b", ja="単独ではブロックできない"))
    limits = (a.effect.n for a in state.layers.in_force(BlockersAtMost) if isinstance(a.effect, BlockersAtMost))
    if any(len(blocking) > n for n in limits):
        reasons = (*reasons, Reason("more creatures block than can", "509.1b", ja="ブロックできる数より多くのクリーチャーがブロックする"))
    for active in state.layers.in_force(Evasion):
        effect = active.effect
        for attacker in effect.what.select(state, active.env) if isinstance(effect, Evasion) else ():
            n = sum(a == attacker for _, a in declared)
            if isinstance(effect, Evasion) and n and (n < effect.least or (effect.most is not None and n > effect.most)):
                reasons = (
                    *reasons,
                    Reason("it can't be blocked by that many creatures", "509.1b", ja="その数のクリーチャーではブロックされない"),
                )
    return reasons


# --- Requirements ------------------------------------------------------------------------------------------------------------------------


@rule("509.1c", part="most")
def block_requirements(ctx: Context, reasons: Reasons, obeyed: int, most: int) -> Reasons:
    """As many requirements as can be obeyed without disobeying a restriction are obeyed."""
    return (
        (*reasons, Reason("more requirements to block could be obeyed", "509.1c", ja="より多くのブロック強制に従うことができる"))
        if obeyed < most
        else reasons
    )


def _score(state: State, blocker: ObjectId, attacker: ObjectId) -> int:
    """How many requirements a creature obeys by blocking an attacker, those aside that it obeys by blocking at all."""
    found = 0
    for active in state.layers.in_force(MustBlock):
        effect = active.effect
        if isinstance(effect, MustBlock) and effect.whom is not None and blocker in effect.what.select(state, active.env):
            found += attacker in effect.whom.select(state, active.env)
    return found


def _together(state: State, declared: Pairs) -> int:
    """How many requirements a declaration obeys as a whole: creatures that must be blocked, and those that must block."""
    found = sum(_about(state, MustBeBlocked, a) for a in dict.fromkeys(a for _, a in declared))
    for active in state.layers.in_force(MustBlock):
        effect = active.effect
        if isinstance(effect, MustBlock) and effect.whom is None:
            must = effect.what.select(state, active.env)
            found += sum(b in must for b in dict.fromkeys(b for b, _ in declared))
    return found


@rule("509.1c", part="costs")
def unless_it_costs(ctx: Context, possible: Pairs, state: State) -> Pairs:
    """A player need not pay a cost to block, not even where that would obey a requirement."""
    return tuple(pair for pair in possible if not cost_of(state, pair[0]))


def most_block_requirements(game: Game, possible: Pairs) -> int:
    """The most requirements that can be obeyed without disobeying a restriction (CR 509.1c)."""
    state = game.state
    if not state.layers.in_force(MustBeBlocked) and not state.layers.in_force(MustBlock):
        return 0
    candidates = tuple(_candidates(game, unless_it_costs(game, possible, state)))
    look = Game(state)
    return most_obeyed(candidates, lambda d: not set_restrictions(look, (), d), lambda d: _together(state, d))


def _candidates(game: Game, possible: Pairs) -> Iterator[Candidate]:
    """Each creature with what it can block, attackers that no requirement is about left out."""
    state = game.state
    obliging = any(isinstance(a.effect, MustBlock) and a.effect.whom is None for a in state.layers.in_force(MustBlock))
    wanted = {a for b, a in possible if obliging or _score(state, b, a) or _about(state, MustBeBlocked, a)}
    for blocker in dict.fromkeys(b for b, _ in possible):
        can = tuple(a for b, a in possible if b == blocker and a in wanted)
        choices = _choices(game, blocker, can)
        scores = tuple(sum(_score(state, blocker, a) for a in choice) for choice in choices)
        alike = (_about(state, CantBlockAlone, blocker), _together(state, ((blocker, -1),)))
        yield Candidate(blocker, choices, scores, alike)


def legal_blocks(state: State, player: Seat) -> Iterator[Pairs]:
    """Every legal declaration of a player's blockers."""
    game = Game(state)
    possible = possible_blocks(game, player)
    able = {blocker: tuple(a for b, a in possible if b == blocker) for blocker in dict.fromkeys(b for b, _ in possible)}
    candidates = tuple(Candidate(blocker, _choices(game, blocker, can), ()) for blocker, can in able.items())
    return (d for d in declarations(candidates) if not why_not_declare_blocks(Game(state), d, player))


def _choices(game: Game, blocker: ObjectId, can: tuple[ObjectId, ...]) -> tuple[tuple[ObjectId, ...], ...]:
    """Every choice of attackers for a blocker among those it can block."""
    most = min(len(can), can_block(game, ANY_NUMBER, game.state, blocker))
    return tuple(c for n in range(most + 1) for c in combinations(can, n))


# --- Costs -------------------------------------------------------------------------------------------------------------------------------


def cost_of(state: State, blocker: ObjectId) -> int:
    """The generic mana that must be paid for a creature to block."""
    effects = ((a.effect, a.env) for a in state.layers.in_force(BlockCost))
    return sum(amount(e.n, state, env) for e, env in effects if isinstance(e, BlockCost) and e.what.holds(state, blocker, env))


@rule("509.1d")
def total_cost(ctx: Context, cost: int, state: State, declared: Pairs) -> int:
    """What has to be paid for the blockers is added up."""
    return cost + sum(cost_of(state, b) for b in dict.fromkeys(b for b, _ in declared))


def _pay(game: Game, player: Seat, cost: ManaCost, blocker: ObjectId) -> None:
    """Pay what blocking costs (CR 509.1e-f)."""
    short = why_not_paid(game, player, cost, Spending(blocker), from_pool=not chance_for_mana(game, False))
    game.object_to(*paid_in_full(game, (), short))


@rule("509.1e")
def chance_for_mana(ctx: Context, may: bool) -> bool:
    """If blocking costs mana, the defending player has a chance to activate mana abilities."""
    return True


@rule("509.1f")
def paid_in_full(ctx: Context, reasons: Reasons, short: Reasons) -> Reasons:
    """All costs to block are paid; partial payments aren't allowed. ``short``: why they couldn't be paid."""
    return (*reasons, *(Reason(r.text, "509.1f", *r.rules, ja=r.ja) for r in short))
