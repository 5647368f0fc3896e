"""Paying mana (CR 106.4-106.6, 118, 601.2g-h, 605): from the pool first, then with mana abilities."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from engine.abilities import Activated, Instance
from engine.actions.add_mana import AddMana, ManaAdded
from engine.continuous import ManaOfAnyColor, seat_meant
from engine.costs import TapThis, summoning_sick, unpayable
from engine.editions.changes import change, in_force
from engine.events import OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, Sequence
from engine.loyalty_abilities import is_loyalty_ability
from engine.mana import ManaCost, payments
from engine.permissions import cant_activate
from engine.questions import Option, Question, by_name
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import STACK, Object, ObjectId, Seat, State
from engine.view import Env


@record
class ManaSpent(OfPlayer):
    """A player pays mana for a spell or ability. ``cost`` is what it paid, as symbols."""

    cost: str
    mana: tuple[str, ...]
    spell: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.spell,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        if not player.any_mana:
            left = list(player.pool)
            for letter in self.mana:
                left.remove(letter)
            game.state = game.state.with_player(replace(player, pool=tuple(left)))
        it = game.object(self.spell)
        if it.announced is not None and it.zone == STACK:
            game.state = game.state.with_object(replace(it, announced=replace(it.announced, mana=(*it.announced.mana, *self.mana))))
        return ()


@record
class Source:
    """Mana that a permanent could give by an ability that could be activated, whether that costs more than tapping.

    Abilities that cost just tapping the permanent are one source: only one of them can be activated.
    """

    obj: ObjectId
    instances: tuple[Instance, ...]
    """The ability for each mana that it could give."""
    gives: tuple[str, ...]
    dear: bool
    kind: tuple[object, ...]
    """Sources of one kind are alike: which of them is used makes no difference."""


LIBRARY_MATTERS = change(
    "605.1a",
    "2026-08-07",
    before=(
        "An ability that adds mana is a mana ability even if it moves a card to or from a library.",
        "マナを加える能力は、カードをライブラリーへ、またはライブラリーから動かしてもマナ能力である。",
    ),
    now=(
        "An ability whose cost or effect moves a card to or from a library is no mana ability.",
        "コストか効果がカードをライブラリーへ、またはライブラリーから動かす能力は、マナ能力ではない。",
    ),
)


def is_mana_ability(game: Game, mana_ability: bool, ability: Activated) -> bool:
    """Whether an activated ability is a mana ability (CR 605.1a)."""
    adds = no_loyalty_ability(game, adds_mana(game, mana_ability, ability), ability)
    return moves_no_library_card(game, has_no_target(game, adds, ability), ability)


@rule("605.1a", part="adds mana")
def adds_mana(ctx: Context, mana_ability: bool, ability: Activated) -> bool:
    """An activated ability that could add mana as it resolves is a mana ability."""
    return added(ability.do) is not None


@rule("605.1a", "605.5a", part="target")
def has_no_target(ctx: Context, mana_ability: bool, ability: Activated) -> bool:
    """One with a target is none."""
    return mana_ability and not ability.targets


@rule("605.1a", part="loyalty")
def no_loyalty_ability(ctx: Context, mana_ability: bool, ability: Activated) -> bool:
    """A loyalty ability is none."""
    return mana_ability and not is_loyalty_ability(ability)


@rule("605.3b")
def without_the_stack(ctx: Context, on_stack: bool, mana_ability: bool) -> bool:
    """A mana ability doesn't go on the stack but resolves immediately."""
    return not mana_ability


@rule("605.1a", part="library")
def moves_no_library_card(game: Game, mana_ability: bool, ability: Activated) -> bool:
    """One whose cost or effect moves a card to or from a library is none."""
    if not in_force(game, LIBRARY_MATTERS):
        return mana_ability
    return mana_ability and not moves_library_cards(ability)


def moves_library_cards(ability: Activated) -> bool:
    """Whether an ability's cost or effect moves a card to or from a library."""
    by_cost = any(part.moves_library_cards for part in ability.cost.others)
    return by_cost or any(part.moves_library_cards for part in _parts(ability.do))


def sources(game: Game, player: Seat, for_mana: bool = False) -> tuple[Source, ...]:
    """The mana abilities that a player could activate now, by permanent. ``for_mana``: those, too, that themselves cost mana."""
    mine = (obj for obj in game.state.battlefield() if game.state.controller(obj) == player)
    return tuple(s for obj in mine for s in _sources_of(game, obj, for_mana))


def _sources_of(game: Game, obj: ObjectId, for_mana: bool) -> Iterator[Source]:
    state = game.state
    tapping: dict[str, Instance] = {}
    for instance, ability, adds in _mana_abilities(game, obj, for_mana):
        gives = adds.kinds(game, state.controller(obj))
        if ability.cost.others == (TapThis(),):
            tapping = {**dict.fromkeys(gives, instance), **tapping}
        else:
            alike = (state.characteristics(obj).name, ability, state.objects[obj].counters)
            yield Source(obj, (instance,) * len(gives), gives, True, alike)
    if tapping:
        abilities = tuple(instance.ability for instance in tapping.values())
        kind = (state.characteristics(obj).name, abilities, state.objects[obj].counters)
        yield Source(obj, tuple(tapping.values()), tuple(tapping), False, kind)


def _mana_abilities(game: Game, obj: ObjectId, for_mana: bool) -> Iterator[tuple[Instance, Activated, AddMana]]:
    """The mana abilities of a permanent that could be activated now; those that cost mana only if they are asked for."""
    state = game.state
    for instance, ability, _ in state.layers.abilities_of(obj):
        adds = added(ability.do) if isinstance(ability, Activated) else None
        if not isinstance(ability, Activated) or adds is None or not is_mana_ability(game, False, ability):
            continue
        if ability.cost.mana is not None and not (for_mana and can_pay(game, state.controller(obj), ability.cost.mana)):
            continue
        if cant_activate(game, (), obj, mana_ability=True) or (ability.as_instant and not for_mana_too(game, True)):
            continue
        if TapThis() in ability.cost.others and (state.objects[obj].tapped or _sick(state, obj)):
            continue
        yield instance, ability, adds


@rule("602.5e")
def for_mana_too(ctx: Context, usable: bool) -> bool:
    """A mana ability that can be activated only as an instant can't be activated while mana is being paid."""
    return False


def _sick(state: State, obj: ObjectId) -> bool:
    return summoning_sick(Game(state), False, obj, "tap")


def pay_mana(game: Game, player: Seat, cost: ManaCost, spell: ObjectId, from_pool: bool = False) -> None:
    """Pay a cost without X, activating mana abilities as needed; ``from_pool``: without that.

    If it matters which are activated, the player is asked. If it can't be paid, that is noted on the game.
    """
    if game.state.player(player).any_mana:
        spent = _as_asked(cost)
        happen(game, ManaSpent(player, str(cost), spent, spell))
        return
    asked = as_any_color(game, cost, player, spell)
    if in_time(game, False) and not from_pool:
        _activate(game, player, asked)
    pool = game.state.player(player).pool
    rest = next(payments(asked, pool), None)
    if rest is None:
        game.object_to(*unpayable(game, (), f"{cost} can't be paid", f"{cost}を支払えない"))
        return
    happen(game, ManaSpent(player, str(cost), _without(pool, rest), spell))


def why_not_paid(game: Game, player: Seat, cost: ManaCost, spell: ObjectId, from_pool: bool = False) -> tuple[Reason, ...]:
    """Pay a cost as :func:`pay_mana` does; why it couldn't be paid, which isn't noted on the game."""
    before = len(game.reasons)
    pay_mana(game, player, cost, spell, from_pool)
    short = tuple(game.reasons[before:])
    del game.reasons[before:]
    return short


@rule("601.2g", "605.3a")
def in_time(ctx: Context, may: bool) -> bool:
    """A player who is asked for mana may activate mana abilities before paying, even in the middle of casting or resolving a spell."""
    return True


@rule("609.4b")
def as_any_color(game: Game, cost: ManaCost, player: Seat, spell: ObjectId | None = None) -> ManaCost:
    """Mana that may be spent as though it had any color pays colored symbols, too; the cost and what is spent stay what they are."""
    for active in game.state.layers.in_force(ManaOfAnyColor):
        effect = active.effect
        if not isinstance(effect, ManaOfAnyColor) or not seat_meant(effect.whose, active.env, player):
            continue
        cards = effect.what.select(game.state, active.env) if effect.what is not None else ()
        if effect.what is None or (spell is not None and found_as_spell(game, (), cards, game.object(spell))):
            return cost.of_any_color()
    return cost


@rule("400.7h")
def found_as_spell(ctx: Context, found: tuple[ObjectId, ...], cards: tuple[ObjectId, ...], spell: Object) -> tuple[ObjectId, ...]:
    """An effect that lets a card be cast finds the spell that the card becomes."""
    return (*found, *(i for i in cards if i in spell.previous[:1]))


def can_pay(game: Game, player: Seat, cost: ManaCost) -> bool:
    """Whether a player could pay mana, from their pool and with mana abilities."""
    cost = as_any_color(game, cost, player)
    pool = game.state.player(player).pool
    if game.state.player(player).any_mana or next(payments(cost, pool), None) is not None:
        return True
    return next(_plans(cost, pool, sources(game, player)), None) is not None


def _as_asked(cost: ManaCost) -> tuple[str, ...]:
    """Mana of just the kinds that a cost asks for; generic mana is paid with colorless."""
    return (*("C" for _ in range(cost.generic)), *(s.split("/")[0] if s[0].isalpha() else "C" for s in cost.symbols))


def _without(pool: tuple[str, ...], rest: tuple[str, ...]) -> tuple[str, ...]:
    left = list(pool)
    for letter in rest:
        left.remove(letter)
    return tuple(left)


def _activate(game: Game, player: Seat, cost: ManaCost) -> None:
    """Activate mana abilities for what the pool doesn't pay (CR 601.2g)."""
    pool = game.state.player(player).pool
    if next(payments(cost, pool), None) is not None:
        return
    all_sources = sources(game, player)
    for usable in (tuple(s for s in all_sources if not s.dear), all_sources):
        plans = tuple(_plans(cost, pool, usable))
        if plans:
            _carry_out(game, player, _choose_plan(game, player, cost, plans, usable))
            return


Plan = tuple[tuple[Source, str], ...]
"""Which sources are used for which mana."""


def _plans(cost: ManaCost, pool: tuple[str, ...], usable: tuple[Source, ...]) -> Iterator[Plan]:
    """The ways to pay with as few sources as will do, one for each mix of kinds."""
    kinds: dict[tuple[object, ...], list[Source]] = {}
    for source in usable:
        kinds.setdefault(source.kind, []).append(source)
    for size in range(1, cost.generic + len(cost.symbols) * 2 + 1):
        found = False
        for mix in combinations_with_replacement(tuple(kinds), size):
            if any(mix.count(kind) > len(kinds[kind]) for kind in set(mix)):
                continue
            plan = _plan_for(cost, pool, [kinds[kind][mix[:n].count(kind)] for n, kind in enumerate(mix)])
            if plan is not None:
                found = True
                yield plan
        if found:
            return


def _plan_for(cost: ManaCost, pool: tuple[str, ...], used: list[Source]) -> Plan | None:
    """The mana that these sources give; None if they don't pay the cost or a permanent is used twice. Where fewer don't pay it, each of
    them is needed; a source that gives several mana at once may leave some in the pool."""
    if len({source.obj for source in used}) < len(used):
        return None

    def give(n: int, given: tuple[str, ...]) -> Plan | None:
        if n == len(used):
            added = "".join(given)
            fits = next(payments(cost, (*pool, *added)), None) is not None
            return tuple(zip(used, given, strict=True)) if fits else None
        for mana in used[n].gives:
            found = give(n + 1, (*given, mana))
            if found is not None:
                return found
        return None

    return give(0, ())


def _choose_plan(game: Game, player: Seat, cost: ManaCost, plans: tuple[Plan, ...], usable: tuple[Source, ...]) -> Plan:
    """The plan whose sources the player picks; not asked if there is only one."""
    first, *others = plans
    if not others:
        return first
    n = len(first)
    options = by_name(game.state, dict.fromkeys(s.obj for s in usable))
    picked = game.pick(Question(player, "pick", "mana", f"Which sources pay {cost}?", options, n, n))
    pool = game.state.player(player).pool
    ways = product(*([s for s in usable if s.obj == i] for i in picked))
    chosen = next((plan for way in ways if (plan := _plan_for(cost, pool, list(way))) is not None), None)
    if chosen is None:
        game.object_to(*unpayable(game, (), f"these sources don't pay {cost}", f"それらの発生源では{cost}を支払えない"))
    return chosen or ()


def _carry_out(game: Game, player: Seat, plan: Plan) -> None:
    for source, mana in plan:
        activate_mana_ability(game, player, source, mana)


@record
class ManaAbilityActivated(OfPlayer):
    """A mana ability is activated; its cost has been paid (CR 605.3). ``mana``: what its controller has it add."""

    source: ObjectId
    instance: Instance
    mana: str

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,)


def activate_mana_ability(game: Game, player: Seat, source: Source, mana: str) -> None:
    """Activate a mana ability: its cost is paid and its mana added at once, without the stack (CR 605.3a-b)."""
    instance = source.instances[source.gives.index(mana)]
    ability = instance.ability
    if isinstance(ability, Activated):
        env = Env(you=player, this=source.obj, origin=instance.origin)
        game.cite(*game.state.characteristics(source.obj).rules)
        if ability.cost.mana is not None:
            pay_mana(game, player, ability.cost.mana, source.obj)
        for part in ability.cost.others:
            part.pay(game, env, ())
        produce(game, env, instance, ability, mana)


def produce(game: Game, env: Env, instance: Instance, ability: Activated, mana: str) -> None:
    """The cost of a mana ability has been paid: it is activated and resolves at once (CR 605.3b)."""
    activated_for_mana(game, env.you, env.this, instance, mana)
    for part in _parts(ability.do):
        if isinstance(part, AddMana):
            happen(game, ManaAdded(env.you, tuple(mana), env.this, TapThis() in ability.cost.others, by_mana_ability=True))
        else:
            env = part.perform(game, env)


def activated_for_mana(game: Game, player: Seat, source: ObjectId, instance: Instance, mana: str = "") -> None:
    """The cost of a mana ability has been paid: it is activated."""
    happen(game, ManaAbilityActivated(player, source, instance, mana))


def _parts(do: Instruction) -> tuple[Instruction, ...]:
    """What a mana ability does, in order."""
    return do.parts if isinstance(do, Sequence) else (do,)


def added(do: Instruction) -> AddMana | None:
    """The instruction of an ability that adds mana, if it could."""
    return next((part for part in _parts(do) if isinstance(part, AddMana)), None)


def mana_window(game: Game, player: Seat, spell: ObjectId) -> None:
    """The player activates mana abilities one by one until they go on (CR 601.2g)."""
    while True:
        usable = [(s, mana) for s in sources(game, player, for_mana=True) for mana in s.gives]
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
