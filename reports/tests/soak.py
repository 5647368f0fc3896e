"""Random play in its long form: ``make soak``. What it comes to stands on the report's front (:mod:`reports.figures`).

Three kinds of play, with one set of invariants (:mod:`engine.invariants`): long games of decks (:mod:`engine.tests.soak`), short games on
boards of the catalogue and from rulings, in the words of the rulings (:mod:`steps.tests.fuzz`), and every ruling as it stands. It goes on
where it was interrupted, as long as the files are the same.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from engine.fingerprint import fingerprint
from engine.tests.soak.match import Failed, play
from reports import figures
from reports.figures import Figure
from steps.tests.fuzz.search import Figures, search, searched

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "reports" / "out" / "soak.json"
"""What has been played so far."""
DECKS, BOARDS = 100, 400
LAST_TURN = 30
A_PART = {"decks": 5, "boards": 50}
"""Games that are played before they are written down."""
HASH_SEEDS = ("0", "1", "2")
SAME_GAMES = 20
"""Games that are played under each of them."""


@dataclass
class Part:
    """What a part came to."""

    games: int = 0
    good: int = 0
    actions: int = 0
    events: int = 0
    rules: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    """What went wrong, as it is to be shown."""
    seconds: float = 0.0
    early: float = 0.0
    """What an event costs early in a game of decks, in microseconds, and (``late``) at its end; the median."""
    late: float = 0.0


def decks(seeds: range) -> Part:
    """Games of decks, by seed."""
    part, rules, early, late = Part(), set[str](), list[float](), list[float]()
    for seed in seeds:
        part.games += 1
        try:
            game = play(seed, LAST_TURN)
        except Failed as error:
            part.wrong = (*part.wrong, str(error))
            continue
        part.good += 1
        part.actions += len(game.done)
        part.events += len(game.state.log)
        rules.update(rule.split(" ")[0] for entry in game.state.log for rule in entry.rules)
        early.append(game.early)
        late.append(game.late)
    part.rules = tuple(sorted(rules))
    part.early, part.late = median(early or [0.0]), median(late or [0.0])
    return part


def boards(games: int, seed: int) -> Part:
    """Games on boards and from rulings. The first that goes wrong ends the part; it is told as a ruling."""
    count = Figures()
    found = search(games, count, seed)
    part = _counted(count)
    if found is not None:
        part.games, part.wrong = part.games + 1, (f"seed {seed}: {found}",)
    return part


def rulings() -> Part:
    """Every ruling, with a look for contradictions after every line."""
    count = Figures()
    found = tuple(searched(count))
    part = _counted(count)
    part.wrong = tuple(map(str, found))
    return part


def _counted(count: Figures) -> Part:
    return Part(count.games, count.games, count.lines, count.events, tuple(sorted(count.rules)))


SAME = """
import sys
from steps.tests.fuzz.search import Figures, search
count = Figures()
search(int(sys.argv[1]), count)
print(*count.digests)
"""


def hash_seeds() -> Part:
    """The same games under several PYTHONHASHSEED come to the same logs."""
    told = {}
    for seed in HASH_SEEDS:
        run = [sys.executable, "-c", SAME, str(SAME_GAMES)]
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONUTF8": "1"}
        told[seed] = subprocess.run(run, cwd=ROOT, env=env, check=True, capture_output=True, encoding="utf-8").stdout.split()
    wrong = tuple(f"PYTHONHASHSEED {seed} makes another game of it" for seed in HASH_SEEDS if told[seed] != told[HASH_SEEDS[0]])
    return Part(wrong=wrong if told[HASH_SEEDS[0]] else ("no game was played",))


def parts(asked: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Part]]]:
    """All that is to be played, by name."""
    yield "every ruling", rulings
    yield f"hash seeds {', '.join(HASH_SEEDS)}", hash_seeds
    for first in range(0, asked.boards, A_PART["boards"]):
        n, seed = min(A_PART["boards"], asked.boards - first), asked.seed + first // A_PART["boards"]
        yield f"{n} boards, seed {seed}", lambda n=n, seed=seed: boards(n, seed)  # type: ignore[misc]  # of this round
    for first in range(0, asked.decks, A_PART["decks"]):
        seeds = range(asked.seed + first, asked.seed + min(first + A_PART["decks"], asked.decks))
        yield f"decks, seeds {seeds.start}-{seeds.stop - 1}", lambda seeds=seeds: decks(seeds)  # type: ignore[misc]


def _so_far(of: str) -> dict[str, Part]:
    try:
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
        return {name: Part(**part) for name, part in kept["parts"].items()} if kept["of"] == of else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _keep(of: str, done: dict[str, Part]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    new = KEPT.with_suffix(".new")
    new.write_text(json.dumps({"of": of, "parts": {name: asdict(part) for name, part in done.items()}}), encoding="utf-8")
    new.replace(KEPT)


def figure(asked: argparse.Namespace, done: dict[str, Part], of: str) -> Figure:
    """What stands on the report's front."""
    games = {name: part for name, part in done.items() if name != "every ruling"}
    total = {what: sum(getattr(part, what) for part in games.values()) for what in ("games", "good", "actions", "events")}
    rules = {rule for part in done.values() for rule in part.rules}
    more = (("actions", total["actions"]), ("events", total["events"]), ("rules", len(rules)), ("seed", asked.seed))
    return Figure("games", total["good"], total["games"], command(asked), datetime.now(UTC).date().isoformat(), of, more)


def command(asked: argparse.Namespace) -> str:
    """What plays just these games."""
    usual = {"decks": DECKS, "boards": BOARDS, "seed": 0}
    other = " ".join(f"--{name} {getattr(asked, name)}" for name, number in usual.items() if getattr(asked, name) != number)
    return f"{figures.COMMANDS['games']} GAMES='{other}'" if other else figures.COMMANDS["games"]


def main(argv: list[str] | None = None) -> int:
    """Play all that is asked for; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m reports.tests.soak", description="Play games at random and look for contradictions.")
    parser.add_argument("--decks", type=int, default=DECKS, help=f"long games of decks ({DECKS})")
    parser.add_argument("--boards", type=int, default=BOARDS, help=f"short games on boards and from rulings ({BOARDS})")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--keep", action="store_true", help="put the figures onto the report's front, as of all games that are usual")
    parser.add_argument("--memory", action="store_true", help="measure the memory of one game, too")
    asked = parser.parse_args(argv)
    of = fingerprint(ROOT)
    done = _so_far(of)
    todo = dict(parts(asked))
    for name, run in todo.items():
        if name in done:
            continue
        began = time.perf_counter()
        done[name] = run()
        done[name].seconds = time.perf_counter() - began
        _keep(of, done)
        for wrong in done[name].wrong:
            print(wrong, flush=True)
        print(f"{name}: {len(done[name].wrong)} wrong, {done[name].seconds:.0f} s", flush=True)
    found = figure(asked, {name: done[name] for name in todo}, of)
    if asked.keep or command(asked) == figures.COMMANDS["games"]:
        (figures.FOLDER / figures.FILES["games"]).write_text(figures.text(found), encoding="utf-8")
    _tell(found, [done[name] for name in todo])
    if asked.memory:
        print(f"memory of one game at its peak        {_peak(asked.seed) / 1e6:10.1f} MB")
    return 1 if any(done[name].wrong for name in todo) else 0


def _tell(found: Figure, done: list[Part]) -> None:
    print(f"games                                 {found.of:10}")
    print(f"games in which nothing went wrong     {found.good:10}")
    for name, number in found.more:
        print(f"{name:37} {number:10}")
    of_decks = [part for part in done if part.late]
    if of_decks:
        print(f"an event early in a game, median      {median(part.early for part in of_decks):10.1f} us")
        print(f"an event at the end of a game, median {median(part.late for part in of_decks):10.1f} us")


def _peak(seed: int) -> int:
    """Peak memory of one game, in bytes."""
    tracemalloc.start()
    play(seed, LAST_TURN)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


if __name__ == "__main__":
    sys.exit(main())
