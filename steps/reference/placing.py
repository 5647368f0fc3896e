"""Facts on objects: what lies where, and what is so of it."""

from __future__ import annotations

from engine import setup
from engine.abilities import Static
from engine.battles import possible_protectors, with_protector
from engine.cards import catalogue
from engine.cards.card import CardFace
from engine.changes.chosen_before import BecomeColorChosenBefore
from engine.continuous import Modify
from engine.counters import intrinsic_counters
from engine.described_tokens import described
from engine.double_faced import turned
from engine.merging import keyword_that_merges, merge
from engine.object_parts import Component, FaceDown, PhasedOut
from engine.planar_controller import IN_DECK
from engine.record import replace
from engine.state import BATTLEFIELD, COMMAND, ObjectId
from steps.reference.facts import Facts, with_number
from steps.table import AttachedTo, ChosenFor, CountersAre, Place, PlanarDeck, SetUpError, StatusIs, Thing, Unsupported

MOST = 2000
"""Objects that one fact may put somewhere: a board of more takes longer to show than anyone waits."""


def place(facts: Facts, fact: Place) -> tuple[ObjectId, ...]:
    """Objects in a zone."""
    if sum(thing.count for thing in fact.things) > MOST:
        raise SetUpError(f"no more than {MOST} objects can be put there at once", f"1度に置けるのは{MOST}個までである")
    if fact.zone == "library" and not fact.things:
        facts.leave_empty(fact.seat)
    made: list[ObjectId] = []
    for thing in fact.things:
        for _ in range(thing.count):
            position = len(made) if fact.position is None else fact.position
            made.append(_put(facts, fact, thing, position))
    return tuple(made)


def _put(facts: Facts, fact: Place, thing: Thing, position: int) -> ObjectId:
    number = _pile(facts, fact, thing) if thing.under else _put_one(facts, fact, thing, thing.card, fact.zone, position)
    it = facts.game.object(number)
    counters = thing.counters or (intrinsic_counters(it) if it.zone == BATTLEFIELD else ())
    facts.set_object(number, tapped=thing.tapped, counters=tuple(sorted(counters)))
    if it.zone == BATTLEFIELD and facts.game.state.characteristics(number).is_type("battle"):
        _protect(facts, number)
    return number


def _protect(facts: Facts, battle: ObjectId) -> None:
    """A battle that is there from the start is protected by the first player who can be its protector (CR 310.9)."""
    state = facts.game.state
    it = state.characteristics(battle)
    facts.set_object(battle, chosen=with_protector((), possible_protectors(facts.game, state, it.controller, it.subtypes)[0]))


def _put_one(facts: Facts, fact: Place, thing: Thing, name: str, zone: str, position: int = -1) -> ObjectId:
    game, face = facts.game, facts.face(name)
    if catalogue.is_back(name):
        raise SetUpError(
            f"{name!r} is a back face: name the card by its front face, and say that it is transformed",
            f"{name!r}は第2面である。カードは第1面の名前で呼び、変身していると書く",
        )
    whole = catalogue.whole(name)
    if whole is not None:
        raise SetUpError(
            f'"{name}" is a half of a split card: name the whole card, "{whole.name}"',
            f"「{name}」は分割カードの半分である。カード全体の名前「{whole.ja or whole.name}」で書く",
        )
    commander = _from_command_zone(facts, fact.seat, name)
    face = described(game, face) if thing.token else face
    number = setup.put(
        game, face, zone, fact.seat, owner=thing.owner, kind="token" if thing.token else "card",
        label=thing.label if name == thing.card else "", position=position,
    )
    if commander:
        facts.set_object(number, components=commander)
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


def place_planar_deck(facts: Facts, fact: PlanarDeck) -> tuple[ObjectId, ...]:
    """Plane cards face down in the command zone, in their order (CR 901.4)."""
    made = tuple(setup.put(facts.game, facts.face(card), COMMAND, fact.seat) for card in fact.cards)
    for number in made:
        facts.set_object(number, face_down=IN_DECK)
    return made


def set_status(facts: Facts, fact: StatusIs) -> None:
    """Whether an object has a status. Raises Unsupported."""
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


def set_counters(facts: Facts, fact: CountersAre) -> None:
    """How many counters of a kind an object has."""
    facts.set_object(fact.obj, counters=with_number(facts.game.object(fact.obj).counters, fact.kind, fact.n))


def attach(facts: Facts, fact: AttachedTo) -> None:
    """What an object is attached to."""
    facts.set_object(fact.obj, attached_to=fact.host, timestamp=facts.game.tick())


def _chosen_before(face: CardFace) -> bool:
    """Whether a card has its color chosen before the game begins."""
    statics = (i for i in face.abilities if isinstance(i, Static))
    return any(c == BecomeColorChosenBefore() for i in statics for e in i.effects if isinstance(e, Modify) for c in e.changes)


def choose(facts: Facts, fact: ChosenFor) -> None:
    """What has been chosen for an object: of a commander that says so, for its card before the game began (CR 903.4b)."""
    it = facts.game.object(fact.obj)
    if fact.what == "color" and it.components and it.top.commander and _chosen_before(it.top.face):
        facts.set_object(fact.obj, components=(replace(it.top, chosen_color=fact.value), *it.components[1:]))
        facts.game.state = facts.game.state.afresh()  # a card is never changed otherwise: what was computed of it would go on
        return
    others = tuple(pair for pair in facts.game.object(fact.obj).chosen if pair[0] != fact.what)
    facts.set_object(fact.obj, chosen=(*others, (fact.what, fact.value)))
