"""Facts: what a Given makes of a game before it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import setup
from engine.battles import possible_protectors, with_protector
from engine.cardfile.index import Declined
from engine.cards import catalogue
from engine.cards.card import CardFace
from engine.casting import Cast as EngineCast
from engine.casting import SpellCast, cast
from engine.counters import intrinsic_counters
from engine.double_faced import turned
from engine.drawing import Drawn
from engine.events import Event
from engine.game import Game
from engine.instructions import Let, Sequence
from engine.log import Entry as Logged
from engine.mana import ManaSyntaxError, split
from engine.merging import keyword_that_merges, merge
from engine.planar_controller import IN_DECK
from engine.questions import Paused
from engine.record import replace
from engine.resolving import resolve
from engine.rule import IllegalAction
from engine.state import BATTLEFIELD, COMMAND, Component, FaceDown, ObjectId, PhasedOut
from engine.turn import STEPS
from engine.view import Env
from steps.reference.asking import wanted
from steps.reference.made_up import made_up
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
    Thing,
    TurnNumber,
    Unsupported,
)

LIBRARY_SIZE = 40
"""Blank cards under what is named in a library."""

STARTING_LIFE = {"two-player": 20, "commander": 40}


def find(name: str) -> CardFace | None:
    """The card of a name, of the catalogue or of the user's own file.

    Raises:
        SetUpError: it is a card of that file whose text can't be read.
    """
    try:
        return catalogue.find(name)
    except Declined as declined:
        raise SetUpError(declined.told("en"), declined.told("ja")) from declined


class Facts:
    """The game while facts are being given. ``made_up``: the cards that the scenario defines, by each of their names."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made_up: dict[str, CardFace] = {}
        self.asks_every_order = False
        self._drawn_said: set[int] = set()
        self._empty: set[int] = set()

    def face(self, name: str) -> CardFace:
        """The card of a name; "" is a blank card.

        Raises:
            Unsupported: there is none.
        """
        if not name:
            return setup.BLANK
        found = self.made_up.get(name) or find(name)
        if found is None:
            raise Unsupported(f'no card of the name "{name}"', f"「{name}」というカードはない")
        return found

    def give(self, fact: Fact) -> tuple[ObjectId, ...]:
        """Make it so; the objects that were put there."""
        give = _GIVE.get(type(fact))
        if give is None:
            raise Unsupported(f"the engine can't set up: {type(fact).__name__}", f"この前提は用意できない（{type(fact).__name__}）")
        made: tuple[ObjectId, ...] = give(self, fact)
        return made

    def set_turn(self, **changes: Any) -> None:
        """Change where the game stands in its turns."""
        self.game.state = self.game.state.evolve(turn=replace(self.game.state.turn, **changes))

    def record(self, event: Event) -> None:
        """Write the entry that the log would have of something in the past."""
        state = self.game.state
        n = len(state.log)
        self.game.state = state.evolve(log=state.log.append(Logged(n, n, state.turn.number, state.turn.step, event, ())))

    def say_drawn(self, seat: int) -> None:
        """How many cards this player has drawn is said by a fact."""
        self._drawn_said.add(seat)

    def leave_empty(self, seat: int) -> None:
        """This player's library has no cards."""
        self._empty.add(seat)

    def finish(self) -> None:
        """Fill up libraries; let the draw for the turn be past (CR 504.1), unless something else is said of that player's draws."""
        turn = self.game.state.turn
        first_turn = turn.number == 1 and len(self.game.state.players) == 2
        if turn.step not in STEPS[:2] and not first_turn and turn.active not in self._drawn_said:
            self.record(Drawn(turn.active))
        for seat in (s for s in range(len(self.game.state.players)) if s not in self._empty):
            setup.fill_library(self.game, seat, LIBRARY_SIZE)


def _players(facts: Facts, fact: Players) -> tuple[ObjectId, ...]:
    old = facts.game.state
    facts.game.state = setup.new_state(fact.names, edition=old.edition, off=old.off)
    return ()


def _format(facts: Facts, fact: Format) -> tuple[ObjectId, ...]:
    if fact.name not in STARTING_LIFE:
        raise Unsupported(f'the engine doesn\'t know the format "{fact.name}"', f"この種類のゲームはエンジンにない（{fact.name}）")
    life = STARTING_LIFE[fact.name]
    facts.game.state = facts.game.state.evolve(players=tuple(replace(p, life=life) for p in facts.game.state.players))
    return ()


def _turn_number(facts: Facts, fact: TurnNumber) -> tuple[ObjectId, ...]:
    n = len(facts.game.state.players)
    facts.set_turn(number=fact.n, starting=fact.starting, active=(fact.starting + fact.n - 1) % n)
    facts.set_turn(priority=facts.game.state.turn.active)
    return ()


def _step(facts: Facts, fact: StepIs) -> tuple[ObjectId, ...]:
    if fact.step == "first strike damage" or fact.step not in STEPS:
        raise Unsupported(
            f'a scenario can\'t start in the step "{fact.step}"', f"シナリオをこのステップから始めることはできない（{fact.step}）"
        )
    rest = STEPS[STEPS.index(fact.step) + 1 :]
    facts.set_turn(active=fact.active, step=fact.step, rest=rest, priority=fact.active)
    return ()


def _priority(facts: Facts, fact: PriorityIs) -> tuple[ObjectId, ...]:
    order = facts.game.state.apnap()
    facts.set_turn(priority=fact.seat, passed=order[: order.index(fact.seat)])
    return ()


def _player_counters(facts: Facts, fact: PlayerCounters) -> tuple[ObjectId, ...]:
    player = facts.game.state.player(fact.seat)
    others = tuple(pair for pair in player.counters if pair[0] != fact.kind)
    counters = tuple(sorted((*others, (fact.kind, fact.n)))) if fact.n else others
    facts.game.state = facts.game.state.with_player(replace(player, counters=counters))
    return ()


def _life(facts: Facts, fact: Life) -> tuple[ObjectId, ...]:
    facts.game.state = facts.game.state.with_player(replace(facts.game.state.player(fact.seat), life=fact.n))
    return ()


def _every_order(facts: Facts, fact: EveryOrder) -> tuple[ObjectId, ...]:
    facts.asks_every_order = True
    return ()


def _any_mana(facts: Facts, fact: AnyMana) -> tuple[ObjectId, ...]:
    facts.game.state = facts.game.state.with_player(replace(facts.game.state.player(fact.seat), any_mana=True))
    return ()


def _pool(facts: Facts, fact: Pool) -> tuple[ObjectId, ...]:
    try:
        letters = tuple(sorted(letter for s in split(fact.mana) for letter in (["C"] * int(s) if s.isdigit() else [s])))
    except ManaSyntaxError as error:
        raise SetUpError(str(error), error.ja) from error
    facts.game.state = facts.game.state.with_player(replace(facts.game.state.player(fact.seat), pool=letters))
    return ()


def _made_up(facts: Facts, fact: MadeUp) -> tuple[ObjectId, ...]:
    face = made_up(fact, facts.face(fact.like) if fact.like else None)
    facts.made_up.update({n: face for n in (fact.name, fact.other_name) if n})
    return ()


def _effect_applies(facts: Facts, fact: EffectApplies) -> tuple[ObjectId, ...]:
    """A continuous effect begins; nothing else may happen in a Given."""
    effect = from_text(fact.text, fact.language, fact.objects)
    for part in effect.parts if isinstance(effect, Sequence) else (effect,):
        if not isinstance(part, Let):
            raise SetUpError("This is no continuous effect.", "これは継続的効果ではない。")
        part.perform(facts.game, Env(0, -1))
    return ()


def _place(facts: Facts, fact: Place) -> tuple[ObjectId, ...]:
    if fact.zone == "library" and not fact.things:
        facts.leave_empty(fact.seat)
    made: list[ObjectId] = []
    for thing in fact.things:
        for _ in range(thing.count):
            position = len(made) if fact.position is None else fact.position
            made.append(_put(facts, fact, thing, position))
    return tuple(made)


def _put(facts: Facts, fact: Place, thing: Thing, position: int) -> ObjectId:
    game = facts.game
    number = _pile(facts, fact, thing) if thing.under else _put_one(facts, fact, thing, thing.card, fact.zone, position)
    it = game.object(number)
    counters = thing.counters or (intrinsic_counters(it) if it.zone == BATTLEFIELD else ())
    game.state = game.state.with_object(replace(it, tapped=thing.tapped, counters=tuple(sorted(counters))))
    if it.zone == BATTLEFIELD and game.state.characteristics(number).is_type("battle"):
        _protect(game, number)
    return number


def _protect(game: Game, battle: ObjectId) -> None:
    """A battle that is there from the start is protected by the first player who can be its protector (CR 310.9)."""
    it = game.state.characteristics(battle)
    chosen = with_protector((), possible_protectors(game, game.state, it.controller, it.subtypes)[0])
    game.state = game.state.with_object(replace(game.object(battle), chosen=chosen))


def _put_one(facts: Facts, fact: Place, thing: Thing, name: str, zone: str, position: int = -1) -> ObjectId:
    game, face = facts.game, facts.face(name)
    if catalogue.is_back(name):
        raise SetUpError(
            f"{name!r} is a back face: name the card by its front face, and say that it is transformed",
            f"{name!r}は第2面である。カードは第1面の名前で呼び、変身していると書く",
        )
    commander = _from_command_zone(facts, fact.seat, name)
    number = setup.put(
        game, face, zone, fact.seat, owner=thing.owner, kind="token" if thing.token else "card",
        label=thing.label if name == thing.card else "", position=position,
    )
    if commander:
        game.state = game.state.with_object(replace(game.object(number), components=commander))
    return number


def _pile(facts: Facts, fact: Place, thing: Thing) -> ObjectId:
    """A merged permanent, as merging one card after another makes it; what triggered then is past (CR 730.2)."""
    game, names = facts.game, (thing.card, *thing.under)
    by = [keyword_that_merges(facts.face(name)) for name in names]
    first = max((n for n, keyword in enumerate(by) if not keyword), default=len(names) - 1)
    host = _put_one(facts, fact, thing, names[first], fact.zone)
    pending = game.state.pending
    for n in (*range(first - 1, -1, -1), *range(first + 1, len(names))):
        merge(game, _put_one(facts, fact, thing, names[n], "hand"), host, n < first, by[n])
    game.state = game.state.evolve(pending=pending)
    return host


def _from_command_zone(facts: Facts, seat: int, name: str) -> tuple[Component, ...]:
    """A player's commander that another Given places is taken from the command zone."""
    game = facts.game
    for i in game.state.zone(COMMAND):
        it = game.object(i)
        if it.owner == seat and it.components and it.top.commander and it.top.face is facts.face(name):
            game.state = game.state.evolve(
                zones={**game.state.zones, (COMMAND, -1): tuple(j for j in game.state.zone(COMMAND) if j != i)},
                objects={k: v for k, v in game.state.objects.items() if k != i},
            )
            return it.components
    return ()


def _status(facts: Facts, fact: StatusIs) -> tuple[ObjectId, ...]:
    it = facts.game.object(fact.obj)
    if fact.status == "summoning sick":
        it = replace(it, since=facts.game.tick() if fact.value else -1)
    elif fact.status == "tapped":
        it = replace(it, tapped=fact.value)
    elif fact.status == "transformed":
        it = replace(it, components=tuple(turned(c) for c in it.components))
    elif fact.status == "face down":
        it = replace(it, face_down=FaceDown() if fact.value else None)
    elif fact.status == "phased out":
        it = replace(it, phased_out=PhasedOut(it.controller) if fact.value else None)
    elif fact.status == "revealed":
        it = replace(it, revealed=fact.value)
    else:
        raise Unsupported(f'the engine can\'t set up the status "{fact.status}"', f"この状態は用意できない（{fact.status}）")
    facts.game.state = facts.game.state.with_object(it)
    return ()


def _counters(facts: Facts, fact: CountersAre) -> tuple[ObjectId, ...]:
    it = facts.game.object(fact.obj)
    others = tuple(pair for pair in it.counters if pair[0] != fact.kind)
    counters = tuple(sorted((*others, (fact.kind, fact.n)))) if fact.n else others
    facts.game.state = facts.game.state.with_object(replace(it, counters=counters))
    return ()


def _attached(facts: Facts, fact: AttachedTo) -> tuple[ObjectId, ...]:
    it = replace(facts.game.object(fact.obj), attached_to=fact.host, timestamp=facts.game.tick())
    facts.game.state = facts.game.state.with_object(it)
    return ()


def _chosen_for(facts: Facts, fact: ChosenFor) -> tuple[ObjectId, ...]:
    it = facts.game.object(fact.obj)
    others = tuple(pair for pair in it.chosen if pair[0] != fact.what)
    facts.game.state = facts.game.state.with_object(replace(it, chosen=(*others, (fact.what, fact.value))))
    return ()


def _cast_earlier(facts: Facts, fact: CastEarlier) -> tuple[ObjectId, ...]:
    """Really cast and resolved; what triggered then is past, and only delayed abilities wait."""
    game, act = facts.game, fact.act
    player = game.state.player(act.player)
    game.state = game.state.with_player(replace(player, any_mana=True))
    paying = tuple(i for p in act.payments for i in p.objects)
    what = EngineCast(act.player, act.card, wanted(act), act.targets, act.x, paying, by_effect=True)
    try:
        spell = cast(game, what)
        game.state = game.state.evolve(pending=())
        resolve(game, spell)
    except Paused as paused:
        raise SetUpError(f"a choice would have to be made: {paused.question.text}", "途中で選択が求められる") from paused
    except IllegalAction as illegal:
        raise SetUpError(f"it could not have been cast: {illegal}", f"それを唱えることはできなかった: {illegal.told('ja')}") from illegal
    now = game.state.player(act.player)
    game.state = game.state.evolve(pending=()).with_player(replace(now, any_mana=player.any_mana))
    return tuple(i for i, o in game.state.objects.items() if spell in o.previous)


def _drawn(facts: Facts, fact: DrawnEarlier) -> tuple[ObjectId, ...]:
    facts.say_drawn(fact.seat)
    for _ in range(fact.n):
        facts.record(Drawn(fact.seat))
    return ()


def _spells_cast(facts: Facts, fact: SpellsCastEarlier) -> tuple[ObjectId, ...]:
    for _ in range(fact.n):
        facts.record(SpellCast(fact.seat, -1, ""))
    return ()


def _commander(facts: Facts, fact: CommanderIs) -> tuple[ObjectId, ...]:
    return (setup.put(facts.game, facts.face(fact.card), COMMAND, fact.seat, commander=True),)


def _commander_casts(facts: Facts, fact: CommanderCasts) -> tuple[ObjectId, ...]:
    component, seat = _find_commander(facts, fact.card)
    player = facts.game.state.player(seat)
    casts = {**dict(player.commander_casts), component.card: fact.n}
    facts.game.state = facts.game.state.with_player(replace(player, commander_casts=tuple(sorted(casts.items()))))
    return ()


def _commander_damage(facts: Facts, fact: CommanderDamage) -> tuple[ObjectId, ...]:
    component, _ = _find_commander(facts, fact.card)
    player = facts.game.state.player(fact.seat)
    damage = {**dict(player.commander_damage), component.card: fact.n}
    facts.game.state = facts.game.state.with_player(replace(player, commander_damage=tuple(sorted(damage.items()))))
    return ()


def _back_face(facts: Facts, fact: BackFace) -> tuple[ObjectId, ...]:
    front, back = facts.face(fact.front), facts.face(fact.back)
    facts.made_up.update({name: replace(front, back=back) for name, face in facts.made_up.items() if face is front})
    return ()


def _planar_deck(facts: Facts, fact: PlanarDeck) -> tuple[ObjectId, ...]:
    """Plane cards face down in the command zone, in their order (CR 901.4)."""
    made = tuple(setup.put(facts.game, facts.face(card), COMMAND, fact.seat) for card in fact.cards)
    for number in made:
        facts.game.state = facts.game.state.with_object(replace(facts.game.object(number), face_down=IN_DECK))
    return made


def _find_commander(facts: Facts, name: str) -> tuple[Component, int]:
    for it in facts.game.state.objects.values():
        for component in it.components:
            if component.commander and component.face is facts.face(name):
                return component, it.owner
    raise SetUpError(f'"{name}" is nobody\'s commander', f"「{name}」はだれの統率者でもない")


_GIVE: dict[type, Callable[[Facts, Any], tuple[ObjectId, ...]]] = {
    EffectApplies: _effect_applies,
    Players: _players, Format: _format, TurnNumber: _turn_number, StepIs: _step, PriorityIs: _priority, Life: _life,
    PlayerCounters: _player_counters, AnyMana: _any_mana, EveryOrder: _every_order,
    Pool: _pool, MadeUp: _made_up, Place: _place, StatusIs: _status, CountersAre: _counters, AttachedTo: _attached,
    CastEarlier: _cast_earlier, ChosenFor: _chosen_for, DrawnEarlier: _drawn, SpellsCastEarlier: _spells_cast, CommanderIs: _commander,
    CommanderCasts: _commander_casts, CommanderDamage: _commander_damage, PlanarDeck: _planar_deck, BackFace: _back_face,
}  # fmt: skip
