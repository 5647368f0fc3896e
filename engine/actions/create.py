"""Create tokens (CR 701.7), incubate (CR 701.53)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions.move import aura_stays_out, equipment_enters, others_enter
from engine.amounts import Amount, amount
from engine.attaching import is_aura, is_equipment, why_not_attach
from engine.cards.card import CardFace
from engine.cards.predefined_tokens import INCUBATOR
from engine.combat.joining import enters_attacking, enters_blocking
from engine.described_tokens import described
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.log import Entry
from engine.record import record, replace
from engine.replacement import Impossible
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.tokens import Create, creator, entering_token
from engine.view import Env

Creating = tuple[Create, ...]


def _some_left(game: Game) -> bool:
    return not all(p.in_game for p in game.state.players)


@rule("800.4b", part="tokens")
def for_nobody_who_left(game: Game, creating: Creating) -> Creating:
    """No token is created under the control of a player who has left the game."""
    return tuple(event for event in creating if game.state.player(event.player).in_game)


def create(game: Game, creating: Creating, host: int | None = None, said: bool = False) -> tuple[Entry, ...]:
    """Let tokens be created; if none can be, nothing happens instead.

    Args:
        host: what they enter attached to, if the effect says (``said``) what that is.
    """
    entering = tuple(attached(game, creating, host)) if said else creating
    entering = for_nobody_who_left(game, entering) if _some_left(game) else entering
    return happen(game, *entering) or happen(game, *(Impossible((), event.player) for event in creating))


def attached(game: Game, creating: Creating, host: int | None) -> Iterator[Create]:
    """The events of creating tokens attached to something; to what they can't be attached to, no Aura is created (CR 303.4i)."""
    for event in creating:
        seen, token = entering_token(game, event)
        kind = seen.state.characteristics(token)
        there = replace(event, attached_to=host)
        if host is not None and not why_not_attach(seen, token, host):
            yield there
            continue
        enters = aura_stays_out if is_aura(kind) else equipment_enters if is_equipment(kind) else others_enter
        yield from (e for e in enters(game, (there,), () if is_aura(kind) else (event,)) if isinstance(e, Create))


@record
class CreateTokens(Instruction):
    """Players create tokens; perhaps tapped, attacking (CR 508.4), blocking some creature (CR 509.4), or attached to something."""

    face: CardFace
    n: Amount = 1
    who: Selector = YOU
    tapped: bool = False
    attacking: bool = False
    whom: Selector | None = None
    """Whom they attack, if that is said."""
    blocking: Selector | None = None
    attached_to: Selector | None = None
    remember: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        face = described(game, self.face)
        creating = tuple(Create(creator(game, env.you, ~p), face, self.tapped) for p in self.who.select(game.view, env) for _ in range(n))
        host = (*self.attached_to.select(game.view, env), None)[0] if self.attached_to is not None else None
        entries = create(game, creating, host, self.attached_to is not None)
        made = tuple(i for entry in entries for i in entry.became if game.state.exists(i))
        if self.attacking:
            whom = self.whom.select(game.view, env)[:1] if self.whom is not None else (None,)
            happen(game, *(event for i in made for target in whom for event in enters_attacking(game, i, target)))
        for attacker in self.blocking.select(game.view, env) if self.blocking else ():
            happen(game, *(event for i in made for event in enters_blocking(game, (), i, attacker)))
        return remember(env, self.remember, made)


@record
class Incubate(Instruction):
    """Players incubate (CR 701.53a): they create an Incubator token that enters with so many +1/+1 counters."""

    n: Amount
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        face = described(game, INCUBATOR)
        creating = tuple(Create(creator(game, env.you, ~p), face) for p in self.who.select(game.view, env))
        create(game, with_counters(game, creating, amount(self.n, game.view, env)))
        return env


@rule("701.53a")
def with_counters(ctx: Context, creating: Creating, n: int) -> Creating:
    """To incubate N is to create an Incubator token that enters with N +1/+1 counters on it."""
    return tuple(replace(event, counters=(("+1/+1", n),)) for event in creating) if n else creating
