"""The combat phase (CR 506-511)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from engine.actions.tap import Tapped
from engine.continuous import CantAttack, CantBlock, MustAttack, MustBeBlocked, StaticEffect
from engine.costs import summoning_sick
from engine.damage import DamageDealt
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.questions import Option, Question
from engine.rule import Context, Reason, rule
from engine.selectors import Selector
from engine.state import ObjectId, Seat, State

Reasons = tuple[Reason, ...]
Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Combat:
    """Who attacks whom (players as ``~seat``), who blocks whom, and which attackers have become blocked (CR 506.4, 509.1h)."""

    attackers: Pairs = ()
    blocks: Pairs = ()
    blocked: tuple[ObjectId, ...] = ()


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    """A creature is declared as an attacker (CR 508.1)."""

    attacker: ObjectId
    target: int
    player: Seat

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.attacker,)

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        combat = game.state.combat or Combat()
        game.state = game.state.evolve(combat=replace(combat, attackers=(*combat.attackers, (self.attacker, self.target))))
        return ()


@dataclass(frozen=True, slots=True)
class Blocks(Event):
    """A creature is declared as a blocker (CR 509.1)."""

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
        blocked = combat.blocked if self.attacker in combat.blocked else (*combat.blocked, self.attacker)
        game.state = game.state.evolve(
            combat=replace(combat, blocks=(*combat.blocks, (self.blocker, self.attacker)), blocked=blocked)
        )
        return ()


def _named_by(state: State, kind: type[StaticEffect], obj: ObjectId) -> bool:
    """Whether an effect of a kind is about this object."""
    for active in state.layers.in_force(kind):
        what = getattr(active.effect, "what", None)
        if isinstance(what, Selector) and obj in what.select(state, active.env):
            return True
    return False


# --- Attacking (CR 508) ------------------------------------------------------------------------------------------------------------


def why_not_attack(game: Game, creature: ObjectId, player: Seat) -> Reasons:
    """Why a creature can't be declared as an attacker; empty if it can."""
    reasons = can_be_chosen(game, (), creature, player)
    if summoning_sick(game, False, creature, "attack"):
        reasons = (*reasons, Reason("it has not been under its controller's control since the turn began", "302.6", "508.1a"))
    for keyword, _ in hooked(game.state.characteristics(creature)):
        reasons = keyword.attack(game, reasons)
    return cant_attack(game, reasons, creature)


@rule("508.1a")
def can_be_chosen(game: Game, reasons: Reasons, creature: ObjectId, player: Seat) -> Reasons:
    """Only untapped creatures that the active player controls attack."""
    it = game.state.characteristics(creature)
    if not it.is_type("creature") or it.controller != player or player != game.state.turn.active:
        return (*reasons, Reason("it is no creature that the active player controls", "508.1a"))
    return (*reasons, Reason("it is tapped", "508.1a")) if game.object(creature).tapped else reasons


@rule("508.1c")
def cant_attack(game: Game, reasons: Reasons, creature: ObjectId) -> Reasons:
    """Restrictions on attacking are obeyed."""
    return (*reasons, Reason("an effect says that it can't attack", "508.1c")) if _named_by(game.state, CantAttack, creature) else reasons


def possible_attacks(game: Game) -> Pairs:
    """Every creature that can attack, with everyone it can attack."""
    state = game.state
    player = state.turn.active
    return tuple((i, ~s) for i in state.battlefield() if not why_not_attack(game, i, player) for s in state.opponents(player))


def declare_attackers(game: Game) -> None:
    """The active player declares attackers (CR 508.1): asked for even if there is none that must."""
    player = game.state.turn.active
    options = tuple(Option(pair, game.state.characteristics(pair[0]).name) for pair in possible_attacks(Game(game.state)))
    must = tuple(i for i, _ in (o.value for o in options if isinstance(o.value, tuple)) if must_attack(game.state, i))
    question = Question(player, "pick", "attack", "Which creatures attack?", options, len(set(must)), len(options), always=True)
    declared = _pairs(game.ask(question))
    checkpoint = game.state
    game.object_to(*attack_requirements(game, (), frozenset(must), frozenset(a for a, _ in declared)))
    for attacker, _ in declared:
        why_not_attack(game, attacker, player)
    game.undo_if_illegal(checkpoint)
    if declared:
        taps = tuple(Tapped(a) for a, _ in declared if taps_to_attack(game, False, a))
        happen(game, *(Attacks(a, t, player) for a, t in declared), *taps)


def must_attack(state: State, creature: ObjectId) -> bool:
    """Whether an effect says that a creature attacks if able (CR 508.1d)."""
    return _named_by(state, MustAttack, creature)


def _pairs(answer: object) -> Pairs:
    return tuple((a[0], a[1]) for a in answer if isinstance(a, tuple)) if isinstance(answer, tuple) else ()


@rule("508.1d")
def attack_requirements(ctx: Context, reasons: Reasons, must: frozenset[ObjectId], attackers: frozenset[ObjectId]) -> Reasons:
    """As many requirements as can be obeyed are obeyed."""
    return (*reasons, Reason("a creature that must attack if able does not", "508.1d")) if must - attackers else reasons


def taps_to_attack(game: Game, taps: bool, attacker: ObjectId) -> bool:
    """Whether attacking taps the creature."""
    taps = tapped_by_attacking(game, taps)
    for keyword, _ in hooked(game.state.characteristics(attacker)):
        taps = keyword.taps_to_attack(game, taps)
    return taps


@rule("508.1f")
def tapped_by_attacking(ctx: Context, taps: bool) -> bool:
    """Declaring a creature as an attacker taps it."""
    return True


# --- Blocking (CR 509) -------------------------------------------------------------------------------------------------------------


def attackers(state: State) -> Pairs:
    """The attacking creatures that are still in combat, with whom they attack (CR 506.4)."""
    pairs = state.combat.attackers if state.combat else ()
    return tuple((a, t) for a, t in pairs if state.exists(a) and state.characteristics(a).is_type("creature"))


def why_not_block(game: Game, blocker: ObjectId, attacker: ObjectId, player: Seat) -> Reasons:
    """Why a creature can't block an attacker; empty if it can."""
    reasons = may_block(game, (), blocker, attacker, player)
    for keyword, _ in hooked(game.state.characteristics(attacker)):
        reasons = keyword.blocked_by(game, reasons, game.state, attacker, blocker)
    return cant_block(game, reasons, blocker)


@rule("509.1a")
def may_block(game: Game, reasons: Reasons, blocker: ObjectId, attacker: ObjectId, player: Seat) -> Reasons:
    """Only untapped creatures that the defending player controls block, and only creatures that attack that player."""
    it = game.state.characteristics(blocker)
    if not it.is_type("creature") or it.controller != player or game.object(blocker).tapped:
        reasons = (*reasons, Reason("it is no untapped creature that the defending player controls", "509.1a"))
    if (attacker, ~player) not in attackers(game.state):
        reasons = (*reasons, Reason("that creature is not attacking the player", "509.1a"))
    return reasons


@rule("509.1b")
def cant_block(game: Game, reasons: Reasons, blocker: ObjectId) -> Reasons:
    """Restrictions on blocking are obeyed."""
    return (*reasons, Reason("an effect says that it can't block", "509.1b")) if _named_by(game.state, CantBlock, blocker) else reasons


def possible_blocks(game: Game, player: Seat) -> Pairs:
    """Every creature that can block, with each attacker it can block."""
    state = game.state
    mine = tuple(i for i in state.battlefield() if state.characteristics(i).is_type("creature") and state.controller(i) == player)
    return tuple((b, a) for b in mine for a, _ in attackers(state) if not why_not_block(game, b, a, player))


def declare_blockers(game: Game) -> None:
    """Each defending player declares blockers (CR 509.1)."""
    for player in game.state.apnap():
        if any(t == ~player for _, t in attackers(game.state)):
            _declare_blockers(game, player)


def _declare_blockers(game: Game, player: Seat) -> None:
    possible = possible_blocks(Game(game.state), player)
    most = most_requirements(game, 0, possible, player)
    options = tuple(Option(pair, game.state.characteristics(pair[0]).name) for pair in possible)
    least = 1 if most else 0
    question = Question(player, "pick", "block", "Which creatures block which attackers?", options, least, len(options), always=True)
    declared = _pairs(game.ask(question))
    checkpoint = game.state
    for reason in why_not_declare_blocks(game, declared, most, player):
        game.object_to(reason)
    game.undo_if_illegal(checkpoint)
    happen(game, *(Blocks(b, a, player) for b, a in declared))


def why_not_declare_blocks(game: Game, declared: Pairs, most: int, player: Seat) -> Reasons:
    """Why a declaration as a whole is illegal; empty if it isn't."""
    reasons: Reasons = ()
    blockers = [b for b, _ in declared]
    if len(set(blockers)) < len(blockers):
        reasons = (*reasons, Reason("a creature can block only one attacker", "509.1a"))
    reasons = set_restrictions(game, reasons, declared)
    return block_requirements(game, reasons, _obeyed(game.state, declared), most)


def set_restrictions(game: Game, reasons: Reasons, declared: Pairs) -> Reasons:
    """Restrictions on all the blockers of an attacker together (CR 509.1b)."""
    for attacker in dict.fromkeys(a for _, a in declared):
        for keyword, _ in hooked(game.state.characteristics(attacker)):
            reasons = keyword.blocked_by_all(game, reasons, game.state, attacker, tuple(b for b, a in declared if a == attacker))
    return reasons


@rule("509.1c")
def block_requirements(ctx: Context, reasons: Reasons, obeyed: int, most: int) -> Reasons:
    """As many requirements as can be obeyed without disobeying a restriction are obeyed."""
    return (*reasons, Reason("more requirements to block could be obeyed", "509.1c")) if obeyed < most else reasons


def most_requirements(game: Game, most: int, possible: Pairs, player: Seat) -> int:
    """How many requirements the best legal declaration obeys (CR 509.1c)."""
    if not any(_named_by(game.state, MustBeBlocked, a) for _, a in possible):
        return most
    look = Game(game.state)
    return max(_obeyed(game.state, d) for d in _declarations(possible) if not set_restrictions(look, (), d))


def legal_blocks(game: Game, player: Seat) -> tuple[Pairs, ...]:
    """Every legal declaration of a player's blockers."""
    possible = possible_blocks(Game(game.state), player)
    most = most_requirements(Game(game.state), 0, possible, player)
    return tuple(d for d in _declarations(possible) if not why_not_declare_blocks(game, d, most, player))


def _obeyed(state: State, declared: Pairs) -> int:
    return sum(_named_by(state, MustBeBlocked, a) for a in dict.fromkeys(a for _, a in declared))


def _declarations(possible: Pairs) -> Iterator[Pairs]:
    """Every choice of at most one attacker for each possible blocker."""
    choices = [[None, *(a for b, a in possible if b == blocker)] for blocker in dict.fromkeys(b for b, _ in possible)]
    blockers = tuple(dict.fromkeys(b for b, _ in possible))
    for chosen in product(*choices):
        yield tuple((b, a) for b, a in zip(blockers, chosen, strict=True) if a is not None)


# --- Combat damage (CR 510) --------------------------------------------------------------------------------------------------------


def deal_damage(game: Game) -> None:
    """All combat damage is assigned, then dealt at once (CR 510.1-510.2)."""
    state = game.state
    combat = state.combat or Combat()
    events: list[Event] = []
    for attacker, target in attackers(state):
        if attacker in combat.blocked:
            blockers = tuple(b for b, a in combat.blocks if a == attacker and state.exists(b))
            events += (DamageDealt(attacker, hit, n, combat=True) for hit, n in assign(game, attacker, blockers, target) if n)
        elif (power := state.characteristics(attacker).power or 0) > 0:
            events.append(DamageDealt(attacker, target, power, combat=True))
    for blocker, attacker in combat.blocks:
        if state.exists(blocker) and state.exists(attacker) and (power := state.characteristics(blocker).power or 0) > 0:
            events.append(DamageDealt(blocker, attacker, power, combat=True))
    happen(game, *events)


def assign(game: Game, attacker: ObjectId, blockers: tuple[ObjectId, ...], target: int) -> Pairs:
    """How a blocked creature's damage is divided (CR 510.1c)."""
    power = game.state.characteristics(attacker).power or 0
    if power <= 0:
        return ()
    spills = False
    for keyword, _ in hooked(game.state.characteristics(attacker)):
        spills = keyword.spills(game, spills)
    hits = (*blockers, target) if spills else blockers
    if len(hits) < 2:
        return tuple((h, power) for h in hits)
    options = tuple(Option(h, str(h)) for h in hits)
    question = Question(game.state.controller(attacker), "divide", "divide", "How is the damage divided?", options, 0, power, attacker)
    divided = _pairs(game.ask(question))
    checkpoint = game.state
    game.object_to(*lethal_first(game, (), divided, blockers, spills))
    game.undo_if_illegal(checkpoint)
    return divided


@rule("510.1e")
def lethal_first(game: Game, reasons: Reasons, divided: Pairs, blockers: tuple[ObjectId, ...], spills: bool) -> Reasons:
    """An assignment past the blockers is illegal unless each has been assigned lethal damage (CR 702.19b)."""
    past = any(n for hit, n in divided if hit not in blockers)
    if spills and past and any(n < _lethal(game.state, hit) for hit, n in divided if hit in blockers):
        return (*reasons, Reason("not every blocker is assigned lethal damage", "702.19b", "510.1e"))
    return reasons


def _lethal(state: State, obj: ObjectId) -> int:
    """The damage that would be lethal, with what is marked already (CR 120.6)."""
    return max(0, (state.characteristics(obj).toughness or 0) - state.objects[obj].damage)
