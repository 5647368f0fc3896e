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

    def act(self) -> Attack | Block:
        """The whole declaration."""
        if self.phrase == "AC-06":
            return Attack(self.player, tuple(self.attackers))
        return Block(self.player, tuple(self.blocks))
