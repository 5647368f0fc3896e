"""The engine against small readings of the rules that share nothing with it: mana payment, combat damage, the layers."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.abilities import Ability, Activated, KeywordAbility, Static
from engine.actions.add_mana import AddMana
from engine.amounts import NumberOf
from engine.cards.card import CardFace, card
from engine.casting import Cast, cast
from engine.changes import (
    BecomeColor,
    BecomeType,
    DefinePowerToughness,
    GainAbility,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from engine.changes import Change as EngineChange
from engine.characteristic_filters import HasKeyword, IsColor, IsSubtype, IsType
from engine.continuous import Modify
from engine.costs import Cost, TapThis
from engine.counters import CountersChange
from engine.damage import LifeChanges
from engine.filters import Another, Filter, Not
from engine.game import Action, Game
from engine.happen import happen
from engine.mana import letters_of, plain
from engine.mana_terms import ManaTerms, OnlyFor
from engine.priority import pass_priority
from engine.questions import Answer, IllegalAnswer, Paused, Question, as_it_is, possible_answers
from engine.record import replace
from engine.rule import IllegalAction
from engine.selectors import Each, Selector, This
from engine.spending import ManaSpent
from engine.state import BATTLEFIELD, HAND, State
from engine.tests.oracles import combat, layers, mana
from engine.tests.oracles.combat import Fighter
from engine.tests.oracles.layers import Change, Effect, Thing
from engine.tests.playing import board, put

FOLDER = Path(__file__).with_name("oracles")


def examples(n: int) -> settings:
    """So many examples, always the same."""
    quiet = list(HealthCheck)
    return settings(max_examples=n, deadline=None, database=None, derandomize=True, suppress_health_check=quiet, print_blob=False)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_an_oracle_knows_nothing_of_what_it_is_compared_with(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not [name for name in names if name.split(".")[0] in ("engine", "steps", "reports")]


def endings(start: State, action: Action, known: Callable[[Question], Answer | None], most: int = 100_000) -> list[State]:
    """Every state that an action can come to, whatever is answered to what isn't known; illegal ways are none."""
    found: list[State] = []
    todo: list[tuple[Answer, ...]] = [()]
    while todo and len(found) < most:
        game = Game(start, todo.pop(), lambda question, state: known(question))
        try:
            action(game)
        except Paused as paused:
            todo += [(*game.given, answer) for answer in possible_answers(paused.question)]
        except (IllegalAction, IllegalAnswer):
            continue
        else:
            found.append(game.state)
    return found


# --- Mana -------------------------------------------------------------------------------------------------------------------------------

LETTERS = ("W", "U", "B", "R", "G", "C")
SYMBOLS = ("1", "2", "W", "R", "G", "C", "W/U", "R/G", "2/W", "2/G", "C/R", "R/P", "G/P", "R/G/P", "X", "S")
TERMS = {"": None, "+": ManaTerms(OnlyFor(Filter(IsType("creature")))), "!": ManaTerms(OnlyFor(Filter(IsType("artifact"))))}
"""What may be said of mana: nothing, that it is for creature spells only, that it is for artifact spells only."""
SOURCES = (("W",), ("R",), ("G",), ("C",), ("R", "G"), ("W", "U", "B", "R", "G"), ("CC",), ("RG",))


@examples(120)
@given(
    symbols=st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4),
    pool=st.lists(st.sampled_from(LETTERS), max_size=2),
    sources=st.lists(st.tuples(st.sampled_from(SOURCES), st.booleans(), st.sampled_from(tuple(TERMS))), max_size=3),
    life=st.sampled_from((20, 3, 1)),
    x=st.integers(0, 2),
)
def test_a_spell_can_be_cast_just_if_its_cost_can_be_paid(
    symbols: list[str], pool: list[str], sources: list[tuple[tuple[str, ...], bool, str]], life: int, x: int
) -> None:
    asked = tuple(str(x) if symbol == "X" else symbol for symbol in symbols)
    game = board()
    player = replace(game.state.player(0), life=life, pool=plain(sorted(pool)))
    game.state = game.state.with_player(player)
    for n, (gives, snow, only) in enumerate(sources):
        ability = Activated(Cost(None, (TapThis(),)), AddMana(gives, TERMS[only]))
        put(game, card(f"Source {n}", "", "{0}", "Snow Artifact" if snow else "Artifact", "", ability))
    spell = put(game, card("Spell", "", "".join(f"{{{symbol}}}" for symbol in symbols), "Creature — Bear", "1/1"), HAND)

    def known(question: Question) -> Answer | None:
        return (x,) if question.topic == "x" else None

    found = endings(game.state, lambda g: _cast(g, spell), known, most=3)
    assert bool(found) == mana.castable(asked, tuple(pool), tuple(_series(*source) for source in sources), life)
    for state in found:
        units = tuple(one for e in state.log if isinstance(e.event, ManaSpent) for one in e.event.mana)
        assert all(one.terms in (None, TERMS["+"]) for one in units)
        spent = tuple(one.type + ("s" if one.snow else "") for one in units)
        paid = -sum(e.event.amount for e in state.log if isinstance(e.event, LifeChanges))
        assert mana.exact(asked, spent, paid), (spent, paid)
        assert state.player(0).life == life - paid
        left = Counter(letters_of(state.player(0).pool))
        assert left + Counter(letters_of(units)) >= Counter(pool), "mana that was in the pool is spent or still there"


def _series(gives: tuple[str, ...], snow: bool, only: str) -> tuple[mana.Mana, ...]:
    """The series of mana that a source gives, as the oracle writes them."""
    return tuple(tuple(letter + ("s" if snow else "") + only for letter in each) for each in gives)


def _cast(game: Game, spell: int) -> None:
    cast(game, Cast(0, spell))


# --- Combat -----------------------------------------------------------------------------------------------------------------------------

KEYWORDS = ("trample", "deathtouch", "lifelink", "first strike", "double strike")


def fighters(most: int) -> st.SearchStrategy[Fighter]:
    """Some creature."""
    return st.builds(
        Fighter,
        power=st.integers(0, most),
        toughness=st.integers(1, 3),
        keywords=st.frozensets(st.sampled_from(KEYWORDS), max_size=3),
        color=st.sampled_from(("", "R", "G")),
    )


@st.composite
def fights(draw: st.DrawFn) -> tuple[Fighter, ...]:
    """One attacker with up to two blockers, or two with up to one each; blockers may have protection."""
    attackers = [draw(fighters(4)) for _ in range(draw(st.integers(1, 2)))]
    found = list(attackers)
    for n in range(len(attackers)):
        for _ in range(draw(st.integers(0, 3 - len(attackers)))):
            found.append(replace_blocker(draw(fighters(3)), n, draw(st.sampled_from(("", "R")))))
    return tuple(found)


def replace_blocker(it: Fighter, blocks: int, protected_from: str) -> Fighter:
    """A creature that blocks."""
    return Fighter(it.power, it.toughness, it.keywords, it.color, protected_from, blocks)


def face(n: int, it: Fighter) -> CardFace:
    """A fighter as a card."""
    abilities: list[Ability] = [KeywordAbility(word) for word in sorted(it.keywords)]
    if it.protected_from:
        abilities.append(KeywordAbility("protection", quality="from red", what=Filter(IsColor(it.protected_from))))
    return card(f"Fighter {n}", "", "{1}", "Creature — Bear", f"{it.power}/{it.toughness}", *abilities, colors=it.color)


@examples(60)
@given(fights())
def test_combat_comes_to_what_the_rules_allow_and_to_all_of_it(them: tuple[Fighter, ...]) -> None:
    game = board()
    ids = [put(game, face(n, it), seat=0 if it.blocks is None else 1) for n, it in enumerate(them)]
    attack = tuple((ids[n], ~1) for n, it in enumerate(them) if it.blocks is None)
    block = tuple((ids[n], ids[it.blocks]) for n, it in enumerate(them) if it.blocks is not None)

    def known(question: Question) -> Answer | None:
        return as_it_is(question) if question.usual else {"attack": attack, "block": block}.get(question.topic)

    def play(g: Game) -> None:
        while g.state.turn.step != "end of combat":
            assert g.state.turn.priority is not None
            pass_priority(g, g.state.turn.priority)

    found = {_outcome(state, ids) for state in endings(game.state, play, known)}
    assert found == combat.outcomes(them)


def _outcome(state: State, ids: list[int]) -> combat.Outcome:
    there = [i in state.objects and state.objects[i].zone == BATTLEFIELD for i in ids]
    dead = frozenset(n for n, alive in enumerate(there) if not alive)
    damage = tuple(state.objects[i].damage if alive else 0 for i, alive in zip(ids, there, strict=True))
    return dead, (state.player(0).life, state.player(1).life), damage


# --- Layers -----------------------------------------------------------------------------------------------------------------------------

CREATURES = NumberOf(Each(Filter(IsType("creature"))))
FILTERS = (
    ("this", ""), ("all", ""), ("type", "creature"), ("type", "artifact"), ("type", "land"), ("other type", "enchantment"),
    ("subtype", "Swamp"), ("color", "B"), ("color", "G"), ("keyword", "flying"), ("no keyword", "flying"),
)  # fmt: skip
CHANGES = (
    Change("4", "also type", "creature"), Change("4", "also type", "artifact"), Change("4", "also type", "enchantment"),
    Change("4", "also subtype", "Swamp"), Change("5", "color", "B"), Change("5", "also color", "G"), Change("6", "gain", "flying"),
    Change("6", "gain", "haste"), Change("6", "lose all"), Change("7b", "set", "", 1, 4), Change("7b", "count"),
    Change("7c", "add", "", 2, -1), Change("7d", "switch"),
)  # fmt: skip
OF_LANDS = (Change("4", "land type", "Swamp"), Change("4", "land type", "Mountain"))
DEFINED = Effect("this", "", (Change("7a", "count"),), defines=True)
DEFINED_COLOR = Effect("this", "", (Change("5", "color", "B"),), defines=True)
MOST_EFFECTS = 4


@st.composite
def effects(draw: st.DrawFn) -> Effect:
    """A static ability of one or two changes in different layers."""
    plain = draw(st.integers(0, 9))
    if plain < 2:
        return (DEFINED, DEFINED_COLOR)[plain]
    if plain < 4:
        return Effect("type", "land", (draw(st.sampled_from(OF_LANDS)),))
    found = draw(st.lists(st.sampled_from(CHANGES), min_size=1, max_size=2, unique_by=lambda change: change.layer))
    return Effect(*draw(st.sampled_from(FILTERS)), tuple(sorted(found, key=lambda change: change.layer)))


@st.composite
def worlds(draw: st.DrawFn) -> tuple[Thing, ...]:
    """Up to four effects, and a permanent without."""
    found = [draw(st.builds(_thing, st.sampled_from(TYPES), st.sampled_from(("", "B", "G")), st.booleans(), effects()))]
    found += draw(st.lists(st.builds(_thing, st.sampled_from(TYPES), st.just("G"), st.booleans(), effects()), max_size=MOST_EFFECTS - 1))
    return (*found, _thing(("creature",), "", True, None, counters=draw(st.integers(0, 2))))


TYPES = (("creature",), ("artifact",), ("enchantment",), ("land",), ("artifact", "creature"), ("enchantment", "creature"))


def _thing(types: tuple[str, ...], color: str, flying: bool, effect: Effect | None, counters: int = 0) -> Thing:
    keywords = frozenset({"flying"} if flying and "creature" in types else ())
    size = (2, 3) if "creature" in types else (0, 0)
    return Thing(frozenset(types), frozenset(), frozenset({color} - {""}), keywords, *size, counters, effect)


def _ability(effect: Effect) -> Static:
    what: dict[str, Selector] = {
        "this": This(),
        "all": Each(Filter()),
        "type": Each(Filter(IsType(effect.word))),
        "other type": Each(Filter(IsType(effect.word), Another())),
        "subtype": Each(Filter(IsSubtype(effect.word))),
        "color": Each(Filter(IsColor(effect.word))),
        "keyword": Each(Filter(HasKeyword(effect.word))),
        "no keyword": Each(Filter(Not(HasKeyword(effect.word)))),
    }
    changes = tuple(_change(change, effect.defines) for change in effect.changes)
    return Static((Modify(what[effect.what], changes),), characteristic_defining=effect.defines)


def _change(change: Change, defines: bool) -> EngineChange:
    match change.verb:
        case "also type":
            return BecomeType((change.word,))
        case "also subtype":
            return BecomeType((), (change.word,))
        case "land type":
            return BecomeType((), (change.word,), besides=False)
        case "color":
            return BecomeColor((change.word,))
        case "also color":
            return BecomeColor((change.word,), besides=True)
        case "gain":
            return GainAbility(KeywordAbility(change.word))
        case "lose all":
            return LoseAbilities()
        case "set":
            return SetPowerToughness(change.power, change.toughness)
        case "add":
            return ModifyPowerToughness(change.power, change.toughness)
        case "count":
            return DefinePowerToughness(CREATURES, CREATURES) if defines else SetPowerToughness(CREATURES, CREATURES)
    return SwitchPowerToughness()


def _lay(game: Game, n: int, thing: Thing) -> int:
    line = " ".join(word.capitalize() for word in sorted(thing.types, key=("enchantment", "artifact", "land", "creature").index))
    abilities: list[Ability] = [KeywordAbility(word) for word in sorted(thing.keywords)]
    abilities += [_ability(thing.effect)] if thing.effect is not None else []
    size = f"{thing.power}/{thing.toughness}" if "creature" in thing.types else ""
    obj = put(game, card(f"Thing {n}", "", "{1}", line, size, *abilities, colors="".join(thing.colors)))
    if thing.counters:
        happen(game, CountersChange(obj, "+1/+1", thing.counters))
    return obj


@examples(150)
@given(worlds())
def test_the_layers_come_to_what_the_one_right_order_comes_to(world: tuple[Thing, ...]) -> None:
    game = board()
    ids = [_lay(game, n, thing) for n, thing in enumerate(world)]
    for obj, thing in zip(ids, layers.result(world), strict=True):
        row = game.state.characteristics(obj)
        keywords = {instance.ability.name for instance in row.abilities if isinstance(instance.ability, KeywordAbility)}
        found = (frozenset(row.types), frozenset(row.subtypes), frozenset(row.colors))
        assert found == (thing.types, thing.subtypes, thing.colors)
        assert keywords == thing.keywords
        if "creature" in thing.types:
            assert (row.power or 0, row.toughness or 0) == (thing.power, thing.toughness), game.state.layers.explain(obj)
