"""``saitei new``: writes a ruling that already runs, to go on from. It asks for what the options don't say."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from reports.documents import Both
from reports.writing.checking import check, name_of
from reports.writing.terminal import ROOT, both, console, system_language
from steps.advice import Language
from steps.drafting import Draft, NewCard
from steps.gherkin import read_feature
from steps.session import LineError, Session, memory
from steps.tags import near_rules

FEATURES = ROOT / "features"

_LANGUAGE = Both("Language of the ruling, ja or en", "裁定の言語（ja か en）")
_TITLE = Both("What does it show? One sentence", "何を示しますか。1文で")
_OTHER = Both("The same in Japanese (empty: later)", "同じことを英語で（何も書かなければ後で）")
_RULE = Both("Rule, such as 702.152a (empty: none)", "ルール番号、たとえば702.152a（なければ何も書かない）")
_CARD = Both("A card in it (empty: no more)", "出てくるカード（終わりなら何も書かない）")
_NEW = Both('"{name}" is not known yet. Its mana cost (- for none)', "「{name}」はまだありません。マナ・コスト（なければ -）")
_TYPE = Both("Its type, such as Creature - Bird", "タイプ、たとえば クリーチャー - 鳥")
_PT = Both("Its power and toughness", "パワーとタフネス")
_TEXT = Both("Its rules text, \\n between abilities (empty: none)", "文章、能力の間は\\n（なければ何も書かない）")
_WRITTEN = Both("Written: {file}:{line}. It runs. Go on from there:", "書きました: {file}:{line}。このまま実行できます。次は:")
_NO_RULE = Both("there is no rule {rule}. {near}", "{rule}というルールはありません。{near}")
_DEFAULT_TITLE = Both("A ruling", "裁定")

Ask = Callable[[Both, str], str]


def run(asked: argparse.Namespace) -> int:
    """Write a ruling; 0, 1 if what is said can't be, 4 if there is nobody to ask."""
    quiet = asked.yes or not sys.stdin.isatty()
    if quiet and not (asked.title or asked.card or asked.rule):
        console(error=True).print("saitei new: say --title, --rule or --card, or run it in a terminal")
        return 4
    language: Language = asked.lang or system_language()
    if not asked.lang and not quiet:
        said = _asked(language)(_LANGUAGE, language)
        language = "ja" if said.startswith("ja") else "en"
    ask: Ask = (lambda _, otherwise: otherwise) if quiet else _asked(language)
    try:
        draft = _draft(asked, language, ask, quiet=quiet)
        draft.compose()
    except (LineError, ValueError) as error:
        console(error=True).print(f"saitei new: {error}")
        return 1
    return _write(draft, asked.out)


def _asked(language: Language) -> Ask:
    def ask(question: Both, otherwise: str) -> str:
        shown = f" [{otherwise}]" if otherwise else ""
        try:
            return input(f"{both(language, question)}{shown}: ").strip() or otherwise
        except EOFError:
            return otherwise

    return ask


def _draft(asked: argparse.Namespace, language: Language, ask: Ask, *, quiet: bool) -> Draft:
    """What is said of the ruling. Raises ValueError for a rule that there is not."""
    title = asked.title or ask(_TITLE, both(language, _DEFAULT_TITLE))
    other = asked.other_title or ask(_OTHER, "")
    rules = asked.rule or [rule for rule in [ask(_RULE, "")] if rule]
    for rule in rules:
        numbers = memory().vocabulary.rulebook.numbers()
        if rule not in numbers:
            raise ValueError(both(language, _NO_RULE).format(rule=rule, near=near_rules(rule, numbers, language)))
    cards = list(asked.card)
    while not quiet and (name := ask(_CARD, "")):
        cards.append(name)
    names = [name.strip(' "「」') for name in cards]
    table = Session(language).scene.table
    unknown = [name for name in names if table.find_card(name) is None]
    new = [_new_card(name, asked if n == 0 else None, language, ask) for n, name in enumerate(unknown)]
    return Draft(language, title, other, rules, names, new)


def _new_card(name: str, said: argparse.Namespace | None, language: Language, ask: Ask) -> NewCard:
    def given(option: str) -> str | None:
        value: str | None = getattr(said, option, None)
        return value

    cost = given("cost")
    if cost is None:
        cost = ask(Both(_NEW.en.format(name=name), _NEW.ja.format(name=name)), "{1}{G}").strip("-")
    type_line = given("type") or ask(_TYPE, "クリーチャー" if language == "ja" else "Creature")
    creature = "creature" in type_line.lower() or "クリーチャー" in type_line
    pt = given("pt") or (ask(_PT, "2/2") if creature else "")
    text = given("text")
    return NewCard(name, cost, type_line, pt, ask(_TEXT, "") if text is None else text)


# --- Where it goes ------------------------------------------------------------------------------------------------------------------


def _write(draft: Draft, out: Path | None) -> int:
    path = out or FEATURES / folder(draft.rules) / _file_name(draft)
    if path.suffix != ".feature":
        path = path.with_name(path.name + ".feature")
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        feature = read_feature(path)
        if feature.language != draft.language:
            path = path.with_name(f"{path.stem}_{draft.language}.feature")
    if path.exists():
        text = path.read_text(encoding="utf-8").rstrip("\n") + "\n\n" + draft.scenario()
    else:
        text = draft.feature(draft.title)
    path.write_text(text, encoding="utf-8")
    line = text[: text.rindex(draft.scenario())].count("\n") + 1
    said = console()
    name = name_of(path)
    said.print(both(draft.language, _WRITTEN).format(file=name, line=line))
    for command in (f"check {name}", f"run {name}:{line + 1}", f"explain {name}:{text.count(chr(10))}"):
        said.print(f"  {called_as()} {command}")
    wrong = [finding for finding in check([path]) if finding.severity == "error" and finding.line >= line]
    for finding in wrong:
        said.print(f"{finding.file}:{finding.line}:{finding.column}: {finding.message}")
    return 1 if wrong else 0


def called_as() -> str:
    """How the command is called here: "saitei" where the shell finds it, else as it was typed."""
    typed = sys.argv[0]
    return "saitei" if shutil.which("saitei") or not typed.endswith(("saitei", "saitei.exe")) else typed


def _file_name(draft: Draft) -> str:
    """A name made of the title: in ASCII from the English one, if there is one."""
    english = draft.title if draft.language == "en" else draft.other_title
    words = re.sub(r"[^a-z0-9]+", "_", english.lower()).strip("_")
    return (words[:40].strip("_") or re.sub(r"[\s/\\:*?\"<>|。、]+", "", draft.title)[:20] or "ruling") + ".feature"


def folder(rules: list[str] | tuple[str, ...] | object) -> str:
    """The folder of rulings in which the most name a rule like the first of these, a keyword's only for its own; "others" if none does."""
    if not isinstance(rules, list | tuple) or not rules:
        return "others"
    first = str(rules[0])
    for near in (first, first.rstrip("abcdefghijklmnopqrstuvwxyz"), first.split(".", maxsplit=1)[0]):
        counted: Counter[str] = Counter()
        pattern = re.compile(rf"@(?:CR|see):{re.escape(near)}(?![0-9])")
        for path in sorted(FEATURES.rglob("*.feature")):
            if path.parent.name == "phrases" or ("keywords" in path.parts and not first.startswith("702")):
                continue
            n = len(pattern.findall(path.read_text(encoding="utf-8")))
            if n:
                counted[path.parent.relative_to(FEATURES).as_posix()] += n
        if counted:
            return max(sorted(counted), key=lambda name: counted[name])
    return "others"
