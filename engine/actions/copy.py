"""Copy: tokens that are copies, permanents that become copies, copies of spells and abilities (CR 707), populate (CR 701.36)."""

from __future__ import annotations

from engine.actions.create import create
from engine.amounts import Amount, amount
from engine.cards.card import CardFace
from engine.combat.joining import enters_attacking
from engine.copies_on_stack import Copying, copy_cards, each_it_could_target, if_legal, new_targets, put_copy
from engine.copying import Exceptions, becoming, copied_faces
from engine.events import Event
from engine.filters import YOUR_CREATURE
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.log import Row
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.replacement import Impossible
from engine.rule import Context, rule
from engine.selectors import YOU, Each, EachPlayer, Selector, You
from engine.state import ObjectId, Seat
from engine.tokens import Create, creator
from engine.view import Env


@record
class CreateCopies(Instruction):
    """Create tokens that are copies of objects, by last known information where those are gone (CR 707.2, 111.12).

    ``attacking``: tapped and attacking (CR 508.4).
    """

    what: Selector
    n: Amount = 1
    who: Selector = YOU
    exceptions: Exceptions = ()
    remember: str = ""
    attacking: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        rows = [game.view.last_known(i) for i in self.what.select(game.view, env) if i >= 0]
        tokens = tuple(token_copy(game, row, self.exceptions) for row in rows if row is not None)
        if not rows and not isinstance(self.what, Each):
            tokens = no_token_of_nothing(game, (Create(-1, CardFace("", None, (), (), (), ()), copied=True),))
        tokens = no_spells(game, tokens)
        players = [creator(game, env.you, ~p) for p in self.who.select(game.view, env)]
        creating = tuple(replace(token, player=p, tapped=self.attacking) for p in players for token in tokens for _ in range(n))
        entries = create(game, creating) or happen(game, *(Impossible((), ~p) for p in self.who.select(game.view, env) if n))
        made = tuple(i for e in entries for i in e.became)
        if self.attacking:
            happen(game, *(event for i in made if game.state.exists(i) for event in enters_attacking(game, i)))
        return remember(env, self.remember, made)


@rule("111.5", part="copy of a spell card")
def no_spells(ctx: Context, tokens: tuple[Create, ...]) -> tuple[Create, ...]:
    """No token is created that would be a copy of an instant or sorcery card."""
    return tuple(token for token in tokens if {"instant", "sorcery"}.isdisjoint(token.face.types))


@rule("111.12")
def no_token_of_nothing(ctx: Context, tokens: tuple[Create, ...]) -> tuple[Create, ...]:
    """No token is created that would be a copy of an object that doesn't exist."""
    return ()


def token_copy(game: Game, of: Row, exceptions: Exceptions = ()) -> Create:
    """The event of creating a token that is a copy of an object; by whom, is left open."""
    face, front = copied_faces(game, of, exceptions)
    return Create(-1, face, copied=True, front=front)


@record
class BecomeCopyOf(Instruction):
    """Permanents become copies of an object (CR 707.2, 707.4)."""

    what: Selector
    of: Selector
    exceptions: Exceptions = ()
    duration: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i)]
        for of in self.of.select(game.view, env)[:1]:
            happen(game, *(e for i in here for e in becoming(game, i, of, self.exceptions, env, self.duration)))
        return env


@record
class CopyOnStack(Instruction):
    """Copy spells or abilities; ``new_targets``: you may choose new targets for the copy; ``targeting``: this is its target."""

    what: Selector
    n: Amount = 1
    new_targets: bool = False
    targeting: Selector | None = None
    exceptions: Exceptions = ()

    def perform(self, game: Game, env: Env) -> Env:
        for of in self.what.select(game.view, env):
            for _ in range(amount(self.n, game.view, env)):
                self._copy(game, env, of)
        return env

    def _copy(self, game: Game, env: Env, of: ObjectId) -> None:
        announced = game.state.last_known(of).object.announced
        targets = announced.targets if announced else ()
        if self.targeting is not None:
            new = self.targeting.select(game.view, env)[:1]
            for changed in if_legal(game, (tuple(new * len(chosen) for chosen in targets),), of, env.you):
                put_copy(game, of, Copying(env.you, self.exceptions, changed, env.this))
            return
        changed = new_targets(game, targets, of, env.you) if self.new_targets else targets
        put_copy(game, of, Copying(env.you, self.exceptions, None if changed == targets else changed, env.this))


@record
class CopyCards(Instruction):
    """Copy cards where they are; the copies are remembered, to be cast (CR 707.12)."""

    what: Selector
    remember: str

    def perform(self, game: Game, env: Env) -> Env:
        return remember(env, self.remember, copy_cards(game, self.what.select(game.view, env), env.you))


@record
class CopyForEach(Instruction):
    """Copy a spell for each other player and permanent that it could target; each copy targets another of them (CR 707.10d)."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for of in self.what.select(game.view, env):
            announced = game.state.last_known(of).object.announced
            now = {t for chosen in announced.targets for t in chosen} if announced else set()
            everything = (*EachPlayer().select(game.view, env), *game.state.battlefield())
            others = tuple(t for t in everything if t not in now)
            for targets in each_it_could_target(game, (), of, env.you, others):
                put_copy(game, of, Copying(env.you, targets=targets, source=env.this))
        return env


@record
class Populate(Instruction):
    """Populate (CR 701.36a)."""

    who: Selector = You()

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            happen(game, *populating(game, (), ~player))
        return env


@rule("701.36a")
def populating(game: Game, events: tuple[Event, ...], player: Seat) -> tuple[Event, ...]:
    """The player chooses a creature token they control and creates a token that is a copy of it."""
    creatures = Each(YOUR_CREATURE).select(game.state, Env(player, -1))
    tokens = tuple(i for i in creatures if game.object(i).token)
    here = tokens or none_without_tokens(game, creatures)
    options = by_name(game.state, here)
    chosen = game.pick(Question(player, "pick", "choose", "Populate with a copy of which?", options)) if here else ()
    return (*events, *(replace(token_copy(game, game.state.last_known(i)), player=player) for i in chosen))


@rule("701.36b")
def none_without_tokens(ctx: Context, creatures: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Without a creature token no token is created: other creatures don't do."""
    return ()
