"""Add mana to a mana pool (CR 106.4)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import OfPlayer
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.mana import COLORS, Mana
from engine.mana_terms import ManaTerms
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import ObjectId, Seat, State
from engine.view import Env


@record
class ManaAdded(OfPlayer):
    """Mana is added to a player's pool, by letters."""

    mana: tuple[str, ...]
    source: ObjectId = -1
    tapped: bool = False
    """Whether its source was tapped for it, as the cost of a mana ability (CR 106.12)."""
    by_mana_ability: bool = False
    terms: ManaTerms | None = None
    """What what produces it says of it (CR 106.6)."""
    own: int = -1
    """How much of the mana would have been produced without replacement effects; -1: all of it."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source,) if self.source >= 0 else ()

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        own = len(self.mana) if self.own < 0 else self.own
        added = produced(game, game.state, self.mana[:own], self.source, self.terms)
        if own < len(self.mana):
            added += produced(game, game.state, self.mana[own:], self.source, the_same_of_all(game, None, self.terms))
        player = game.state.player(self.player)
        pool = sorted(goes_into_the_pool(game, player.pool, added), key=lambda one: one.type)
        game.state = game.state.with_player(replace(player, pool=tuple(pool)))
        return ()


Units = tuple[Mana, ...]


@rule("106.4", part="pool")
def goes_into_the_pool(ctx: Context, pool: Units, added: Units) -> Units:
    """Mana that is added goes into the player's mana pool."""
    return (*pool, *added)


def produced(ctx: Context, state: State, letters: tuple[str, ...], source: ObjectId, terms: ManaTerms | None) -> Units:
    """Mana as a source produces it now, or as it would."""
    snow = source >= 0 and "snow" in state.last_known(source).characteristics.supertypes and by_a_snow_source(ctx, False)
    return tuple(Mana(letter, source, snow, terms) for letter in letters)


@rule("107.4h", part="snow source")
def by_a_snow_source(ctx: Context, snow: bool) -> bool:
    """{S} can be paid with mana of any type that a snow source produced."""
    return True


@rule("106.6a", part="more")
def the_same_of_all(ctx: Context, none: ManaTerms | None, terms: ManaTerms | None) -> ManaTerms | None:
    """Where a replacement effect increases how much mana is produced, what is said of the mana applies to all of it."""
    return terms


@record
class AddMana(Instruction):
    """You add mana: one of several combinations, each written as its letters ("R", "CC")."""

    adds_mana: ClassVar[bool] = True
    choices: tuple[str, ...]
    terms: ManaTerms | None = None

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, ManaAdded(env.you, tuple(self.chosen(game, env)), env.this, terms=self.terms))
        return env

    def kinds(self, game: Game, player: Seat) -> tuple[str, ...]:
        """What can be chosen now."""
        return self.choices

    def chosen(self, game: Game, env: Env) -> str:
        """Which mana is added; asked where there is a choice; none where there is nothing to choose from."""
        options = tuple(Option(mana, mana) for mana in self.kinds(game, env.you))
        if not options:
            return ""
        answer = game.ask(Question(env.you, "pick", "color", "Which mana is added?", options, subject=env.this))
        return str(answer[0]) if isinstance(answer, tuple) else ""


@record
class AddSameMana(Instruction):
    """The player who tapped something for mana adds one mana of any type that it produced (CR 106.12)."""

    adds_mana: ClassVar[bool] = True

    def perform(self, game: Game, env: Env) -> Env:
        if isinstance(env.event, ManaAdded) and env.event.mana:
            kinds = tuple(sorted(set(env.event.mana)))
            seat = env.event.player
            options = tuple(Option(m, m) for m in kinds)
            answer = game.ask(Question(seat, "pick", "color", "Which mana is added?", options, subject=env.this))
            happen(game, ManaAdded(seat, (str(answer[0]),) if isinstance(answer, tuple) else (), env.this))
        return env


@record
class AddManaFor(AddMana):
    """You add so much mana of one kind as there are objects of some kind on the battlefield."""

    what: Filter = Filter()

    def kinds(self, game: Game, player: Seat) -> tuple[str, ...]:
        env = Env(player, -1)
        n = sum(self.what.holds(game.state, i, env) for i in game.state.battlefield())
        return tuple(letter * n for letter in self.choices if n)


ANY_COLOR = AddMana(COLORS)
