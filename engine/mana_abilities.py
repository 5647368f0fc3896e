"""Mana abilities: which activated abilities are such, and what they do (CR 605)."""

from __future__ import annotations

from engine.abilities import Activated
from engine.actions.add_mana import AddMana
from engine.editions.changes import change, in_force
from engine.game import Game
from engine.instructions import Instruction, Sequence
from engine.loyalty_abilities import is_loyalty_ability
from engine.rule import Context, rule

LIBRARY_MATTERS = change(
    "605.1a",
    "2026-08-07",
    before=(
        "An ability that adds mana is a mana ability even if it moves a card to or from a library.",
        "マナを加える能力は、カードをライブラリーへ、またはライブラリーから動かしてもマナ能力である。",
    ),
    now=(
        "An ability whose cost or effect moves a card to or from a library is no mana ability.",
        "コストか効果がカードをライブラリーへ、またはライブラリーから動かす能力は、マナ能力ではない。",
    ),
)


def is_mana_ability(game: Game, mana_ability: bool, ability: Activated) -> bool:
    """Whether an activated ability is a mana ability (CR 605.1a)."""
    adds = no_loyalty_ability(game, adds_mana(game, mana_ability, ability), ability)
    return moves_no_library_card(game, has_no_target(game, adds, ability), ability)


@rule("605.1a", part="adds mana")
def adds_mana(ctx: Context, mana_ability: bool, ability: Activated) -> bool:
    """An activated ability that could add mana as it resolves is a mana ability."""
    return added(ability.do) is not None


@rule("605.1a", "605.5a", part="target")
def has_no_target(ctx: Context, mana_ability: bool, ability: Activated) -> bool:
    """One with a target is none."""
    return mana_ability and not ability.targets


@rule("605.1a", part="loyalty")
def no_loyalty_ability(ctx: Context, mana_ability: bool, ability: Activated) -> bool:
    """A loyalty ability is none."""
    return mana_ability and not is_loyalty_ability(ability)


@rule("605.3b")
def without_the_stack(ctx: Context, on_stack: bool, mana_ability: bool) -> bool:
    """A mana ability doesn't go on the stack but resolves immediately."""
    return not mana_ability


@rule("605.1a", part="library")
def moves_no_library_card(game: Game, mana_ability: bool, ability: Activated) -> bool:
    """One whose cost or effect moves a card to or from a library is none."""
    if not in_force(game, LIBRARY_MATTERS):
        return mana_ability
    return mana_ability and not moves_library_cards(ability)


def moves_library_cards(ability: Activated) -> bool:
    """Whether an ability's cost or effect moves a card to or from a library."""
    by_cost = any(part.moves_library_cards for part in ability.cost.others)
    return by_cost or any(part.moves_library_cards for part in parts_of(ability.do))


def parts_of(do: Instruction) -> tuple[Instruction, ...]:
    """What a mana ability does, in order."""
    return do.parts if isinstance(do, Sequence) else (do,)


def added(do: Instruction) -> AddMana | None:
    """The instruction of an ability that adds mana, if it could."""
    return next((part for part in parts_of(do) if isinstance(part, AddMana)), None)
