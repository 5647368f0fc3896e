"""What a line leaves for the lines after it: a try that must be shown to be illegal, a declaration in the making."""

from __future__ import annotations

from dataclasses import dataclass, field

from steps.table import Attack, Block, Obstacle


@dataclass(slots=True)
class Try:
    """An act that must be refused, and was."""

    obstacles: tuple[Obstacle, ...] | None = None
    """None while the act is still under way."""
    digest: str = ""
    """Of the log before it."""
    shown: bool = False
    """Whether a Then has shown by which rule it was illegal."""


@dataclass(slots=True)
class Declaration:
    """Attackers or blockers that several lines declare together."""

    phrase: str
    player: int
    form: str
    attackers: list[tuple[int, int | None]] = field(default_factory=list)
    blocks: list[tuple[int, int]] = field(default_factory=list)
    others: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    """What other players block with, in the order in which lines name them."""

    def of(self, player: int) -> list[tuple[int, int]]:
        """The blocks of one of the players who declare blockers."""
        return self.blocks if player == self.player else self.others.setdefault(player, [])

    def act(self) -> Attack | Block:
        """The whole declaration."""
        if self.phrase == "AC-06":
            return Attack(self.player, tuple(self.attackers))
        others = tuple(Block(player, tuple(blocks)) for player, blocks in self.others.items())
        return Block(self.player, tuple(self.blocks), others)
