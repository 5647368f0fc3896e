"""Which object a name means (the rules of naming are those of the vocabulary's own page).

A name is looked for where the phrase says; else on the battlefield and the stack; else anywhere. Two candidates are an error that
lists them. A name means the card where it is now; for what happened, the object as it was then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from steps import telling
from steps.slots.base import Namer, same_name
from steps.slots.values import AbilityRef, Merged, Obj, Player, Ref, TopOfStack, Zone
from steps.table import AbilitySeen, CardSeen, Entry, Seen
from steps.text import Language
from steps.words import KEYWORDS

if TYPE_CHECKING:
    from steps.scene import Scene

Where = Callable[[Seen], bool]


def in_play(seen: Seen) -> bool:
    """On the battlefield or the stack."""
    return seen.zone in ("battlefield", "stack")


def is_real_card(seen: Seen) -> bool:
    """Represented by a card: no token, no copy of a spell or of a card."""
    return seen.form != "ability" and not seen.token and not (seen.copy and seen.form in ("spell", "card"))


TOKEN = (" Token", "・トークン")
"""What the name of a token ends in that the effect which created it gave none (CR 111.4): it is called by what stands before that."""


class Naming:
    """Resolves names for one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.made_up: dict[str, str] = {}
        """Names of cards made up in the scenario, in either language, to their key."""
        self._keys: dict[str, str] = {}
        self._called: dict[tuple[str, str], bool] = {}
        self._printed: dict[tuple[str, tuple[CardSeen, ...]], bool] = {}

    def make_up(self, names: Mapping[str, str]) -> None:
        """Cards have been made up: their names, each with its key."""
        self.made_up.update(names)
        self._called.clear()
        self._printed.clear()

    def key(self, name: str) -> str:
        """The key of a name; the name itself where nothing is known of it (a token's)."""
        if name not in self._keys:
            self._keys[name] = self.scene.table.find_card(name) or ""
        return self.made_up.get(name) or self._keys[name] or name

    def means(self, name: str, now: str) -> bool:
        """Whether a name, as it is written, is the present name of an object."""
        key = self.key(name)
        unknown = key == name and not name.isascii()  # in the catalogue
        return key == now or (unknown and self.scene.table.card_name(now, "ja") == name)

    def calls(self, name: str, now: str) -> bool:
        """Whether something of this present name is called so."""
        found = self._called.get((name, now))
        if found is None:
            found = self.means(name, now) or (now.endswith(TOKEN) and any(self.means(name + word, now) for word in TOKEN))
            self._called[name, now] = found
        return found

    def _printed_on(self, name: str, cards: tuple[CardSeen, ...]) -> bool:
        """Whether a name stands on one of the cards that represent an object."""
        found = self._printed.get((name, cards))
        if found is None:
            key = self.key(name)
            found = self._printed[name, cards] = any(key in card.faces or self.calls(name, card.key) for card in cards)
        return found

    # --- whether a name fits

    def fits(self, obj: Obj, seen: Seen) -> bool:
        """Whether an object is one that this names (its ordinal aside)."""
        match obj:
            case Ref():
                return self._fits_ref(obj, seen)
            case Merged():
                return "merged" in seen.statuses or len(seen.cards) > 1
            case TopOfStack():
                return seen.zone == "stack" and seen.position == 0
            case AbilityRef():
                return seen.ability is not None and self.fits_ability(obj, seen.ability)

    def _fits_ref(self, ref: Ref, seen: Seen) -> bool:
        if seen.form == "ability":
            return False
        printed = self._printed_on(ref.name, seen.cards)
        called = self.calls(ref.name, seen.name)
        if not printed and not called:
            return False
        if ref.label and not any(c.label == ref.label and self.calls(ref.name, c.key) for c in seen.cards):
            return False
        if ref.copy:
            named = called and seen.copy and (not is_real_card(seen) or not printed)
        else:
            named = ref.form != "card" or (printed and is_real_card(seen))
        if not named or (ref.form == "token" and not seen.token) or (ref.form == "spell" and seen.form != "spell"):
            return False
        return self._owned(ref.owner, seen) and (ref.zone is None or self.in_zone(ref.zone, seen))

    def _owned(self, owner: Player | None, seen: Seen) -> bool:
        return owner is None or (seen.controller if in_play(seen) else seen.owner) in self.scene.seats(owner)

    def in_zone(self, zone: Zone, seen: Seen) -> bool:
        """Whether an object is in this zone (and place of a library)."""
        if seen.zone != zone.name or (zone.owner is not None and seen.owner not in self.scene.seats(zone.owner)):
            return False
        if zone.position is None:
            return True
        if zone.position > 0:
            return seen.position == zone.position - 1
        return not any(o.zone == "library" and o.owner == seen.owner and o.position > seen.position for o in self.scene.board().objects)

    def fits_ability(self, ref: AbilityRef, ability: AbilitySeen) -> bool:
        """Whether an ability is of this source, kind and keyword."""
        takes_in_delayed = ref.kind == "triggered" and ability.kind == "delayed" and not ref.ordinal
        if ref.kind and ability.kind != ref.kind and not takes_in_delayed:
            return False
        if ref.keyword not in ("", ability.keyword) or ref.ordinal not in (0, ability.index):
            return False
        if ref.source is None:
            return True
        source = self.scene.by_id(ability.source)
        of_card = isinstance(ref.source, Ref) and self.calls(ref.source.name, ability.source_key)
        if source is not None:
            return self.fits(ref.source, source) and (of_card or len(source.cards) < 2 or isinstance(ref.source, Merged))
        return of_card and isinstance(ref.source, Ref) and not (ref.source.label or ref.source.copy)

    def about(self, entry: Entry, named: Sequence[Obj | Player]) -> bool:
        """Whether something that happened is about one of these (or they are none, or it is about nothing in particular)."""
        objects = [*entry.objects, *([entry.source] if entry.source else []), *(s for i in entry.became if (s := self.scene.by_id(i)))]
        if not named or (not objects and entry.player is None):
            return True
        return any(self._touches(name, entry, objects) for name in named)

    def _touches(self, name: Obj | Player, entry: Entry, objects: Sequence[Seen]) -> bool:
        if isinstance(name, Player):
            seats = self.scene.seats(name) if name.who != "controller" else ()
            return entry.player in seats or any((o.controller if in_play(o) else o.owner) in seats for o in objects)
        sources = [s for o in objects if o.ability and (s := self.scene.by_id(o.ability.source))]
        wanted = [name, *([name.source] if isinstance(name, AbilityRef) and name.source else [])]
        return any(self.fits(w, o) for w in wanted for o in (*objects, *sources))

    # --- finding

    def find(self, obj: Obj, where: Where | None = None, place: str = "") -> Seen:
        """The one object that this names now. Raises StepFailure where there is none, or more than one."""
        board = self.scene.board()
        fitting = [s for s in board.objects if self.fits(obj, s)]
        if where is not None:
            found = [s for s in fitting if where(s)]
        else:
            found = [s for s in fitting if in_play(s)] or fitting
        found = self._nth(obj, found)
        if len(found) == 1:
            return found[0]
        if found:
            raise self._several(obj, found)
        raise self._missing(obj, fitting, place)

    def find_in(self, obj: Obj, zone: Zone) -> Seen:
        """The one object that this names in that zone."""
        return self.find(obj, lambda s: self.in_zone(zone, s), self.scene.show_zone(zone))

    def among(self, obj: Obj, ids: Iterable[int]) -> Seen | None:
        """The one object of these that this names; None if none is. Raises StepFailure if several are."""
        wanted = set(ids)
        found = self._nth(obj, [s for s in self.scene.board().objects if s.id in wanted and self.fits(obj, s)])
        if len(found) > 1:
            raise self._several(obj, found)
        return found[0] if found else None

    def _nth(self, obj: Obj, found: list[Seen]) -> list[Seen]:
        ordinal = obj.ordinal if isinstance(obj, Ref) else 0
        if not ordinal:
            return found
        found = sorted(found, key=lambda s: (s.zone, s.id if s.zone == "stack" else s.position))
        return found[ordinal - 1 : ordinal]

    # --- whether there has ever been such a thing

    def known(self, obj: Obj) -> bool:
        """Whether the scenario has ever had it."""
        if isinstance(obj, AbilityRef):
            return obj.source is None or self._has_had(obj, obj.source)
        if isinstance(obj, TopOfStack):
            return True
        return any(self.fits(obj, s) for s in self.scene.ever())

    def _has_had(self, ref: AbilityRef, source: Ref | Merged) -> bool:
        """Whether such an ability is printed on it, is in a keyword it has or had, or was made by it."""
        sources = [s for s in self.scene.ever() if self.fits(source, s)]
        names = dict.fromkeys(n for s in sources for n in (*(c.key for c in s.cards), *map(_keyword, s.abilities)))
        for kind, keyword in (pair for name in names for pair in self.scene.table.abilities_of(name)):
            kinds = (kind, "triggered", "") if kind == "delayed" else (kind, "")
            if ref.kind in kinds and ref.keyword in ("", keyword):
                return True
        made = (o.ability for e in self.scene.log() for o in e.objects if o.ability)
        return any(self.fits_ability(ref, ability) for ability in made)

    def must_know(self, obj: Obj | Player) -> None:
        """Nothing passes by absence: raises StepFailure for what the scenario has never had."""
        if not isinstance(obj, Player) and not self.known(obj):
            raise self._missing(obj, [], "")

    # --- messages

    def _several(self, obj: Obj, found: Sequence[Seen]) -> Exception:
        lines = telling.list_of(self.scene, found)
        name = self.scene.show(obj)
        return self.scene.failure(
            f"{name}に当てはまるものが{len(found)}つある: {lines}。文字（A、B）を付けるか、領域、オーナー、順番で区別する。",
            f"{name} could be {len(found)} objects: {lines}. Give letters in the Given, or say which by zone, owner or order.",
        )

    def _missing(self, obj: Obj, fitting: Sequence[Seen], place: str) -> Exception:
        scene, name = self.scene, self.scene.show(obj)
        if fitting:
            now = telling.list_of(scene, fitting)
            preposition = "on" if place.endswith(("battlefield", "stack")) else "in"
            return scene.failure(
                f"{name}は{place or 'そこ'}にない。今は: {now}。", f"{name} is not {preposition} {place or 'that place'}. Now: {now}."
            )
        if self.known(obj) and not isinstance(obj, TopOfStack):
            return scene.failure(f"{name}はもうどこにもない。", f"{name} is nowhere any more.")
        if isinstance(obj, AbilityRef) and obj.source and self.known(obj.source):
            return scene.failure(f"{name}は、印刷されてもいないし、得てもいない。", f"There is no such ability: {name}.")
        near = self._near(obj)
        hint_ja = f"近い名前: {'、'.join(near)}。" if near else ""
        hint_en = f" Nearest names: {', '.join(near)}." if near else ""
        return scene.failure(f"このシナリオに{name}はない。{hint_ja}", f"There is no {name} in this scenario.{hint_en}")

    def _near(self, obj: Obj) -> list[str]:
        source = obj.source if isinstance(obj, AbilityRef) else obj
        if not isinstance(source, Ref):
            return []
        scene = self.scene
        here = dict.fromkeys(c.key for s in scene.ever() for c in s.cards if c.key)
        names = [scene.name(k) for k in here]
        names.sort(key=lambda n: -len(set(n) & set(source.name)))
        known = scene.table.find_card(source.name) is not None
        others = () if known else map(scene.name, scene.table.similar_cards(source.name, scene.language, 3))
        return list(dict.fromkeys([*names[:3], *others]))


def _keyword(ability: str) -> str:
    """A keyword without its parameter."""
    return KEYWORDS.longest("en", ability)[0] or ability


# --- Names outside a scene ----------------------------------------------------------------------------------------------------------


@cache
def catalogue_namer() -> Namer:
    """Names by the catalogue of the reference engine; where there is none, every name stays as it is."""
    try:
        # Loading the engine takes a while, and is needed only for printing names.
        from engine import editions  # noqa: PLC0415
        from steps.reference import new_table  # noqa: PLC0415
    except ImportError:
        return same_name
    names = new_table(editions.current, frozenset())

    @cache
    def namer(name: str, language: Language) -> tuple[str, Language]:
        key = names.find_card(name)
        return same_name(names.card_name(key, language) if key else name, language)

    return namer
