"""Paying mana (CR 106.4-106.6, 118, 601.2g-h, 605): from the pool first, then with mana abilities."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from engine.abilities import Activated, Instance
from engine.actions.add_mana import AddMana, ManaAdded, produced
from engine.activation_times import ManaAbilityActivated, restricted, untimely
from engine.continuous import Active, ManaOfAnyColor, seat_meant
from engine.costs import TapThis, summoning_sick, unpayable
from engine.game import Game
from engine.happen import happen
from engine.mana import SNOW, Mana, ManaCost, payments
from engine.mana_abilities import added, is_mana_ability, parts_of
from engine.permissions import cant_activate
from engine.questions import Option, Question, by_name
from engine.record import record, replace
from engine.rule import Context, Reason, Silent, rule
from engine.spending import ACTIVATE, Spending, spend, spendable
from engine.state import Object, ObjectId, Seat
from engine.view import Env


@record
class Way:
    """One way in which a source can give mana: by which ability, and which mana, by letters and as it would be in the pool."""

    instance: Instance
    letters: str
    mana: tuple[Mana, ...]


@record
class Source:
    """Mana that a permanent could give by an ability that could be activated, whether that costs more than tapping.

    Abilities that cost just tapping the permanent are one source: only one of them can be activated.
    """

    obj: ObjectId
    ways: tuple[Way, ...]
    dear: bool
    kind: tuple[object, ...]
    """Sources of one kind are alike: which of them is used makes no difference."""

    def named(self) -> tuple[tuple[str, Way], ...]:
        """Its ways, each by a word: its letters, numbered where several ways give the same."""
        letters = [way.letters for way in self.ways]
        before = (letters[:n].count(mana) for n, mana in enumerate(letters))
        return tuple((way.letters + (f":{n + 1}" if n else ""), way) for way, n in zip(self.ways, before, strict=True))


def sources(game: Game, player: Seat, for_mana: bool = False) -> tuple[Source, ...]:
    """The mana abilities that a player could activate now, by permanent. ``for_mana``: those, too, that themselves cost mana."""
    mine = (obj for obj in game.state.battlefield() if game.state.controller(obj) == player)
    found = tuple(s for obj in mine for s in _sources_of(game, obj, for_mana))
    return not_before_it_has_resolved(game, found) if game.activating else found


@rule("605.3c")
def not_before_it_has_resolved(game: Game, usable: tuple[Source, ...]) -> tuple[Source, ...]:
    """A mana ability that a player has begun to activate can't be activated again until it has resolved."""
    return tuple(s for s in usable if any((s.obj, way.instance) not in game.activating for way in s.ways))


def _sources_of(game: Game, obj: ObjectId, for_mana: bool) -> Iterator[Source]:
    state = game.state
    quiet = Silent(game.off, game.edition)
    tapping: dict[tuple[Mana, ...], Way] = {}
    for instance, ability, adds in _mana_abilities(game, obj, for_mana):
        gives = adds.kinds(game, state.controller(obj))
        ways = tuple(Way(instance, mana, produced(quiet, state, tuple(mana), obj, adds.terms)) for mana in gives)
        if ability.cost.others == (TapThis(),):
            tapping = {**{way.mana: way for way in ways}, **tapping}
        else:
            alike = (state.characteristics(obj).name, ability, state.objects[obj].counters, _kinds(ways))
            yield Source(obj, ways, True, alike)
    if tapping:
        ways = tuple(tapping.values())
        abilities = tuple(way.instance.ability for way in ways)
        yield Source(obj, ways, False, (state.characteristics(obj).name, abilities, state.objects[obj].counters, _kinds(ways)))


def _kinds(ways: tuple[Way, ...]) -> tuple[object, ...]:
    """What matters of the mana that a source gives, beside its types, which its abilities tell."""
    return tuple((one.snow, one.alike[3]) for way in ways for one in way.mana if one.snow or one.terms)


def _mana_abilities(game: Game, obj: ObjectId, for_mana: bool) -> Iterator[tuple[Instance, Activated, AddMana]]:
    """The mana abilities of a permanent that could be activated now; those that cost mana only if they are asked for."""
    state = game.state
    for instance, ability, _ in state.layers.abilities_of(obj):
        if not isinstance(ability, Activated):
            continue
        adds = added(ability.do)
        if adds is None or not is_mana_ability(game, False, ability):
            continue
        cost = ability.cost.mana
        if cost is not None and not (for_mana and can_pay(game, state.controller(obj), cost, Spending(obj, ACTIVATE))):
            continue
        if cant_activate(game, (), obj, mana_ability=True) or (ability.as_instant and not for_mana_too(game, True)):
            continue
        if restricted(ability) and untimely(game, state.controller(obj), obj, instance, ability):
            continue
        if TapThis() in ability.cost.others and (state.objects[obj].tapped or summoning_sick(Game(state), obj, "tap")):
            continue
        yield instance, ability, adds


def not_usable(game: Game, player: Seat, obj: ObjectId) -> tuple[Reason, ...]:
    """What keeps mana abilities of a permanent from being activated now (CR 602.5)."""
    mine = ((i, a) for i, a, _ in game.state.layers.abilities_of(obj) if isinstance(a, Activated) and is_mana_ability(game, False, a))
    own = (reason for i, a in mine for reason in untimely(game, player, obj, i, a))
    return tuple(dict.fromkeys((*cant_activate(game, (), obj, mana_ability=True), *own)))


@rule("602.5e")
def for_mana_too(ctx: Context, usable: bool) -> bool:
    """A mana ability that can be activated only as an instant can't be activated while mana is being paid."""
    return False


def pay_mana(
    game: Game, player: Seat, cost: ManaCost, on: Spending, from_pool: bool = False, asked: ManaCost | None = None
) -> None:
    """Pay a cost without X, activating mana abilities as needed; ``from_pool``: without that. ``asked``: what kinds of mana it asks for.

    If it matters which are activated, or which mana is spent, the player is asked. If it can't be paid, that is noted on the game.
    """
    if game.state.player(player).any_mana:
        spend(game, player, cost, _as_asked(cost), on)
        return
    asked = as_any_color(game, cost, player, on.obj) if asked is None else asked
    if in_time(game, False) and not from_pool:
        _activate(game, player, asked, on)
    spent = _mana_to_spend(game, player, asked, spendable(game, player, game.state.player(player).pool, on))
    if spent is None:
        game.object_to(*unpayable(game, (), f"{cost} can't be paid", f"{cost}を支払えない"))
        return
    spend(game, player, cost, spent, on)


def _mana_to_spend(game: Game, player: Seat, cost: ManaCost, pool: tuple[Mana, ...]) -> tuple[Mana, ...] | None:
    """Which mana of the pool pays a cost; asked where there is a choice; None: it can't be paid."""
    found = payments(cost, pool)
    first = next(found, None)
    if first is None or len({one.alike for one in pool}) == 1:
        return None if first is None else _without(pool, first)
    ways: dict[str, tuple[Mana, ...]] = {}
    for rest in (first, *found):
        spent = _without(pool, rest)
        ways.setdefault("".join(_told(one, pool) for one in spent), spent)
    options = tuple(Option(way, _with_names(game, spent, pool)) for way, spent in ways.items())
    answer = game.ask(Question(player, "pick", "mana spent", f"Which mana pays {cost}?", options))
    return ways[str(answer[0])] if isinstance(answer, tuple) else None


def _told(one: Mana, pool: tuple[Mana, ...]) -> str:
    """One mana as an option: with its source where there is other mana of that type."""
    different = any(m.type == one.type and m.alike != one.alike for m in pool)
    return f"{{{one.type}}}" + (f":{one.source}" if different and one.source >= 0 else "")


def _with_names(game: Game, spent: tuple[Mana, ...], pool: tuple[Mana, ...]) -> str:
    names = (game.state.last_known(m.source).characteristics.name if ":" in _told(m, pool) else "" for m in spent)
    return "".join(f"{{{m.type}}}" + (f" from {name} " if name else "") for m, name in zip(spent, names, strict=True)).strip()


def why_not_paid(game: Game, player: Seat, cost: ManaCost, on: Spending, from_pool: bool = False) -> tuple[Reason, ...]:
    """Pay a cost as :func:`pay_mana` does; why it couldn't be paid, which isn't noted on the game."""
    before = len(game.reasons)
    pay_mana(game, player, cost, on, from_pool)
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
    for effect, active in game.state.layers.each(ManaOfAnyColor):
        if seat_meant(effect.whose, active.env, player) and _is_for(game, effect, active, spell):
            return cost.of_any_color()
    return cost


def _is_for(game: Game, effect: ManaOfAnyColor, active: Active, spell: ObjectId | None) -> bool:
    """Whether mana may be spent so for this spell: for any, or for those that certain cards become."""
    if effect.what is None or spell is None:
        return effect.what is None
    return bool(found_as_spell(game, (), effect.what.select(game.state, active.env), game.object(spell)))


@rule("400.7h")
def found_as_spell(ctx: Context, found: tuple[ObjectId, ...], cards: tuple[ObjectId, ...], spell: Object) -> tuple[ObjectId, ...]:
    """An effect that lets a card be cast finds the spell that the card becomes."""
    return (*found, *(i for i in cards if i in spell.previous[:1]))


def can_pay(game: Game, player: Seat, cost: ManaCost, on: Spending | None = None) -> bool:
    """Whether a player could pay mana, from their pool and with mana abilities; with ``on`` None for what no mana is restricted to."""
    cost = as_any_color(game, cost, player)
    pool = spendable(game, player, game.state.player(player).pool, on)
    if game.state.player(player).any_mana or next(payments(cost, pool), None) is not None:
        return True
    return next(_plans(cost, pool, _useful(game, player, sources(game, player), on)), None) is not None


def _as_asked(cost: ManaCost) -> tuple[Mana, ...]:
    """Mana of just the kinds that a cost asks for; generic mana is paid with colorless, and so are snow symbols."""
    letters = (*("C" for _ in range(cost.generic)), *(s.split("/")[0] if s[0].isalpha() else "C" for s in cost.symbols))
    return tuple(Mana("C", snow=True) if letter == SNOW else Mana(letter) for letter in letters)


def _without(pool: tuple[Mana, ...], rest: tuple[Mana, ...]) -> tuple[Mana, ...]:
    left = list(pool)
    for one in rest:
        left.remove(one)
    return tuple(left)


def _useful(game: Game, player: Seat, found: tuple[Source, ...], on: Spending | None) -> tuple[Source, ...]:
    """The sources whose mana can be spent on something, with the ways to get that."""
    if not any(way.mana and way.mana[0].terms for source in found for way in source.ways):
        return found
    kept = (replace(source, ways=tuple(w for w in source.ways if spendable(game, player, w.mana, on) == w.mana)) for source in found)
    return tuple(source for source in kept if source.ways)


def _activate(game: Game, player: Seat, cost: ManaCost, on: Spending) -> None:
    """Activate mana abilities for what the pool doesn't pay (CR 601.2g)."""
    pool = spendable(game, player, game.state.player(player).pool, on)
    if next(payments(cost, pool), None) is not None:
        return
    all_sources = _useful(game, player, sources(game, player), on)
    for usable in (tuple(s for s in all_sources if not s.dear), all_sources):
        plans = tuple(_plans(cost, pool, usable))
        if plans:
            _carry_out(game, player, _choose_plan(game, player, cost, plans, usable, pool))
            return


Plan = tuple[tuple[Source, Way], ...]
"""Which sources are used for which mana."""


def _plans(cost: ManaCost, pool: tuple[Mana, ...], usable: tuple[Source, ...]) -> Iterator[Plan]:
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


def _plan_for(cost: ManaCost, pool: tuple[Mana, ...], used: list[Source]) -> Plan | None:
    """The mana that these sources give; None if they don't pay the cost or a permanent is used twice. Where fewer don't pay it, each of
    them is needed; a source that gives several mana at once may leave some in the pool."""
    if len({source.obj for source in used}) < len(used):
        return None

    def give(n: int, given: tuple[Way, ...]) -> Plan | None:
        if n == len(used):
            fits = next(payments(cost, (*pool, *(one for way in given for one in way.mana))), None) is not None
            return tuple(zip(used, given, strict=True)) if fits else None
        for way in used[n].ways:
            found = give(n + 1, (*given, way))
            if found is not None:
                return found
        return None

    return give(0, ())


def _choose_plan(
    game: Game, player: Seat, cost: ManaCost, plans: tuple[Plan, ...], usable: tuple[Source, ...], pool: tuple[Mana, ...]
) -> Plan:
    """The plan whose sources the player picks; not asked if there is only one."""
    first, *others = plans
    if not others:
        return first
    n = len(first)
    options = by_name(game.state, dict.fromkeys(s.obj for s in usable))
    picked = game.pick(Question(player, "pick", "mana", f"Which sources pay {cost}?", options, n, n))
    ways = product(*([s for s in usable if s.obj == i] for i in picked))
    chosen = next((plan for way in ways if (plan := _plan_for(cost, pool, list(way))) is not None), None)
    if chosen is None:
        game.object_to(*unpayable(game, (), f"these sources don't pay {cost}", f"それらの発生源では{cost}を支払えない"))
    return chosen or ()


def _carry_out(game: Game, player: Seat, plan: Plan) -> None:
    for source, way in plan:
        activate_mana_ability(game, player, source.obj, way.instance, way.letters)


def activate_mana_ability(game: Game, player: Seat, source: ObjectId, instance: Instance, mana: str) -> None:
    """Activate a mana ability: its cost is paid and its mana added at once, without the stack (CR 605.3a-b)."""
    ability = instance.ability
    if isinstance(ability, Activated):
        env = Env(you=player, this=source, origin=instance.origin)
        game.cite(*game.state.characteristics(source).rules)
        before, game.activating = game.activating, (*game.activating, (source, instance))
        if ability.cost.mana is not None:
            pay_mana(game, player, ability.cost.mana, Spending(source, ACTIVATE))
        for part in ability.cost.others:
            part.pay(game, env, ())
        game.activating = before
        produce(game, env, instance, ability, mana)


def produce(game: Game, env: Env, instance: Instance, ability: Activated, mana: str) -> None:
    """The cost of a mana ability has been paid: it is activated and resolves at once (CR 605.3b)."""
    activated_for_mana(game, env.you, env.this, instance, mana)
    for part in parts_of(ability.do):
        if isinstance(part, AddMana):
            tapped = TapThis() in ability.cost.others
            happen(game, ManaAdded(env.you, tuple(mana), env.this, tapped, by_mana_ability=True, terms=part.terms))
        else:
            env = part.perform(game, env)


def activated_for_mana(game: Game, player: Seat, source: ObjectId, instance: Instance, mana: str = "") -> None:
    """The cost of a mana ability has been paid: it is activated."""
    happen(game, ManaAbilityActivated(player, source, instance, mana))


def mana_window(game: Game, player: Seat, spell: ObjectId) -> None:
    """The player activates mana abilities one by one until they go on (CR 601.2g)."""
    while True:
        usable = [(s, word, way) for s in sources(game, player, for_mana=True) for word, way in s.named()]
        options = tuple(Option(f"{s.obj}:{word}", f"{game.state.characteristics(s.obj).name}: {word}") for s, word, _ in usable)
        question = Question(
            player, "pick", "mana abilities", "Activate a mana ability, or go on and pay?", (*options, Option("pay", "pay")),
            subject=spell, always=True,
        )
        answer = game.ask(question)
        if answer == ("pay",):
            return
        source, way = next((s, way) for s, word, way in usable if (f"{s.obj}:{word}",) == answer)
        activate_mana_ability(game, player, source.obj, way.instance, way.letters)
