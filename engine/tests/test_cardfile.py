"""The user's own card file: both formats, as a stream, indexed; cards compiled when asked for; what is malformed is said."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.abilities import KeywordAbility
from engine.cardfile import entries as reading
from engine.cardfile.coverage import coverage
from engine.cardfile.entries import CardFileError, Entry, entries
from engine.cardfile.index import CardFile, Declined, compiled
from engine.cards import catalogue

SCRYFALL: list[dict[str, Any]] = [
    {"name": "Old Owl", "lang": "en", "mana_cost": "{1}{U}", "type_line": "Creature — Bird", "power": "1", "toughness": "1",
     "oracle_text": "Flying (It flies.)\nWhen Old Owl enters, draw a card.", "keywords": ["Flying"], "layout": "normal"},
    {"name": "Odd Pond", "lang": "en", "type_line": "Land", "oracle_text": "Odd Pond quacks.", "layout": "normal"},
    {"name": "Owl", "type_line": "Token Creature — Bird", "layout": "token"},
    {"name": "Day // Night", "type_line": "Sorcery", "oracle_text": "", "layout": "split"},
    {"name": "Old Owl", "lang": "ja", "printed_name": "古い梟", "mana_cost": "{1}{U}", "type_line": "Creature — Bird", "power": "1",
     "toughness": "1", "printed_text": "飛行\n古い梟が戦場に出たとき、カードを１枚引く。",
     "oracle_text": "Flying (It flies.)\nWhen Old Owl enters, draw a card.", "keywords": ["Flying"], "layout": "normal"},
]  # fmt: skip

MTGJSON: dict[str, Any] = {
    "meta": {"date": "2026-08-07", "version": "5"},
    "data": {
        "Old Owl": [
            {"name": "Old Owl", "manaCost": "{1}{U}", "type": "Creature — Bird", "power": "1", "toughness": "1", "layout": "normal",
             "text": "Flying (It flies.)\nWhen Old Owl enters, draw a card.", "keywords": ["Flying"],
             "foreignData": [{"language": "German", "name": "Eule"},
                             {"language": "Japanese", "name": "古い梟", "text": "飛行\n古い梟が戦場に出たとき、カードを１枚引く。"}]},
        ],
        "Odd Pond": [{"name": "Odd Pond", "type": "Land", "layout": "normal", "text": "Odd Pond quacks."}],
        "Day // Night": [{"name": "Day // Night", "type": "Sorcery", "layout": "split"}, {"name": "Day // Night", "layout": "split"}],
    },
}  # fmt: skip


def written(path: Path, what: Any) -> Path:
    text = json.dumps(what, ensure_ascii=False, indent=1 if isinstance(what, list) else None)
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(text.encode()))
    else:
        path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("what", [SCRYFALL, MTGJSON], ids=["scryfall", "mtgjson"])
@pytest.mark.parametrize("name", ["cards.json", "cards.json.gz"])
@pytest.mark.parametrize("chunk", [7, 1 << 20])
def test_both_formats_are_read_as_a_stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: Any, name: str, chunk: int) -> None:
    monkeypatch.setattr(reading, "_CHUNK", chunk)
    found = CardFile(written(tmp_path / name, what), tmp_path / "cache")
    owl = found.find("古い梟")
    assert owl is not None
    assert owl is found.find("old owl")
    assert (owl.name, owl.ja, owl.power, str(owl.mana_cost)) == ("Old Owl", "古い梟", 1, "{1}{U}")
    assert owl.abilities[0] == KeywordAbility("flying")
    assert found.find("Owl") is None
    assert found.names("ja") == ("古い梟",)


def test_what_cannot_be_read_is_declined_and_never_partly_read(tmp_path: Path) -> None:
    found = CardFile(written(tmp_path / "cards.json", SCRYFALL), tmp_path / "cache")
    with pytest.raises(Declined) as declined:
        found.find("Odd Pond")
    assert "quacks" in str(declined.value)
    assert "読めない" in declined.value.told("ja")
    with pytest.raises(Declined, match="split"):
        found.find("Day // Night")


def test_the_second_start_needs_only_the_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path / "cards.json", SCRYFALL)
    CardFile(path, tmp_path / "cache").close()

    def unread(path: Path) -> None:
        raise AssertionError("the file is read again")

    monkeypatch.setattr("engine.cardfile.index.entries", unread)
    assert CardFile(path, tmp_path / "cache").find("Old Owl") is not None


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path / "cards.json", SCRYFALL)
    assert CardFile(path, tmp_path / "cache").find("Old Owl")
    written(path, [{**SCRYFALL[0], "name": "New Owl"}])
    again = CardFile(path, tmp_path / "cache")
    assert again.find("Old Owl") is None
    assert again.entry("New Owl") is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "neither"),
        ("name,cost", "neither"),
        ("[1]", "no card"),
        ("[]", "no card"),
        ('[{"name": "Old Owl"}', "ends where"),
        ('[{"name": "Old Owl', "middle of a value"),
        ('[{"name": "Old Owl"} {"name": "B"}]', "expected , or ]"),
        ('[{"name": "Old Owl"}] and more', "something follows"),
        ('{"data": {"A": []}} {}', "something follows"),
        ("[" * 100_000, "lists in lists"),
        ('{"meta": {}}', 'no "data"'),
        ('{"data": []}', "expected {"),
        ('{"data": {"A": {}}}', "list of faces"),
        ('{"data": {"A": [1]}}', "list of faces"),
        ('{"data": {"A": [{"name": "A", ]}}', "at character"),
    ],
)
def test_a_malformed_file_is_said_to_be_one(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError, match=message.replace("[", r"\[").replace("{", r"\{")):
        CardFile(path, tmp_path / "cache")
    assert not list((tmp_path / "cache").glob("*"))


def test_a_file_that_is_cut_short_is_no_card_file(tmp_path: Path) -> None:
    path = written(tmp_path / "cards.json.gz", MTGJSON)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(CardFileError):
        list(entries(path))
    with pytest.raises(CardFileError, match="No such file"):
        CardFile(tmp_path / "none.json", tmp_path / "cache")


def test_both_texts_of_a_card_say_the_same() -> None:
    owl = Entry(
        "Old Owl", "古い梟", "{1}{U}", "Creature — Bird", "1/1", text=SCRYFALL[0]["oracle_text"], text_ja=SCRYFALL[4]["printed_text"]
    )
    assert compiled(owl, "en").abilities == compiled(owl, "ja").abilities


def test_coverage_counts_by_mechanic_and_by_what_stops(tmp_path: Path) -> None:
    found = CardFile(written(tmp_path / "cards.json", SCRYFALL), tmp_path / "cache")
    counted = coverage(found.entries(), "en")
    assert (counted.cards, counted.compile) == (3, 1)
    assert counted.mechanics["flying"] == [1, 1, 1]
    assert counted.stops == {"quacks.": 1}
    assert counted.others == {"It is no card of one face: split.": 1}


def test_the_catalogue_comes_first(tmp_path: Path) -> None:
    bears = {"name": "Grizzly Bears", "type_line": "Land", "oracle_text": "", "layout": "normal"}
    catalogue.use(CardFile(written(tmp_path / "cards.json", [bears, SCRYFALL[0]]), tmp_path / "cache"))
    try:
        found = catalogue.find("Grizzly Bears")
        assert found is catalogue.cards()["Grizzly Bears"]
        assert catalogue.find("Old Owl") is not None
        assert "Old Owl" in catalogue.names("en")
    finally:
        catalogue.use(None)
    assert catalogue.find("Old Owl") is None


def test_a_file_cut_off_anywhere_is_no_card_file(tmp_path: Path) -> None:
    """No card of a file that ends too early is used: there is no telling what else is missing."""
    for what in (SCRYFALL, MTGJSON):
        text = json.dumps(what, ensure_ascii=False)
        packed = gzip.compress(text.encode())
        for n in range(0, len(text) - 1, 37):
            (tmp_path / "cut.json").write_text(text[:n], encoding="utf-8")
            with pytest.raises(CardFileError):
                list(entries(tmp_path / "cut.json"))
        for n in range(2, len(packed) - 1, 13):
            (tmp_path / "cut.json.gz").write_bytes(packed[:n])
            with pytest.raises(CardFileError):
                list(entries(tmp_path / "cut.json.gz"))


@pytest.mark.parametrize("seed", range(8))
def test_spoilt_files_are_read_or_said_to_be_malformed(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    path = tmp_path / "spoilt.json"
    for _ in range(60):
        data = bytearray(json.dumps(rng.choice((SCRYFALL, MTGJSON)), ensure_ascii=False).encode())
        if rng.random() < 0.3:
            data = bytearray(gzip.compress(bytes(data)))
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(data))
            odd = rng.choice((b"", b'"', b"{", b"]", b"null", b"\xff", b"0", bytes([rng.randrange(256)])))
            data[place : place + rng.randrange(3)] = odd
        path.write_bytes(bytes(data))
        try:
            found = list(entries(path))
        except CardFileError as error:
            assert str(path) in str(error)
            continue
        for entry in found:
            try:
                compiled(entry)
            except Declined as declined:
                assert declined.told("en") != declined.told("ja")


def test_no_utf8_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes(b'[{"name": "\xe9"}]')
    with pytest.raises(CardFileError, match="UTF-8"):
        CardFile(tmp_path / "latin.json", tmp_path / "cache")
    with pytest.raises(CardFileError, match=r"none\.json"):
        CardFile(tmp_path / "none.json", tmp_path / "cache")
    with pytest.raises(CardFileError, match="irectory"):
        CardFile(tmp_path, tmp_path / "cache")


def test_an_index_that_is_damaged_is_made_anew(tmp_path: Path) -> None:
    path = written(tmp_path / "cards.json", SCRYFALL)
    CardFile(path, tmp_path / "cache").close()
    (index,) = (tmp_path / "cache").glob("*.sqlite")
    index.write_bytes(b"no database")
    assert CardFile(path, tmp_path / "cache").find("Old Owl") is not None


def test_an_index_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file", encoding="utf-8")
    with pytest.raises(CardFileError, match="XDG_CACHE_HOME"):
        CardFile(written(tmp_path / "cards.json", SCRYFALL), tmp_path / "cache")


def test_facts_that_are_not_understood_decline_a_card() -> None:
    for entry, why in (
        (Entry("A", cost="{zz}", type_line="Artifact"), "{ZZ}"),
        (Entry("B", type_line="Blob — Bird"), "blob"),
        (Entry("C", type_line="Creature — Bird", pt="a/1"), "a/1"),
        (Entry("D", type_line="Planeswalker — Owl", loyalty="X"), "X"),
        (Entry("E", type_line="Battle — Siege"), "battle"),
    ):
        with pytest.raises(Declined) as error:
            compiled(entry)
        assert why in error.value.told("en")


def test_a_sentence_in_the_place_of_a_color_indicator_is_no_ability() -> None:
    blue = Entry("Slow Owl", "遅い梟", "", "Sorcery", "", "", "Draw a card.", "遅い梟は青である。\nカードを１枚引く。", "U")
    assert compiled(blue, "ja").abilities == compiled(blue, "en").abilities
    assert compiled(blue, "ja").colors == ("U",)
