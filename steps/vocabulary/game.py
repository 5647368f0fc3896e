"""Phrases A: the game (GM)."""

from __future__ import annotations

from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import Player, Turn
from steps.table import (
    AnyMana,
    Daytime,
    Designation,
    EveryOrder,
    Format,
    Life,
    PlayerCounters,
    Players,
    Pool,
    PriorityIs,
    StepIs,
    StepName,
    TurnNumber,
)
from steps.telling import moment
from steps.vocabulary.making import same_mana

gm01 = Phrase("GM-01", ja="プレイヤーは{players}である", en="the players are {players}")
gm02 = Phrase("GM-02", ja="ゲームは{format}である", en="the game is {format}")
gm05 = Phrase(
    "GM-05",
    ja="ゲームの{n}ターン目であり、先攻は{player}である",
    en="it is turn {n} of the game and {player} (are/is) the starting player",
)
gm06 = Phrase(
    "GM-06",
    ja="{turn}の{step}である",
    en="it is the {step} of {turn}",
    variants=(
        variant("GT", "{turn:whose}の{step}である", "it is {turn:whose} {step}"),
        variant("G", "{turn}である", "it is {turn}", step="precombat main"),
    ),
)
gm07 = Phrase(
    "GM-07",
    ja="優先権は{player}にある",
    en="{player} (have/has) priority",
    variants=(variant("GT", "{player}が優先権を持っている"),),
)
gm08 = Phrase("GM-08", ja="優先権を持つプレイヤーはいない", en="no player has priority")
gm09 = Phrase(
    "GM-09",
    ja="{poss}のライフは{n}点である",
    en="{poss} life total is {n}",
    variants=(variant("GT", "{poss}のライフは{n}である"), variant("GT", en="{poss:player} (have/has@poss) {n} life")),
)
gm10 = Phrase(
    "GM-10",
    ja="{player}は必要なだけマナを支払える",
    en="{player} can pay any amount of mana",
    variants=(variant("G", "{player}のマナは足りている", "{player} (have/has) enough mana"),),
)
gm11 = Phrase(
    "GM-11",
    ja="{poss}のマナ・プールに{mana}がある",
    en="{poss} mana pool holds {mana}",
    variants=(variant("GT", en="{poss:player} (have/has@poss) {mana} in (your/their) mana pool"),),
)
gm12 = Phrase("GM-12", ja="{poss}のマナ・プールは空である", en="{poss} mana pool is empty")

gm19 = Phrase("GM-19", ja="{player}は{kind}カウンター{n}個を持っている", en="{player} (have/has) {n} {kind} counter(s@n)")

gm21 = Phrase("GM-21", ja="{poss}の探索マーカーは部屋{n}にある", en="{poss} venture marker is in room {n}")
gm22 = Phrase("GM-22", ja="{player}が踏破したダンジョンは{n}個である", en="{player} (have/has) completed {n} dungeon(s@n)")

gm23 = Phrase("GM-23", ja="今は昼である", en="it is day")
gm24 = Phrase("GM-24", ja="今は夜である", en="it is night")
gm25 = Phrase("GM-25", ja="今は昼でも夜でもない", en="it is neither day nor night")

gm26 = Phrase("GM-26", ja="{player}は統治者である", en="{player} (are/is) the monarch")
gm27 = Phrase("GM-27", ja="{player}はイニシアチブを持っている", en="{player} (have/has) the initiative")
gm28 = Phrase("GM-28", ja="統治者はいない", en="there is no monarch")
gm29 = Phrase("GM-29", ja="イニシアチブを持っているプレイヤーはいない", en="no player has the initiative")

gm20 = Phrase("GM-20", ja="ゲームの状態に矛盾はない", en="the game is consistent")

gm15 = Phrase("GM-15", ja="順番の選択はすべて求められる", en="every choice of an order is asked")


@gm01.given
def name_players(scene: Scene, players: tuple[str, ...]) -> None:
    """Two or more players, in turn order."""
    scene.given(Players(players))
    scene.players = players


@gm02.given
def choose_format(scene: Scene, format: str) -> None:  # noqa: A002  # slots are named as their types
    """A two-player game or Commander."""
    scene.given(Format(format))


@gm05.given
def number_turn(scene: Scene, n: int, player: Player) -> None:
    """Which turn of the game it is, and who began."""
    scene.given(TurnNumber(n, scene.seat(player)))


def _whose(scene: Scene, turn: Turn) -> int:
    if turn.player is None or turn.which not in ("of", "coming"):
        scene.fail("前提と状態では、だれのターンかを書く（あなたのターン）。", "Say whose turn it is (your turn).")
    return scene.seat(turn.player)


@gm06.given
def set_step(scene: Scene, turn: Turn, step: StepName) -> None:
    """The step and whose turn."""
    scene.given(StepIs(_whose(scene, turn), step))


@gm06.then
def is_step(scene: Scene, turn: Turn, step: StepName) -> None:
    """The step and whose turn."""
    board = scene.board()
    whose = board.active if turn.which == "this" else _whose(scene, turn)
    if (board.active, board.step) != (whose, step):
        name = scene.player_name(board.active)
        now = moment(scene, board.turn, board.step)
        scene.fail(f"今は{name}のターン（{now}）である。", f"It is {now}, of {name}.")


@gm07.given
def give_priority(scene: Scene, player: Player) -> None:
    """Who has priority at the start."""
    scene.given(PriorityIs(scene.seat(player)))


@gm07.then
def has_priority(scene: Scene, player: Player) -> None:
    """Who has priority."""
    now = scene.board().priority
    if now != scene.seat(player):
        name = scene.say("だれにもない", "with nobody") if now is None else scene.player_name(now)
        scene.fail(f"優先権は今: {name}。", f"Priority is now: {name}.")


@gm08.then
def nobody_has_priority(scene: Scene) -> None:
    """Nobody has priority."""
    now = scene.board().priority
    if now is not None:
        name = scene.player_name(now)
        scene.fail(f"優先権は{name}にある。", f"Priority: {name}.")


@gm09.given
def set_life(scene: Scene, poss: Player, n: int) -> None:
    """A life total."""
    for seat in scene.seats(poss):
        scene.given(Life(seat, n))


@gm09.then
def life_is(scene: Scene, poss: Player, n: int) -> None:
    """A life total."""
    for seat in scene.seats(poss):
        life = scene.board().players[seat].life
        if life != n:
            name = scene.player_name(seat)
            scene.fail(f"{name}のライフは{life}点である（{n}点のはず）。", f"The life total of {name} is {life}, not {n}.")


@gm19.given
def give_counters(scene: Scene, player: Player, kind: str, n: int) -> None:
    """Counters that a player has."""
    for seat in scene.seats(player):
        scene.given(PlayerCounters(seat, kind, n))


@gm19.then
def player_has_counters(scene: Scene, player: Player, kind: str, n: int) -> None:
    """Exactly so many counters of that kind."""
    for seat in scene.seats(player):
        now = dict(scene.board().players[seat].counters).get(kind, 0)
        if now != n:
            name = scene.player_name(seat)
            scene.fail(f"{name}の持つそのカウンターは{now}個である（{n}個のはず）。", f"{name} has {now} {kind} counters, not {n}.")


@gm10.given
def any_mana(scene: Scene, player: Player) -> None:
    """Mana is there whenever a cost is paid."""
    for seat in scene.seats(player):
        scene.given(AnyMana(seat))


@gm11.given
def fill_pool(scene: Scene, poss: Player, mana: str) -> None:
    """Mana in a pool."""
    for seat in scene.seats(poss):
        scene.given(Pool(seat, mana))


@gm11.then
def pool_holds(scene: Scene, poss: Player, mana: str) -> None:
    """Exactly this mana is in a pool."""
    for seat in scene.seats(poss):
        pool = scene.board().players[seat].pool
        if not same_mana(pool, mana):
            scene.fail(f"マナ・プールにあるのは{pool or '（なし）'}である。", f"The mana pool holds {pool or 'nothing'}.")


@gm12.given
def empty_pool(scene: Scene, poss: Player) -> None:
    """No mana in a pool."""
    for seat in scene.seats(poss):
        scene.given(Pool(seat, ""))


@gm12.then
def pool_is_empty(scene: Scene, poss: Player) -> None:
    """No mana in a pool."""
    pool_holds(scene, poss, "")


@gm15.given
def every_order(scene: Scene) -> None:
    """Orders that seldom matter are asked, too: in a graveyard, and of what arrives at the same time (CR 404.3, 613.7m, 730.3a-b)."""
    scene.given(EveryOrder())


@gm20.then
def is_consistent(scene: Scene) -> None:
    """What holds in every game: no card is lost (CR 400.1), no state-based action is left (117.5), layers and logs depend on nothing
    but the game, other answers to an open question change nothing, and what was illegal has been undone exactly (733.1)."""
    scene.need("invariants")
    wrong = scene.table.amiss()
    if wrong:
        scene.fail(f"矛盾がある: {'; '.join(wrong)}", f"There is a contradiction: {'; '.join(wrong)}")


@gm21.then
def in_room(scene: Scene, poss: Player, n: int) -> None:
    """The venture marker is in that room, counted from the top of the dungeon, in a row from left to right (CR 309.4)."""
    for seat in scene.seats(poss):
        now = scene.board().players[seat].room
        if now != n:
            scene.fail(f"探索マーカーは部屋{now}にある。" if now else "探索マーカーは置かれていない。", f"It is in room {now or 'none'}.")


@gm22.then
def has_completed(scene: Scene, player: Player, n: int) -> None:
    """Exactly so many dungeons have been completed (CR 309.7)."""
    for seat in scene.seats(player):
        now = scene.board().players[seat].dungeons
        if now != n:
            scene.fail(f"踏破したダンジョンは{now}個である（{n}個のはず）。", f"{now} dungeons have been completed, not {n}.")


@gm23.given
def make_it_day(scene: Scene) -> None:
    """It is day (CR 731.1)."""
    scene.given(Daytime("day"))


@gm24.given
def make_it_night(scene: Scene) -> None:
    """It is night (CR 731.1)."""
    scene.given(Daytime("night"))


@gm26.given
def make_monarch(scene: Scene, player: Player) -> None:
    """A player is the monarch (CR 725.1)."""
    scene.given(Designation(scene.seat(player), "monarch"))


@gm27.given
def give_initiative(scene: Scene, player: Player) -> None:
    """A player has the initiative (CR 726.1)."""
    scene.given(Designation(scene.seat(player), "initiative"))


def _holders(scene: Scene, what: str, wanted: tuple[int, ...]) -> None:
    now = tuple(p.seat for p in scene.board().players if p.in_game and what in p.designations)
    if now != wanted:
        shown = scene.say("、", ", ").join(map(scene.player_name, now))
        if not shown:
            scene.fail("そのようなプレイヤーはいない。", "There is no such player.")
        scene.fail(f"それは{shown}である。", f"It is {shown}.")


@gm26.then
def is_monarch(scene: Scene, player: Player) -> None:
    """This player, and nobody else, is the monarch."""
    _holders(scene, "monarch", scene.seats(player))


@gm27.then
def has_initiative(scene: Scene, player: Player) -> None:
    """This player, and nobody else, has the initiative."""
    _holders(scene, "initiative", scene.seats(player))


@gm28.then
def no_monarch(scene: Scene) -> None:
    """Nobody is the monarch."""
    _holders(scene, "monarch", ())


@gm29.then
def no_initiative(scene: Scene) -> None:
    """Nobody has the initiative."""
    _holders(scene, "initiative", ())


def _time_is(scene: Scene, time: str) -> None:
    now = scene.board().daytime
    if now != time:
        ja, en = {"day": ("昼である", "day"), "night": ("夜である", "night"), "": ("昼でも夜でもない", "neither day nor night")}[now]
        scene.fail(f"今は{ja}。", f"It is {en}.")


@gm23.then
def is_day(scene: Scene) -> None:
    """It is day."""
    _time_is(scene, "day")


@gm24.then
def is_night(scene: Scene) -> None:
    """It is night."""
    _time_is(scene, "night")


@gm25.then
def is_neither(scene: Scene) -> None:
    """It is neither day nor night."""
    _time_is(scene, "")
