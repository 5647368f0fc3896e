"""What several phrases need: values of slots made into records of the table."""

from __future__ import annotations

import re

from steps.naming import Where
from steps.scene import Scene
from steps.slots.values import Chosen, Cost, Desc, Obj, Pay, Player, Quality, Zone
from steps.table import Choice, CostChoice, MadeUp, Payment, Seen, Thing
from steps.telling import describe_abilities, describe_quality

_PT = re.compile(r"\{[^}]+\}")


def same_mana(one: str, other: str) -> bool:
    """Whether two amounts of mana are the same, whatever their order."""
    return sorted(_PT.findall(one)) == sorted(_PT.findall(other))


def hit(scene: Scene, what: Obj | Player, where: Where | None = None) -> int:
    """An object or a player as the table counts them: an id, or ``~seat``."""
    if isinstance(what, Player):
        return ~scene.seat(what)
    return scene.names.find(what, where).id


def option(scene: Scene, what: Obj | Player) -> int:
    """The same, looked for first among the options of the open question."""
    if isinstance(what, Player):
        return ~scene.seat(what)
    question = scene.table.question()
    if question:
        found = scene.names.among(what, (o.value for o in question.options if isinstance(o.value, int) and o.value >= 0))
        if found:
            return found.id
        waiting = [o.value for o in question.options if o.about and isinstance(o.value, int) and scene.names.fits(what, o.about)]
        if len(waiting) == 1:
            return waiting[0]
    return scene.names.find(what).id


def face_of(scene: Scene, name: str, seen: Seen) -> str:
    """The key of the face that a name means of a double-faced card; "" for the one that is up."""
    key = scene.names.key(name)
    return key if any(key in c.faces for c in seen.cards) else ""


def cost_choice(scene: Scene, cost: Cost | None) -> CostChoice | None:
    """Which cost is chosen; None for the mana cost."""
    if cost is None or cost.is_mana_cost:
        return None
    giver = scene.names.find(cost.giver).id if cost.giver else None
    return CostChoice(cost.keyword, cost.mana, giver, cost.alternative)


def payments(scene: Scene, pay: Pay | None) -> tuple[Payment, ...]:
    """What is paid beside mana."""
    if pay is None:
        return ()
    return (Payment(pay.how, tuple(scene.names.find(o).id for o in pay.objects), pay.n, pay.keyword),)


def choices(scene: Scene, choice: Chosen | None) -> tuple[Choice, ...]:
    """What is chosen in advance."""
    if choice is not None and choice.what == "division":
        return ()
    if choice is not None and choice.what == "mode":
        return tuple(Choice("mode", n) for n in choice.value.split())
    return (chosen(scene, choice),) if choice else ()


def division(scene: Scene, choice: Chosen | None) -> tuple[tuple[int, int], ...] | None:
    """How an effect is divided, if that is what is chosen in advance (CR 601.2d)."""
    if choice is None or choice.what != "division":
        return None
    return tuple((hit(scene, what), n) for what, n in choice.parts)


def chosen(scene: Scene, choice: Chosen) -> Choice:
    """A chosen value."""
    value = scene.names.key(choice.value) if choice.what == "card name" else choice.value
    return Choice(choice.what, value)


# --- Things to be put somewhere -----------------------------------------------------------------------------------------------------


def thing(scene: Scene, desc: Desc) -> Thing:
    """What is to be put somewhere; a name that the catalogue doesn't have is made up first. Raises StepFailure."""
    key = card_key(scene, desc.name, desc)
    under = tuple(card_key(scene, name, None) for name in desc.under)
    owner = scene.seat(desc.owner) if desc.owner else None
    return Thing(key, desc.count, desc.label, desc.token, bool(desc.tapped), desc.counters, owner, under)


def card_key(scene: Scene, name: str, desc: Desc | None) -> str:
    """The key of a card that is to be put somewhere."""
    names = scene.names
    known = scene.table.find_card(name)
    if known:
        return known
    if name in names.made_up:
        return names.made_up[name]
    if desc is None or not (desc.pt or desc.quality.words):
        near = scene.say("、", ", ").join(scene.table.similar_cards(name, scene.language, 3))
        scene.fail(
            f"カード「{name}」はない。近い名前: {near or '-'}。"
            f"ここで定めるなら、P/Tかタイプを書く（2/2のクリーチャー「{name}」）か、文章も含めて表に書く（前提 次のカードを使う）。"
            "カードのファイルがあれば、--cards で渡す。",
            f'No card "{name}" is known. Nearest names: {near or "-"}. To define it here, say its power and toughness or its type '
            f'(a 2/2 creature "{name}"), or all of it, with its text, in a table (Given the following cards are used). '
            "A file of cards is given with --cards.",
        )
    make_up(scene, name, desc)
    return name


def make_up(scene: Scene, name: str, desc: Desc) -> None:
    """Defines a card that the scenario makes up."""
    colors = tuple(w for sort, w in desc.quality.words if sort == "color")
    pt = desc.pt
    scene.given(
        MadeUp(
            name,
            type_line=type_line(desc.quality, creature=pt is not None),
            power=pt.power if pt else None,
            toughness=pt.toughness if pt else None,
            colors=colors,
            keywords=desc.keywords,
        )
    )
    scene.names.make_up({name: name})


def type_line(quality: Quality, creature: bool) -> str:
    """The type line that the words make; without a card type it is a creature or an artifact."""
    types = [w for sort, w in quality.words if sort == "type"] or (["Creature"] if creature else ["Artifact"])
    before = [w for sort, w in quality.words if sort == "supertype"]
    subtypes = [w for sort, w in quality.words if sort == "subtype"]
    return " ".join([*before, *types]) + (" — " + " ".join(subtypes) if subtypes else "")


def contradiction(scene: Scene, desc: Desc, seen: Seen) -> str:
    """What a desc says of a card that isn't so; "" if all is."""
    if desc.pt and (seen.power, seen.toughness) != (desc.pt.power, desc.pt.toughness):
        return f"{seen.power}/{seen.toughness}"
    if not has_quality(scene, desc.quality, seen):
        return describe_quality(scene, seen)
    missing = [k for k in desc.keywords if k not in seen.abilities]
    return describe_abilities(scene, seen) if missing else ""


# --- What a thing is ----------------------------------------------------------------------------------------------------------------


def has_quality(scene: Scene, quality: Quality, seen: Seen) -> bool:
    """Whether every word holds."""
    del scene
    return all(_has(word, seen) for word in quality.words)


def _has(word: tuple[str, str], seen: Seen) -> bool:
    sort, value = word
    match sort:
        case "color":
            return value in seen.colors
        case "type":
            return value in seen.types
        case "supertype":
            return value in seen.supertypes
        case "subtype":
            return value in seen.subtypes
    return {
        "colorless": not seen.colors,
        "multicolored": len(seen.colors) > 1,
        "token": seen.token,
        "nontoken": not seen.token,
        "noncreature": "Creature" not in seen.types,
        "nonland": "Land" not in seen.types,
        "spell": seen.form == "spell",
        "permanent": seen.form == "permanent",
        "card": bool(seen.cards) and not seen.token and not seen.copy,
    }[value]


def fits_desc(scene: Scene, desc: Desc, seen: Seen) -> bool:
    """Whether an object is what a desc describes (its number aside)."""
    key = scene.names.key(desc.name)
    if not any(scene.names.calls(desc.name, now) for now in (seen.name, *(c.key for c in seen.cards))):
        return False
    if desc.label and not any(c.label == desc.label for c in seen.cards):
        return False
    if desc.under and tuple(c.key for c in seen.cards) != (key, *map(scene.names.key, desc.under)):
        return False
    if (desc.token and not seen.token) or (desc.tapped is not None and ("tapped" in seen.statuses) != desc.tapped):
        return False
    if any(dict(seen.counters).get(kind, 0) != n for kind, n in desc.counters):
        return False
    if desc.owner and seen.owner not in scene.seats(desc.owner):
        return False
    return not contradiction(scene, desc, seen)


def zone_owner(scene: Scene, zone: Zone) -> int:
    """Whose zone it is; where the sentence doesn't say, yours (or the first player's)."""
    if zone.owner is not None:
        return scene.seat(zone.owner)
    if scene.players and zone.name not in ("battlefield", "stack", "exile", "command"):
        scene.fail("だれの領域かを書く。", "Say whose zone it is.")
    return 0
