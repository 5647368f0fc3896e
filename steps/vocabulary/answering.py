"""Phrases F: answers to the open question (AN). An answer always contains 選ぶ / choose."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steps import driver, ready
from steps.phrase import Phrase, variant
from steps.scene import Scene
from steps.slots.values import AbilityRef, Chosen, Cost, Counted, Obj, Pay, Player, Ref, Zone
from steps.table import Answer, Cast, Question, Seen
from steps.vocabulary.making import choices, chosen, cost_choice, division, face_of, option, payments, same_mana

an01 = Phrase("AN-01", ja="{player}(が/は){objs}を選ぶ", en="{player} choose(s) {objs}")
an02 = Phrase("AN-02", ja="{player}(が/は)何も選ばないことを選ぶ", en="{player} choose(s) nothing")
an03 = Phrase("AN-03", ja="{player}(が/は)そうすることを選ぶ", en="{player} choose(s) to do so")
an04 = Phrase("AN-04", ja="{player}(が/は)そうしないことを選ぶ", en="{player} choose(s) not to do so")
an05 = Phrase("AN-05", ja="{player}(が/は){choice}を選ぶ", en="{player} choose(s) {choice}")
an25 = Phrase("AN-25", ja="{player}(が/は){chosen:player}を選ぶ", en="{player} choose(s@player) {chosen:player}")
an06 = Phrase(
    "AN-06",
    ja="{player}(が/は){targets}を対象として選ぶ",
    en="{player} choose(s@player) {targets} as (the target/the targets)",
    variants=(variant("W", "{player}(が/は){targets}を対象に選ぶ", "{player} choose(s) to target {targets}"),),
)
an07 = Phrase("AN-07", ja="{player}(が/は){objs}の順にすることを選ぶ", en="{player} choose(s) the order {objs}")
an08 = Phrase(
    "AN-08",
    ja="{player}(が/は)誘発型能力を{abils}の順にスタックに置くことを選ぶ",
    en="{player} choose(s) to put the triggered abilities on the stack in the order {abils}",
)
an09 = Phrase("AN-09", ja="{player}(が/は){amounts}を割り振ることを選ぶ", en="{player} choose(s) to divide it as {amounts}")
an10 = Phrase("AN-10", ja="{player}(が/は){card}を公開することを選ぶ", en="{player} choose(s) to reveal {card}")
an11 = Phrase("AN-11", ja="{player}(が/は){card}を公開しないことを選ぶ", en="{player} choose(s) not to reveal {card}")
an12 = Phrase(
    "AN-12",
    ja=(
        "{player}(が/は)[{targets}を対象に]{card}を[~{targets}を対象に][{cost}で][free=マナ・コストを支払うことなく][Xを{n}として]"
        "[{choice}を選んで][{payment}]唱えることを選ぶ"
    ),
    en=(
        "{player} choose(s) to cast {card}[ for {cost}][free= without paying its mana cost][ targeting {targets}][ with X = {n}]"
        "[ choosing {choice}][ {payment}]"
    ),
)
an13 = Phrase("AN-13", ja="{player}(が/は){card}を唱えないことを選ぶ", en="{player} choose(s) not to cast {card}")
an14 = Phrase(
    "AN-14",
    ja="{player}(が/は)生け贄に捧げるものとして{objs}を選ぶ",
    en="{player} choose(s) {objs} to sacrifice",
    variants=(variant("W", "{player}(が/は){objs}を生け贄に捧げることを選ぶ", "{player} choose(s) to sacrifice {objs}"),),
)
an15 = Phrase(
    "AN-15",
    ja="{player}(が/は)捨てるカードとして{cards}を選ぶ",
    en="{player} choose(s) {cards} to discard",
    variants=(variant("W", "{player}(が/は){cards}を捨てることを選ぶ", "{player} choose(s) to discard {cards}"),),
)
an16 = Phrase("AN-16", ja="{player}(が/は)支払うことを選ぶ", en="{player} choose(s) to pay")
an17 = Phrase("AN-17", ja="{player}(が/は)支払わないことを選ぶ", en="{player} choose(s) not to pay")
an18 = Phrase("AN-18", ja="{player}(が/は){objs}からのマナで支払うことを選ぶ", en="{player} choose(s) to pay with mana from {objs}")
an19 = Phrase(
    "AN-19",
    ja="{player}(が/は){card}を{host:obj}の{overunder}に置くことを選ぶ",
    en="{player} choose(s) to put {card} {overunder} {host:obj}",
)
an20 = Phrase("AN-20", ja="{player}(が/は){objs}を{zone}に置くことを選ぶ", en="{player} choose(s) to put {objs} (into/on/onto) {zone}")
an21 = Phrase(
    "AN-21", ja="{player}(が/は){obj}の新しい対象として{targets}を選ぶ", en="{player} choose(s) {targets} as the new target of {obj}"
)
an22 = Phrase(
    "AN-22",
    ja="{player}(が/は){card}の置換効果を先に適用することを選ぶ",
    en="{player} choose(s) to apply the replacement effect of {card} first",
)
an23 = Phrase("AN-23", ja="無作為に{objs}が選ばれる", en="{objs} (is/are) chosen at random")
an24 = Phrase(
    "AN-24", ja="{player}(が/は){objs}を{zone}に置かないことを選ぶ", en="{player} choose(s) not to put {objs} (into/on/onto) {zone}"
)

an26 = Phrase(
    "AN-26",
    ja="{player}(が/は)[{objs}からの]{mana}を支払うことを選ぶ",
    en="{player} choose(s@player) to spend {mana}[ from {objs}]",
)

PICKING = ("choose", "targets", "order", "triggers", "discard", "sacrifice", "exile", "reveal", "new targets", "zone", "cast")


def _question(scene: Scene, player: Player | None, *topics: str) -> Question:
    """The open question, which must be this player's and of such a topic. Raises StepFailure."""
    question = scene.table.question()
    if question is None:
        raise _not_asked(scene, player, topics)
    told = scene.describe_question(question)
    if player is not None and question.player != scene.seat(player):
        scene.fail(f"それを選ぶのは別のプレイヤーである。{told}", f"Another player must choose. {told}")
    if topics and question.topic not in topics:
        scene.fail(f"求められているのは別の選択である。{told}", f"Another choice is being asked. {told}")
    return question


def _not_asked(scene: Scene, player: Player | None, topics: Sequence[str]) -> Exception:
    """What to say of an answer to nothing: where only one was possible, which."""
    seat = scene.seat(player) if player is not None else None
    alike = [q for q in scene.unasked() if seat in (None, q.player) and (q.topic in topics or not topics)]
    if alike:
        only = ready.answers(scene, alike[-1], 1)
        line = f"{scene.say('もし', 'When')} {only[0]}" if only else scene.say("なし", "none")
        return scene.failure(
            f"この選択は、答えが1つしかないので求められなかった（{line}）。この行を消す。",
            f"This was not asked, since only one answer was possible ({line}). Delete this line.",
        )
    return scene.failure(
        "選択は求められていない。答えが1つしかなければ求められないので、その場合はこの行を消す。",
        "No choice is being asked. Where only one answer is possible none is asked: then delete this line.",
    )


def _pick(scene: Scene, player: Player, topics: Sequence[str], what: Sequence[Obj | Player]) -> None:
    question = _question(scene, player, *topics)
    driver.answer(scene, Answer(question.player, question.topic, tuple(option(scene, o) for o in what)))


def _yes_or_no(scene: Scene, player: Player, topics: Sequence[str], yes: bool) -> None:
    question = _question(scene, player, *topics)
    driver.answer(scene, Answer(question.player, question.topic, yes=yes))


@an01.when
def choose(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """Named objects, for any question that picks objects."""
    _pick(scene, player, PICKING, objs)


@an02.when
def choose_nothing(scene: Scene, player: Player) -> None:
    """None at all."""
    _pick(scene, player, PICKING, ())


@an03.when
def do_so(scene: Scene, player: Player) -> None:
    """Yes, to a "may" that has no sentence of its own."""
    _yes_or_no(scene, player, ("may",), True)


@an04.when
def do_not(scene: Scene, player: Player) -> None:
    """No."""
    _yes_or_no(scene, player, ("may",), False)


@an05.when
def choose_value(scene: Scene, player: Player, choice: Chosen) -> None:
    """A value: a number, a color, a mode, …"""
    picked = chosen(scene, choice)
    topic = "x" if picked.what == "number" and getattr(scene.table.question(), "topic", "") == "x" else picked.what
    question = _question(scene, player, topic)
    value: int | str = int(picked.value) if picked.value.isdecimal() else picked.value or picked.what
    offered = [o.value for o in question.options]
    if offered and value not in offered and str(value) in offered:
        value = str(value)
    several = isinstance(value, str) and picked.what == "mode"
    picks = tuple(int(n) for n in picked.value.split()) if several else (value,)
    driver.answer(scene, Answer(question.player, question.topic, picks))


@an25.when
def choose_player(scene: Scene, player: Player, chosen: Player) -> None:
    """A player, where one is to be chosen and not targeted."""
    _pick(scene, player, ("choose",), (chosen,))


@an06.when
def choose_targets(scene: Scene, player: Player, targets: tuple[Obj | Player, ...]) -> None:
    """Targets, in their order (CR 601.2c)."""
    _pick(scene, player, ("targets",), targets)


@an07.when
def choose_order(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """An order; the first named is first."""
    _pick(scene, player, ("order",), objs)


@an08.when
def order_triggers(scene: Scene, player: Player, abils: tuple[AbilityRef, ...]) -> None:
    """The order in which triggered abilities go on the stack, the first named first (CR 603.3b)."""
    _pick(scene, player, ("triggers",), abils)


@an09.when
def divide(scene: Scene, player: Player, amounts: tuple[tuple[Obj | Player, int], ...]) -> None:
    """A division (CR 601.2d)."""
    question = _question(scene, player, "divide")
    parts = tuple((option(scene, what), n) for what, n in amounts)
    driver.answer(scene, Answer(question.player, "divide", amounts=parts))


@an10.when
def reveal(scene: Scene, player: Player, card: Ref) -> None:
    """Revealing a card."""
    question = _question(scene, player, "reveal")
    driver.answer(scene, Answer(question.player, "reveal", (option(scene, card),), yes=True))


@an11.when
def do_not_reveal(scene: Scene, player: Player, card: Ref) -> None:
    """Not revealing it."""
    option(scene, card)
    _yes_or_no(scene, player, ("reveal",), False)


@an12.when
def cast_it(
    scene: Scene,
    player: Player,
    card: Ref,
    targets: tuple[Obj | Player, ...] | None = None,
    cost: Cost | None = None,
    free: bool = False,
    n: int | None = None,
    choice: Chosen | None = None,
    payment: Pay | None = None,
) -> None:
    """Casting it in the middle of a resolution, when asked."""
    question = _question(scene, player, "cast")
    aims = tuple(option(scene, t) for t in targets) if targets else None
    chosen_card = option(scene, card)
    seen = scene.by_id(chosen_card)
    act = Cast(
        question.player,
        chosen_card,
        cost_choice(scene, cost),
        free,
        False,
        aims,
        n,
        choices(scene, choice),
        payments(scene, payment),
        division(scene, choice),
        face_of(scene, card.name, seen) if seen else "",
    )
    driver.answer(scene, Answer(question.player, "cast", (act.card,), yes=True, cast=act))


@an13.when
def do_not_cast(scene: Scene, player: Player, card: Ref) -> None:
    """Not casting it."""
    option(scene, card)
    _yes_or_no(scene, player, ("cast",), False)


@an14.when
def choose_to_sacrifice(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """What to sacrifice."""
    _pick(scene, player, ("sacrifice",), objs)


@an15.when
def choose_to_discard(scene: Scene, player: Player, cards: tuple[Counted, ...]) -> None:
    """What to discard."""
    question = _question(scene, player, "discard")
    offered = [s for s in scene.board().objects if s.id in {o.value for o in question.options}]
    picks: list[int] = []
    for card in cards:
        fitting = [s.id for s in offered if s.id not in picks and _is_card(scene, card, s)]
        if len(fitting) < card.n:
            told = scene.describe_question(question)
            scene.fail(f"そのカードは選べない。{told}", f"That can't be chosen. {told}")
        picks += fitting[: card.n]
    driver.answer(scene, Answer(question.player, "discard", tuple(picks)))


def _is_card(scene: Scene, card: Counted, seen: Seen) -> bool:
    """Whether it is the card named; without a name, a blank one."""
    return scene.names.fits(Ref(card.name, label=card.label), seen) if card.name else not seen.name


@an16.when
def pay(scene: Scene, player: Player) -> None:
    """Paying."""
    _yes_or_no(scene, player, ("pay",), True)


@an17.when
def do_not_pay(scene: Scene, player: Player) -> None:
    """Not paying."""
    _yes_or_no(scene, player, ("pay",), False)


@an18.when
def pay_with(scene: Scene, player: Player, objs: tuple[Obj, ...]) -> None:
    """Which lands the mana comes from."""
    _pick(scene, player, ("mana",), objs)


@an26.when
def spend(scene: Scene, player: Player, mana: str, objs: tuple[Obj, ...] = ()) -> None:
    """Which mana of the pool is spent; where there is mana of the same type that differs, from what."""
    question = _question(scene, player, "mana spent")
    sources = sorted(option(scene, o) for o in objs)
    fitting = [str(o.value) for o in question.options if _is_mana(str(o.value), mana, sources)]
    if len(fitting) != 1:
        told = scene.describe_question(question)
        scene.fail(f"そのマナでは支払えないか、どのマナかが決まらない。{told}", f"That mana doesn't pay it, or could be either. {told}")
    driver.answer(scene, Answer(question.player, question.topic, (fitting[0],)))


def _is_mana(value: str, mana: str, sources: list[int]) -> bool:
    """Whether an option is that mana, and what it names as the sources of some of it are those named, if any are."""
    named = sorted(int(number) for number in re.findall(r":(\d+)", value))
    return same_mana(value, mana) and (named == sources or not sources)


def _same_zone(scene: Scene, question: Question, zone: Zone) -> None:
    zones = [o.value for o in question.options if isinstance(o.value, str)]
    if zones and zone.name not in zones:
        told = scene.describe_question(question)
        scene.fail(f"その領域は選べない。{told}", f"That zone is not offered. {told}")


@an20.when
def put_there(scene: Scene, player: Player, objs: tuple[Obj, ...], zone: Zone) -> None:
    """Putting it there, when a replacement effect or a state-based action asks; or which cards go there."""
    question = _question(scene, player, "zone", "choose", "order", "may", "top or bottom")
    if question.topic == "top or bottom":
        driver.answer(scene, Answer(question.player, question.topic, ("bottom" if zone.position == -1 else "top",)))
        return
    _same_zone(scene, question, zone)
    picks = tuple(option(scene, o) for o in objs)
    driver.answer(scene, Answer(question.player, question.topic, picks, yes=True))


@an24.when
def put_not_there(scene: Scene, player: Player, objs: tuple[Obj, ...], zone: Zone) -> None:
    """Not putting it there."""
    question = _question(scene, player, "zone", "may")
    _same_zone(scene, question, zone)
    for obj in objs:
        option(scene, obj)
    driver.answer(scene, Answer(question.player, question.topic, yes=False))


@an19.when
def over_or_under(scene: Scene, player: Player, card: Ref, host: Obj, overunder: str) -> None:
    """Which side of the pile (CR 730.2a)."""
    question = _question(scene, player, "over or under")
    scene.names.find(card)
    scene.names.find(host)
    driver.answer(scene, Answer(question.player, question.topic, (overunder,)))


@an22.when
def replace_first(scene: Scene, player: Player, card: Ref) -> None:
    """Which of several replacement effects applies first (CR 616.1)."""
    question = _question(scene, player, "replacement")
    fitting = [o.value for o in question.options if o.about and scene.names.fits(card, o.about)]
    if len(fitting) != 1:
        told = scene.describe_question(question)
        scene.fail(f"その効果は1つに決まらない。{told}", f"That is not just one of the effects. {told}")
    driver.answer(scene, Answer(question.player, question.topic, (fitting[0],)))


@an21.when
def choose_new_targets(scene: Scene, player: Player, obj: Obj, targets: tuple[Obj | Player, ...]) -> None:
    """New targets for a spell or ability (CR 115.7)."""
    scene.names.find(obj)
    _pick(scene, player, ("new targets",), targets)


@an23.when
def chosen_at_random(scene: Scene, objs: tuple[Obj, ...]) -> None:
    """What chance does."""
    question = _question(scene, None, "random")
    driver.answer(scene, Answer(question.player, "random", tuple(option(scene, o) for o in objs)))
