"""Playing lands (CR 116.2a, 305)."""

from __future__ import annotations

from engine.continuous import MoreLands
from engine.double_faced import looked_at
from engine.events import Event, OfPlayer
from engine.exiled_face_down import turned_up_to_play
from engine.game import Game
from engine.happen import happen
from engine.permissions import effects_allow, main_phase_of
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import BATTLEFIELD, HAND, Object, ObjectId, Seat
from engine.zones import Move, move

Reasons = tuple[Reason, ...]


@record
class LandPlayed(OfPlayer):
    """A player plays a land: it is put onto the battlefield (CR 305.1)."""

    land: ObjectId
    face: str = ""
    """The name of the face that is played, of a modal double-faced card; "" for its front face."""
    by_effect: bool = False
    """As a spell or ability resolves, not as a special action."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.land,)

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (replace(move(game, self.land, BATTLEFIELD, controller=self.player), face=self.face),)


def play_land(game: Game, player: Seat, card: ObjectId, face: str = "") -> None:
    """Play a land. ``face``: the name of the face that is played, of a modal double-faced card.

    Raises:
        IllegalAction: it can't be played now.
    """
    checkpoint = game.state
    happen(game, *turned_up_to_play(game, (), game.object(card)))
    look = Game(looked_at(game.state, card, face)) if face else game
    game.object_to(*one_a_turn(game, in_time(look, (), player, card), player))
    game.undo_if_illegal(checkpoint)
    happen(game, LandPlayed(player, card, face))


@rule("305.1", "116.2a", "505.6b")
def in_time(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """A player with priority may play a land card from their hand in a main phase of their turn while the stack is empty."""
    state = game.state
    it = state.objects[card]
    if not state.characteristics(card).is_type("land") or not _there(game, it, player):
        reasons = (
            *reasons,
            Reason("it is no land card in the player's hand", "305.1", "116.2a", ja="そのプレイヤーの手札にある土地カードではない"),
        )
    if state.turn.priority != player or not main_phase_of(state, player):
        reasons = (
            *reasons,
            Reason(
                "a land is played only in a main phase of one's turn while the stack is empty",
                "305.1",
                "116.2a",
                ja="土地をプレイできるのは、自分のターンのメイン・フェイズで、スタックが空のときだけである",
            ),
        )
    return reasons


def _there(game: Game, it: Object, player: Seat) -> bool:
    """Whether it is where the player may play it from: their hand, or where an effect lets them."""
    if it.zone == HAND and it.owner == player:
        return True
    return any(effect.lands for effect in effects_allow(game.state, player, it.id)) and lands_too(game, False)


@rule("601.1a")
def lands_too(ctx: Context, allowed: bool) -> bool:
    """An effect that lets a player play cards lets them play those that are lands and cast the others."""
    return True


def why_not_while_resolving(game: Game, player: Seat) -> Reasons:
    """Why a player can't play a land as an effect that resolves has them do; that part of the effect is ignored then."""
    return not_in_another_turn(game, one_a_turn(game, (), player), player)


@rule("305.3")
def not_in_another_turn(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """A player can't play a land, for any reason, if it isn't their turn."""
    if game.state.turn.active == player:
        return reasons
    return (*reasons, Reason("it is not the player's turn", "305.3", ja="そのプレイヤーのターンではない"))


@rule("305.2", "305.2b", "505.6b", part="one")
def one_a_turn(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """A player can normally play one land a turn."""
    if _played(game, player) < allowed(game, 1, player):
        return reasons
    text = "the player has played as many lands this turn as they can"
    return (*reasons, Reason(text, "305.2", "305.2b", ja="このターンにプレイできる数の土地をすでにプレイしている"))


@rule("305.2", part="more")
def allowed(game: Game, n: int, player: Seat) -> int:
    """Continuous effects may increase the number of lands that a player can play in their turn."""
    active = (a for a in game.state.layers.in_force(MoreLands) if a.env.you == player)
    return n + sum(a.effect.n for a in active if isinstance(a.effect, MoreLands))


def _played(game: Game, player: Seat) -> int:
    """How many lands a player has played this turn."""
    played = tuple(e.event for e in game.state.log.this_turn() if isinstance(e.event, LandPlayed) and e.event.player == player)
    as_actions = sum(not event.by_effect for event in played)
    return without_those_put(game, while_resolving_too(game, as_actions, len(played)), player)


@rule("305.2a")
def while_resolving_too(ctx: Context, as_actions: int, altogether: int) -> int:
    """Lands played as special actions count, and those played while a spell or ability resolved."""
    return altogether


def _put_too(game: Game, played: int, player: Seat) -> int:
    """The wrong reading of CR 305.4: every land that came to the battlefield under the player's control was played."""
    here = game.state
    moves = (i for e in here.log.this_turn() if isinstance(e.event, Move) and e.event.to == BATTLEFIELD for i in e.became)
    return sum(i in here.objects and here.characteristics(i).is_type("land") and here.controller(i) == player for i in moves)


@rule("305.4", otherwise=_put_too)
def without_those_put(game: Game, played: int, player: Seat) -> int:
    """A land that an effect puts onto the battlefield isn't played and doesn't count."""
    return played
