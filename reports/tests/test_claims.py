"""Everything that the source documents' rulings claim is proven."""

from __future__ import annotations

from reports import documents
from reports.claims import Claimed, claimed, told


def test_all_that_the_source_documents_claim_is_proven() -> None:
    found = claimed()
    assert {one.document for one in found} == {document.key for document in documents.read_all()}
    assert [one for one in found if one.unproven] == []


def test_what_is_not_proven_is_told() -> None:
    lines = list(told((Claimed("blitz", "702.152a", 3, ()), Claimed("blitz", "601.3", 1, ("601.3 part",)))))
    assert lines[0] == "blitz    702.152a     3 scenarios  proven"
    assert lines[1].endswith("NOT PROVEN: 601.3 part")
    assert lines[2] == "blitz: 1 of 2 rules that its rulings claim are proven"
