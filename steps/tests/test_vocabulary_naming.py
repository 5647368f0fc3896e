"""Which object a name means."""

from __future__ import annotations

import pytest

from engine.record import replace
from steps.scene import Scene, StepFailure
from steps.slots.base import Reader
from steps.slots.objects import read_obj
from steps.table import AbilitySeen, Seen
from steps.tests.fake_table import FakeTable
from steps.tests.playing import play
from steps.text import normalise


def find(scene: Scene, text: str) -> Seen:
    """The object that a name in English means."""
    line = normalise("en", text)
    (obj,) = read_obj(Reader("en", line.names), line.text)
    return scene.names.find(obj)


def test_a_name_is_looked_for_on_the_battlefield_and_stack_first_then_anywhere() -> None:
    scene = play('Given you control "Bear"\nAnd "Bear" is in your graveyard\nAnd "Bolt" is in your graveyard')
    assert find(scene, '"Bear"').zone == "battlefield"
    assert find(scene, '"Bear" in your graveyard').zone == "graveyard"
    assert find(scene, '"Bolt"').zone == "graveyard"


def test_either_language_reads_the_names_of_both() -> None:
    assert find(play('Given you control "熊"'), '"Bear"').name == "Bear"


def test_two_candidates_are_an_error_that_lists_them() -> None:
    scene = play('Given you control "Bear" A\nAnd the opponent controls "Bear" B')
    with pytest.raises(StepFailure, match=r'"Bear" A \(you, the battlefield\); "Bear" B \(the opponent, the battlefield\)'):
        find(scene, '"Bear"')
    assert find(scene, '"Bear" B').controller == 1
    assert find(scene, 'the opponent\'s "Bear"').controller == 1
    assert find(scene, 'the second "Bear"').controller == 1


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    scene = play('Given you control "Bear"')
    with pytest.raises(StepFailure, match=r'There is no "Bera" in this scenario\. Nearest names: "Bear"'):
        find(scene, '"Bera"')


def test_a_name_means_the_card_where_it_is_now() -> None:
    scene = play('Given you control "Bear"\nWhen an effect destroys "Bear"')
    assert find(scene, '"Bear"').zone == "graveyard"


def test_a_copy_and_the_card_itself_are_told_apart() -> None:
    table = FakeTable()
    scene = play('Given you control "Bear"\nAnd you control 1 "Bird" token', table=table)
    bear, token = table.objects[1], table.objects[2]
    table.objects[2] = replace(token, name="Bear", cards=bear.cards, copy=True)
    scene.changed()
    with pytest.raises(StepFailure):
        find(scene, '"Bear"')
    assert find(scene, 'the card "Bear"').id == 1
    assert find(scene, 'the copy of "Bear"').id == 2
    assert find(scene, '"Bear" token').id == 2


def _with_abilities(scene: Scene, table: FakeTable) -> None:
    for number, (kind, keyword, index) in enumerate((("triggered", "", 1), ("triggered", "blitz", 2), ("delayed", "blitz", 1))):
        ability = AbilitySeen(1, "Bear", kind, keyword, index)  # type: ignore[arg-type]  # kinds as they are
        table.objects[50 + number] = Seen(50 + number, "", (), "stack", number, 0, 0, "ability", ability=ability)
    scene.changed()


def test_an_ability_is_named_by_source_kind_keyword_and_order() -> None:
    table = FakeTable()
    scene = play('Given you control "Bear"', table=table)
    _with_abilities(scene, table)
    assert find(scene, 'the delayed triggered ability of "Bear"').id == 52
    assert find(scene, 'the first triggered ability of "Bear"').id == 50
    assert find(scene, 'the second triggered ability of "Bear"').id == 51
    with pytest.raises(StepFailure):
        find(scene, 'the triggered ability of "Bear"')
    with pytest.raises(StepFailure):
        find(scene, 'the blitz triggered ability of "Bear"')
    assert find(scene, "the top object of the stack").id == 50


def test_an_ability_still_has_its_source_after_that_has_left() -> None:
    table = FakeTable()
    scene = play('Given you control "Bear" A and "Bear" B\nWhen an effect destroys "Bear" A', table=table)
    ability = AbilitySeen(1, "Bear", "delayed", "blitz", 1)
    table.objects[50] = Seen(50, "", (), "stack", 0, 0, 0, "ability", ability=ability)
    scene.changed()
    assert find(scene, 'the delayed triggered ability of "Bear" A').id == 50
    with pytest.raises(StepFailure):
        find(scene, 'the delayed triggered ability of "Bear" B')


def test_players_with_names_are_called_by_them() -> None:
    scene = play('Given the players are "Ann" and "Bob"\nAnd player "Bob" controls "Bear"', finish=False)
    assert find(scene, '"Bear"').controller == 1
    with pytest.raises(StepFailure, match="Where the players have names"):
        play('Given the players are "Ann" and "Bob"\nAnd you control "Bear"')
    with pytest.raises(StepFailure, match='no player "Cy"'):
        play('Given the players are "Ann" and "Bob"\nAnd player "Cy" controls "Bear"')


def test_nothing_passes_by_absence_of_an_ability() -> None:
    script = 'Given you control "Bear" and "Bird"\nWhen all players pass in succession\nThen {} does not trigger'
    play(script.format('the triggered ability of "Bear"'))
    for never in ('the triggered ability of "Bird"', 'the delayed triggered ability of "Bear"', 'the blitz triggered ability of "Bear"'):
        with pytest.raises(StepFailure, match="There is no such ability"):
            play(script.format(never))
