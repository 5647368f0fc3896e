"""How a scene speaks of what is on the table, in messages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from steps.slots.base import SLOTS, show_list
from steps.slots.numbers import show_ability
from steps.slots.objects import show_obj
from steps.slots.qualities import quality, quality_words
from steps.slots.values import AbilityRef, Ref, Zone
from steps.table import ZONE_NAMES, Entry, Obstacle, Option, Question, Seen, StepName
from steps.words import COLOR_WORDS, COLORS, SUBTYPES

if TYPE_CHECKING:
    from steps.scene import Scene

_TOPICS: dict[str, tuple[str, str]] = {
    "targets": ("対象", "targets"),
    "new targets": ("新しい対象", "new targets"),
    "may": ("そうするかどうか", "whether to do so"),
    "reveal": ("公開するかどうか", "whether to reveal"),
    "cast": ("唱えるかどうか", "whether to cast"),
    "pay": ("支払うかどうか", "whether to pay"),
    "order": ("順番", "the order"),
    "triggers": ("誘発型能力をスタックに置く順番", "the order of triggered abilities"),
    "discard": ("捨てるカード", "what to discard"),
    "sacrifice": ("生け贄に捧げるもの", "what to sacrifice"),
    "exile": ("追放するもの", "what to exile"),
    "choose": ("選ぶもの", "what to choose"),
    "mode": ("モード", "the mode"),
    "x": ("Xの値", "the value of X"),
    "number": ("数", "a number"),
    "cost": ("コスト", "the cost"),
    "color": ("色", "a color"),
    "card name": ("カード名", "a card name"),
    "type": ("クリーチャー・タイプ", "a creature type"),
    "divide": ("割り振り", "a division"),
    "over or under": ("上か下か", "over or under"),
    "zone": ("領域", "the zone"),
    "top or bottom": ("ライブラリーの一番上か一番下か", "top or bottom of the library"),
    "replacement": ("先に適用する置換効果", "which replacement effect applies first"),
    "random": ("無作為の結果", "the random result"),
    "mana": ("マナの支払い方", "how to pay the mana"),
    "mana spent": ("支払うマナ", "which mana is spent"),
    "mana abilities": ("マナ能力の起動（唱え終えるまで）", "mana abilities (until the casting is finished)"),
    "attack": ("攻撃クリーチャー", "attackers"),
    "block": ("ブロック・クリーチャー", "blockers"),
}


def describe(scene: Scene, seen: Seen) -> str:
    """An object: its name, where it is and whose."""
    owner = seen.controller if seen.zone in ("battlefield", "stack") else seen.owner
    who = scene.player_name(owner)
    place = scene.show_zone(Zone(seen.zone))
    labels = "".join(c.label for c in seen.cards[:1])
    if seen.ability:
        source = scene.by_id(seen.ability.source)
        name = source.name if source and source.name else seen.ability.source_key
        text = show_obj(scene.printer, AbilityRef(seen.ability.kind, Ref(name), seen.ability.keyword))
    else:
        key = next((c.key for c in seen.cards), "") or seen.name
        text = scene.name(key) if key else scene.say("名前のないカード", "a blank card")
        text += f"{'' if scene.language == 'ja' else ' '}{labels}" if labels else ""
        text += scene.say("（コピー）", " (a copy)") if seen.copy else ""
    return scene.say(f"{text}（{who}、{place}）", f"{text} ({who}, {place})")


def describe_question(scene: Scene, question: Question) -> str:
    """An open question: what, of whom, the options."""
    ja, en = _TOPICS.get(question.topic, (question.topic, question.topic))
    who = scene.player_name(question.player)
    told = [_option(scene, o, question.topic) for o in question.options]
    more = len(told) - _MOST_OPTIONS
    options = scene.say("、", "; ").join(told[:_MOST_OPTIONS]) + (scene.say(f"、ほか{more}", f"; and {more} more") if more > 0 else "")
    subject = scene.by_id(question.subject) if question.subject is not None else None
    about = (scene.say(f"{describe(scene, subject)}について、", f" for {describe(scene, subject)}")) if subject else ""
    question_told = scene.say(
        f"{about}{who}に求められているのは{ja}の選択。選べるのは: {options or '（一覧なし）'}。",
        f"{who} must choose {en}{about} ({question.text}). Options: {options or '(no list)'}.",
    )
    return question_told + _answers(scene, question)


def _answers(scene: Scene, question: Question) -> str:
    """Lines that would answer a question, below one another."""
    from steps import ready  # noqa: PLC0415  (it makes lines of phrases, and these have scenes)

    lines = ready.answers(scene, question)
    if not lines:
        return ""
    return "".join(f"\n  {scene.say('もし', 'When')} {line}" for line in lines)


_MOST_OPTIONS = 12
"""So many options of a question are listed."""

_WORDS = {
    "yes": "する", "no": "しない", "over": "上", "under": "下", "top": "一番上", "bottom": "一番下", "pay": "支払う",
}  # fmt: skip
"""Options that are words, in Japanese."""


def _option(scene: Scene, option: Option, topic: str) -> str:
    """One option of a question; by what it is about, where its value is only its number."""
    if option.about:
        return describe(scene, option.about)
    if topic in ("mode", "x", "number"):
        return str(option.value) if scene.language == "ja" or not option.text else f"{option.value} ({option.text})"
    if not isinstance(option.value, int):
        return (_japanese(scene, option.value, topic) if scene.language == "ja" else "") or option.text or option.value
    if option.value < 0:
        return scene.player_name(~option.value)
    seen = scene.by_id(option.value)
    return describe(scene, seen) if seen else option.text or str(option.value)


def _japanese(scene: Scene, value: str, topic: str) -> str:
    """An option that is a word, in Japanese; "" where it has none."""
    match topic:
        case "color":
            return COLORS.show(COLOR_WORDS.get(value, value), "ja")
        case "card name":
            return scene.name(value)
        case "type":
            return SUBTYPES.show(value, "ja")
        case "zone" if value in ZONE_NAMES:
            return scene.show_zone(Zone(value))
        case "mana spent":
            return _mana_told(scene, value)
        case "mana abilities" if ":" in value:
            source, _, mana = value.partition(":")
            seen = scene.by_id(int(source)) if source.isdecimal() else None
            return f"{describe(scene, seen)}の{{{mana}}}" if seen else value
        case _:
            return _WORDS.get(value, "")


def _mana_told(scene: Scene, value: str) -> str:
    """Mana, with its sources where they are told."""

    def named(found: re.Match[str]) -> str:
        seen = scene.by_id(int(found[1]))
        return f"（{describe(scene, seen)}）" if seen else ""

    return re.sub(r":(\d+)", named, value)


def describe_obstacles(scene: Scene, obstacles: Iterable[Obstacle]) -> str:
    """Why something is illegal."""
    told = (scene.say(f"{o.rule}（{o.told('ja')}）", f"{o.rule} ({o.text})") if o.rule else o.told(scene.language) for o in obstacles)
    return scene.say("、", "; ").join(told)


def moment(scene: Scene, turn: int, step: StepName) -> str:
    """A step of a turn."""
    name = SLOTS["step"].show(scene.printer, step)
    return scene.say(f"{turn}ターン目の{name}", f"turn {turn}, {name}")


def when_was(scene: Scene, entry: Entry) -> str:
    """When something happened."""
    return moment(scene, entry.turn, entry.step)


_EVENTS: dict[str, str] = {
    "zone": "領域の移動",
    "draw": "引く",
    "discard": "捨てる",
    "destroy": "破壊",
    "sacrifice": "生け贄",
    "exile": "追放",
    "counter": "打ち消し",
    "cast": "唱える",
    "activate": "起動",
    "trigger": "誘発",
    "resolve": "解決",
    "no resolve": "立ち消え",
    "leave stack": "スタックを離れる",
    "damage": "ダメージ",
    "life": "ライフの増減",
    "tap": "タップ",
    "untap": "アンタップ",
    "put counters": "カウンターが置かれる",
    "remove counters": "カウンターが取り除かれる",
    "create": "生成",
    "reveal": "公開",
    "attack": "攻撃",
    "block": "ブロック",
    "enter": "戦場に出る",
    "die": "死亡",
    "phase out": "フェイズ・アウト",
    "phase in": "フェイズ・イン",
    "face up": "表向きになる",
    "transform": "変身",
    "flip": "反転",
    "face down": "裏向きになる",
    "skip": "飛ばす",
    "prevent": "ダメージの軽減",
    "lose": "敗北",
    "win": "勝利",
}


def describe_entry(scene: Scene, entry: Entry) -> str:
    """What happened to what, shortly."""
    names = [scene.name(s.cards[0].key if s.cards else s.name) for s in entry.objects if s.cards or s.name]
    names += [scene.name(s.ability.source_key) for s in entry.objects if s.ability and s.ability.source_key]
    who = [scene.player_name(entry.player)] if entry.player is not None else []
    what = _EVENTS.get(entry.kind, entry.kind) if scene.language == "ja" else entry.kind
    return f"{what}（{'、'.join([*names, *who])}）" if scene.language == "ja" else " ".join([what, *names, *who])


def describe_abilities(scene: Scene, seen: Seen) -> str:
    """The keyword abilities that an object has."""
    return show_list(scene.printer, seen.abilities, show_ability) if seen.abilities else scene.say("なし", "none")


def describe_quality(scene: Scene, seen: Seen) -> str:
    """Colors and types of an object."""
    words = [*(("color", c) for c in seen.colors), *(("supertype", t) for t in seen.supertypes)]
    words += [*(("type", t) for t in seen.types), *(("subtype", t) for t in seen.subtypes)]
    return quality_words(scene.printer, quality(words)) if words else "-"


def list_of(scene: Scene, objects: Iterable[Seen]) -> str:
    """Several objects."""
    return scene.say("、", "; ").join(describe(scene, s) for s in objects)
