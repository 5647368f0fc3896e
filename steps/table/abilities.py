"""What an engine may be able to show beyond playing; it declares which of these it can, as :attr:`Table.abilities`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Ability = Literal["citations", "reasons", "identity", "knowledge", "layers", "possibilities", "invariants"]
"""
citations
    The rules that were applied: in entries of the log, in looks and in what refuses an act. Without it no rule number in a line or a
    tag is compared with anything.
reasons
    Every independent reason why an act is illegal, by its rule. Where there are citations, too, the rules after a "can't" must be those.
identity
    Which object is which after a change of zone (CR 400.7): new ids for new objects, and :attr:`Seen.previous`; or the same id, and
    another number of :attr:`Seen.zone_changes`.
knowledge
    Which player knows what an object is: :meth:`Table.knows`, :attr:`Seen.unknown_to`.
layers
    How an object became what it is (CR 613): :meth:`Table.layers`, and of :class:`Computed` ``depends`` and ``order``.
possibilities
    What a player could do now: :meth:`Table.possible_acts`. Only ``saitei play`` asks that, no line of a ruling does.
invariants
    What must never be, whatever the cards: :meth:`Table.amiss`.

A line that needs any other of these than citations, and doesn't get it, makes its scenario unsupported; it says nothing of the engine.
"""

LACKING: Mapping[Ability, tuple[str, str]] = {
    "citations": ("it does not say which rules it applied", "どの規則を適用したかを示せない"),
    "reasons": ("it does not say why an act is illegal", "行動が不正である理由を示せない"),
    "identity": ("it does not show which objects are the same", "どれが同じオブジェクトかを示せない"),
    "knowledge": ("it does not show who knows what", "だれが何を知っているかを示せない"),
    "layers": ("it shows no layers", "種類別の適用順を示せない"),
    "possibilities": ("it does not say what could be done", "何ができるかを示せない"),
    "invariants": ("it can't be searched for contradictions", "矛盾があるかどうかを調べられない"),
}
"""What to say of an engine that can't show it, in English and Japanese."""
