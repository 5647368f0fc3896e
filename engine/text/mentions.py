"""Mentions: how a text speaks of the objects and players of its ability.

A tree says ``Target(0)``, ``This()``, ``EventPlayer()``. A text says "target creature" the first time and "it" or "that creature"
afterwards; a Japanese text declares its targets in a sentence of their own and says それ. What a pronoun means depends on what was
mentioned before it, so it is settled from the front of the text to its end, and printed in the same order by the same rule.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.record import record, replace
from engine.selectors import ControllerOf, EventObjects, EventPlayer, EventSpell, Remembered, This
from engine.selectors import Target as TargetSelector
from engine.targets import TargetSpec
from engine.text.nodes import transformed, walk


@record
class Mention:
    """A mention that has been read and not yet settled, in the place of a selector.

    ``word``: "this", "target" (with ``spec``), "it", "they", "that" (object), "those", "that player", "sore" (Japanese it).
    ``at``: where it stands in the text.
    """

    word: str
    at: int
    spec: TargetSpec | None = None


@record
class Declared:
    """A sentence that declares targets, in the place of an instruction (Japanese)."""

    mentions: tuple[Mention, ...]


def several(spec: TargetSpec) -> bool:
    """Whether there may be several targets."""
    return spec.most != 1 or spec.exactly is not None or spec.up_to is not None


@dataclass(slots=True)
class Said:
    """What has been mentioned so far, the latest last."""

    specs: list[TargetSpec] = field(default_factory=list)
    order: list[Any] = field(default_factory=list)

    def mention(self, what: Any) -> None:
        """Something is mentioned (again)."""
        if what in self.order:
            self.order.remove(what)
        self.order.append(what)

    def plural(self, what: Any) -> bool:
        """Whether it may be several."""
        return isinstance(what, TargetSelector) and several(self.specs[what.n])

    def is_player(self, what: Any) -> bool:
        """Whether it can be a player."""
        if isinstance(what, TargetSelector):
            return bool(self.specs[what.n].players)
        return isinstance(what, (EventPlayer, ControllerOf))

    def is_object(self, what: Any) -> bool:
        """Whether it can be an object."""
        if isinstance(what, TargetSelector):
            return self.specs[what.n].what is not None
        return not isinstance(what, (EventPlayer, ControllerOf))

    def meant(self, word: str) -> Any:
        """What a pronoun means now; None if nothing fits."""
        late = list(reversed(self.order))
        if word == "that player":
            return next((w for w in late if self.is_player(w)), None)
        objects = [w for w in late if self.is_object(w)]
        if word in ("they", "those"):
            return next((w for w in objects if self.plural(w)), None)
        single = [w for w in objects if not self.plural(w)]
        if word in ("that", "sore"):
            others = [w for w in single if w != This()]
            if others or word == "that":
                return others[0] if others else None
        return single[0] if single else None


def settle(tree: Any, start: tuple[Any, ...] = ()) -> tuple[Any, tuple[TargetSpec, ...]] | None:
    """A tree with its mentions settled, and the targets that they declare; None if a pronoun means nothing.

    ``start``: what the trigger condition has mentioned.
    """
    said = Said(order=list(start))
    means: dict[Mention, Any] = {}
    for mention in sorted({m for m in walk(tree) if isinstance(m, Mention)}, key=lambda m: m.at):
        if mention.word == "this":
            what: Any = This()
        elif mention.spec is not None:
            what = TargetSelector(len(said.specs))
            said.specs.append(mention.spec)
        else:
            what = said.meant(mention.word)
        if what is None:
            return None
        said.mention(what)
        means[mention] = what
    if not means:
        return tree, ()
    return transformed(tree, lambda node: means.get(node, node) if isinstance(node, Mention) else node), tuple(said.specs)


def mentioned_by(trigger: Any, condition: Any = None) -> tuple[Any, ...]:
    """What a trigger condition, and an "if" after it, mention: this object, or the objects and the player of the event."""
    from engine.filters import Filter, Itself  # noqa: PLC0415
    from engine.when import BeginningOf  # noqa: PLC0415
    from engine.when_played import Casts  # noqa: PLC0415

    out: list[Any] = [This()]
    what = getattr(trigger, "what", None)
    if isinstance(trigger, Casts):
        out.append(EventSpell())
    elif isinstance(what, Filter) and what != Filter(Itself()):
        out.append(EventObjects())
    whose = getattr(trigger, "whose", "")
    if "ToPlayer" in type(trigger).__name__ or whose == "opponent" or (whose == "any" and not isinstance(trigger, BeginningOf)):
        out.append(EventPlayer())
    if isinstance(trigger, BeginningOf) and whose == "any" and trigger.step != "end":
        out.append(EventPlayer())
    if any(node == Itself() for node in walk(condition)):
        out.remove(This())
        out.append(This())
    return tuple(out)


def linked(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Instructions in a row, in which what was exiled is found again where it returns (CR 400.7j)."""
    from engine.actions.later import Later  # noqa: PLC0415
    from engine.actions.move import Exile, PutOntoBattlefield  # noqa: PLC0415

    out = list(parts)
    for n, part in enumerate(parts):
        for later in range(n + 1, len(out)):
            back = out[later]
            if isinstance(part, Exile) and isinstance(back, Later) and back.about == part.what and _single(part.what):
                out[n] = replace(part, remember="it")
                out[later] = replace(back, about=Remembered("it"))
            if isinstance(part, Exile) and isinstance(back, PutOntoBattlefield) and back.what == part.what and _single(part.what):
                out[n] = replace(part, remember="it")
                out[later] = replace(back, what=Remembered("it"))
    return tuple(out)


def _single(what: Any) -> bool:
    return isinstance(what, (TargetSelector, This, EventObjects))


def unlinked(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The way back of :func:`linked`: as it is said. A name means what was last remembered under it."""
    from engine.actions.move import Exile  # noqa: PLC0415

    names: dict[str, Any] = {}
    out: list[Any] = []
    for part in parts:
        out.append(_with_names(part, dict(names)))
        if isinstance(part, Exile) and part.remember:
            names[part.remember] = part.what
            out[-1] = replace(out[-1], remember="")
    return tuple(out)


def _with_names(part: Any, names: dict[str, Any]) -> Any:
    return transformed(part, lambda node: names.get(node.name, node) if isinstance(node, Remembered) else node)
