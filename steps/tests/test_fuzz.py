"""Random play in its short form; ``make soak`` has the long one. And that it finds what is wrong, and says so as a ruling."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.actions.tap import Tapped
from engine.cards import catalogue
from engine.game import Game
from engine.state import GRAVEYARD
from engine.zones import Move
from steps.advice import Language
from steps.gherkin import Kind, read_feature
from steps.phrase import read
from steps.session import LineError, Session
from steps.tests.fuzz import boards
from steps.tests.fuzz import search as fuzz
from steps.tests.fuzz.search import Figures, search
from steps.tests.fuzz.story import Found, Line, Story
from steps.text import LANGUAGES

GAMES = 25
MOST_LINES = 9
"""Lines that are left of a game that goes wrong."""


def test_games_played_at_random_break_nothing() -> None:
    figures = Figures()
    found = search(GAMES, figures)
    assert found is None, str(found)
    assert figures.games > GAMES // 2
    assert figures.refused
    assert len(figures.rules) > 30
    assert figures.speechless.total() < figures.games, "most questions have a line that answers them"


def test_a_declaration_is_made_before_anything_is_compared_and_stays_made() -> None:
    story = Story("en")
    for name in ("Grizzly Bears", "Serra Angel"):
        assert _says(story, f'you control "{name}"', "given")
    assert story.start()
    assert _says(story, 'you attack with "Serra Angel"')
    digest = story.session.scene.table.digest()
    assert story.again().session.scene.table.digest() == digest
    assert not _says(story, 'you cast "Murder"')
    assert not _says(story, 'you attack with "Grizzly Bears"'), "both lines would say one declaration"
    assert story.session.scene.table.digest() == digest


def _says(story: Story, text: str, kind: Kind = "when") -> bool:
    (reading,) = read(kind, story.language, text)
    return story.say(Line(reading, (), story.language))


# --- What it finds in an engine that is broken on purpose ------------------------------------------------------------------------------


def _falls_over(patch: pytest.MonkeyPatch) -> None:
    """Whatever taps falls over."""

    def apply(event: Tapped, game: Game) -> tuple[int, ...]:
        raise ZeroDivisionError("tapping has come to grief")

    patch.setattr(Tapped, "apply", apply)


def _loses_cards(patch: pytest.MonkeyPatch) -> None:
    """What goes to a graveyard is gone."""
    whole = Move.apply

    def apply(event: Move, game: Game) -> tuple[int, ...]:
        became = whole(event, game)
        if event.to == GRAVEYARD:
            zones = {place: tuple(i for i in ids if i not in became) for place, ids in game.state.zones.items()}
            game.state = game.state.evolve(zones=zones, objects={i: it for i, it in game.state.objects.items() if i not in became})
        return became

    patch.setattr(Move, "apply", apply)


FEW = ("Elvish Visionary", "Grizzly Bears", "Serra Angel", "Lightning Bolt", "Murder", "Wrath of God")
"""The cards that they are looked for with, so that it takes as long whatever else the catalogue has; three creatures first."""
BREAKS = {
    _falls_over: "ZeroDivisionError in test_fuzz.apply",
    _loses_cards: "cards are not conserved",
}


@pytest.mark.parametrize(("broken", "key"), BREAKS.items(), ids=[broken.__name__.strip("_") for broken in BREAKS])
def test_what_is_found_is_a_ruling_that_fails_in_the_same_way(
    broken: Callable[[pytest.MonkeyPatch], None], key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = tuple(face for name in FEW if (face := catalogue.find(name)) is not None)
    monkeypatch.setattr(boards, "cards", lambda: few)
    monkeypatch.setattr(boards, "permanents", lambda: few[:3])
    monkeypatch.setattr(fuzz, "from_ruling", boards.from_catalogue)
    with monkeypatch.context() as patch:
        broken(patch)
        found = search(200, Figures(), shrink=False)
        assert found is not None
        assert found.key == key
        assert len(found.lines) <= MOST_LINES
        for language in LANGUAGES:
            with pytest.raises(LineError, match=re.escape(found.what.rpartition(": ")[2])):
                _play(_pasted(found, language, tmp_path))
    for language in LANGUAGES:
        _play(_pasted(found, language, tmp_path))  # it is the engine that was broken


def _pasted(found: Found, language: Language, folder: Path) -> Path:
    path = folder / f"{language}.feature"
    path.write_text(found.scenario(language), encoding="utf-8")
    return path


def _play(path: Path) -> None:
    feature = read_feature(path)
    (scenario,) = feature.scenarios
    assert not scenario.problems
    session = Session(feature.language)
    session.play_all(scenario.lines[:-1])
    session.play_all(scenario.lines[-1:])
    session.scene.declare()
