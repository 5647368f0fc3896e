"""Lines that are ready to be written: the answers to an open question, and what a player could do now.

Every line is made by the phrase that reads it, so that it can be pasted as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING

from steps.calling import ability_name, call, player_of
from steps.phrase import KINDS, Reading, Sentence, read, sentences
from steps.slots.values import AbilityRef, Chosen, Cost, Counted, Obj, Player, Ref, Zone
from steps.table import Act, Activate, Cast, CostChoice, Option, PlayLand, Question, Seen, Special, TurnUp

if TYPE_CHECKING:
    from steps.scene import Scene

MOST = 8
"""Lines that are proposed for one question."""

Values = dict[str, object]
Line = tuple[str, Values]
"""The id of a sentence, and the values of its slots."""


@cache
def _printed() -> dict[str, Sentence]:
    """Every sentence that is printed, by its id."""
    found: dict[str, Sentence] = {}
    for sentence in (s for kind in KINDS for s in sentences(kind, "en") if s.main is None):
        found.setdefault(sentence.id, sentence)  # before the wordings that say less
    return found


def write(scene: Scene, sentence: str, values: Values) -> str:
    """The line in the scenario's language, "" if it would be read otherwise."""
    found = _printed()[sentence]
    kind = found.kinds[-1] if "when" not in found.kinds else "when"
    text = Reading(found, kind, {**found.implied, **values}).tell(scene.language, scene.printer.namer)
    return text if len(read(kind, scene.language, text)) == 1 else ""


# --- Answers ------------------------------------------------------------------------------------------------------------------------


def answers(scene: Scene, question: Question, most: int = MOST) -> list[str]:
    """Lines that answer an open question, a few of them where there are many."""
    player = player_of(scene, question.player)
    texts = (write(scene, sentence, {"player": player, **values}) for sentence, values in _answers(scene, question))
    return list(islice(dict.fromkeys(t for t in texts if t), most))


def _answers(scene: Scene, question: Question) -> Iterator[Line]:
    make = _ANSWERS.get(question.topic)
    if make is not None:
        yield from make(scene, question)


def _meant(scene: Scene, option: Option) -> Obj | Player | None:
    """What an option is, by a name."""
    if option.about is not None:
        return _waiting(scene, option.about)
    if not isinstance(option.value, int):
        return None
    if option.value < 0:
        return player_of(scene, ~option.value)
    seen = scene.by_id(option.value)
    gone = seen is not None and all(there.id != seen.id for there in scene.board().objects)
    if seen is not None and gone and seen.ability is None:
        return Ref(seen.name) if seen.name else None
    return call(scene, seen) if seen else None


def _waiting(scene: Scene, about: Seen) -> Obj | None:
    if about.ability is not None and about.id < 0:
        return ability_name(scene, about.ability)
    return call(scene, about) or (ability_name(scene, about.ability) if about.ability else None)


def _named(scene: Scene, question: Question) -> list[Obj | Player]:
    return [name for option in question.options if (name := _meant(scene, option)) is not None]


def _choosing(sentence: str, slot: str = "objs") -> Callable[[Scene, Question], Iterator[Line]]:
    """Answers that name what is picked."""

    def make(scene: Scene, question: Question) -> Iterator[Line]:
        names = _named(scene, question)
        for n in range(max(1, question.least), min(question.most, len(names)) + 1):
            for picked in combinations(names, n):
                yield sentence, {slot: picked}
        if question.least == 0:
            yield "AN-02", {}

    return make


def _ordering(sentence: str, slot: str) -> Callable[[Scene, Question], Iterator[Line]]:
    def make(scene: Scene, question: Question) -> Iterator[Line]:
        names = _named(scene, question)
        if len(names) == len(question.options):
            for order in islice(permutations(names), MOST):
                yield sentence, {slot: order}

    return make


def _yes_or_no(yes: str, no: str) -> Callable[[Scene, Question], Iterator[Line]]:
    def make(scene: Scene, question: Question) -> Iterator[Line]:
        yield yes, {}
        yield no, {}

    return make


def _about_card(yes: str, no: str) -> Callable[[Scene, Question], Iterator[Line]]:
    """Answers about a card: one of the options, or the subject of the question."""

    def make(scene: Scene, question: Question) -> Iterator[Line]:
        named = [name for name in _named(scene, question) if isinstance(name, Ref)]
        subject = scene.by_id(question.subject) if question.subject is not None else None
        name = call(scene, subject) if subject and not named else None
        for card in named or ([name] if isinstance(name, Ref) else []):
            yield yes, {"card": card}
            yield no, {"card": card}

    return make


def _values(what: str) -> Callable[[Scene, Question], Iterator[Line]]:
    """Answers that say a value: a number, a color, a mode."""

    def make(scene: Scene, question: Question) -> Iterator[Line]:
        offered = [str(option.value) for option in question.options]
        if not offered and what == "number":
            offered = [str(n) for n in range(question.least, min(question.most, question.least + MOST) + 1)]
        size = question.least if what == "mode" else 1
        for values in combinations(offered, max(1, size)):
            yield "AN-05", {"choice": Chosen(what, " ".join(values))}

    return make


def _division(scene: Scene, question: Question) -> Iterator[Line]:
    names = _named(scene, question)
    if not names or len(names) != len(question.options):
        return
    spare = question.most - question.least * len(names)
    for first in range(len(names)):
        parts = tuple((name, question.least + (spare if n == first else 0)) for n, name in enumerate(names))
        yield "AN-09", {"amounts": tuple(part for part in parts if part[1])}


def _discarding(scene: Scene, question: Question) -> Iterator[Line]:
    names = [name for name in _named(scene, question) if isinstance(name, Ref)]
    n = max(1, question.least)
    for picked in combinations(names, n):
        yield "AN-15", {"cards": tuple(Counted(1, ref.name, ref.label) for ref in picked)}
    if len(question.options) - len(names) >= n:
        yield "AN-15", {"cards": (Counted(n),)}  # blank cards


def _over_or_under(scene: Scene, question: Question) -> Iterator[Line]:
    spell = scene.by_id(question.subject) if question.subject is not None else None
    host = scene.by_id(spell.targets[0]) if spell and spell.targets and spell.targets[0] >= 0 else None
    if spell is None or host is None:
        return
    card, under = call(scene, spell), call(scene, host)
    if isinstance(card, Ref) and under is not None:
        for place in ("over", "under"):
            yield "AN-19", {"card": card, "host": under, "overunder": place}


def _zones(scene: Scene, question: Question) -> Iterator[Line]:
    names = _named(scene, question)
    for option in question.options:
        if isinstance(option.value, str):
            for name in names or _subject(scene, question):
                zone = Zone(option.value)  # type: ignore[arg-type]  # the name of a zone
                yield "AN-20", {"objs": (name,), "zone": zone}
                yield "AN-24", {"objs": (name,), "zone": zone}


def _top_or_bottom(scene: Scene, question: Question) -> Iterator[Line]:
    for name in _subject(scene, question):
        for position in (1, -1):
            yield "AN-20", {"objs": (name,), "zone": Zone("library", player_of(scene, question.player), position)}


def _subject(scene: Scene, question: Question) -> list[Obj]:
    seen = scene.by_id(question.subject) if question.subject is not None else None
    name = call(scene, seen) if seen else None
    return [name] if name is not None else []


def _spending(scene: Scene, question: Question) -> Iterator[Line]:
    for option in question.options:
        letters = "".join(re.findall(r"\{[^}]+\}", str(option.value)))
        seen = [scene.by_id(int(number)) for number in re.findall(r":(\d+)", str(option.value))]
        objs = tuple(name for s in seen if s is not None and (name := call(scene, s)) is not None)
        yield "AN-26", {"mana": letters, **({"objs": objs} if objs else {})}


def _replacing(scene: Scene, question: Question) -> Iterator[Line]:
    for option in question.options:
        name = call(scene, option.about) if option.about else None
        source = name.source if isinstance(name, AbilityRef) else name
        if isinstance(source, Ref):
            yield "AN-22", {"card": source}


def _new_targets(scene: Scene, question: Question) -> Iterator[Line]:
    for obj in _subject(scene, question):
        for name in _named(scene, question):
            yield "AN-21", {"obj": obj, "targets": (name,)}


def _attackers(scene: Scene, question: Question) -> Iterator[Line]:
    for name in dict.fromkeys(_named(scene, question)):
        yield "AC-06/D", {"objs": (name,)}
    if question.least == 0:
        yield "AC-07/D", {}


def _blockers(scene: Scene, question: Question) -> Iterator[Line]:
    for name in dict.fromkeys(_named(scene, question)):
        for attacker in scene.board().objects:
            target = call(scene, attacker) if "attacking" in attacker.statuses else None
            if target is not None:
                yield "AC-08/D", {"objs": (name,), "attacker": target}
    if question.least == 0:
        yield "AC-09/D", {}


def _finishing(scene: Scene, question: Question) -> Iterator[Line]:
    objects = scene.board().objects
    begun = [s for s in objects if s.zone == "stack" and s.position == 0]
    mana_ability = [] if begun else [s for s in objects if s.id == question.subject]
    for it in begun or mana_ability:
        name = call(scene, it)
        if name is not None:
            yield "AC-12/D", {"obj": name, "process": "activate" if it.ability or mana_ability else "cast"}


_ANSWERS: dict[str, Callable[[Scene, Question], Iterator[Line]]] = {
    "targets": _choosing("AN-06", "targets"),
    "new targets": _new_targets,
    "may": _yes_or_no("AN-03", "AN-04"),
    "pay": _yes_or_no("AN-16", "AN-17"),
    "reveal": _about_card("AN-10", "AN-11"),
    "cast": _about_card("AN-12", "AN-13"),
    "order": _ordering("AN-07", "objs"),
    "triggers": _ordering("AN-08", "abils"),
    "discard": _discarding,
    "sacrifice": _choosing("AN-14"),
    "exile": _choosing("AN-01"),
    "choose": _choosing("AN-01"),
    "mode": _values("mode"),
    "x": _values("number"),
    "number": _values("number"),
    "color": _values("color"),
    "cost": _values("cost"),
    "card name": _values("card name"),
    "type": _values("type"),
    "divide": _division,
    "over or under": _over_or_under,
    "zone": _zones,
    "top or bottom": _top_or_bottom,
    "replacement": _replacing,
    "random": _choosing("AN-23"),
    "mana": _choosing("AN-18"),
    "mana spent": _spending,
    "mana abilities": _finishing,
    "attack": _attackers,
    "block": _blockers,
}
"""By the topic of a question: the sentences that answer it."""


# --- Acts ---------------------------------------------------------------------------------------------------------------------------


def acts(scene: Scene, seat: int) -> list[str]:
    """What a player could legally do now, as lines; what a line leaves out would be asked."""
    texts = (act_line(scene, act) for act in scene.table.possible_acts(seat))
    return list(dict.fromkeys(text for text in texts if text))


def act_line(scene: Scene, act: Act) -> str:
    """An act as a line, "" if it can't be said."""
    values: Values = {"player": player_of(scene, act.player)}
    match act:
        case Cast(card=card):
            more = _card_played(scene, card)
            cost = _cost(scene, act.cost)
            said = {"cost": cost, "face_down": act.face_down or None, "free": act.free or None}
            return write(scene, "AC-01/D", {**values, **more, **{k: v for k, v in said.items() if v}}) if more else ""
        case PlayLand(card=card):
            more = _card_played(scene, card)
            return write(scene, "AC-03/D", {**values, **more}) if more else ""
        case Special(card=card, verb=verb):
            more = _card_played(scene, card)
            return _special(scene, verb, {**values, **more}) if more else ""
        case Activate():
            source = scene.by_id(act.source)
            name = call(scene, source) if source else None
            if not isinstance(name, Ref) and not (source and len(source.cards) > 1 and name):
                return ""
            kind = "mana" if act.kind == "mana" else "activated"
            ability = AbilityRef(kind, name, act.keyword, act.index if act.index > 1 else 0)  # type: ignore[arg-type]  # a Ref or Merged
            return write(scene, "AC-02/D", {**values, "abil": ability})
        case TurnUp(obj=obj):
            seen = scene.by_id(obj)
            name = call(scene, seen) if seen else None
            cost = _cost(scene, act.cost)
            return write(scene, "AC-05/D", {**values, "obj": name, **({"cost": cost} if cost else {})}) if name else ""
    return ""


def _special(scene: Scene, verb: str, values: Values) -> str:
    found = [s for s in sentences("when", scene.language) if s.id == "AC-04/D" and s.implied.get("special") == verb]
    return Reading(found[0], "when", {**found[0].implied, **values}).tell(scene.language, scene.printer.namer) if found else ""


def _card_played(scene: Scene, card: int) -> Values:
    seen = scene.by_id(card)
    if seen is None:
        return {}
    owner = player_of(scene, seen.owner)
    if seen.zone == "hand":
        name = call(scene, seen, Zone("hand", owner))
        return {"card": name} if isinstance(name, Ref) else {}
    zone = Zone(seen.zone, None if seen.zone in ("exile", "command") else owner)
    name = call(scene, seen, zone)
    return {"card": name, "zone": zone} if isinstance(name, Ref) else {}


def _cost(scene: Scene, choice: CostChoice | None) -> Cost | None:
    if choice is None or not (choice.keyword or choice.mana or choice.alternative):
        return None
    giver = scene.by_id(choice.giver) if choice.giver is not None else None
    name = call(scene, giver) if giver else None
    return Cost(choice.keyword, choice.mana, name if isinstance(name, Ref) else None, choice.alternative)


def attacks(scene: Scene, seats: Sequence[int]) -> list[str]:
    """Declarations of one attacker or blocker that would be legal now."""
    from steps.table import Attack, Block  # noqa: PLC0415

    clock = scene.clock()
    out: list[str] = []
    creatures = [s for s in scene.board().objects if s.zone == "battlefield" and "Creature" in s.types]
    attackers = [s for s in creatures if "attacking" in s.statuses]
    for seen in creatures:
        name = call(scene, seen)
        if name is None or seen.controller not in seats:
            continue
        player = player_of(scene, seen.controller)
        if seen.controller == clock.active and clock.step in ("precombat main", "beginning of combat"):
            if scene.table.can(Attack(seen.controller, ((seen.id, None),))).possible:
                out.append(write(scene, "AC-06/D", {"player": player, "objs": (name,)}))
        elif clock.step == "declare attackers":
            for attacker in attackers:
                target = call(scene, attacker)
                if target is not None and scene.table.can(Block(seen.controller, ((seen.id, attacker.id),))).possible:
                    out.append(write(scene, "AC-08/D", {"player": player, "objs": (name,), "attacker": target}))
    return [text for text in out if text]


def time(scene: Scene) -> list[str]:
    """Ways to let time pass: what is on the stack resolves, or the game goes to a step to come."""
    from steps.slots.values import Turn  # noqa: PLC0415

    clock = scene.clock()
    if clock.stack:
        return [text for text in (write(scene, "TM-01", {}), write(scene, "TM-02", {})) if text]
    steps = ("declare attackers", "end") if clock.step in ("upkeep", "draw", "precombat main", "beginning of combat") else ("end",)
    lines = [write(scene, "TM-04", {"turn": Turn("this"), "step": step}) for step in steps if step != clock.step]
    lines.append(write(scene, "TM-04", {"turn": Turn("next"), "step": "upkeep"}))
    return [line for line in lines if line]
