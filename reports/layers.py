"""How an object became what it is, layer by layer (CR 613.1), told to people in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from reports import wordings
from reports.documents import Both
from steps.table import LayerSeen
from steps.words import COLOR_WORDS, COLORS, KEYWORDS, SUBTYPES, SUPERTYPES, TYPES

Name = Callable[[str], Both]
"""From the key of a card to its name."""

_MANY = 9
"""So many subtypes are counted instead of named."""

_NAMES = {
    "name": Both("name", "名前"),
    "controller": Both("controller", "コントローラー"),
    "types": Both("types", "タイプ"),
    "subtypes": Both("subtypes", "サブタイプ"),
    "colors": Both("colors", "色"),
    "abilities": Both("abilities", "能力"),
    "size": Both("power and toughness", "パワーとタフネス"),
}

_CHANGES = {
    "gain": Both("gains {0}", "{0}を得る"),
    "lose": Both("loses {0}", "{0}を失う"),
    "cant have": Both("loses {0} and can't have it", "{0}を失い、得られない"),
    "gain text": Both("gains “{0}”", "「{0}」を得る"),
    "set": Both("becomes {0}", "{0}になる"),
    "modify": Both("gets {0}", "{0}の修整を受ける"),
    "switch": Both("has its power and toughness switched", "パワーとタフネスを入れ替える"),
    "color": Both("becomes {0}", "{0}になる"),
    "also color": Both("is also {0}", "他の色に加えて{0}である"),
    "type": Both("becomes {0}", "{0}になる"),
    "also type": Both("is also {0}", "他のタイプに加えて{0}である"),
    "not type": Both("isn't {0}", "{0}でなくなる"),
    "chosen type": Both("becomes the chosen type", "選ばれたタイプになる"),
    "chosen color": Both("is also the chosen color", "他の色に加えて選ばれた色である"),
    "control": Both("changes its controller", "コントローラーが変わる"),
    "face down": Both("is face down", "裏向きである"),
    "copy": Both("is a copy of {0}", "{0}のコピーである"),
    "word": Both("reads {0} for {1}", "{1}を{0}と読み替える"),
}
"""By the verb of :attr:`LayerSeen.change`."""

_AMOUNT = Both("an amount", "ある数")


def tell(line: LayerSeen, name: Name, player: Callable[[int], Both]) -> Both:
    """A line of the account, without its layer."""
    became = [_became(what, values, name, player) for what, values in line.became]
    joined = Both("; ".join(one.en for one in became), "、".join(one.ja for one in became))
    if not line.layer:
        return Both(f"begins as: {joined.en}", f"初期値：{joined.ja}")
    source = name(line.source_key) if line.source_key else Both("an effect", "効果")
    said, outcome = _change(line.change, name), joined or Both("nothing changes", "変化なし")
    whose = f"「{source.ja}」" if line.source_key else source.ja
    return Both(f"{source.en}: {said.en} — {outcome.en}", f"{whose}：{said.ja} → {outcome.ja}")


def _change(change: Sequence[str], name: Name) -> Both:
    verb, *words = change
    form = _CHANGES.get(verb, Both(verb, verb))
    filled = _words(verb, words, name)
    return Both(form.en.format(*(word.en for word in filled)), form.ja.format(*(word.ja for word in filled)))


def _words(verb: str, words: Sequence[str], name: Name) -> list[Both]:
    match verb:
        case "lose" if not words:
            return [Both("all abilities", "すべての能力")]
        case "gain" | "lose" | "cant have":
            return [wordings.keyword(words[0])]
        case "gain text":
            kind, english, japanese = words
            kind_of = wordings.show(wordings.ABILITIES, kind)
            return [Both(english or kind_of.en, japanese or kind_of.ja)]
        case "set" | "modify":
            return [_joined([Both(word, word) if word else _AMOUNT for word in words], "/", "/")]
        case "color" | "also color":
            return [_colors(words)]
        case "type" | "also type" | "not type":
            return [_kinds(words)]
        case "copy":
            said = name(words[0])
            return [Both(said.en, f"「{said.ja}」")]
        case "word":
            old, new = (_kinds([word]) for word in words)
            return [new, old]
    return []


def _became(what: str, values: Sequence[str], name: Name, player: Callable[[int], Both]) -> Both:
    label = wordings.show(_NAMES, what)
    said = _values(what, values, name, player)
    return Both(f"{label.en} {said.en}", f"{label.ja} {said.ja}")


def _values(what: str, values: Sequence[str], name: Name, player: Callable[[int], Both]) -> Both:
    if not values:
        return Both("colorless", "無色") if what == "colors" else Both("none", "なし")
    if what == "name":
        return name(values[0])
    if what == "controller":
        return player(int(values[0]))
    if what == "colors":
        return _colors(values)
    if what == "size":
        return Both("/".join(values), "/".join(values))
    if what == "abilities":
        said = [wordings.show(wordings.ABILITIES, value) if value in wordings.ABILITIES else wordings.keyword(value) for value in values]
        return _joined(said, ", ", "、")
    return _kinds(values)


def _colors(letters: Sequence[str]) -> Both:
    if not letters:
        return Both("colorless", "無色")
    words = [COLOR_WORDS[letter] for letter in letters]
    return Both(" and ".join(words), "と".join(COLORS.show(word, "ja") for word in words))


def _kinds(words: Sequence[str]) -> Both:
    if len(words) >= _MANY:
        return Both(f"{len(words)} of them", f"{len(words)}種類")
    return _joined([Both(word, _kind(word)) for word in words], " ", "・")


def _kind(word: str) -> str:
    return next((table.japanese[word] for table in (SUPERTYPES, TYPES, SUBTYPES, COLORS, KEYWORDS) if word in table.japanese), word)


def _joined(words: Iterable[Both], english: str, japanese: str) -> Both:
    listed = list(words)
    return Both(english.join(word.en for word in listed), japanese.join(word.ja for word in listed))
