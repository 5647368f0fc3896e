"""State-based actions (CR 704): checked whenever a player would receive priority, performed all at once."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.destroy import Destroyed, NotDestroyed, can_be_destroyed
from engine.actions.player_counters import POISON
from engine.actions.sacrifice import Sacrificed
from engine.attaching import attachments_checked
from engine.battles import battles_checked
from engine.characteristics import Characteristics
from engine.commander import commanders_return, too_much_damage
from engine.continuous import CountersAtMost
from engine.counters import LOYALTY, CountersChange
from engine.damage import DamageDealt
from engine.dungeons import dungeons_checked
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked
from engine.log import Entry
from engine.questions import Option, Question
from engine.record import record, replace
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.sagas import last_chapter_told
from engine.speed import engines_start
from engine.state import BATTLEFIELD, GRAVEYARD, STACK, Object, ObjectId, Seat, State, ZoneKey
from engine.zones import CeaseToExist, Move, move

Events = tuple[Event, ...]


@record
class Loses(OfPlayer):
    """A player loses the game (CR 104.3); the last one left wins (CR 104.2a)."""

    heard: bool = True
    """Whether it triggers what triggers on losing the game."""
    conceding: bool = False
    """Whether the player concedes."""

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_player(replace(game.state.player(self.player), in_game=False))
        return ()


@record
class Checked(Event):
    """State-based actions have been checked when the log was so long: draws from an empty library before count no more (CR 704.5b)."""

    logged: ClassVar[bool] = False
    length: int

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(checked=self.length)
        if any(p.drew_from_empty for p in game.state.players):
            players = tuple(replace(p, drew_from_empty=False) for p in game.state.players)
            game.state = game.state.evolve(players=players)
        return ()


@record
class GameEnds(Event):
    """The game is over: one player wins (CR 104.2a), or it is a draw (CR 104.4a)."""

    winner: Seat | None

    @property
    def affected_player(self) -> Seat | None:
        return self.winner

    def parts(self, game: Game) -> tuple[Event, ...]:
        return all_revealed(game, ())

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        over = "draw" if self.winner is None else f"won:{self.winner}"
        game.state = game.state.evolve(turn=replace(game.state.turn, over=over, priority=None))
        return ()


@rule("708.9", part="end of game")
def all_revealed(game: Game, events: Events) -> Events:
    """At the end of the game all face-down permanents and spells are revealed."""
    down = tuple(i for i, it in game.state.objects.items() if it.face_down is not None and it.zone in (BATTLEFIELD, STACK))
    return (*events, Revealed(down)) if down else events


def state_based_actions(game: Game) -> bool:
    """Perform every applicable state-based action at once (CR 704.3); whether there was any."""
    state = game.state
    if state.turn.over or 0 < len(state.log) == state.checked:
        return False  # nothing has happened since they were last checked
    events = no_life(game, ())
    events = empty_library(game, events)
    events = poisoned(game, events)
    events = (*events, *(Loses(seat) for seat in too_much_damage(game, (), state)))
    events = one_result(game, events) if len(events) > 1 else events
    events = tokens_gone(game, events)
    events = copies_gone(game, events)
    events = no_loyalty(game, no_toughness(game, events, state), state)
    events = legend_rule(game, (*events, *_destroying(game, state)))
    events = world_rule(game, events)
    events = last_chapter_told(game, battles_checked(game, events, state), state)
    events = _leaving_once(one_role(game, attachments_checked(game, events)))
    events = (*counters_annihilate(game, too_many_counters(game, ())), *events)  # from what may be leaving, too
    events = all_at_once(game, commanders_return(game, dungeons_checked(game, engines_start(game, events))))
    if len(state.log) != state.checked:
        happen(game, Checked(len(state.log)))
    for batch in as_it_was_before(game, (events,)):
        happen(game, *(e for e in batch if all(i in game.state.objects for i in e.subjects)))
    if any(isinstance(e, Loses) for e in events):
        end_if_decided(game)
    return any(not isinstance(e, NotDestroyed) for e in events)


@rule("704.3", part="at once", otherwise=lambda ctx, events: events[:1])
def all_at_once(ctx: Context, events: Events) -> Events:
    """All applicable state-based actions are performed simultaneously as a single event."""
    return events


def _leaving_last(ctx: Context, batches: tuple[Events, ...]) -> tuple[Events, ...]:
    """The wrong reading of CR 704.8: what leaves the battlefield is looked at as the other state-based actions have left it."""
    leaving = tuple(e for e in batches[0] if isinstance(e, (Move, Destroyed)))
    return (tuple(e for e in batches[0] if e not in leaving), leaving) if leaving and len(leaving) < len(batches[0]) else batches


@rule("704.8", otherwise=_leaving_last)
def as_it_was_before(ctx: Context, batches: tuple[Events, ...]) -> tuple[Events, ...]:
    """Of a permanent that leaves the battlefield as other state-based actions are performed, the last known information is from before."""
    return batches


def _leaving_once(events: Events) -> Events:
    """The same actions, but a permanent that several of them have leave the battlefield leaves once, and nothing else is done to it:
    what is sacrificed isn't put into the graveyard besides, what is put there isn't destroyed besides."""
    how: dict[ObjectId, Event] = {}
    for kind in (Sacrificed, Move, Destroyed):
        for event in events:
            if isinstance(event, kind):
                how.setdefault(event.obj, event)
    return tuple(e for e in events if all(how.get(i, e) is e for i in e.subjects))


def end_if_decided(game: Game) -> None:
    """The game is over once no more than one player is left in it (CR 104.2a, 104.4a)."""
    left = [p.seat for p in game.state.players if p.in_game]
    if len(left) < 2 or not others_go_on(game, False):
        happen(game, GameEnds(left[0] if left else None))


@rule("800.4")
def others_go_on(ctx: Context, goes_on: bool) -> bool:
    """A multiplayer game can go on after players have left it."""
    return True


@rule("704.5a")
def no_life(game: Game, events: Events) -> Events:
    """A player with 0 or less life loses the game."""
    return (*events, *(Loses(p.seat) for p in game.state.players if p.in_game and p.life <= 0))


@rule("704.5b")
def empty_library(game: Game, events: Events) -> Events:
    """A player who tried to draw from an empty library loses the game."""
    return (*events, *(Loses(p.seat) for p in game.state.players if p.in_game and p.drew_from_empty))


@rule("704.5c", "122.1f")
def poisoned(game: Game, events: Events) -> Events:
    """A player with ten or more poison counters loses the game."""
    return (*events, *(Loses(p.seat) for p in game.state.players if p.in_game and p.counter(POISON) >= 10))


@rule("704.7")
def one_result(ctx: Context, events: Events) -> Events:
    """Where several state-based actions would have the same result at the same time, it is one result, and replaced once."""
    return tuple(dict.fromkeys(events))


@rule("111.7", "704.5d")
def tokens_gone(game: Game, events: Events) -> Events:
    """A token outside the battlefield ceases to exist."""
    return (*events, *(CeaseToExist(i) for i in _elsewhere(game.state, BATTLEFIELD) if game.object(i).token))


@rule("704.5e", "707.10a")
def copies_gone(game: Game, events: Events) -> Events:
    """A copy of a spell outside the stack, or of a card outside stack and battlefield, ceases to exist."""
    return (*events, *(CeaseToExist(i) for i in _elsewhere(game.state, STACK, BATTLEFIELD) if game.object(i).copy))


def _elsewhere(state: State, *zones: str) -> tuple[ObjectId, ...]:
    """The tokens and copies that are not in these zones."""
    return tuple(i for i in state.of_zones(_no_cards) if state.objects[i].zone not in zones)


def _no_cards(state: State, place: ZoneKey) -> tuple[ObjectId, ...]:
    """The tokens and copies in a zone."""
    return tuple([i for i in state.zones[place] if (of := state.objects[i].components) and of[0].kind != "card"])


@rule("704.5f")
def no_toughness(game: Game, events: Events, state: State) -> Events:
    """A creature with toughness 0 or less is put into its owner's graveyard."""
    return (*events, *(move(game, i, GRAVEYARD) for i in _creatures(state) if (state.characteristics(i).toughness or 0) <= 0))


@rule("704.5i", "306.9", "122.1e")
def no_loyalty(ctx: Context, events: Events, state: State) -> Events:
    """A planeswalker with loyalty 0 is put into its owner's graveyard."""
    walkers = state.permanents(_is_planeswalker)
    return (*events, *(Move(i, BATTLEFIELD, GRAVEYARD) for i in walkers if not state.objects[i].counter(LOYALTY)))


def _is_planeswalker(obj: Object, it: Characteristics) -> bool:
    return it.is_type("planeswalker")


def _destroying(game: Game, state: State) -> Events:
    """The creatures that are destroyed, and those that only would be."""
    hurt = deadly_damage(game, lethal_damage(game, (), state), state)
    found: Events = ()
    for i in dict.fromkeys(hurt):
        if can_be_destroyed(game, i):
            found = (*found, Destroyed(i, by_rule=True))
        elif any(isinstance(e.event, DamageDealt) and e.event.target == i for e in state.log.since(state.checked)):
            found = (*found, NotDestroyed(i))
    return found


@rule("704.5g", "208.1")
def lethal_damage(ctx: Context, destroyed: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """A creature with damage on it of at least its toughness is destroyed."""
    return (*destroyed, *(i for i in _creatures(state) if _lethally_damaged(state, i)))


@rule("704.5h")
def deadly_damage(game: Game, destroyed: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """A creature that has been dealt damage by a source with deathtouch since the last check is destroyed."""
    hit = dict.fromkeys(
        e.event.target
        for e in state.log.since(state.checked)
        if isinstance(e.event, DamageDealt) and e.event.target in state.objects and _deadly(game, state, e)
    )
    return (*destroyed, *(i for i in hit if i in _creatures(state) and (state.characteristics(i).toughness or 0) > 0))


def _deadly(game: Game, state: State, dealt: Entry) -> bool:
    """Whether the source of damage had any of it destroy a creature then, by last known information if it was gone (CR 702.2e)."""
    deadly, source = False, dealt.event.subjects[0]
    if isinstance(dealt.event, DamageDealt) and dealt.event.source == source:
        row = next((r for r in dealt.rows if r.object.id == source), None) or state.last_known(source)
        for keyword, _ in hooked(row.characteristics):
            deadly = keyword.deadly(game, deadly)
    return deadly


def _lethally_damaged(state: State, obj: ObjectId) -> bool:
    toughness = state.characteristics(obj).toughness or 0
    return toughness > 0 and state.objects[obj].damage >= toughness


def _creatures(state: State) -> tuple[ObjectId, ...]:
    return state.permanents(_is_creature)


def _is_creature(obj: Object, it: Characteristics) -> bool:
    return it.is_type("creature")


@rule("704.5j", "205.4d")
def legend_rule(game: Game, events: Events) -> Events:
    """Of several legendary permanents of one name that a player controls, the player keeps one; the others go to the graveyard."""
    state = game.state
    groups: dict[tuple[Seat, str], list[ObjectId]] = {}
    for i in state.permanents(_is_legendary):
        it = state.characteristics(i)
        groups.setdefault((it.controller, it.name), []).append(i)
    for (seat, name), ids in groups.items():
        if len(ids) > 1:
            options = tuple(Option(i, name) for i in ids)
            (kept,) = game.pick(Question(seat, "pick", "choose", f"Which {name} is kept?", options))
            events = (*events, *(move(game, i, GRAVEYARD) for i in ids if i != kept))
    return events


def _is_legendary(obj: Object, it: Characteristics) -> bool:
    return bool(it.name) and "legendary" in it.supertypes


@rule("704.5k", "205.4f")
def world_rule(game: Game, events: Events) -> Events:
    """Of several world permanents all but the newest go to the graveyard; all of them, if several are the newest."""
    state = game.state
    worlds = state.permanents(_is_world)
    if len(worlds) < 2:
        return events
    entered = {i: e.moment for e in state.log if isinstance(e.event, Move) for i in e.became}
    since = {i: (entered.get(i, -1), 0 if i in entered else state.objects[i].timestamp) for i in worlds}
    newest = [i for i in worlds if since[i] == max(since.values())]
    return (*events, *(move(game, i, GRAVEYARD) for i in worlds if i not in newest or len(newest) > 1))


def _is_world(obj: Object, it: Characteristics) -> bool:
    return "world" in it.supertypes


@rule("704.5r", "122.4")
def too_many_counters(game: Game, events: Events) -> Events:
    """Of a permanent with an ability that says it can't have more than N counters of a kind, all but N are removed."""
    for active in game.state.layers.in_force(CountersAtMost):
        most, source = active.effect, active.source
        if isinstance(most, CountersAtMost) and source in game.state.objects:
            surplus = game.object(source).counter(most.kind) - most.n
            events = (*events, CountersChange(source, most.kind, -surplus)) if surplus > 0 else events
    return events


@rule("704.5z", "303.7a")
def one_role(game: Game, events: Events) -> Events:
    """Of several Roles that a player controls on one permanent all but the newest are put into their owners' graveyards."""
    state = game.state
    groups: dict[tuple[Seat, int], list[ObjectId]] = {}
    for i in state.permanents(_is_role):
        host = state.objects[i].attached_to
        if host is not None:
            groups.setdefault((state.controller(i), host), []).append(i)
    for roles in groups.values():
        newest = max(roles, key=lambda i: state.objects[i].timestamp)
        events = (*events, *(move(game, i, GRAVEYARD) for i in roles if i != newest))
    return events


def _is_role(obj: Object, it: Characteristics) -> bool:
    return "Role" in it.subtypes


@rule("704.5q", "122.3")
def counters_annihilate(game: Game, events: Events) -> Events:
    """+1/+1 and -1/-1 counters on a permanent are removed in pairs."""
    for i in game.state.permanents(_has_opposites):
        pairs = min(game.object(i).counter("+1/+1"), game.object(i).counter("-1/-1"))
        events = (*events, CountersChange(i, "+1/+1", -pairs), CountersChange(i, "-1/-1", -pairs))
    return events


def _has_opposites(obj: Object, it: Characteristics) -> bool:
    return obj.counter("+1/+1") > 0 < obj.counter("-1/-1")
