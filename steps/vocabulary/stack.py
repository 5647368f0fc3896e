"""Phrases I: the stack, targets, costs, permissions (ST)."""

from __future__ import annotations

from collections.abc import Sequence

from steps.driver import compare_reasons
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import AbilityRef, Chosen, Cost, Obj, Player, Ref, Zone
from steps.table import Activate, Answer, Cast, CostOffered, Seen, WrongAnswer
from steps.telling import list_of
from steps.vocabulary.acting import activation
from steps.vocabulary.making import chosen, cost_choice, face_of, hit, same_mana

st01 = Phrase(
    "ST-01",
    "[{player}がコントロールしている]{anyabil}{n}つがスタックにある",
    "{n} ({anyabil}/{anyabil:anyabils}@n) [controlled by {player} ](is/are@n) on the stack",
    (
        variant("T", "[{player}のコントロール下で]{anyabil}{n}つがスタックに置かれている"),
        variant("T", "[{player}がコントロールしている]{anyabil}が{n}つスタックにある"),
    ),
)
st02 = Phrase("ST-02", "スタックは上から順に{objs}である", "from the top, the stack is {objs}")
st03 = Phrase("ST-03", "{obj}の対象は{targets}である", "the target(s@targets) of {obj} (is/are@targets) {targets}")
st04 = Phrase("ST-04", "{obj}は対象を取っていない", "{obj} has no target")
st05 = Phrase(
    "ST-05",
    "{targets}は[{cost}で唱える]{card}の適正な対象である",
    "{targets} (is a legal target/are legal targets) for {card}[ cast for {cost}]",
)
st06 = Phrase(
    "ST-06",
    "{targets}は[{cost}で唱える]{card}の適正な対象ではない",
    "{targets} (is not a legal target/are not legal targets) for {card}[ cast for {cost}]",
    rules="needed",
)
st07 = Phrase("ST-07", "{abil}の適正な対象は{targets}だけである", "the only legal target(s@targets) for {abil} (is/are@targets) {targets}")
st08 = Phrase(
    "ST-08",
    "{card}を[{zone}から][{cost}で]唱えるための総コストは{mana}である",
    "the total cost to cast {card}[ from {zone}][ for {cost}] is {mana}",
)
st09 = Phrase(
    "ST-09",
    "{player}が{card}を唱えるために選べるコストは{costs}だけである",
    "the only cost(s@costs) {player} can choose to cast {card} (is/are@costs) {costs}",
)
st10 = Phrase("ST-10", "{player}が選べるのは{options}だけである", "{player} can choose only {options}")
st11 = Phrase("ST-11", "{player}は[{question}の]選択を求められている", "{player} (are/is) asked to choose[ {question}]")
st12 = Phrase("ST-12", "選択を求められているプレイヤーはいない", "no player is asked to choose")
st13 = Phrase("ST-13", "{obj}のコピー{n}つがスタックにある", "{n} (copy/copies@n) of {obj} (is/are@n) on the stack")
st14 = Phrase("ST-14", "{obj}の発生源は{card}である", "the source of {obj} is {card}")
st15 = Phrase("ST-15", "{player}は{choice}を選べない", "{player} can't choose {choice}")


def stack_of(scene: Scene) -> list[Seen]:
    """The stack, from the top."""
    return sorted((s for s in scene.board().objects if s.zone == "stack"), key=lambda s: s.position)


def _tell_stack(scene: Scene) -> str:
    return list_of(scene, stack_of(scene)) or scene.say("空", "empty")


# --- What is on the stack -------------------------------------------------------------------------------------------------------------


@st01.then
def abilities_on_stack(scene: Scene, anyabil: AbilityRef, n: int, player: Player | None = None) -> None:
    """Exactly so many abilities of this kind."""
    if anyabil.source is not None:
        scene.names.must_know(anyabil)
    seats = scene.seats(player) if player else None
    found = [s for s in stack_of(scene) if scene.names.fits(anyabil, s) and (seats is None or s.controller in seats)]
    if len(found) != n:
        stack = _tell_stack(scene)
        scene.fail(
            f"それは{len(found)}つである（{n}つのはず）。スタック: {stack}。", f"There are {len(found)}, not {n}. The stack: {stack}."
        )


@st02.then
def stack_is(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """The whole stack, from the top."""
    stack = stack_of(scene)
    if len(stack) != len(objs) or not all(scene.names.fits(o, s) for o, s in zip(objs, stack, strict=True)):
        told = _tell_stack(scene)
        scene.fail(f"スタックは上から: {told}。", f"From the top, the stack is: {told}.")


def _on_stack(scene: Scene, obj: Obj) -> Seen:
    return scene.names.find(obj, lambda s: s.zone == "stack", scene.show_zone(Zone("stack")))


def _aims(scene: Scene, targets: Sequence[int]) -> str:
    names = [scene.player_name(~t) if t < 0 else scene.describe(s) if (s := scene.by_id(t)) else str(t) for t in targets]
    return scene.say("、", "; ").join(names) or "-"


@st03.then
def targets_are(scene: Scene, obj: Obj, targets: tuple[Obj | Player, ...]) -> None:
    """All its targets, in order."""
    now = _on_stack(scene, obj).targets
    if now != tuple(hit(scene, t) for t in targets):
        told = _aims(scene, now)
        scene.fail(f"対象は: {told}。", f"Its targets: {told}.")


@st04.then
def has_no_target(scene: Scene, obj: Obj) -> None:
    """It has no target."""
    now = _on_stack(scene, obj).targets
    if now:
        told = _aims(scene, now)
        scene.fail(f"対象は: {told}。", f"Its targets: {told}.")


@st13.then
def copies_on_stack(scene: Scene, obj: Obj, n: int) -> None:
    """Exactly so many copies of a spell."""
    if not isinstance(obj, Ref):
        scene.fail("コピーされた呪文を名前で書く。", "Name the spell that was copied.")
    scene.names.must_know(obj)
    copy = Ref(obj.name, "", obj.label, 0, obj.owner, None, copy=True)
    found = [s for s in stack_of(scene) if scene.names.fits(copy, s)]
    if len(found) != n:
        told = _tell_stack(scene)
        scene.fail(f"コピーは{len(found)}つである（{n}つのはず）。スタック: {told}。", f"{len(found)} copies, not {n}. The stack: {told}.")


@st14.then
def source_is(scene: Scene, obj: Obj, card: Ref) -> None:
    """What an ability on the stack comes from (CR 113.7)."""
    ability = _on_stack(scene, obj).ability
    source = scene.by_id(ability.source) if ability else None
    if source is None or not scene.names.fits(card, source):
        told = scene.describe(source) if source else "-"
        scene.fail(f"発生源は: {told}。", f"Its source: {told}.")


# --- Targets that would be legal ------------------------------------------------------------------------------------------------------


def _in_hand_or_anywhere(scene: Scene, card: Ref, zone: Zone | None = None) -> Seen:
    if zone:
        return scene.names.find_in(card, zone)
    hands = [s for s in scene.board().objects if s.zone == "hand" and scene.names.fits(card, s)]
    return hands[0] if len(hands) == 1 else scene.names.find(card)


def _casting(scene: Scene, card: Ref, cost: Cost | None) -> Cast:
    found = _in_hand_or_anywhere(scene, card)
    player = found.controller if found.zone == "stack" else found.owner
    return Cast(player, found.id, cost_choice(scene, cost))


@st05.then
def are_legal_targets(scene: Scene, targets: tuple[Obj | Player, ...], card: Ref, cost: Cost | None = None) -> None:
    """Each could be chosen as its target."""
    act = _casting(scene, card, cost)
    for target in targets:
        why = scene.table.why_not_target(act, hit(scene, target))
        if why:
            reasons = "; ".join(f"{o.rule} ({o.text})" for o in why)
            scene.fail(f"適正な対象ではない: {reasons}。", f"It is no legal target: {reasons}.")


@st06.then
def are_no_legal_targets(
    scene: Scene, rules: tuple[str, ...], targets: tuple[Obj | Player, ...], card: Ref, cost: Cost | None = None
) -> None:
    """None could be chosen as its target, and these rules are why."""
    act = _casting(scene, card, cost)
    for target in targets:
        why = tuple(scene.table.why_not_target(act, hit(scene, target)))
        if not why:
            scene.fail("適正な対象である。", "It is a legal target.")
        scene.show_rules(o.rule for o in why)
        compare_reasons(scene, why, rules)


@st07.then
def only_legal_targets(scene: Scene, abil: AbilityRef, targets: tuple[Obj | Player, ...]) -> None:
    """These, and no others, could be chosen."""
    question = scene.table.question()
    if question and question.topic == "targets":
        now = [o.value for o in question.options if isinstance(o.value, int)]
    else:
        act: Activate = activation(scene, scene.board().active, abil)
        now = list(scene.table.legal_targets(act))
    if sorted(now) != sorted(hit(scene, t) for t in targets):
        told = _aims(scene, now)
        scene.fail(f"適正な対象は: {told}。", f"Legal targets: {told}.")


# --- Costs ----------------------------------------------------------------------------------------------------------------------------


@st08.then
def total_cost_is(scene: Scene, card: Ref, mana: str, zone: Zone | None = None, cost: Cost | None = None) -> None:
    """The mana part of the total cost (CR 601.2f)."""
    found = _in_hand_or_anywhere(scene, card, zone)
    total = scene.table.total_cost(found.owner, found.id, cost_choice(scene, cost), face_of(scene, card.name, found))
    scene.show_rules(total.rules)
    if not same_mana(total.mana, mana):
        scene.fail(f"総コストは{total.mana}である（{mana}のはず）。", f"The total cost is {total.mana}, not {mana}.")


@st09.then
def only_costs(scene: Scene, player: Player, card: Ref, costs: tuple[Cost, ...]) -> None:
    """These costs, and no others, can be chosen (CR 601.2b)."""
    seat = scene.seat(player)
    it = _in_hand_or_anywhere(scene, card)
    offered = list(scene.table.costs(seat, it.id, face_of(scene, card.name, it)))
    for offer in offered:
        scene.show_rules(offer.rules)
    rest = list(offered)
    for cost in costs:
        found = next((o for o in rest if _is_offer(scene, cost, o)), None)
        if found is None:
            _tell_costs(scene, offered)
        rest = [o for o in rest if o is not found]
    if rest:
        _tell_costs(scene, offered)


def _is_offer(scene: Scene, cost: Cost, offer: CostOffered) -> bool:
    if cost.keyword != offer.keyword or (cost.mana and not same_mana(cost.mana, offer.mana)):
        return False
    return cost.giver is None or offer.giver == scene.names.find(cost.giver).id


def _tell_costs(scene: Scene, offered: Sequence[CostOffered]) -> None:
    told = ", ".join(f"{o.keyword or 'mana cost'} {o.mana}".strip() for o in offered) or "-"
    scene.fail(f"選べるコストは: {told}。", f"Costs that can be chosen: {told}.")


# --- Questions ------------------------------------------------------------------------------------------------------------------------


@st10.then
def only_options(scene: Scene, player: Player, options: tuple[object, ...]) -> None:
    """All that the open question offers."""
    is_asked(scene, player)
    question = scene.table.question()
    assert question is not None
    wanted = {_option_value(scene, o) for o in options}
    if wanted != {o.value for o in question.options}:
        told = scene.describe_question(question)
        scene.fail(f"選べるものが違う。{told}", f"The options are others. {told}")


def _option_value(scene: Scene, value: object) -> int | str:
    if isinstance(value, int | str):
        return value
    if isinstance(value, Cost):
        return value.keyword or value.mana
    return hit(scene, value)  # type: ignore[arg-type]  # an object or a player: nothing else is left of the slot's values


@st15.then
def not_an_option(scene: Scene, player: Player, choice: Chosen) -> None:
    """The open question doesn't offer this."""
    question = scene.table.question()
    is_asked(scene, player, choice.what)
    assert question is not None
    picked = chosen(scene, choice)
    try:
        scene.table.answer(Answer(question.player, question.topic, (picked.value,)))
    except WrongAnswer:
        return
    scene.fail("それは選べる。", "That can be chosen.")


@st11.then
def is_asked(scene: Scene, player: Player, question: str = "") -> None:
    """A question is open for this player (of this topic)."""
    now = scene.table.question()
    if now is None:
        scene.fail("選択を求められているプレイヤーはいない。", "No player is asked to choose.")
    if now.player != scene.seat(player) or question not in ("", now.topic):
        told = scene.describe_question(now)
        scene.fail(f"別の選択である。{told}", f"Another choice is open. {told}")


@st12.then
def nobody_is_asked(scene: Scene) -> None:
    """No question is open."""
    now = scene.table.question()
    if now and now.topic != "mana abilities":
        told = scene.describe_question(now)
        scene.fail(told, told)
