"""Engines over JSON lines: the messages, an engine that is wrong on purpose, all the ways in which one can break, and our own engine."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from steps import peers
from steps.packing import Json, PackingError
from steps.peers import NoSuchEngine
from steps.peers.lines import schema
from steps.peers.lines.messages import OURS, from_json, line, methods, raised, to_json
from steps.peers.lines.process import Command
from steps.peers.lines.table import Connection, LinesTable
from steps.peers.server import Server
from steps.reference import new_table
from steps.scene import StepFailure
from steps.table import Act, Answer, Broken, Cast, CostChoice, Fact, Life, Obstacle, Refused, Table, Unsupported, WrongAnswer
from steps.tests.playing import play
from steps.tests.toys import ENGINE, FEATURE, MORE, TOY

pytest_plugins = "pytester"

ROOT = Path(__file__).parents[2]
SCHEMA = schema.schema()


def valid(data: Json, name: str) -> None:
    """Hold a message against the schema."""
    jsonschema.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name.replace(' ', '%20')}"}).validate(data)


class Inside:
    """A process that is none: a server in this one, with every message held against the schema."""

    def __init__(self, server: Server) -> None:
        self.server, self.asked = server, set[str]()

    def ask(self, method: str, params: Mapping[str, Json]) -> Json:
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": dict(params)}
        valid(message, "request")
        answer = self.server.answer(line(message))
        answer = json.loads(json.dumps(answer))
        self.asked.add(method)
        if "error" in answer:
            valid(answer["error"], "error")
            error = raised(answer["error"])
            assert error is not None, answer
            raise error
        valid(answer["result"], f"{method} result")
        return answer["result"]

    def close(self) -> None:
        return None


def inside() -> tuple[LinesTable, Inside]:
    """A table of the reference engine, over messages."""
    connection, process = Connection(Command(())), Inside(Server(new_table))
    connection._process = process  # type: ignore[assignment]
    connection.start = from_json(methods()["start"].result, process.ask("start", {"protocol": 1, "edition": "2026-08-07"}))
    return LinesTable(connection), process


@pytest.fixture
def toy() -> Iterator[Connection]:
    connection = Connection(Command((sys.executable, str(TOY)), timeout=5))
    yield connection
    connection.close()


def test_the_schema_is_one_and_is_that_of_the_records() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert schema.FILE.read_text(encoding="utf-8") == schema.text(), "python -m steps.peers.lines.schema"


def test_every_method_of_the_table_is_a_message_or_answered_by_the_driver() -> None:
    offered = {name for name in vars(Table) if not name.startswith("_")}
    assert set(methods()) - {"start", "new", "card"} | OURS == offered
    assert {name for name in dir(LinesTable) if not name.startswith("_")} == offered


def test_one_of_several_records_says_which_it_is() -> None:
    cast = Cast(0, 12, CostChoice("blitz"), targets=(~1, 3))
    assert to_json(Act, cast) == {"type": "Cast", "player": 0, "card": 12, "cost": {"keyword": "blitz"}, "targets": [-2, 3]}
    assert from_json(Act, to_json(Act, cast)) == cast
    assert from_json(Fact, {"type": "Life", "seat": 0, "n": 17}) == Life(0, 17)
    for wrong in ({"type": "Attic"}, {"seat": 0}, 5, None, {"type": "Life", "seat": "0", "n": 17}):
        with pytest.raises(PackingError):
            from_json(Fact, wrong)


BLITZ = """
    Given each player can pay any amount of mana
    And your hand is "Plasma Jockey"
    And the opponent controls "Humility"
    When you cast "Plasma Jockey" for its blitz cost and it resolves
    Then "Plasma Jockey" is 1/1 (613.4b)
    And "Plasma Jockey" does not have haste
    And the effect of "Plasma Jockey" depends on the effect of "Humility" (613.8a)
    And you can't attack with "Plasma Jockey" (302.6)
    And the opponent knows what "Plasma Jockey" is
    When you try to attack with "Plasma Jockey"
    Then that action is illegal and is reversed (302.6)
"""


def test_over_messages_our_own_engine_plays_as_it_does_without() -> None:
    table, process = inside()
    play(BLITZ, table=table)
    mine = new_table()
    play(BLITZ, table=mine)
    assert (table.board(), tuple(table.log())) == (mine.board(), tuple(mine.log()))
    assert {"given", "ready", "do", "can", "computed", "knows", "clock", "question"} <= process.asked


def test_a_table_says_over_messages_what_is_wrong() -> None:
    table, _ = inside()
    with pytest.raises(Refused) as refused:
        play('Given your hand is "Grizzly Bears"\nWhen you cast "Grizzly Bears"', table=table)
    assert [it.rule for it in refused.value.obstacles] == ["118.3"] and refused.value.obstacles[0].ja
    with pytest.raises(WrongAnswer):
        table.answer(Answer(0, "may", yes=True))
    with pytest.raises(AssertionError, match="-32603"):
        table.computed(999)


def test_a_refusal_without_a_rule_has_no_empty_brackets() -> None:
    error = raised({"code": 1, "message": "not now"})
    assert isinstance(error, Refused) and str(error) == error.told("ja") == "not now"
    cited = Refused((Obstacle("302.6", "it came this turn", ja="出たばかり"),))
    assert (str(cited), cited.told("ja")) == ("it came this turn (302.6)", "出たばかり（302.6）")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("what?", -32600),
        ("[]", -32600),
        ('{"id": 1}', -32600),
        ('{"id": 1, "method": "dance"}', -32601),
        ('{"id": 1, "method": "given", "params": {}}', -32602),
        ('{"id": 1, "method": "given", "params": {"fact": {"type": "Attic"}}}', -32602),
    ],
)
def test_the_server_answers_what_it_does_not_understand(text: str, code: int) -> None:
    assert Server(new_table).answer(text)["error"]["code"] == code


# --- the toy


LIFE = """
    Given your life total is 17
    When an effect makes you lose 2 life
    Then your life total is 15
"""


def test_what_the_toy_can_it_does(toy: Connection) -> None:
    play(LIFE, table=LinesTable(toy))
    play('Given you control "Grizzly Bears"\nThen "Grizzly Bears" is on the battlefield', table=LinesTable(toy))


def test_what_the_toy_does_wrongly_fails(toy: Connection) -> None:
    with pytest.raises(StepFailure, match="is 21, not 20"):
        play("Given your life total is 17\nWhen an effect makes you gain 3 life\nThen your life total is 20", table=LinesTable(toy))


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("Given it is your declare attackers step\nThen your life total is 20", "it knows no StepIs"),
        ("Given your life total is 3\nWhen an effect makes you draw 2 cards", "no effect that does: draw"),
        ('Given your hand is "Grizzly Bears"\nWhen you cast "Grizzly Bears"', "no method do"),
        ('Given you control "Grizzly Bears"\nThen you know what "Grizzly Bears" is', "who knows what"),
    ],
)
def test_what_the_toy_lacks_is_unsupported(toy: Connection, script: str, why: str) -> None:
    with pytest.raises(Unsupported, match=why):
        play(script, table=LinesTable(toy))


@pytest.mark.parametrize(
    ("n", "why"),
    [
        (1, r"^effect: no answer, but: what\?"),
        (2, r"^effect: it ended, with exit code 1\n  out of mana"),
        (3, r"^effect: no answer for 0\.5 seconds"),
        (4, r'^effect: half a line: {"jsonrpc": "2\.0", "id"'),
        (5, r"^effect: an answer to another message"),
        (6, r"^effect: it says: division by zero"),
        (7, r"^effect: an answer to another message"),
        (8, r"^board: the answer is not what it should be: .*Seen\.name: 5 is not"),
    ],
)
def test_however_it_breaks_the_scenario_is_an_error_with_its_place_and_the_next_one_goes_on(n: int, why: str) -> None:
    toy = Connection(Command((sys.executable, str(TOY)), timeout=5))
    table = LinesTable(toy)
    if n == 3:
        assert toy._process is not None
        toy._process._command = Command((), timeout=0.5)
    before = time.monotonic()
    with pytest.raises(Broken, match=why):
        play(f"Given your life total is 17\nWhen an effect deals {n} damage to you", table=table)
    assert time.monotonic() - before < 60
    play(LIFE, table=LinesTable(toy))
    toy.close()


def test_a_run_on_the_toy_tells_the_four_outcomes(pytester: pytest.Pytester) -> None:
    (pytester.path / "toy.feature").write_text(FEATURE + MORE, encoding="utf-8")
    ran = pytester.runpytest_inprocess("-p", "steps.plugin", "-p", "no:cacheprovider", "-rs", "--engine", ENGINE)
    ran.stdout.fnmatch_lines([
        "toy.feature:12: Then your life total is 20", "toy.feature:23: When an effect deals 2 damage to you",
        "*the engine broke*effect: it ended, with exit code 1", "*engine toy*", "all: 1 pass, 1 fail, 1 unsupported, 1 error",
        "new: toy-it-gains-life: your life total is 20", "SKIPPED * toy.feature:17: unsupported: *no effect that does: draw",
    ])  # fmt: skip
    assert ran.ret == 1


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_the_toy_answers_as_the_page_says(name: str) -> None:
    page = (ROOT / "steps/peers" / name).read_text(encoding="utf-8")
    asked, answers = ([text[2:] for text in page.splitlines() if text.startswith(sign)] for sign in ("> ", "< "))
    assert asked
    for text in asked:
        valid(json.loads(text), "request")
    told = "".join(f"{text}\n" for text in asked)
    done = subprocess.run([sys.executable, str(TOY)], input=told, capture_output=True, encoding="utf-8", check=True)
    assert [json.loads(text) for text in done.stdout.splitlines()] == [json.loads(text) for text in answers]


# --- which engine


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "there are: reference, phase, reference-lines, json:COMMAND"),
        ("json:", "followed by a command"),
        ("json:/no/such/program", "can't be started"),
        (f"json:{shlex.join([sys.executable, '-c', 'pass'])}", "start: it ended|it reads no more"),
        (f"json:{shlex.join([sys.executable, '-m', 'steps.peers.server', '--name', 'The Best'])}", "can't be called 'The Best'"),
        (f"json:{shlex.join([sys.executable, '-m', 'steps.peers.server', '--name', 'reference'])}", "can't be called"),
    ],
)
def test_an_engine_that_is_not_there_is_said_so(name: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(NoSuchEngine, match=why):
        peers.engine(name)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[a", "engines.toml: "),
        ("a = 5", "needs a command"),
        ('[a]\ncommand = "python"', "a list of words"),
        ('[a]\ncommand = ["x"]\nshell = true', "nothing else"),
        ('[a]\ncommand = ["x"]\ntimeout = 0', "a timeout in seconds"),
    ],
)
def test_a_bad_file_of_engines_is_refused(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "engines.toml").write_text(text, encoding="utf-8")
    with pytest.raises(NoSuchEngine, match=why):
        peers.declared(tmp_path / "engines.toml")


def test_the_file_of_engines_names_ours() -> None:
    assert peers.declared()["reference-lines"] == Command((sys.executable, "-m", "steps.peers.server"))


# --- our own engine in another process

SAMPLE = [
    "features/keywords/blitz/turn.feature", "features/keywords/dash.feature", "features/keywords/miracle/revealed.feature",
    "features/keywords/suspend/upkeep.feature", "features/commander/damage.feature",
]  # fmt: skip


def outcomes(capfd: pytest.CaptureFixture[str], *arguments: str) -> list[tuple[str, str]]:
    """What scenarios come to in a run of this process."""
    found: list[tuple[str, str]] = []

    class Listener:
        def pytest_saitei_scenario(self, run: Any) -> None:
            found.append((run.slug, run.status))

    pytest.main(["-q", "--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", *arguments], [Listener()])
    capfd.readouterr()
    return sorted(found)


def test_the_suite_comes_to_the_same_over_the_protocol(capfd: pytest.CaptureFixture[str]) -> None:
    files = [str(ROOT / name) for name in SAMPLE]
    mine = outcomes(capfd, *files)
    assert len(mine) > 30 and outcomes(capfd, "--engine", "reference-lines", *files) == mine


def test_a_rule_switched_off_in_another_process_is_missed(capfd: pytest.CaptureFixture[str]) -> None:
    command = "json:{python} -m steps.peers.server --name wrong --rules-off '702.152a sacrifice'"
    came = outcomes(capfd, "--engine", command, str(ROOT / SAMPLE[0]))
    assert {status for _, status in came} == {"failed"}
