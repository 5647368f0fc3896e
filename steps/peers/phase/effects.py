"""Effects of no particular source at phase's table: its parser reads them from a sentence, and they resolve from its stack at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.cards.card import CardFace
from engine.text import CantSay, TextError, translated
from steps.peers.phase import piling
from steps.peers.phase.answering import target_for
from steps.peers.phase.cards import BLANK, spell_abilities
from steps.peers.phase.laying import COUNTERS
from steps.peers.phase.playing import Playing
from steps.table import Effect, Seen, Unsupported

Boards = Mapping[int, Seen]
Faces = Callable[[str], CardFace]
_NUMBERS = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ORDINALS = ("second", "third", "fourth", "fifth")
_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
_SHY = ("hexproof", "shroud", "protection", "ward")
"""Abilities by which an object can't be a target: nothing says that an effect without a source has targets, but phase's have."""
_OUTSIDE = ("graveyard", "exile", "hand", "battlefield")
_PASSES = 6


def effect(it: Playing, happening: Effect, board: Boards, face: Faces) -> None:
    """Let it happen. Raises Unsupported."""
    if happening.verb == "merge":
        _merge(it, happening)
        return
    moved = _changes_zone(happening, board) if it.waiting["type"] == "Priority" else None
    if moved is not None:
        _resolve(it, moved, happening.player if happening.player is not None else it.state["active_player"], happening.objects)
        return
    if happening.verb in _FROM_OUTSIDE and _is_outside(happening, board):
        _from_outside(it, happening, board)
        return
    say = _SENTENCES.get(happening.verb)
    objects = (*happening.objects, *((happening.other,) if happening.other is not None else ()))
    zone = _elsewhere(happening, board, objects)
    if say is None or it.waiting["type"] != "Priority" or (not zone and any(_shy(board, i) for i in objects)):
        raise _no_words(happening)
    you = 0 if happening.verb == "text" else it.state["active_player"]
    player = happening.player if happening.player is not None else you
    abilities = spell_abilities(say(happening, board, face))
    if zone:
        abilities[0]["effect"]["target"] = _card_in(zone)
    _resolve(it, abilities, player, objects)


def _elsewhere(happening: Effect, board: Boards, objects: tuple[int, ...]) -> str:
    """The zone of cards that an effect is about, where it isn't the battlefield and the sentence doesn't name it; "" for none. Raises
    Unsupported: this driver has no words for that."""
    zones = {board[i].zone for i in objects if i in board} - {"battlefield"}
    if not zones or happening.verb in ("counter", "copy", "text") or (happening.verb == "control" and zones == {"stack"}):
        return ""
    if happening.verb != "gain ability" or len(zones) != 1 or not zones <= {"exile", "graveyard"}:
        raise _no_words(happening)
    return zones.pop()


def _card_in(zone: str) -> dict[str, Any]:
    """What phase has for "target card in" a zone."""
    return {"type": "Typed", "type_filters": ["Card"], "controller": None, "properties": [{"type": "InZone", "zone": zone.capitalize()}]}


def _merge(it: Playing, happening: Effect) -> None:
    if len(happening.objects) != 1 or happening.other is None:
        raise _no_words(happening)
    card, base = it.id(happening.objects[0]), it.id(happening.other)
    before = it.state
    piling.merge(it.laid, card, base, "Top" if happening.kind == "over" else "Bottom")
    it.refresh()
    it.happened(before, [{"type": "Merged", "data": {"merging_id": card}}])
    it.check()


def _no_words(happening: Effect) -> Unsupported:
    verb = happening.verb
    return Unsupported(f"this driver has no words for an effect without a source: {verb}", f"発生源のない効果は扱えない: {verb}")


def _shy(board: Boards, obj: int) -> bool:
    return obj in board and any(ability.startswith(_SHY) for ability in board[obj].abilities)


# --- by phase's own means of changing a game from outside --------------------------------------------------------------------------


def _is_outside(happening: Effect, board: Boards) -> bool:
    """Whether phase's means from outside do just that: for what lies elsewhere than on the battlefield, or goes anywhere but there."""
    objects = [board[i] for i in happening.objects if i in board]
    if happening.verb in ("face down", "face up"):
        return True
    if happening.verb == "move":
        return happening.zone in _OUTSIDE and (happening.zone != "hand" or any(seen.zone != "battlefield" for seen in objects))
    if happening.verb == "put onto battlefield":
        return not happening.things and all(seen.owner == happening.player for seen in objects)
    return any(seen.zone != "battlefield" for seen in objects)


def _from_outside(it: Playing, happening: Effect, board: Boards) -> None:
    if len([i for i in happening.objects if i in board]) != len(happening.objects):
        raise _no_words(happening)
    for kind, data in [_FROM_OUTSIDE[happening.verb](it, happening, board[i]) for i in happening.objects] + [("RunStateBasedActions", {})]:
        before = it.state
        try:
            result = it.laid.debug(kind, **data)
        except ValueError as error:
            raise _no_words(happening) from error
        it.refresh()
        it.happened(before, result.events)


def _moved(it: Playing, happening: Effect, seen: Seen) -> tuple[str, dict[str, Any]]:
    zone = {"exile": "exile", "put onto battlefield": "battlefield"}.get(happening.verb, happening.zone or "")
    return "MoveToZone", {"object_id": it.id(seen.id), "to_zone": zone.capitalize(), "simulate": True}


def _counted(it: Playing, happening: Effect, seen: Seen) -> tuple[str, dict[str, Any]]:
    sign = 1 if happening.verb == "put counters" else -1
    kind = COUNTERS.get(happening.kind, happening.kind)
    return "ModifyCounters", {"object_id": it.id(seen.id), "counter_type": kind, "delta": sign * happening.n}


def _faced(it: Playing, happening: Effect, seen: Seen) -> tuple[str, dict[str, Any]]:
    return "SetFaceState", {"object_id": it.id(seen.id), "face_down": happening.verb == "face down"}


_FROM_OUTSIDE: Mapping[str, Callable[[Playing, Effect, Seen], tuple[str, dict[str, Any]]]] = {
    "exile": _moved, "move": _moved, "put onto battlefield": _moved, "put counters": _counted, "remove counters": _counted,
    "face down": _faced, "face up": _faced,
}  # fmt: skip


# --- in a sentence -----------------------------------------------------------------------------------------------------------------


def _changes_zone(happening: Effect, board: Boards) -> list[dict[str, Any]] | None:
    """What puts cards from a graveyard or from exile into another zone; None for all else. phase finds no targets in a hand."""
    to = {"exile": "exile", "put onto battlefield": "battlefield", "move": happening.zone}.get(happening.verb)
    zones = {board[i].zone if i in board else "" for i in happening.objects}
    if to not in _OUTSIDE or len(zones) != 1 or not zones <= {"graveyard", "exile"} or happening.things:
        return None
    (zone,) = zones
    abilities = spell_abilities("Exile target card from a graveyard.")
    abilities[0]["effect"] |= {"origin": zone.capitalize(), "destination": to.capitalize(), "target": _card_in(zone)}
    if to == "battlefield" and any(board[i].owner != happening.player for i in happening.objects):
        abilities[0]["effect"]["enters_under"] = "You"
    return abilities


def _resolve(it: Playing, abilities: list[dict[str, Any]], player: int, objects: tuple[int, ...]) -> None:
    """Put abilities onto phase's stack, and let them resolve; then whoever had priority has it again."""
    state = dict(it.state)
    blank = {int(key): seen["owner"] for key, seen in state["objects"].items() if seen.get("base_name") == BLANK}
    if not blank:
        raise Unsupported("this driver has no card for the effect to come from", "効果の発生源にするカードがない")
    source = min(blank, key=lambda card: (blank[card] != player, card))
    ability = _chained(abilities, source, player, [target_for(t, it.id) for t in objects])
    number = state["next_object_id"]
    entry = {"id": number, "source_id": source, "controller": player}
    state["stack"] = [*state["stack"], entry | {"kind": {"type": "ActivatedAbility", "data": {"source_id": source, "ability": ability}}}]
    first = state["priority_player"]
    it.laid.reload(state | {"next_object_id": number + 1, "priority_passes": [], "priority_pass_count": 0})
    it.refresh()
    begun = len(it.log)
    for _ in range(_PASSES):
        if it.waiting["type"] != "Priority" or number not in {e["id"] for e in it.state["stack"]}:
            break
        it.apply(it.game.priority_player(), "PassPriority")
    it.forget(begun, it.known.number(number))
    if it.waiting["type"] == "Priority" and it.state["priority_player"] != first:
        waiting = {"type": "Priority", "data": {"player": first}}
        it.laid.reload(it.state | {"priority_player": first, "waiting_for": waiting, "priority_passes": [], "priority_pass_count": 0})
        it.refresh()


def _chained(abilities: list[dict[str, Any]], source: int, player: int, targets: list[dict[str, int]]) -> dict[str, Any]:
    """Abilities as phase has them on its stack, the first with the targets and each with the next."""
    if len(abilities) != 1:
        raise Unsupported("this driver has words for effects of one sentence", "このエンジンでは1つの文の効果だけを扱える")
    context = {"additional_cost_paid": False, "alternative_mana_cost_paid": False, "optional_effect_performed": False}
    more = {"targets": targets, "source_id": source, "controller": player, "context": context, "detached_remainder": "NoProducer"}
    ability = {key: it for key, it in abilities[0].items() if key not in ("cost", "target_prompt")} | more
    if ability.get("sub_ability"):
        ability["sub_ability"] = _chained([ability["sub_ability"]], source, player, [])
    return ability


def _several(n: int, noun: str) -> str:
    return f"{_NUMBERS[n] if n < len(_NUMBERS) else n} {noun}{'s' if n != 1 else ''}"


def _targets(happening: Effect) -> str:
    n = len(happening.objects)
    return "target permanent" if n == 1 else f"{_NUMBERS[n]} target permanents"


def _done_to(words: str) -> Callable[[Effect, Boards, Faces], str]:
    return lambda happening, board, face: words.format(it=_targets(happening), n=happening.n, cards=_several(happening.n, "card"))


def _counter(happening: Effect, board: Boards, face: Faces) -> str:
    what = board[happening.objects[0]]
    return "Counter target spell." if what.form == "spell" else "Counter target activated or triggered ability."


def _copy(happening: Effect, board: Boards, face: Faces) -> str:
    what = board[happening.objects[0]]
    if what.zone == "stack":
        return "Copy target spell." if what.form == "spell" else "Copy target activated or triggered ability."
    return f"Create a token that's a copy of target {'card in a graveyard' if what.zone == 'graveyard' else 'permanent'}."


def _gain(happening: Effect, board: Boards, face: Faces) -> str:
    several = len(happening.objects) > 1
    return f"{_targets(happening).capitalize()} gain{'' if several else 's'} {happening.kind}{_until(happening)}."


def _control(happening: Effect, board: Boards, face: Faces) -> str:
    spell = any(i in board and board[i].zone == "stack" for i in happening.objects)
    return f"Gain control of {'target spell' if spell else _targets(happening)}{_until(happening)}."


def _become_copy(happening: Effect, board: Boards, face: Faces) -> str:
    return f"{_targets(happening).capitalize()} becomes a copy of target permanent{_until(happening)}."


def _until(happening: Effect) -> str:
    if happening.duration not in ("", "end of turn"):
        raise _no_words(happening)
    return " until end of turn" if happening.duration else ""


def _move(happening: Effect, board: Boards, face: Faces) -> str:
    if happening.zone == "hand":
        whose = "its owner's hand" if len(happening.objects) == 1 else "their owners' hands"
        return f"Return {_targets(happening)} to {whose}."
    if happening.zone != "library" or len(happening.objects) != 1 or happening.position not in range(-1, len(_ORDINALS) + 1):
        raise _no_words(happening)
    if happening.position > 0:
        return f"Put target permanent into its owner's library {_ORDINALS[happening.position - 1]} from the top."
    return f"Put target permanent on {'the bottom' if happening.position else 'top'} of its owner's library."


def _put(happening: Effect, board: Boards, face: Faces) -> str:
    if any(i < 0 for i in happening.objects):
        raise _no_words(happening)
    verb, where = ("Put", "on") if happening.verb == "put counters" else ("Remove", "from")
    return f"{verb} {_several(happening.n, happening.kind + ' counter')} {where} {_targets(happening)}."


def _create(happening: Effect, board: Boards, face: Faces) -> str:
    if len(happening.things) != 1:
        raise _no_words(happening)
    thing = happening.things[0]
    token = face(thing.card)
    keywords = [getattr(a, "name", None) for a in token.abilities]
    if token.power is None or None in keywords or thing.counters or thing.tapped:
        raise _no_words(happening)
    colors = " and ".join(_COLORS[c] for c in token.colors) or "colorless"
    kinds = " ".join((*token.subtypes, *token.types))
    named = "" if token.name.split() == list(token.subtypes) else f" named {token.name}"
    having = f" with {' and '.join(map(str, keywords))}" if keywords else ""
    noun = f"{token.power}/{token.toughness} {colors} {kinds} token"
    return f"Create {_several(thing.count, noun)}{named}{having}."


def _text(happening: Effect, board: Boards, face: Faces) -> str:
    elsewhere = any(i in board and board[i].zone != "battlefield" for i in happening.objects)
    if happening.player is not None or (len(happening.objects) > 1 and elsewhere):
        raise _no_words(happening)
    text = happening.text
    if happening.language == "ja":
        try:
            text = translated(text, "ja", "en", len(happening.objects))
        except (TextError, CantSay) as error:
            raise _no_words(happening) from error
    said = iter("target player" if i < 0 else "target spell" if _spell(board, i) else "target permanent" for i in happening.objects)
    return "".join(next(said) if _private(c) else c for c in text)


def _spell(board: Boards, obj: int) -> bool:
    return obj in board and board[obj].form == "spell"


def _private(character: str) -> bool:
    """Whether it stands for an object."""
    return 0xE000 <= ord(character) <= 0xF8FF


_SENTENCES: Mapping[str, Callable[[Effect, Boards, Faces], str]] = {
    "destroy": _done_to("Destroy {it}."), "exile": _done_to("Exile {it}."), "phase out": _done_to("{it} phases out."),
    "tap": _done_to("Tap {it}."), "untap": _done_to("Untap {it}."), "damage": _done_to("~ deals {n} damage to any target."),
    "draw": _done_to("Draw {cards}."), "discard": _done_to("Discard {cards}."), "gain life": _done_to("You gain {n} life."),
    "lose life": _done_to("You lose {n} life."), "populate": _done_to("Populate."), "counter": _counter, "copy": _copy,
    "gain ability": _gain, "control": _control, "become copy": _become_copy, "put counters": _put, "remove counters": _put,
    "create": _create,
    "move": _move, "transform": _done_to("Transform {it}."), "text": _text,
}  # fmt: skip
