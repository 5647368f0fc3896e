"""Declaring attackers (CR 508.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.tap import Tapped
from engine.battles import attackable_battles, protected_by
from engine.combat.attack_costs import attack_options, cost_of, cost_of_options, paid, pay_to_attack
from engine.combat.bands import BandsFormed, announce_bands
from engine.combat.choosing import Candidate, declarations, most_obeyed
from engine.combat.fight import Attack, Combat, Pairs
from engine.continuous import AttackersAtMost, CantAttack, CantAttackAlone, MustAttack
from engine.costs import summoning_sick
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import BATTLEFIELD, EVERYBODY, ObjectId, Seat, State

Reasons = tuple[Reason, ...]


@record
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
        attack = Attack(self.attacker, self.target, defender_of(game, game.state, self.target))
        game.state = game.state.evolve(combat=replace(combat, attacks=(*combat.attacks, attack)))
        return ()


@record
class AttackersDeclared(OfPlayer):
    """A player has declared these creatures, or none, as attackers (CR 508.1)."""

    attackers: tuple[ObjectId, ...]
    required: tuple[ObjectId, ...] = ()
    """The creatures that effects required to attack at that time (CR 506.6)."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.attackers


def defender_of(ctx: Context, state: State, target: int) -> Seat:
    """The defending player if this player or permanent is attacked (CR 508.5)."""
    if target < 0:
        return ~target
    controller = state.controller(target)
    return protected_by(ctx, controller, state, target) if state.characteristics(target).is_type("battle") else controller


def attackable(ctx: Context, state: State, player: Seat) -> tuple[int, ...]:
    """Whom a player's creatures could attack: opponents, and the planeswalkers that they control (CR 506.2)."""
    players = all_opponents(ctx, defending_players(ctx, (), state, player))
    if len(players) > 1 and any(c.commander for it in state.objects.values() for c in it.components):
        players = whichever_opponents(ctx, players)
    return nothing_else(ctx, attackable_battles(ctx, with_planeswalkers(ctx, players, state, player), state, player), state)


def _anything(ctx: Context, whom: tuple[int, ...], state: State) -> tuple[int, ...]:
    """The wrong reading of CR 506.3: any permanent can be attacked."""
    return (*whom, *(i for i in state.zones[BATTLEFIELD, EVERYBODY] if i not in whom))


@rule("506.3", otherwise=_anything)
def nothing_else(ctx: Context, whom: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Only players, planeswalkers and battles can be attacked."""
    return whom


@rule("506.2")
def defending_players(ctx: Context, whom: tuple[int, ...], state: State, player: Seat) -> tuple[int, ...]:
    """The attacking player's opponents are the defending players, and can be attacked."""
    return (*whom, *(~seat for seat in state.opponents(player)))


@rule("802.2", "506.2a", otherwise=lambda ctx, opponents: opponents[:1])
def all_opponents(ctx: Context, opponents: tuple[int, ...]) -> tuple[int, ...]:
    """All the attacking player's opponents are defending players, not just one of them."""
    return opponents


@rule("903.2", otherwise=lambda ctx, opponents: opponents[:1])
def whichever_opponents(ctx: Context, opponents: tuple[int, ...]) -> tuple[int, ...]:
    """A Commander game of several players is a free-for-all in which several of them can be attacked."""
    return opponents


@rule("508.1b", "306.6")
def with_planeswalkers(ctx: Context, whom: tuple[int, ...], state: State, player: Seat) -> tuple[int, ...]:
    """Planeswalkers that a defending player controls can be attacked as well."""
    theirs = (i for i in state.battlefield() if state.controller(i) != player and state.characteristics(i).is_type("planeswalker"))
    return (*whom, *theirs)


# --- Each creature by itself -----------------------------------------------------------------------------------------------------------


def why_not_attack(game: Game, creature: ObjectId, player: Seat, target: int | None = None) -> Reasons:
    """Why a creature can't be declared as an attacker (of a player or permanent, if one is given); empty if it can."""
    reasons = can_be_chosen(game, (), creature, player)
    if target is not None and target not in attackable(game, game.state, player):
        reasons = (*reasons, Reason("that can't be attacked", "506.2", "506.3", "508.1b", ja="それは攻撃できる相手ではない"))
    if summoning_sick(game, creature, "attack"):
        reasons = (
            *reasons,
            Reason(
                "it has not been under its controller's control since the turn began",
                "302.6",
                "508.1a",
                ja="ターンの初めから続けてコントロールされていない",
            ),
        )
    for keyword, _ in hooked(game.state.characteristics(creature)):
        reasons = keyword.attack(game, reasons)
    return cant_attack(game, reasons, creature, target)


def fights(state: State, obj: ObjectId) -> bool:
    """Whether an object is a creature on the battlefield and no battle; phased out, it isn't there (CR 702.26b)."""
    it = state.objects.get(obj)
    if it is None or it.zone != BATTLEFIELD or it.phased_out is not None:
        return False
    row = state.characteristics(obj)
    return row.is_type("creature") and not row.is_type("battle")


@rule("508.1a")
def can_be_chosen(game: Game, reasons: Reasons, creature: ObjectId, player: Seat) -> Reasons:
    """Only untapped creatures that the active player controls, and that are no battles, attack."""
    it = game.state.characteristics(creature)
    if not fights(game.state, creature) or it.controller != player or player != game.state.turn.active:
        return (
            *reasons,
            Reason(
                "it is no creature that the active player controls",
                "508.1a",
                ja="アクティブ・プレイヤーがコントロールしているクリーチャーではない",
            ),
        )
    return (*reasons, Reason("it is tapped", "508.1a", ja="タップ状態である")) if game.object(creature).tapped else reasons


@rule("508.1c", part="each")
def cant_attack(game: Game, reasons: Reasons, creature: ObjectId, target: int | None) -> Reasons:
    """Restrictions on each creature are obeyed."""
    for active in game.state.layers.in_force(CantAttack):
        effect = active.effect
        if not isinstance(effect, CantAttack) or creature not in effect.what.select(game.state, active.env):
            continue
        if effect.whom is None or (target is not None and target in effect.whom.select(game.state, active.env)):
            reasons = (*reasons, Reason("an effect says that it can't attack", "508.1c", ja="攻撃できないとする効果がある"))
    return reasons


def possible_attacks(game: Game) -> Pairs:
    """Every creature that can attack, with everyone it can attack."""
    player = game.state.turn.active
    mine = tuple(i for i in game.state.battlefield() if game.state.controller(i) == player and not why_not_attack(game, i, player))
    whom = attackable(game, game.state, player) if mine else ()
    return tuple((i, t) for i in mine for t in whom if not cant_attack(game, (), i, t))


# --- The declaration as a whole ----------------------------------------------------------------------------------------------------------


def declare_attackers(game: Game) -> None:
    """The active player declares attackers (CR 508.1): asked for even if there is none that must."""
    player = game.state.turn.active
    options = tuple(Option(pair, game.state.characteristics(pair[0]).name) for pair in possible_attacks(Game(game.state)))
    least = 1 if most_attack_requirements(game, pairs(tuple(o.value for o in options))) else 0
    question = Question(player, "pick", "attack", "Which creatures attack?", options, least, len(options), always=True)
    declared = pairs(game.ask(question))
    checkpoint = game.state
    for attacker, target in declared:
        game.object_to(*why_not_attack(game, attacker, player, target))
    game.object_to(*why_not_declare_attacks(game, declared))
    bands = announce_bands(game, player, declared) if len(declared) > 1 else ()
    game.undo_if_illegal(checkpoint)
    happen(game, *(Tapped(a) for a, _ in declared if taps_to_attack(game, False, a)))
    chosen = attack_options(game, player, declared) if declared else ()
    pay_to_attack(game, player, declared, cost_of_options(chosen))
    if not game.reasons:
        paid(game, chosen)
    else:
        game.reasons[:] = illegal_as_a_whole(game, (), tuple(game.reasons))
        game.undo_if_illegal(checkpoint)
        declared = ()
    announced = AttackersDeclared(player, tuple(a for a, _ in declared), must_attack(game.state))
    happen(game, announced, *become_attackers(game, (), declared, player))
    if bands and declared:
        happen(game, BandsFormed(bands))


@rule("508.1")
def illegal_as_a_whole(ctx: Context, reasons: Reasons, unable: Reasons) -> Reasons:
    """If the attacking player can't comply with a step of the declaration, it is illegal, and the game returns to the moment before it."""
    return (*reasons, *unable)


@rule("508.1k")
def become_attackers(ctx: Context, events: tuple[Event, ...], declared: Pairs, player: Seat) -> tuple[Event, ...]:
    """Each creature chosen becomes an attacking creature, until it is removed from combat or combat ends."""
    return (*events, *(Attacks(a, t, player) for a, t in declared))


def pairs(answer: object) -> Pairs:
    """A declaration from an answer."""
    return tuple((a[0], a[1]) for a in answer if isinstance(a, tuple)) if isinstance(answer, tuple) else ()


def why_not_declare_attacks(game: Game, declared: Pairs) -> Reasons:
    """Why a declaration as a whole is illegal; empty if it isn't."""
    reasons: Reasons = ()
    attackers = [a for a, _ in declared]
    if len(set(attackers)) < len(attackers):
        reasons = (
            *reasons,
            Reason(
                "a creature can attack only one player or permanent",
                "508.1b",
                ja="1体のクリーチャーが攻撃できるのは1つのプレイヤーかパーマネントだけである",
            ),
        )
    reasons = (*reasons, *each_its_own(game, _at_one_player(game, declared)))
    for group in as_one_group(game, _by_player(game, declared), (declared,)):
        reasons = restricted_together(game, reasons, game.state, group)
    most = most_attack_requirements(game, possible_attacks(Game(game.state)))
    obeyed = sum(requirements_obeyed(game, 0, game.state, *pair) for pair in declared)
    return attack_requirements(game, reasons, obeyed, most)


def _by_player(game: Game, declared: Pairs) -> tuple[Pairs, ...]:
    """A declaration, apart by defending players."""
    seats = dict.fromkeys(defender_of(game, game.state, t) for _, t in declared)
    return tuple(tuple(pair for pair in declared if defender_of(game, game.state, pair[1]) == seat) for seat in seats) or ((),)


def _at_one_player(game: Game, declared: Pairs) -> Reasons:
    """Why a declaration would be illegal if all attackers had to attack one player."""
    if len(_by_player(game, declared)) < 2:
        return ()
    return (Reason("not all creatures attack the same player", "802.3", ja="すべてのクリーチャーが同じプレイヤーを攻撃していない"),)


@rule("802.3")
def each_its_own(ctx: Context, reasons: Reasons) -> Reasons:
    """For each attacking creature its own defending player, or planeswalker or battle of one, is chosen."""
    return ()


@rule("802.3a")
def as_one_group(ctx: Context, by_player: tuple[Pairs, ...], whole: tuple[Pairs, ...]) -> tuple[Pairs, ...]:
    """Restrictions that aren't about attacking a certain player are judged by the whole group of attacking creatures."""
    return whole


@rule("508.1c", part="together")
def restricted_together(ctx: Context, reasons: Reasons, state: State, declared: Pairs) -> Reasons:
    """Restrictions on all attackers together are obeyed."""
    if len(declared) == 1 and _cant_alone(state, declared[0][0]):
        reasons = (*reasons, Reason("it can't attack alone", "508.1c", ja="単独では攻撃できない"))
    limits = (a.effect.n for a in state.layers.in_force(AttackersAtMost) if isinstance(a.effect, AttackersAtMost))
    if any(len(declared) > n for n in limits):
        reasons = (*reasons, Reason("more creatures attack than can", "508.1c", ja="攻撃できる数より多くのクリーチャーが攻撃する"))
    return reasons


def _cant_alone(state: State, creature: ObjectId) -> bool:
    effects = state.layers.in_force(CantAttackAlone)
    return any(isinstance(a.effect, CantAttackAlone) and creature in a.effect.what.select(state, a.env) for a in effects)


@rule("508.1d", part="most")
def attack_requirements(ctx: Context, reasons: Reasons, obeyed: int, most: int) -> Reasons:
    """As many requirements as can be obeyed without disobeying a restriction are obeyed."""
    return (
        (*reasons, Reason("more requirements to attack could be obeyed", "508.1d", ja="より多くの攻撃強制に従うことができる"))
        if obeyed < most
        else reasons
    )


def requirements_obeyed(ctx: Context, n: int, state: State, creature: ObjectId, target: int) -> int:
    """How many requirements a creature obeys by attacking someone."""
    for active in state.layers.in_force(MustAttack):
        effect = active.effect
        if not isinstance(effect, MustAttack) or creature not in effect.what.select(state, active.env):
            continue
        n += effect.whom is None or target in effect.whom.select(state, active.env)
    return n


def must_attack(state: State) -> tuple[ObjectId, ...]:
    """The creatures that effects require to attack."""
    effects = ((a.effect, a.env) for a in state.layers.in_force(MustAttack))
    return tuple(dict.fromkeys(i for e, env in effects if isinstance(e, MustAttack) for i in e.what.select(state, env)))


@rule("508.1d", part="costs")
def unless_it_costs(ctx: Context, obeyed: int, cost: int) -> int:
    """A player need not pay a cost to attack, not even where that would obey a requirement."""
    return 0 if cost else obeyed


def most_attack_requirements(game: Game, possible: Pairs) -> int:
    """The most requirements that can be obeyed without disobeying a restriction (CR 508.1d)."""
    state = game.state
    if not state.layers.in_force(MustAttack):
        return 0
    candidates = tuple(_candidate(game, creature, possible) for creature in dict.fromkeys(a for a, _ in possible))
    look = Game(state)
    return most_obeyed(candidates, lambda declared: not restricted_together(look, (), state, declared), lambda declared: 0)


def _candidate(game: Game, creature: ObjectId, possible: Pairs) -> Candidate:
    """A creature with the choice that obeys most for it, and to stay at home."""
    state = game.state
    scores = tuple((_required(game, creature, t), t) for a, t in possible if a == creature)
    best = max(scores, key=lambda found: found[0])
    return Candidate(creature, ((), (best[1],)), (0, best[0]), (_cant_alone(state, creature),))


def _required(game: Game, creature: ObjectId, target: int) -> int:
    obeyed = requirements_obeyed(game, 0, game.state, creature, target)
    return unless_it_costs(game, obeyed, cost_of(game.state, creature, target))


def legal_attacks(state: State) -> Iterator[Pairs]:
    """Every legal declaration of attackers."""
    possible = possible_attacks(Game(state))
    creatures = dict.fromkeys(a for a, _ in possible)
    candidates = tuple(Candidate(c, ((), *((t,) for a, t in possible if a == c)), ()) for c in creatures)
    return (d for d in declarations(candidates) if not why_not_declare_attacks(Game(state), d))


# --- Tapping and costs -----------------------------------------------------------------------------------------------------------------


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
