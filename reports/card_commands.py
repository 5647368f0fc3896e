"""The commands about cards: ``saitei cards`` lists them, ``saitei card NAME`` shows one, ``saitei coverage FILE`` counts what compiles."""

# ruff: noqa: PLC0415  (the engine is read only when one of them is asked for)

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.cardfile.coverage import Coverage
    from engine.cards.card import CardFace
    from engine.text import Language

COMMANDS = ("cards", "card", "coverage")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the command line."""
    one = commands.add_parser("cards", help="list the cards that rulings can use by name")
    one.add_argument("--absent", action="store_true", help="the cards that rulings name and that aren't known yet, with the reason")
    two = commands.add_parser("card", help="show a card with its abilities in both languages")
    two.add_argument("name", nargs="+", help="its name, in English or Japanese")
    three = commands.add_parser("coverage", help="count how many cards of a file compile, and what stops the others")
    three.add_argument("file", help="a Scryfall bulk file or MTGJSON AtomicCards, plain or gzipped")
    three.add_argument("--all", action="store_true", help="every mechanic and phrase, not just the most frequent")
    for parser in (one, two):
        parser.add_argument("--cards", metavar="FILE", help="also those of this file (Scryfall bulk or MTGJSON AtomicCards)")


def run(asked: argparse.Namespace) -> int:
    """Carry out one of them; 0, or 1 if the card isn't known, 4 if a file can't be read."""
    from steps.project import use_cards

    try:
        if asked.command == "coverage":
            for line in _coverage(Path(asked.file), all_of_it=asked.all):
                print(line)
            return 0
        if asked.cards:
            use_cards(asked.cards)
        try:
            if asked.command == "card":
                return _show(" ".join(asked.name))
            return _list_absent() if asked.absent else _list()
        finally:
            use_cards(None)
    except ValueError as error:
        print(f"saitei {asked.command}: {error}", file=sys.stderr)
        return 4
    except BrokenPipeError:  # whoever reads the lines, "head" say, has had enough
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())
        return 0


def _list() -> int:
    from engine.cards.catalogue import cards

    for face in sorted(cards().values(), key=lambda face: face.name):
        print(" / ".join(name for name in (face.name, face.ja, *face.aliases) if name))
    return 0


def _list_absent() -> int:
    from engine.cards.absent import absent

    for it in absent():
        print(f"{' / '.join(filter(None, (it.name, it.ja)))}: {it.why} / {it.why_ja}")
    return 0


def _show(name: str) -> int:
    from engine.cardfile.index import Declined
    from engine.cards.absent import why_absent
    from engine.cards.catalogue import find, names

    try:
        face = find(name)
    except Declined as declined:
        print(declined.told("ja" if any(ord(c) > 0x2E80 for c in name) else "en"), file=sys.stderr)
        return 1
    if face is None and (missing := why_absent(name)) is not None:
        print(f"{missing.name} isn't in the catalogue yet: {missing.why}. / {missing.why_ja}", file=sys.stderr)
        return 1
    if face is None:
        near = get_close_matches(name, (*names("en"), *names("ja")), 5, cutoff=0.4)
        print(f"No card {name!r} is known. Nearest names: {', '.join(near) or '-'}", file=sys.stderr)
        return 1
    for line in shown(face):
        print(line)
    return 0


def shown(face: CardFace) -> Iterator[str]:
    """A card with its facts, and its abilities in both languages."""
    from engine.mana import COLORS

    yield " / ".join(name for name in (face.name, face.ja, *face.aliases) if name) + (f"  {face.mana_cost}" if face.mana_cost else "")
    before = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    yield before + (" — " + " ".join(face.subtypes) if face.subtypes else "")
    if face.power is not None:
        yield f"{face.power}/{face.toughness}"
    if face.colors != (face.mana_cost.colors if face.mana_cost else ()):
        yield "colors: " + ("".join(c for c in COLORS if c in face.colors) or "none")
    languages: tuple[Language, Language] = ("en", "ja")
    for language in languages:
        yield ""
        yield from _told(face, language)


def _told(face: CardFace, language: Language) -> Iterator[str]:
    """The abilities as text; one for which there is no template yet is shown as it is defined."""
    from engine.text import CantSay, lines

    for ability in face.abilities:
        try:
            yield from lines((ability,), language, face.types, face.abilities)
        except CantSay:
            yield f"[{ability}]"


def _coverage(path: Path, *, all_of_it: bool) -> Iterator[str]:
    from engine.cardfile.coverage import coverage
    from engine.cardfile.index import CardFile

    file = CardFile(path)
    for language, word in (("en", "English"), ("ja", "Japanese")):
        counted = coverage(file.entries(), language)
        if counted.cards:
            more = counted.read - counted.compile
            lacking = f" ({more} more are read whole, but the engine lacks a keyword of theirs)" if more else ""
            yield f"{word}: {counted.compile} of {counted.cards} cards compile{lacking}"
            yield from _details(counted, None if all_of_it else 12)
            yield ""


def _details(counted: Coverage, n: int | None) -> Iterator[str]:
    yield f"  {'mechanic':24} {'cards':>6} {'read':>6} {'compile':>8}"
    for name, (cards, read, compile_) in sorted(counted.mechanics.items(), key=lambda pair: (-pair[1][0], pair[0]))[:n]:
        yield f"  {name:24} {cards:6} {read:6} {compile_:8}"
    for title, what in (
        ("reading stops at", counted.stops),
        ("keywords that the engine lacks", counted.keywords),
        ("else", counted.others),
    ):
        if what:
            yield f"  {title}:"
            yield from (f"  {count:6}  {phrase}" for phrase, count in what.most_common(n))
