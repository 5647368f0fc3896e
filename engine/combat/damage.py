"""The combat damage step (CR 510): one, or two where a creature has first or double strike."""

from __future__ import annotations

from engine.combat.bands import who_divides
from engine.combat.fight import Attack, Combat, Pairs, attack_of, attacks, blockers_of, blocks
from engine.damage import DamageDealt, lethal_amount
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat, State
from engine.state_based import state_based_actions

Reasons = tuple[Reason, ...]
Objects = tuple[ObjectId, ...]
Assigned = tuple[tuple[ObjectId, int, int], ...]
"""Combat damage as it has been assigned: by whom, to what, how much."""

FIRST, REGULAR = "first strike damage", "combat damage"


# --- Which steps there are, and who assigns damage in them (CR 510.4) ------------------------------------------------------------------


@record
class FirstStrikes(Event):
    """The first of two combat damage steps begins: who has first or double strike now (CR 510.4)."""

    creatures: Objects

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(combat=replace(game.state.combat or Combat(), struck=self.creatures))
        return ()


def fighting(state: State) -> Objects:
    """All attacking and blocking creatures, attackers first."""
    blocking = (b for b, _ in (state.combat.blocking if state.combat else ()) if b in state.objects)
    return tuple(dict.fromkeys((*(a.attacker for a in attacks(state)), *blocking)))


@rule("510.4", part="steps")
def two_steps(game: Game, rest: tuple[str, ...]) -> tuple[str, ...]:
    """If an attacking or blocking creature has first or double strike as the combat damage step begins, there are two of them."""
    if rest[:1] == (REGULAR,) and not _struck(game.state) and any(strikes_first(game, i) for i in fighting(game.state)):
        return (FIRST, *rest)
    return rest


def _struck(state: State) -> Objects:
    return (state.combat.struck or ()) if state.combat else ()


def strikes_first(game: Game, creature: ObjectId) -> bool:
    """Whether a creature assigns damage in the first of two combat damage steps."""
    first = False
    for keyword, _ in hooked(game.state.characteristics(creature)):
        first = keyword.strikes_first(game, first)
    return first


def strikes_again(game: Game, creature: ObjectId) -> bool:
    """Whether a creature that struck first assigns damage in the second step, too."""
    again = False
    for keyword, _ in hooked(game.state.characteristics(creature)):
        again = keyword.strikes_again(game, again)
    return again


@rule("510.4", part="who")
def who_assigns(game: Game, creatures: Objects) -> Objects:
    """In the first step only creatures with first or double strike assign damage; in the second the others, and double strike."""
    if game.state.turn.step == FIRST:
        return tuple(i for i in creatures if strikes_first(game, i))
    struck = as_it_began(game, tuple(i for i in creatures if strikes_first(game, i)), _struck(game.state))
    return tuple(i for i in creatures if i not in struck or strikes_again(game, i))


@rule("702.7c")
def as_it_began(ctx: Context, now: Objects, struck: Objects) -> Objects:
    """For the second step it counts which creatures had first strike as the first one began, not which have it now."""
    return struck


@record
class DamageAssigned(Event):
    """Players have announced how their creatures assign combat damage (CR 510.1)."""

    assigned: Assigned


# --- Assigning (CR 510.1) ----------------------------------------------------------------------------------------------------------------


def deal_damage(game: Game) -> None:
    """All combat damage is assigned, then dealt at once (CR 510.1-510.2)."""
    if game.state.turn.step == FIRST:
        happen(game, FirstStrikes(tuple(i for i in fighting(game.state) if strikes_first(game, i))))
    creatures = fighting(game.state)
    if game.state.combat is not None and game.state.combat.struck is not None:
        creatures = who_assigns(game, creatures)
    assigned: Assigned = ()
    creatures = tapped_blockers_too(game, tuple(i for i in creatures if not _tapped_blocker(game.state, i)), creatures)
    for player in in_turn_order(game, game.state.apnap()):
        assigned = (*assigned, *_assign_all(game, player, tuple(i for i in creatures if game.state.controller(i) == player), assigned))
    happen(game, DamageAssigned(assigned))
    events = tuple(DamageDealt(by, to, n, combat=True) for by, to, n in assigned if n > 0)
    for n, batch in enumerate(at_once(game, (events,))):
        if n:
            state_based_actions(game)
        happen(game, *(e for e in batch if all(i in game.state.objects for i in e.subjects)))


def _other_first(ctx: Context, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The wrong reading of CR 510.1: whoever is attacked assigns damage first."""
    return tuple(reversed(players))


@rule("510.1", "802.5", otherwise=_other_first)
def in_turn_order(ctx: Context, players: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """First the active player announces how their creatures assign combat damage, then the defending players in turn order."""
    return players


def _tapped_blocker(state: State, creature: ObjectId) -> bool:
    return state.objects[creature].tapped and attack_of(state, creature) is None


@rule("506.4b")
def tapped_blockers_too(ctx: Context, untapped: Objects, creatures: Objects) -> Objects:
    """A creature that becomes tapped after it was declared as a blocker deals its combat damage all the same."""
    return creatures


def _assign_all(game: Game, player: Seat, creatures: Objects, others: Assigned) -> Assigned:
    """A player assigns the combat damage of all their creatures; then the whole is checked (CR 510.1e)."""
    checkpoint = game.state
    mine: Assigned = ()
    for creature in creatures:
        mine = (*mine, *((creature, to, n) for to, n in _assign(game, player, creature)))
    game.object_to(*too_early_past_blockers(game, (), (*others, *mine)))
    game.undo_if_illegal(checkpoint)
    return mine


def _assign(game: Game, player: Seat, creature: ObjectId) -> Pairs:
    """How one creature's damage is divided."""
    power = assigns_power(game, 0, creature)
    if power <= 0:
        return ()
    attack = attack_of(game.state, creature)
    hits = attackers_hits(game, (), attack) if attack else blockers_hits(game, (), creature)
    if attack and attack.blocked:
        hits = within_reach(game, hits, attack, power)
    if len(hits) < 2:
        return tuple((hit, power) for hit in hits)
    options = tuple(Option(hit, str(hit)) for hit in hits)
    divider = who_divides(game, player, creature, hits)
    divided = game.ask(Question(divider, "divide", "divide", "How is the damage divided?", options, 0, power, creature))
    return tuple((d[0], d[1]) for d in divided if isinstance(d, tuple)) if isinstance(divided, tuple) else ()


@rule("510.1a", "208.1")
def assigns_power(game: Game, n: int, creature: ObjectId) -> int:
    """A creature assigns combat damage equal to its power; none if that is 0 or less."""
    return max(0, game.state.characteristics(creature).power or 0)


def attackers_hits(game: Game, hits: tuple[int, ...], attack: Attack) -> tuple[int, ...]:
    """What an attacking creature can assign its damage to."""
    blockers = blockers_of(game.state, attack.attacker)
    if not attack.blocked:
        return not_to_who_has_left(game, unblocked(game, hits, attack), game.state)
    spills = False
    for keyword, _ in hooked(game.state.characteristics(attack.attacker)):
        spills = keyword.spills(game, spills, blockers)
    past = () if attack.target is None or not spills else (attack.target,)
    return (*blocked(game, hits, blockers), *past)


@rule("510.1b")
def unblocked(ctx: Context, hits: tuple[int, ...], attack: Attack) -> tuple[int, ...]:
    """An unblocked creature assigns its damage to what it attacks, if that is still there."""
    return hits if attack.target is None else (*hits, attack.target)


@rule("800.4e")
def not_to_who_has_left(ctx: Context, hits: tuple[int, ...], state: State) -> tuple[int, ...]:
    """No combat damage is assigned to a player who has left the game."""
    return tuple(hit for hit in hits if hit >= 0 or state.player(~hit).in_game)


@rule("510.1c")
def blocked(ctx: Context, hits: tuple[int, ...], blockers: Objects) -> tuple[int, ...]:
    """A blocked creature assigns its damage to the creatures blocking it, divided as its controller chooses; to none if there are none."""
    return (*hits, *blockers)


@rule("510.1d")
def blockers_hits(game: Game, hits: tuple[int, ...], blocker: ObjectId) -> tuple[int, ...]:
    """A blocking creature assigns its damage to the creatures it blocks, divided as its controller chooses."""
    return (*hits, *(a for b, a in blocks(game.state) if b == blocker))


@rule("510.1e")
def too_early_past_blockers(game: Game, reasons: Reasons, assigned: Assigned) -> Reasons:
    """An assignment past the blockers is illegal unless, with what others assign, each has been assigned lethal damage (CR 702.19b)."""
    for attack in attacks(game.state):
        past = any(n for by, to, n in assigned if by == attack.attacker and to == attack.target)
        blockers = blockers_of(game.state, attack.attacker)
        if past and attack.blocked and not all(_assigned_lethal(game, b, assigned) for b in blockers):
            reasons = (
                *reasons,
                Reason(
                    "not every blocker is assigned lethal damage",
                    "702.19b",
                    "510.1e",
                    ja="すべてのブロック・クリーチャーに致死ダメージが割り振られていない",
                ),
            )
    return reasons


@rule("510.1e")
def within_reach(game: Game, hits: tuple[int, ...], attack: Attack, power: int) -> tuple[int, ...]:
    """Where a creature alone must deal lethal damage to its blockers and has not enough for that, nothing can go past them."""
    blockers = blockers_of(game.state, attack.attacker)
    helped = any(b in blockers and a != attack.attacker for b, a in blocks(game.state))
    need = sum(_enough_from(game, lethal_amount(game, b), attack.attacker) for b in blockers)
    return blockers if blockers and not helped and need >= power else hits


def _assigned_lethal(game: Game, blocker: ObjectId, assigned: Assigned) -> bool:
    """Whether a creature is assigned lethal damage by all together, with what is marked on it already."""
    by = tuple((source, n) for source, to, n in assigned if to == blocker and n > 0)
    need = lethal_amount(game, blocker)
    return sum(n for _, n in by) >= need or any(n >= _enough_from(game, need, source) for source, n in by)


def _enough_from(game: Game, need: int, source: ObjectId) -> int:
    """How much damage from one source is lethal by itself (CR 702.2c)."""
    for keyword, _ in hooked(game.state.characteristics(source)):
        need = keyword.lethal(game, need)
    return need


@rule("510.2", otherwise=lambda ctx, value: tuple((event,) for event in value[0]))
def at_once(ctx: Context, batches: tuple[tuple[Event, ...], ...]) -> tuple[tuple[Event, ...], ...]:
    """All combat damage is dealt simultaneously: what dies by it deals its own all the same."""
    return batches
