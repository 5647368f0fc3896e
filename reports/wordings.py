"""The words in which the report tells of a game, in both languages. A word without an entry is shown as it is."""

from __future__ import annotations

from typing import Literal

from reports.documents import Both
from steps.words import COUNTERS, KEYWORDS, SUBTYPES, SUPERTYPES, TYPES

Language = Literal["en", "ja"]

ZONES = {
    "battlefield": Both("battlefield", "戦場"),
    "stack": Both("stack", "スタック"),
    "hand": Both("hand", "手札"),
    "library": Both("library", "ライブラリー"),
    "graveyard": Both("graveyard", "墓地"),
    "exile": Both("exile", "追放領域"),
    "command": Both("command zone", "統率領域"),
}

STEPS = {
    "untap": Both("untap step", "アンタップ・ステップ"),
    "upkeep": Both("upkeep", "アップキープ"),
    "draw": Both("draw step", "ドロー・ステップ"),
    "precombat main": Both("precombat main phase", "戦闘前メイン・フェイズ"),
    "beginning of combat": Both("beginning of combat", "戦闘開始ステップ"),
    "declare attackers": Both("declare attackers step", "攻撃クリーチャー指定ステップ"),
    "declare blockers": Both("declare blockers step", "ブロック・クリーチャー指定ステップ"),
    "first strike damage": Both("first-strike damage step", "先制攻撃の戦闘ダメージ・ステップ"),
    "combat damage": Both("combat damage step", "戦闘ダメージ・ステップ"),
    "end of combat": Both("end of combat", "戦闘終了ステップ"),
    "postcombat main": Both("postcombat main phase", "戦闘後メイン・フェイズ"),
    "end": Both("end step", "終了ステップ"),
    "cleanup": Both("cleanup step", "クリンナップ・ステップ"),
}

STATUSES = {
    "tapped": Both("tapped", "タップ状態"),
    "face down": Both("face down", "裏向き"),
    "phased out": Both("phased out", "フェイズ・アウト"),
    "suspended": Both("suspended", "待機状態"),
    "attacking": Both("attacking", "攻撃している"),
    "blocking": Both("blocking", "ブロックしている"),
    "blocked": Both("blocked", "ブロックされた"),
    "unblocked": Both("unblocked", "ブロックされていない"),
    "summoning sick": Both("summoning sick", "召喚酔い"),
    "revealed": Both("revealed", "公開"),
    "commander": Both("commander", "統率者"),
    "merged": Both("merged", "合同"),
    "transformed": Both("transformed", "変身"),
    "token": Both("token", "トークン"),
    "copy": Both("copy", "コピー"),
}

ABILITIES = {
    "activated": Both("activated ability", "起動型能力"),
    "triggered": Both("triggered ability", "誘発型能力"),
    "delayed": Both("delayed triggered ability", "遅延誘発型能力"),
    "mana": Both("mana ability", "マナ能力"),
    "static": Both("static ability", "常在型能力"),
    "spellability": Both("spell ability", "呪文能力"),
}

COUNTED = {
    "actions": Both("actions", "行動"),
    "equivalent": Both("left out as equivalent", "元と同じ働きのため除外"),
    "events": Both("events", "イベント"),
    "modules": Both("modules", "モジュール"),
    "parts": Both("parts of rules", "ルールの部分"),
    "rules": Both("rules applied", "適用されたルール"),
    "seed": Both("seed", "乱数の種"),
    "seeds": Both("seeds", "乱数の種"),
    "survived": Both("survived", "生存"),
    "turns": Both("turns", "ターン"),
}
"""What the figures on the report's front count besides."""

GHERKIN = {
    "given": Both("Given", "前提"),
    "when": Both("When", "もし"),
    "then": Both("Then", "ならば"),
    "and": Both("And", "かつ"),
    "but": Both("But", "ただし"),
    "*": Both("*", "*"),
}

AND = frozenset({"and", "かつ"})
BUT = frozenset({"but", "しかし", "但し", "ただし", "然し"})

YOU = frozenset({"you", "あなた"})
OPPONENT = frozenset({"opponent", "the opponent", "対戦相手"})


def show(table: dict[str, Both], word: str) -> Both:
    """A word of a table in both languages."""
    return table.get(word) or Both(word, word)


def keyword(text: str) -> Both:
    """A keyword with its parameter: "blitz {2}{R}" -> 「奇襲{2}{R}」."""
    for end in range(len(text), 0, -1):
        if text[:end] in KEYWORDS.japanese:
            return Both(text, KEYWORDS.japanese[text[:end]] + text[end:].lstrip())
    return Both(text, text)


def counters(kind: str, n: int) -> Both:
    """Counters of a kind: "2 time counters", 「時間カウンター2個」."""
    plural = "" if n == 1 else "s"
    return Both(f"{n} {kind} counter{plural}", f"{COUNTERS.show(kind, 'ja')}カウンター{n}個")


def type_line(supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]) -> Both:
    """A type line: "Legendary Creature — Devil Rogue", 「伝説のクリーチャー — デビル・ならず者」."""
    english = " ".join((*supertypes, *types)) + (f" — {' '.join(subtypes)}" if subtypes else "")
    front = "".join(f"{SUPERTYPES.show(word, 'ja')}の" for word in supertypes) + "・".join(TYPES.show(word, "ja") for word in types)
    japanese = front + (f" — {'・'.join(SUBTYPES.show(word, 'ja') for word in subtypes)}" if subtypes else "")
    return Both(english, japanese)


def step_keyword(keyword: str, kind: str) -> Both:
    """The Gherkin keyword of a step in both languages, the original one included."""
    word = keyword.strip().lower()
    return GHERKIN["and" if word in AND else "but" if word in BUT else "*" if word == "*" else kind]


def player(name: str) -> Both:
    """A player's name: the two nameless ones are told in both languages."""
    if name.lower() in YOU:
        return Both("you", "あなた")
    return Both("the opponent", "対戦相手") if name.lower() in OPPONENT else Both(name, name)


def possessive(name: Both) -> Both:
    """Whose something is: "your", "the opponent's", 「あなたの」."""
    return Both("your" if name.en == "you" else f"{name.en}'s", f"{name.ja}の")
