"""The arguments of the commands for those who write rulings. Apart from the commands, so that ``saitei --help`` reads none of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def _language(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("--lang", choices=("ja", "en"), help=f"{what} (that of the system)")


def _steps(commands: Commands) -> None:
    parser = commands.add_parser("steps", help="the phrases that a ruling is made of, in both languages, with examples")
    parser.add_argument("words", nargs="*", help="only phrases that have all these words, in either language")
    _language(parser, "show one language only")
    parser.add_argument("--all", action="store_true", help="also the other wordings that are read, and every slot's values")
    parser.add_argument("--editor", type=Path, metavar="DIR", help="write snippets and step patterns for VS Code into this folder")


def _new(commands: Commands) -> None:
    parser = commands.add_parser("new", help="write a ruling that already runs, to go on from; asks for what is not said")
    _language(parser, "language of the ruling")
    parser.add_argument("--title", help="what it shows, in one sentence")
    parser.add_argument("--other-title", metavar="TITLE", help="the same in the other language")
    parser.add_argument("--rule", action="append", default=[], metavar="NUMBER", help="a rule that it is about, 702.152a; repeatable")
    parser.add_argument("--card", action="append", default=[], metavar="NAME", help="a card in it, known or new; repeatable")
    parser.add_argument("--text", metavar="TEXT", help="rules text of the first card that is new; \\n between abilities")
    parser.add_argument("--cost", metavar="COST", help="its mana cost, {1}{U}")
    parser.add_argument("--type", metavar="TYPE", help='its type line, "Creature - Bird" or 「鳥・クリーチャー」')
    parser.add_argument("--pt", metavar="P/T", help="its power and toughness, 1/1")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the file to write or to add to (one in the folder of the rule's subject)")
    parser.add_argument("--yes", action="store_true", help="ask nothing")


def _check(commands: Commands) -> None:
    parser = commands.add_parser("check", help="all that is wrong with feature files, without playing them through; style too")
    parser.add_argument("paths", nargs="*", type=Path, help="files or folders (features)")
    parser.add_argument("--format", choices=("text", "json", "github"), default="text", help="how to say it (text)")
    parser.add_argument("--fix", action="store_true", help="mend what can be mended: old wordings, signs, keywords, tables, encodings")
    parser.add_argument("--strict", action="store_true", help="style counts as an error, too")
    parser.add_argument("--cards", metavar="FILE", help="find cards also in this file (Scryfall bulk or MTGJSON AtomicCards)")


def _run(commands: Commands) -> None:
    parser = commands.add_parser("run", help="play the rulings of a file, or the one at a line of it")
    parser.add_argument("places", nargs="+", metavar="FILE[:LINE]", help="a file or folder, perhaps with a line")
    parser.add_argument("--watch", action="store_true", help="again whenever the files change")
    parser.add_argument("--cards", metavar="FILE", help="find cards also in this file (Scryfall bulk or MTGJSON AtomicCards)")


def _explain(commands: Commands) -> None:
    parser = commands.add_parser("explain", help="play a ruling up to a line; show the board, what happened and what could be done")
    parser.add_argument("place", metavar="FILE:LINE", help="a line of a ruling")
    _language(parser, "tell it in this language")
    parser.add_argument("--cards", metavar="FILE", help="find cards also in this file (Scryfall bulk or MTGJSON AtomicCards)")


def _play(commands: Commands) -> None:
    parser = commands.add_parser("play", help="type a ruling line by line, see what each does, take lines back, save it")
    parser.add_argument("place", nargs="?", metavar="FILE[:LINE]", help="begin with the lines of a ruling up to here")
    _language(parser, "language of the lines")
    parser.add_argument("--cards", metavar="FILE", help="find cards also in this file (Scryfall bulk or MTGJSON AtomicCards)")


ADD: dict[str, Callable[[Commands], None]] = {
    "phrases": _steps, "new": _new, "checking": _check, "running": _run, "explaining": _explain, "playing": _play,
}  # fmt: skip
