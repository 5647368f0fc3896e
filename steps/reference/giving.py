"""What a Given makes of a game before it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import setup
from engine.cards.card import ADVENTURE, FLIPS, MELDS
from engine.casting import Cast, SpellCast, cast
from engine.drawing import Drawn
from engine.instructions import Let, Sequence
from engine.mana import SNOW, Mana, ManaSyntaxError, split
from engine.object_parts import Component
from engine.questions import Paused
from engine.record import replace
from engine.resolving import resolve
from engine.rule import IllegalAction
from engine.state import COMMAND, ObjectId
from engine.turn import STEPS
from engine.view import Env
from steps.reference.asking import wanted
from steps.reference.facts import Facts, with_number
from steps.reference.made_up import made_up
from steps.reference.placing import attach, choose, place, place_planar_deck, set_counters, set_status
from steps.reference.texts import from_text
from steps.table import (
    AnyMana,
    AttachedTo,
    BackFace,
    CastEarlier,
    ChosenFor,
    CommanderCasts,
    CommanderDamage,
    CommanderIs,
    CountersAre,
    Daytime,
    Designation,
    DrawnEarlier,
    EffectApplies,
    EveryOrder,
    Fact,
    Format,
    Life,
    MadeUp,
    Place,
    PlanarDeck,
    PlayerCounters,
    Players,
    Pool,
    PriorityIs,
    SetUpError,
    SpellsCastEarlier,
    StatusIs,
    StepIs,
    TurnNumber,
    Unsupported,
)

STARTING_LIFE = {"two-player": 20, "commander": 40}


def give(facts: Facts, fact: Fact) -> tuple[ObjectId, ...]:
    """Make it so; the objects that were put there.

    Raises:
        SetUpError: it can't be so.
        Unsupported: the engine can't set that up.
    """
    make = _MAKE.get(type(fact))
    if make is None:
        raise Unsupported(f"the engine can't set up: {type(fact).__name__}", f"この前提は用意できない（{type(fact).__name__}）")
    return make(facts, fact) or ()


def _players(facts: Facts, fact: Players) -> None:
    old = facts.game.state
    facts.game.state = setup.new_state(fact.names, edition=old.edition, off=old.off)


def _format(facts: Facts, fact: Format) -> None:
    if fact.name not in STARTING_LIFE:
        raise Unsupported(f'the engine doesn\'t know the format "{fact.name}"', f"この種類のゲームはエンジンにない（{fact.name}）")
    life = STARTING_LIFE[fact.name]
    facts.game.state = facts.game.state.evolve(players=tuple(replace(p, life=life) for p in facts.game.state.players))


def _turn_number(facts: Facts, fact: TurnNumber) -> None:
    n = len(facts.game.state.players)
    facts.set_turn(number=fact.n, starting=fact.starting, active=(fact.starting + fact.n - 1) % n)
    facts.set_turn(priority=facts.game.state.turn.active)


def _step(facts: Facts, fact: StepIs) -> None:
    if fact.step == "first strike damage" or fact.step not in STEPS:
        raise Unsupported(
            f'a scenario can\'t start in the step "{fact.step}"', f"シナリオをこのステップから始めることはできない（{fact.step}）"
        )
    rest = STEPS[STEPS.index(fact.step) + 1 :]
    facts.set_turn(active=fact.active, step=fact.step, rest=rest, priority=fact.active)


def _priority(facts: Facts, fact: PriorityIs) -> None:
    order = facts.game.state.apnap()
    facts.set_turn(priority=fact.seat, passed=order[: order.index(fact.seat)])


def _player_counters(facts: Facts, fact: PlayerCounters) -> None:
    facts.set_player(fact.seat, counters=with_number(facts.game.state.player(fact.seat).counters, fact.kind, fact.n))


def _life(facts: Facts, fact: Life) -> None:
    facts.set_player(fact.seat, life=fact.n)


def _every_order(facts: Facts, fact: EveryOrder) -> None:
    facts.asks_every_order = True


def _any_mana(facts: Facts, fact: AnyMana) -> None:
    facts.set_player(fact.seat, any_mana=True)


def _designation(facts: Facts, fact: Designation) -> None:
    facts.set_player(fact.seat, designations=(*facts.game.state.player(fact.seat).designations, fact.what))


def _daytime(facts: Facts, fact: Daytime) -> None:
    facts.game.state = facts.game.state.evolve(turn=replace(facts.game.state.turn, daytime=fact.time))


def _pool(facts: Facts, fact: Pool) -> None:
    try:
        letters = sorted(letter for s in split(fact.mana) for letter in (["C"] * int(s) if s.isdigit() else [s]))
    except ManaSyntaxError as error:
        raise SetUpError(str(error), error.ja) from error
    facts.set_player(fact.seat, pool=tuple(Mana("C", snow=True) if m == SNOW else Mana(m) for m in letters))


def _made_up(facts: Facts, fact: MadeUp) -> None:
    face = made_up(fact, facts.face(fact.like) if fact.like else None)
    facts.made_up.update({n: face for n in (fact.name, fact.other_name) if n})


def _back_face(facts: Facts, fact: BackFace) -> None:
    """Two cards that have the same back face are a meld pair (CR 712.4)."""
    front, back = facts.face(fact.front), facts.face(fact.back)
    pair = tuple(face for face in facts.made_up.values() if face.back == back and face.turns not in (ADVENTURE, FLIPS))
    turns = MELDS if pair else ADVENTURE if "Adventure" in back.subtypes else front.turns
    made = {name: replace(face, back=back, turns=turns) for name, face in facts.made_up.items() if face is front or face in pair}
    facts.made_up.update(made)


def _effect_applies(facts: Facts, fact: EffectApplies) -> None:
    """A continuous effect begins; nothing else may happen in a Given."""
    effect = from_text(fact.text, fact.language, fact.objects)
    for part in effect.parts if isinstance(effect, Sequence) else (effect,):
        if not isinstance(part, Let):
            raise SetUpError("This is no continuous effect.", "これは継続的効果ではない。")
        part.perform(facts.game, Env(0, -1))


def _cast_earlier(facts: Facts, fact: CastEarlier) -> tuple[ObjectId, ...]:
    """Really cast and resolved; what triggered then is past, and only delayed abilities wait."""
    game, act = facts.game, fact.act
    any_mana = game.state.player(act.player).any_mana
    facts.set_player(act.player, any_mana=True)
    paying = tuple(i for p in act.payments for i in p.objects)
    what = Cast(act.player, act.card, wanted(act), act.targets, act.x, paying, by_effect=True)
    try:
        spell = cast(game, what)
        game.state = game.state.evolve(pending=())
        resolve(game, spell)
    except Paused as paused:
        raise SetUpError(f"a choice would have to be made: {paused.question.text}", "途中で選択が求められる") from paused
    except IllegalAction as illegal:
        raise SetUpError(f"it could not have been cast: {illegal}", f"それを唱えることはできなかった: {illegal.told('ja')}") from illegal
    game.state = game.state.evolve(pending=())
    facts.set_player(act.player, any_mana=any_mana)
    return tuple(i for i, o in game.state.objects.items() if spell in o.previous)


def _drawn(facts: Facts, fact: DrawnEarlier) -> None:
    facts.say_drawn(fact.seat)
    for _ in range(fact.n):
        facts.record(Drawn(fact.seat))


def _spells_cast(facts: Facts, fact: SpellsCastEarlier) -> None:
    for _ in range(fact.n):
        facts.record(SpellCast(fact.seat, -1, ""))


def _commander(facts: Facts, fact: CommanderIs) -> tuple[ObjectId, ...]:
    return (setup.put(facts.game, facts.face(fact.card), COMMAND, fact.seat, commander=True),)


def _commander_casts(facts: Facts, fact: CommanderCasts) -> None:
    component, seat = _find_commander(facts, fact.card)
    casts = facts.game.state.player(seat).commander_casts
    facts.set_player(seat, commander_casts=with_number(casts, component.card, fact.n))


def _commander_damage(facts: Facts, fact: CommanderDamage) -> None:
    component, _ = _find_commander(facts, fact.card)
    damage = facts.game.state.player(fact.seat).commander_damage
    facts.set_player(fact.seat, commander_damage=with_number(damage, component.card, fact.n))


def _find_commander(facts: Facts, name: str) -> tuple[Component, int]:
    for it in facts.game.state.objects.values():
        for component in it.components:
            if component.commander and component.face is facts.face(name):
                return component, it.owner
    raise SetUpError(f'"{name}" is nobody\'s commander', f"「{name}」はだれの統率者でもない")


_MAKE: dict[type, Callable[[Facts, Any], tuple[ObjectId, ...] | None]] = {
    Players: _players, Format: _format, TurnNumber: _turn_number, StepIs: _step, PriorityIs: _priority, Life: _life,
    PlayerCounters: _player_counters, AnyMana: _any_mana, Daytime: _daytime, Designation: _designation,
    EveryOrder: _every_order, Pool: _pool,
    Place: place, PlanarDeck: place_planar_deck, StatusIs: set_status, CountersAre: set_counters, AttachedTo: attach, ChosenFor: choose,
    MadeUp: _made_up, BackFace: _back_face, EffectApplies: _effect_applies,
    CastEarlier: _cast_earlier, DrawnEarlier: _drawn, SpellsCastEarlier: _spells_cast,
    CommanderIs: _commander, CommanderCasts: _commander_casts, CommanderDamage: _commander_damage,
}  # fmt: skip
