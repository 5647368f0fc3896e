"""Phrases J, second part: what became of spells and abilities, of an action that was tried, of the game (EV-24 to EV-36)."""

from __future__ import annotations

from steps.driver import compare_reasons
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import Obj, Player, Ref
from steps.table import Entry
from steps.telling import describe_entry
from steps.vocabulary.events import did_not, found_in, happened

ev24 = Phrase("EV-24", "{obj}は解決される", "{obj} resolves", (variant("T", "{obj}は解決された", "{obj} resolved"),))
ev25 = Phrase(
    "EV-25",
    "{obj}は何も起こさずに解決される",
    "{obj} resolves without effect",
    (variant("T", "{obj}は何も起こさずに解決された", "{obj} resolved without effect"),),
)
ev26 = Phrase("EV-26", "{obj}は解決されない", "{obj} does not resolve", (variant("T", "{obj}は解決されなかった", "{obj} did not resolve"),))
ev27 = Phrase("EV-27", "{obj}は打ち消される", "{obj} is countered", (variant("T", "{obj}は打ち消された", "{obj} was countered"),))
ev28 = Phrase("EV-28", "{obj}は解決されずにスタックから取り除かれる", "{obj} is removed from the stack without resolving")
ev29 = Phrase(
    "EV-29", "{obj}は表向きになる", "{obj} is turned face up", (variant("T", "{obj}は表向きになった", "{obj} was turned face up"),)
)
ev37 = Phrase("EV-37", "{obj}は変身する", "{obj} transform(s@obj)", (variant("T", "{obj}は変身した", "{obj} transformed"),))
ev38 = Phrase("EV-38", "{obj}は変身しない", "{obj} (do/does) not transform")
ev30 = Phrase("EV-30", "{obj}は「表向きになった」とは扱われない", "{obj} does not count as turned face up")
ev31 = Phrase(
    "EV-31",
    "{card}は{host:obj}と合同する",
    "{card} merges with {host:obj}",
    (variant("T", "{card}は{host:obj}と合同した", "{card} merged with {host:obj}"),),
)
ev32 = Phrase(
    "EV-32",
    "{player}はゲームに{winlose}する",
    "{player} {winlose}(s@player) the game",
    (variant("T", "{player}はゲームに{winlose}した"),),
)
ev33 = Phrase("EV-33", "どのプレイヤーもゲームに敗北していない", "no player has lost the game")
ev34 = Phrase("EV-34", "ゲームは引き分けになる", "the game is a draw", (variant("T", "ゲームは引き分けになった"),))
ev35 = Phrase(
    "EV-35",
    "その処理は不正であり、巻き戻される",
    "that action is illegal and is reversed",
    (variant("T", "その行動は不正であり、巻き戻される"),),
    rules="needed",
)
ev36 = Phrase("EV-36", "何も変わっていない", "nothing has changed")


@ev24.then
def resolves(scene: Scene, obj: Obj) -> None:
    """It resolved in the window (CR 608)."""
    happened(scene, obj, ("resolve",))


_BY_ITSELF = ("leave stack", "zone", "note", "resolve", "begin", "turn")


@ev25.then
def resolves_without_effect(scene: Scene, obj: Obj) -> None:
    """It resolved, and nothing came of it but its own leaving the stack."""
    found = happened(scene, obj, ("resolve",))[0]
    its = found.seen.id
    for entry in scene.log()[found.entry.n + 1 :]:
        if _leaves(entry, its):
            return
        if entry.kind not in _BY_ITSELF or entry.kind in ("zone", "leave stack"):
            what = describe_entry(scene, entry)
            scene.fail(f"それによって起きたことがある: {what}。", f"Something came of it: {what}.")


def _leaves(entry: Entry, obj: int) -> bool:
    return entry.kind in ("leave stack", "zone") and any(o.id == obj for o in entry.objects)


@ev26.then
def does_not_resolve(scene: Scene, obj: Obj) -> None:
    """It did not resolve in the window (CR 608.2b, or it is still there)."""
    did_not(scene, obj, ("resolve",))


@ev27.then
def is_countered(scene: Scene, obj: Obj) -> None:
    """It was countered (CR 701.6)."""
    happened(scene, obj, ("counter",))


@ev28.then
def is_removed(scene: Scene, obj: Obj) -> None:
    """It left the stack without resolving."""
    found = happened(scene, obj, ("leave stack", "zone", "counter", "no resolve"), lambda e, s: s.zone == "stack")[0]
    resolved = found_in(scene, scene.log()[: found.entry.n + 1], ("resolve",), obj, lambda _, s: s.id == found.seen.id)
    if any(resolved):
        scene.fail("それは解決された。", "It resolved.")


@ev29.then
def is_turned_up(scene: Scene, obj: Obj) -> None:
    """It was turned face up (CR 708.8)."""
    happened(scene, obj, ("face up",))


@ev30.then
def is_not_turned_up(scene: Scene, obj: Obj) -> None:
    """Nothing counts as its having been turned face up (CR 730.2e)."""
    did_not(scene, obj, ("face up",))


@ev37.then
def transforms(scene: Scene, obj: Obj) -> None:
    """It transformed (CR 701.27a)."""
    happened(scene, obj, ("transform",))


@ev38.then
def does_not_transform(scene: Scene, obj: Obj) -> None:
    """It didn't transform."""
    did_not(scene, obj, ("transform",))


@ev31.then
def merges(scene: Scene, card: Ref, host: Obj) -> None:
    """It became part of that permanent (CR 730.2)."""
    scene.names.must_know(host)
    happened(scene, card, ("merge",))


@ev32.then
def wins_or_loses(scene: Scene, player: Player, winlose: str) -> None:
    """A player won or lost the game (CR 104)."""
    for seat in scene.seats(player):
        if winlose == "win":
            done = scene.board().over == f"won:{seat}"
        else:
            done = any(e.kind == "lose" and e.player == seat for e in scene.window()) or not scene.board().players[seat].in_game
        if not done:
            name, over = scene.player_name(seat), scene.board().over or "-"
            scene.fail(f"{name}についてはそうなっていない（{over}）。", f"That is not so of {name} ({over}).")


@ev33.then
def nobody_lost(scene: Scene) -> None:
    """Nobody has lost."""
    out = [scene.player_name(p.seat) for p in scene.board().players if not p.in_game]
    if out or scene.board().over:
        told = ", ".join(out) or scene.board().over
        scene.fail(f"敗北したプレイヤーがいる: {told}。", f"Has lost: {told}.")


@ev34.then
def is_draw(scene: Scene) -> None:
    """The game is a draw (CR 104.4)."""
    if scene.board().over != "draw":
        over = scene.board().over or "-"
        scene.fail(f"引き分けではない（{over}）。", f"It is no draw ({over}).")


@ev35.then
def is_reversed(scene: Scene, rules: tuple[str, ...]) -> None:
    """What was tried was illegal, and these rules are why (CR 733.1)."""
    pending = scene.pending
    if pending is None or pending.obstacles is None:
        scene.fail("不正とされた行動はない。もしで「…ようとする」と書く。", 'Nothing was refused. Write "try to …" in a When before it.')
    pending.shown = True
    reasons = [r for r in rules if r != "733.1"]
    scene.show_rules(rules)
    if reasons:
        scene.show_rules(r for o in pending.obstacles for r in (o.rule, *o.also) if r in reasons)
        compare_reasons(scene, pending.obstacles, reasons)


@ev36.then
def nothing_changed(scene: Scene) -> None:
    """The game is as it was before the try."""
    if scene.pending is None:
        scene.fail("試みた行動がない。", "Nothing was tried.")
    if scene.table.digest() != scene.pending.digest:
        scene.fail("試みる前と変わっている。", "It is not as it was before the try.")
