"""How random games start: a board of cards from the catalogue, or some lines of a ruling."""

from __future__ import annotations

from functools import cache

from engine.cards import catalogue
from engine.cards.card import CardFace
from steps import tags
from steps.gherkin import Feature, Scenario, placeholders, read_feature
from steps.phrase import read
from steps.slots.values import Counted, Desc, Player, Turn, Zone
from steps.table import StepName, ZoneName
from steps.tests.fuzz.story import DECLARED, ROOT, Choose, Line, Story, spoken
from steps.text import LANGUAGES

NOT_DEALT = ("dungeon", "plane", "phenomenon")
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
SEATS = (Player("you"), Player("opponent"))
ORDERED: tuple[ZoneName, ...] = ("graveyard", "library")
STEPS: tuple[StepName, ...] = ("precombat main", "precombat main", "precombat main", "upkeep", "beginning of combat", "end")


@cache
def cards() -> tuple[CardFace, ...]:
    """Every card that can be dealt, by name."""
    found = (face for _, face in sorted(catalogue.cards().items()))
    return tuple(face for face in found if not any(t in NOT_DEALT for t in face.types) and "basic" not in face.supertypes)


@cache
def permanents() -> tuple[CardFace, ...]:
    """Those that can lie on the battlefield by themselves."""
    found = (face for face in cards() if not {"instant", "sorcery", "battle"} & set(face.types))
    return tuple(face for face in found if "Aura" not in face.subtypes)


@cache
def rulings() -> tuple[tuple[Feature, Scenario], ...]:
    """Every ruling that is played by the current edition alone."""
    features = (read_feature(path) for path in sorted((ROOT / "features").rglob("*.feature")))
    found = ((feature, scenario) for feature in features for scenario in feature.scenarios)
    return tuple((f, s) for f, s in found if not tags.editions(s.tags) and not s.problems and not placeholders(s.lines))


def from_catalogue(choose: Choose) -> Story:
    """A board of the catalogue's cards: a few permanents for each player, a hand, a graveyard, the top of a library."""
    story = Story(choose(LANGUAGES))
    used: set[str] = set()
    turn = Turn("of", choose(SEATS))
    step = choose(STEPS)
    if (turn.player, step) != (SEATS[0], "precombat main"):
        _given(story, "GM-06", turn=turn, step=step)
    if choose((True, True, False)):
        _given(story, "GM-10", player=Player("each player"))
    for player in SEATS:
        lands = Desc(choose(BASICS), choose((0, 2, 5)))
        there = tuple(Desc(name, tapped=True if choose((False, False, True)) else None) for name in _names(choose, permanents(), 3, used))
        descs = (*((lands,) if lands.count else ()), *there)
        if lands.name in used:
            descs = there
        used.add(lands.name)
        for desc in descs:
            _given(story, "PL-01", player=player, descs=(desc,))
        hand = tuple(Counted(1, name) for name in _names(choose, cards(), 3, used))
        if hand:
            _given(story, "PL-03", poss=player, cards=hand)
        for zone in ORDERED:
            lying = tuple(Counted(1, name) for name in _names(choose, cards(), 2, used))
            if lying:
                _given(story, "PL-04", zone=Zone(zone, player), cards=lying)
        life = choose((20, 20, 1, 5))
        if life != 20:
            _given(story, "GM-09", poss=player, n=life)
    return story


def _names(choose: Choose, pool: tuple[CardFace, ...], most: int, used: set[str]) -> list[str]:
    """Names of some cards, no card twice in a game: a name is to mean one object."""
    found = []
    for _ in range(choose(range(most + 1))):
        face = choose(pool)
        if face.name not in used:
            used.add(face.name)
            found.append(face.name)
    return found


def _given(story: Story, identifier: str, **values: object) -> None:
    story.say(spoken(identifier, "given", story.language, **values))


def as_it_stands(feature: Feature, scenario: Scenario, until: int | None = None) -> Story | None:
    """A ruling, all of it or so many lines; None if it can't be played so.

    Raises:
        Found: it goes wrong.
    """
    story = Story(feature.language)
    lines = scenario.lines[:until]
    for n, line in enumerate(lines):
        found = read(line.kind, feature.language, line.text)
        following = lines[n + 1].kind if n + 1 < len(lines) else ""
        if len(found) != 1 or line.doc_string:
            return None
        goes_on = line.kind == following == "when" and found[0].phrase in DECLARED
        if not story.say(Line(found[0], line.rows, feature.language), goes_on):
            return None
    return story


def from_ruling(choose: Choose) -> Story | None:
    """The first lines of a ruling, as far as one of its When lines; None if it can't be played so."""
    feature, scenario = choose(rulings())
    acts = (n for n, line in enumerate(scenario.lines) if line.kind == "when")
    givens = sum(line.kind == "given" for line in scenario.lines)
    return as_it_stands(feature, scenario, choose((givens, *(n + 1 for n in acts))))
