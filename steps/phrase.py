"""Phrases: the sentences that a scenario may be made of, how a line is read as one of them, and how it is carried out and retold.

A phrase is defined once, with its Japanese and its English wording and its functions::

    drew = Phrase("EV-06", ja="{player}はカード{n}枚を引く", en="{player} draw(s) {n} card(s)")

    @drew.then
    def drew_cards(scene: Scene, player: Player, n: int) -> None: ...

The functions say under which keywords it may stand. :func:`read` finds the phrase of a line; the index is built when it is first asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, wraps
from typing import TYPE_CHECKING, TypeVar

from engine.record import record, replace
from steps.forms import FORM_KINDS, SPECIALS, Form, Kind, loosened, with_equals, wording_of
from steps.naming import catalogue_namer
from steps.slots.base import Namer, Printer
from steps.slots.inside import mentions_self, named_in, with_subject
from steps.slots.values import Player
from steps.text import LANGUAGES, Language, Line, normalise
from steps.wording import Wording

if TYPE_CHECKING:
    from steps.scene import Scene

Function = Callable[..., None]
F = TypeVar("F", bound=Function)

KINDS: tuple[Kind, ...] = ("given", "when", "then")


@record
class Variant:
    """Another wording that is read as the phrase, under some keywords; printed as the phrase unless ``own``."""

    kinds: tuple[Kind, ...]
    ja: str = ""
    en: str = ""
    values: Mapping[str, object] = {}
    """Values that the wording implies."""
    own: bool = False
    """It says less than the phrase, and is printed as it stands."""
    old: bool = False
    """It was the phrase's own wording once: `saitei check --fix` puts the present one in its place."""


def variant(kinds: str, ja: str = "", en: str = "", own: bool = False, old: bool = False, **values: object) -> Variant:
    """A variant; ``kinds`` in letters: G, W, T."""
    return Variant(tuple(k for k in KINDS if k[0].upper() in kinds), ja, en, values, own, old)


@dataclass(slots=True)
class Phrase:
    """One phrase of the vocabulary."""

    id: str
    ja: str
    en: str
    variants: tuple[Variant, ...] = ()
    rules: str = "allowed"
    """Rule numbers at the end of a Then: "allowed", "needed", or "refused" (where nothing happened, no rule is shown by that)."""
    table: bool = False
    """Whether a table stands under the line; its function gets the rows."""
    states: bool = False
    """Whether its Given makes nothing so, but states what is."""
    functions: dict[Kind, Function] = field(default_factory=dict)
    acts: dict[Form, Function] = field(default_factory=dict)

    def given(self, function: F) -> F:
        """Registers what it does as a Given."""
        return self._add("given", function)

    def when(self, function: F) -> F:
        """Registers what it does as a When."""
        return self._add("when", function)

    def then(self, function: F) -> F:
        """Registers what it looks for as a Then."""
        return self._add("then", function)

    def stated(self, ja: str, en: str) -> Callable[[F], F]:
        """Registers what it looks for as a Given, too: that makes nothing so; where it isn't so, the failure says what to write instead."""

        def register(function: F) -> F:
            @wraps(function)
            def given(scene: Scene, **values: object) -> None:
                with scene.stating(ja, en):
                    function(scene, **values)

            self.states = True
            self._add("given", given)
            return function

        return register

    def act(self, forms: str) -> Callable[[F], F]:
        """Registers what it does as an act, in these forms; the function is told which, and the rules at the end of the line."""

        def register(function: F) -> F:
            for form in forms:
                self.acts[form] = function  # type: ignore[index]  # a letter of Form
            return function

        return register

    def _add(self, kind: Kind, function: F) -> F:
        self.functions[kind] = function
        return function

    # --- its sentences

    def sentences(self) -> Iterator[Sentence]:
        """Every sentence that is read as this phrase, the printed ones first."""
        if self.functions:
            yield from self._plain()
        for form, function in self.acts.items():
            for special in SPECIALS if "<special>" in self.en else (None,):
                yield from self._form(form, function, special)

    def _plain(self) -> Iterator[Sentence]:
        kinds = tuple(k for k in KINDS if k in self.functions)
        main = Sentence(self, "", kinds, dict(self.functions), _wordings(self.ja, self.en), rules=self.rules)
        yield main
        yield from main.looser()
        for v in self.variants:
            other = replace(
                main,
                kinds=tuple(k for k in v.kinds if k in kinds),
                wordings=_wordings(v.ja, v.en),
                implied=v.values,
                main=None if v.own else main,
                old=v.old,
            )
            yield other
            yield from other.looser()

    def _form(self, form: Form, function: Function, special: tuple[str, str] | None) -> Iterator[Sentence]:
        kind = FORM_KINDS[form]
        rules = {"X": "needed"}.get(form, "allowed" if kind == "then" else "refused")
        ja, en = (text.replace("<special>", f"<{verb}>") for text, verb in zip((self.ja, self.en), special or ("", ""), strict=True))
        texts = wording_of("ja", form, ja), wording_of("en", form, en)
        implied = {"special": special[1]} if special else {}
        main = Sentence(self, form, (kind,), {kind: function}, _wordings(*texts), implied, rules=rules)
        yield main
        for v in self.variants:
            if kind not in v.kinds or (form != "D" and "<" not in (v.ja or v.en)):
                continue
            texts = wording_of("ja", form, v.ja), wording_of("en", form, v.en)
            yield replace(main, wordings=_wordings(*texts), implied=v.values, main=None if v.own else main, old=v.old)


@cache
def _wording(language: Language, source: str) -> Wording:
    return Wording(language, with_equals(source) if language == "ja" else source)


def _wordings(ja: str, en: str) -> dict[Language, Wording]:
    return {lang: _wording(lang, text) for lang, text in zip(LANGUAGES, (ja, en), strict=True) if text}


@record
class Sentence:
    """One way to say a phrase, in one form, with its wording in each language."""

    phrase: Phrase
    form: Form | str
    kinds: tuple[Kind, ...]
    functions: Mapping[Kind, Function]
    wordings: Mapping[Language, Wording]
    implied: Mapping[str, object] = {}
    main: Sentence | None = None
    """As which it is printed, where it isn't printed itself."""
    rules: str = "allowed"
    old: bool = False
    """Whether it is a wording that has been replaced."""

    def looser(self) -> Iterator[Sentence]:
        """The same with the number after its particle."""
        ja = self.wordings.get("ja")
        if ja:
            for source in loosened(ja.source):
                yield replace(self, wordings={"ja": _wording("ja", source)}, main=self.main or self)

    @property
    def id(self) -> str:
        """The phrase's id with the form: "AC-01/R"."""
        return f"{self.phrase.id}/{self.form}" if self.form else self.phrase.id

    @property
    def printed(self) -> Sentence:
        """The sentence that prints it."""
        return self.main or self

    def read(self, kind: Kind, language: Language, line: Line) -> Iterator[Reading]:
        """Every reading of a line as this sentence."""
        if (line.rules and (kind != "then" or self.rules == "refused")) or (not line.rules and self.rules == "needed"):
            return
        for values in self.wordings[language].read(line):
            full = _about_subject({**self.implied, **values})
            if full is not None and not (self.acts_alone and _is_each(full.get("player"))):
                yield Reading(self, kind, full, line.rules)

    @property
    def acts_alone(self) -> bool:
        """Whether somebody acts or answers in it, so that it can't be said of each player."""
        return bool(self.form) or self.phrase.id.startswith("AN-")


def _is_each(value: object) -> bool:
    return isinstance(value, Player) and value.who.startswith("each")


def _about_subject(values: dict[str, object]) -> dict[str, object] | None:
    """自分 and "their" become whoever the sentence is about; None if it is about nobody."""
    subject = values.get("player") or values.get("poss")
    if not any(mentions_self(v) for v in values.values()):
        return values
    if not isinstance(subject, Player) or subject.who == "self":
        return None
    return {name: with_subject(v, subject) for name, v in values.items()}


@record
class Reading:
    """A line as one phrase reads it."""

    sentence: Sentence
    kind: Kind
    values: Mapping[str, object]
    rules: tuple[str, ...] = ()

    @property
    def phrase(self) -> str:
        """Its id with the form: "AC-01/R"."""
        return self.sentence.id

    @property
    def where(self) -> str:
        """The function that carries it out, "module:function"."""
        function = self.sentence.functions[self.kind]
        return f"{function.__module__}:{function.__name__}"

    def run(self, scene: Scene, rows: Sequence[Sequence[str]] = (), docstring: str | None = None) -> None:
        """Carries it out. Raises StepFailure and the exceptions of a table."""
        scene.settle(self)
        scene.no_attachments(self, rows, docstring)
        if self.kind != "then":
            self._carry_out(scene, rows)
            return
        with scene.looking():
            self._carry_out(scene, rows)
            if self.sentence.form:
                scene.check_shown(self.sentence.form, self.rules, named_in(self.values))
            elif self.sentence.rules != "needed":
                scene.check_rules(self.rules, named_in(self.values))

    def _carry_out(self, scene: Scene, rows: Sequence[Sequence[str]]) -> None:
        function, values = self.sentence.functions[self.kind], dict(self.values)
        if self.sentence.phrase.table:
            values["rows"] = tuple(tuple(row) for row in rows)
        if self.sentence.form:
            function(scene, self.sentence.form, self.rules, **values)
        elif self.sentence.rules == "needed":
            function(scene, self.rules, **values)
        else:
            function(scene, **values)

    def tell(self, language: Language | str, namer: Namer | None = None) -> str:
        """The same line in a language; names by the namer, else by the catalogue."""
        lang: Language = "ja" if language == "ja" else "en"
        wordings = self.sentence.printed.wordings
        text = wordings[lang].print(self.values, Printer(lang, namer or catalogue_namer()))
        if not self.rules:
            return text
        return text + (f"（{'、'.join(self.rules)}）" if lang == "ja" else f" ({', '.join(self.rules)})")

    def same_as(self, other: Reading) -> bool:
        """Whether the two mean the same."""
        return (self.phrase, self.values, self.rules) == (other.phrase, other.values, other.rules)


# --- The index ----------------------------------------------------------------------------------------------------------------------


@cache
def _all() -> tuple[Sentence, ...]:
    from steps.vocabulary import PHRASES  # noqa: PLC0415  # the vocabulary is made of what this module defines

    return tuple(s for p in PHRASES.values() for s in p.sentences())


@cache
def sentences(kind: Kind, language: Language) -> tuple[Sentence, ...]:
    """Everything that can be said under a keyword in a language."""
    return tuple(s for s in _all() if kind in s.kinds and language in s.wordings)


@cache
def _by_ending(kind: Kind, language: Language) -> tuple[dict[str, tuple[Sentence, ...]], tuple[Sentence, ...]]:
    """The sentences by the last letters of lines that they can read, and those whose end is a slot."""
    table: dict[str, list[Sentence]] = {}
    rest: list[Sentence] = []
    for s in sentences(kind, language):
        endings = s.wordings[language].endings(2)
        if endings is None:
            rest.append(s)
        for ending in endings or ():
            table.setdefault(ending, []).append(s)
    return {k: tuple(v) for k, v in table.items()}, tuple(rest)


@lru_cache(maxsize=100_000)
def _read(kind: Kind, language: Language, text: str) -> tuple[Reading, ...]:
    line = normalise(language, text)
    table, rest = _by_ending(kind, language)
    found: list[Reading] = []
    for sentence in (*table.get(line.text[-2:], ()), *rest):
        for reading in sentence.read(kind, language, line):
            if not any(reading.same_as(f) for f in found):
                found.append(reading)
    return tuple(found)


def read(kind: Kind, language: Language, text: str) -> list[Reading]:
    """Every reading of a line: none (unknown), one, or several (ambiguous)."""
    return list(_read(kind, language, text))
