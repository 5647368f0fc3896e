"""What a table answers when it is asked what is possible, and why something is as it is."""

from __future__ import annotations

from engine.record import record
from steps.table.basics import ObjectId
from steps.table.seen import Seen


@record
class Obstacle:
    """One reason why an act is illegal: the rule, most specific ("" where the engine cites none), and a line for people in English and
    (``ja``) in Japanese."""

    rule: str
    text: str
    also: tuple[str, ...] = ()
    """Other rules that say the same; a scenario may name any of them."""
    ja: str = ""

    def told(self, language: str) -> str:
        """The line in a language; the English one where there is no other."""
        return (self.ja if language == "ja" else "") or self.text

    def cited(self, language: str) -> str:
        """The line, and after it the rule."""
        rule = self.rule and (f"（{self.rule}）" if language == "ja" else f" ({self.rule})")
        return f"{self.told(language)}{rule}"


@record
class Legality:
    """Whether there is a legal way to do it now. Where ``possible``, ``obstacles`` is empty. ``decided`` False: search cut short."""

    possible: bool
    obstacles: tuple[Obstacle, ...] = ()
    decided: bool = True
    rules: tuple[str, ...] = ()
    """Rules that were applied in finding the answer."""


@record
class CostOffered:
    """A cost that may be chosen to cast a card: ``keyword`` "" is the mana cost; "free" without paying; else "blitz", …"""

    keyword: str
    mana: str
    giver: ObjectId | None = None
    rules: tuple[str, ...] = ()


@record
class LayerSeen:
    """A line of how an object became what it is (CR 613.1): what it begins as, or an effect that was applied to it."""

    layer: str = ""
    """"1a", "6", "7c"; "" for what it begins as."""
    source_key: str = ""
    """The name of what the effect comes from; "" where that has none, or is no more."""
    timestamp: int = 0
    change: tuple[str, ...] = ()
    """What the effect does: a verb and its words, in English. Verbs: gain, lose, cant have (a keyword; lose without a word: all abilities),
    gain text (a kind of ability, its text in English and Japanese, each "" if that can't be printed), set, modify (power, toughness),
    switch, color, also color, type, also type, not type, chosen type, chosen color, control, face down, copy (the key of the card), word
    (old, new), other (a name for it)."""
    became: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """What it is (to begin with), or what is different now: each with its value. name, controller (a seat), types (supertypes too),
    subtypes, colors, abilities (keywords, else the kind of ability), size (power, toughness)."""


@record
class Computed:
    """What an object is, with the rules that made it so."""

    seen: Seen
    rules: tuple[str, ...] = ()
    layers: tuple[LayerSeen, ...] = ()
    """How it became so, as :meth:`Table.layers` tells it."""
    depends: tuple[tuple[ObjectId, ObjectId], ...] = ()
    """Pairs of sources: the effect of the first depends on the effect of the second."""
    order: tuple[tuple[str, ObjectId], ...] = ()
    """The layers and sources of all effects of the layers, in the order in which these were applied."""
    mutated: int | None = None
    """How often it has mutated (CR 702.140d); None: the engine doesn't say."""


@record
class Known:
    """Whether a player knows what an object is, with the rules that say so."""

    known: bool
    rules: tuple[str, ...] = ()
