"""Phrases D: acts (AC), in their forms."""

from __future__ import annotations

from steps import driver
from steps.naming import in_play
from steps.pending import Declaration
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import AbilityRef, Chosen, Cost, Obj, Pay, Player, Ref, Zone
from steps.table import Activate, AddMana, Attack, Block, Cast, Concede, CostChoice, Pass, PlayLand, Seen, Special, TurnUp
from steps.vocabulary.making import choices, cost_choice, division, face_of, hit, payments

ac01 = Phrase(
    "AC-01",
    ja=(
        "[response=それに対応して]{player}(が/は)[{zone}から][{targets}を対象(に/として)]{card}を[~{zone}から][~{targets}を対象に][{cost}で]"
        "[free=マナ・コストを支払うことなく][face_down=裏向きで][Xを{n}として][{choice}を選んで][{payment}]<唱える>"
    ),
    en=(
        "[response=in response, ]{player} <cast> {card}[ from {zone}][ for {cost}][free= without paying its mana cost]"
        "[face_down= face down][ targeting {targets}][ with X = {n}][ choosing {choice}][ {payment}]"
    ),
)
ac02 = Phrase(
    "AC-02",
    ja="[response=それに対応して]{player}(が/は)[{targets}を対象(に/として)]{abil}を[~{targets}を対象に][Xを{n}として][{choice}を選んで][{payment}]<起動する>",
    en="[response=in response, ]{player} <activate> {abil}[ targeting {targets}][ with X = {n}][ choosing {choice}][ {payment}]",
)
ac03 = Phrase("AC-03", ja="{player}(が/は)[{zone}から]{card}を<プレイする>", en="{player} <play> {card}[ from {zone}]")
ac04 = Phrase(
    "AC-04",
    ja="{player}(が/は){card}を[{cost}で][Xを{n}として]<special>",
    en="{player} <special> {card}[ for {cost}][ with X = {n}]",
)
ac05 = Phrase("AC-05", ja="{player}(が/は){obj}を[{cost}で]<表向きにする>", en="{player} <turn> {obj} face up[ for {cost}]")
ac06 = Phrase(
    "AC-06",
    ja="{player}(が/は){objs}で[{target:hit}を]<攻撃する>",
    en="{player} <attack> [{target:hit} ]with {objs}",
    variants=(
        variant(
            "WT",
            "{objs}(が/は)[{target:hit}を]<攻撃する>",
            "{objs} <attack@objs>[ {target:hit}]",
            own=True,
            player=Player("controller"),
        ),
    ),
)
ac07 = Phrase(
    "AC-07",
    ja="{player}(が/は)攻撃クリーチャーを<指定しない>",
    en="{player} <declare> no attackers",
    variants=(variant("W", "{player}(が/は)攻撃しない", "{player} (do/does) not attack"),),
)
ac08 = Phrase(
    "AC-08",
    ja="{player}(が/は){objs}で{attacker:obj}を<ブロックする>",
    en="{player} <block> {attacker:obj} with {objs}",
    variants=(
        variant(
            "WT",
            "{objs}(が/は){attacker:obj}を<ブロックする>",
            "{objs} <block@objs> {attacker:obj}",
            own=True,
            player=Player("controller"),
        ),
    ),
)
ac09 = Phrase(
    "AC-09",
    ja="{player}(が/は)ブロック・クリーチャーを<指定しない>",
    en="{player} <declare> no blockers",
    variants=(variant("W", "{player}(が/は)ブロックしない", "{player} (do/does) not block"),),
)
ac10 = Phrase(
    "AC-10",
    ja="{player}(が/は){objs}のマナ能力で{mana}を<加える>",
    en="{player} <add> {mana} with {objs}",
    variants=(variant("W", "{player}(が/は){objs}をタップして{mana}を加える", "{player} tap(s@player) {objs} for {mana}"),),
)
ac11 = Phrase(
    "AC-11",
    ja="{player}(が/は)優先権を<パスする>",
    en="{player} <pass> priority",
    variants=(variant("W", "{player}(が/は)優先権を放棄する", "{player} pass(es)"),),
)
ac12 = Phrase("AC-12", ja="{player}(が/は){obj}を{process}<終える>", en="{player} <finish> {process} {obj}")
ac13 = Phrase("AC-13", ja="{player}(が/は)<投了する>", en="{player} <concede>")
ac14 = Phrase(
    "AC-14",
    ja="{player}(が/は){giver:obj}による特別な処理を{card}で<行う>",
    en="{player} <take> the special action of {giver:obj} with {card}",
)


# --- Casting, activating, playing ---------------------------------------------------------------------------------------------------


def _to_cast(scene: Scene, card: Ref, player: Player, zone: Zone | None) -> Seen:
    question = scene.table.question()
    if question and question.topic == "cast":
        found = scene.names.among(card, (o.value for o in question.options if isinstance(o.value, int)))
        if found:
            return found
    return scene.names.find_in(card, _place_of(card, player, zone))


def _place_of(card: Ref, player: Player, zone: Zone | None) -> Zone:
    """Where a card is played from: where the sentence says, else the player's hand."""
    where = zone or card.zone or Zone("hand", player)
    return Zone("hand", player) if where.name == "hand" and where.owner is None else where


@ac01.act("DRBTCXM")
def cast(
    scene: Scene,
    form: str,
    rules: tuple[str, ...],
    player: Player,
    card: Ref,
    response: bool = False,
    zone: Zone | None = None,
    targets: tuple[Obj | Player, ...] | None = None,
    cost: Cost | None = None,
    free: bool = False,
    face_down: bool = False,
    n: int | None = None,
    choice: Chosen | None = None,
    payment: Pay | None = None,
) -> None:
    """Casting a spell (CR 601)."""
    if response:
        driver.respond(scene)
    found = _to_cast(scene, card, player, zone)
    act = Cast(
        scene.seat(player),
        found.id,
        cost_choice(scene, cost),
        free,
        face_down,
        tuple(hit(scene, t) for t in targets) if targets else None,
        n,
        choices(scene, choice),
        payments(scene, payment),
        division(scene, choice),
        face_of(scene, card.name, found),
    )
    driver.perform(scene, form, rules, act)


def activation(scene: Scene, seat: int, abil: AbilityRef) -> Activate:
    """The activation of a named ability."""
    assert abil.source is not None
    source = scene.names.find(abil.source)
    kind = abil.kind or "activated"
    return Activate(seat, source.id, abil.keyword, abil.ordinal or 1, kind)


@ac02.act("DRBTCX")
def activate(
    scene: Scene,
    form: str,
    rules: tuple[str, ...],
    player: Player,
    abil: AbilityRef,
    response: bool = False,
    targets: tuple[Obj | Player, ...] | None = None,
    n: int | None = None,
    choice: Chosen | None = None,
    payment: Pay | None = None,
) -> None:
    """Activating an ability (CR 602)."""
    if response:
        driver.respond(scene)
    act = activation(scene, scene.seat(player), abil)
    aims = tuple(hit(scene, t) for t in targets) if targets else None
    said = (choices(scene, choice), payments(scene, payment), division(scene, choice))
    whole = Activate(act.player, act.source, act.keyword, act.index, act.kind, aims, n, *said)
    driver.perform(scene, form, rules, whole)


@ac03.act("DTCX")
def play(scene: Scene, form: str, rules: tuple[str, ...], player: Player, card: Ref, zone: Zone | None = None) -> None:
    """Playing a land (CR 305.2)."""
    found = scene.names.find_in(card, _place_of(card, player, zone))
    driver.perform(scene, form, rules, PlayLand(scene.seat(player), found.id, face_of(scene, card.name, found)))


@ac04.act("DTCX")
def special_action(
    scene: Scene,
    form: str,
    rules: tuple[str, ...],
    player: Player,
    card: Ref,
    special: str,
    cost: Cost | None = None,
    n: int | None = None,
) -> None:
    """A special action that a keyword gives (CR 116.2)."""
    found = scene.names.find(card) if special == "unlock" else scene.names.find_in(card, _place_of(card, player, None))
    driver.perform(scene, form, rules, Special(scene.seat(player), special, found.id, cost_choice(scene, cost), n))


@ac14.act("DTCX")
def special_action_of(scene: Scene, form: str, rules: tuple[str, ...], player: Player, giver: Obj, card: Ref) -> None:
    """A special action that the effect of another object allows (CR 116.2)."""
    source, found = scene.names.find(giver), scene.names.find_in(card, _place_of(card, player, None))
    driver.perform(scene, form, rules, Special(scene.seat(player), "", found.id, giver=source.id))


FOR_MANA_COST = "mana cost"
"""How the mana cost is called where it is one of the costs for turning something face up."""


@ac05.act("DTCX")
def turn_up(scene: Scene, form: str, rules: tuple[str, ...], player: Player, obj: Obj, cost: Cost | None = None) -> None:
    """Turning a permanent face up (CR 116.2b)."""
    choice = CostChoice(FOR_MANA_COST) if cost and cost.is_mana_cost else cost_choice(scene, cost)
    driver.perform(scene, form, rules, TurnUp(scene.seat(player), scene.names.find(obj).id, choice))


# --- Combat -------------------------------------------------------------------------------------------------------------------------


def _who(scene: Scene, player: Player, objects: list[Seen]) -> int:
    return objects[0].controller if player.who == "controller" else scene.seat(player)


def _collect(scene: Scene, phrase: str, seat: int) -> Declaration:
    """The declaration that this line goes on with, or a new one."""
    pending = scene.declaration
    if pending is None or pending.phrase != phrase or (phrase == "AC-06" and pending.player != seat):
        scene.declare()
        pending = Declaration(phrase, seat, "D")
    scene.collect(pending, driver.declare)
    return pending


@ac06.act("DTCXM")
def attack(
    scene: Scene, form: str, rules: tuple[str, ...], player: Player, objs: tuple[Obj, ...], target: Obj | Player | None = None
) -> None:
    """Declaring attackers (CR 508.1); lines that follow one another are one declaration."""
    attackers = [scene.names.find(o, in_play) for o in objs]
    seat = _who(scene, player, attackers)
    aim = hit(scene, target) if target else None
    pairs = tuple((a.id, aim) for a in attackers)
    if form == "D":
        _collect(scene, "AC-06", seat).attackers.extend(pairs)
    elif form == "T":
        driver.declare(scene, Declaration("AC-06", seat, "T", list(pairs)))
    else:
        driver.perform(scene, form, rules, Attack(seat, pairs))


@ac07.act("DCX")
def attack_with_none(scene: Scene, form: str, rules: tuple[str, ...], player: Player) -> None:
    """Declaring no attackers."""
    seat = scene.seat(player)
    if form == "D":
        driver.declare(scene, Declaration("AC-06", seat, "D"))
    else:
        driver.perform(scene, form, rules, Attack(seat))


@ac08.act("DTCXM")
def block(scene: Scene, form: str, rules: tuple[str, ...], player: Player, objs: tuple[Obj, ...], attacker: Obj) -> None:
    """Declaring blockers (CR 509.1); lines that follow one another are one declaration."""
    blockers = [scene.names.find(o, in_play) for o in objs]
    seat = _who(scene, player, blockers)
    against = scene.names.find(attacker, in_play).id
    pairs = tuple((b.id, against) for b in blockers)
    if form == "D":
        _collect(scene, "AC-08", seat).of(seat).extend(pairs)
    elif form == "T":
        driver.declare(scene, Declaration("AC-08", seat, "T", blocks=list(pairs)))
    else:
        driver.perform(scene, form, rules, Block(seat, pairs))


@ac09.act("DCX")
def block_with_none(scene: Scene, form: str, rules: tuple[str, ...], player: Player) -> None:
    """Declaring no blockers."""
    seat = scene.seat(player)
    if form == "D":
        driver.declare(scene, Declaration("AC-08", seat, "D"))
    else:
        driver.perform(scene, form, rules, Block(seat))


# --- Mana, priority, the rest -------------------------------------------------------------------------------------------------------


@ac10.act("DTCX")
def add_mana(scene: Scene, form: str, rules: tuple[str, ...], player: Player, objs: tuple[Obj, ...], mana: str) -> None:
    """Activating mana abilities (CR 605.3)."""
    sources = tuple(scene.names.find(o, in_play).id for o in objs)
    driver.perform(scene, form, rules, AddMana(scene.seat(player), sources, mana))


@ac11.act("DC")
def pass_priority(scene: Scene, form: str, rules: tuple[str, ...], player: Player) -> None:
    """Passing priority (CR 117.3d)."""
    driver.perform(scene, form, rules, Pass(scene.seat(player)))


@ac12.act("DT")
def finish(scene: Scene, form: str, rules: tuple[str, ...], player: Player, obj: Obj, process: str) -> None:
    """Finishing what form B began: of a mana ability, which isn't on the stack, its source is named."""
    del rules
    zones = ("stack", "battlefield") if process == "activate" else ("stack",)
    driver.finish(scene, form, scene.seat(player), scene.names.find(obj, lambda s: s.zone in zones))


@ac13.act("D")
def concede(scene: Scene, form: str, rules: tuple[str, ...], player: Player) -> None:
    """Conceding (CR 104.3a)."""
    del form, rules
    scene.do(Concede(scene.seat(player)))
