"""README and CONTRIBUTING are one document in two languages each; CHANGELOG, version, templates and workflows say what is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from reports.command import main
from steps.gherkin import parse_feature
from steps.session import Session

ROOT = Path(__file__).parents[2]
PAIRS = [("README.md", "README.ja.md"), ("CONTRIBUTING.md", "CONTRIBUTING.ja.md")]


def blocks(text: str) -> list[str]:
    """What a document consists of: headings by level, code by language, tables by size, lists by length, paragraphs."""
    out: list[str] = []
    parts = re.split(r"(^```\w*\n.*?^```$)", text, flags=re.S | re.M)
    for part in parts:
        fence = re.match(r"```(\w*)\n", part)
        if fence:
            out.append(f"code {fence[1]}")
            continue
        for block in re.split(r"\n\s*\n", part.strip()):
            out += _block(block)
    return [block for block in out if block]


def _block(block: str) -> list[str]:
    lines = block.splitlines()
    if not block.strip():
        return []
    if lines[0].startswith("#"):
        return [f"heading {len(lines[0]) - len(lines[0].lstrip('#'))}", *_block("\n".join(lines[1:]))]
    if lines[0].startswith("|"):
        return [f"table {len(lines)} x {lines[0].count('|') - 1}"]
    if re.match(r"- |\d+\. ", lines[0]):
        return [f"list {sum(bool(re.match('- |[0-9]+[.] ', line)) for line in lines)}"]
    return ["commands" if block.startswith("    ") else "paragraph"]


def code(text: str) -> list[str]:
    """What stands in `code`, and addresses of links, without those to the other language."""
    outside = re.sub(r"^```\w*\n.*?^```$", "", text, flags=re.S | re.M)
    spans = re.findall(r"`([^`]+)`", outside)
    links = [link.replace(".ja.md", ".md") for link in re.findall(r"\]\(([^)#]+)\)", outside)]
    return sorted([*spans, *(link for link in links if not link.startswith("README"))])


def commands(text: str) -> list[str]:
    """The commands that are shown, without what is said beside them."""
    return [line.split(" #")[0].strip() for line in re.findall(r"^    (?:make|python|\.venv).*$", text, re.M)]


@pytest.mark.parametrize("pair", PAIRS, ids=[pair[0] for pair in PAIRS])
def test_both_languages_have_the_same_structure(pair: tuple[str, str]) -> None:
    english, japanese = ((ROOT / name).read_text(encoding="utf-8") for name in pair)
    assert blocks(english) == blocks(japanese)
    one, other = code(english), code(japanese)
    assert set(one) == set(other), set(one) ^ set(other)
    assert commands(english) == commands(japanese)
    assert pair[1] in english and pair[0] in japanese


def rulings(name: str) -> list[str]:
    return re.findall(r"^```gherkin\n(.*?)^```$", (ROOT / name).read_text(encoding="utf-8"), re.S | re.M)


@pytest.mark.parametrize("name", PAIRS[1])
def test_the_ruling_of_contributing_holds_in_both_languages(name: str) -> None:
    digests = set()
    for text in rulings(name):
        feature = parse_feature(text)
        (scenario,) = feature.scenarios
        assert scenario.problems == () and scenario.other_title
        session = Session(feature.language)
        session.play_all(scenario.lines)
        session.finish()
        digests.add(session.scene.table.digest())
    assert len(digests) == 1
    assert rulings(PAIRS[1][0]) == rulings(PAIRS[1][1])


@pytest.mark.parametrize("name", [name for pair in PAIRS for name in pair])
def test_every_command_that_is_named_exists(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    known = set(re.search(r"\{([\w,-]+)\}", capsys.readouterr().out)[1].split(","))  # type: ignore[index]  # argparse lists them
    text = (ROOT / name).read_text(encoding="utf-8")
    named = set(re.findall(r"\bsaitei ([a-z]+)", "\n".join([*code(text), *re.findall(r"^    .*$", text, re.M)])))
    assert named <= known, named - known


def test_one_version_number() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (\S+)", changelog, re.M)[1] == version  # type: ignore[index]  # it has a section
    from reports import about  # noqa: PLC0415

    assert about.version() == version


def test_workflows_call_what_there_is() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = path.read_text(encoding="utf-8")
        assert all(re.search(rf"^{target}:", makefile, re.M) for target in re.findall(r"make ([a-z]+)", text)), path
        assert all((ROOT / file).exists() for file in re.findall(r"python -I (\S+)", text)), path
    tests = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert all(system in tests for system in ("ubuntu-latest", "macos-latest", "windows-latest"))
    assert "saitei check --format github" in (ROOT / ".github" / "workflows" / "rulings.yml").read_text(encoding="utf-8")
