"""A first draft of a ruling that already runs: what ``saitei new`` writes.

The draft plays its first card (a land is played, everything else is cast; a question is answered with its first answer) and says what then
is so. What it claims is only what the engine did: a rule that was applied gets ``@CR:``, another ``@see:``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.record import record
from steps import ready
from steps.advice import Language
from steps.calling import call
from steps.dialect import printed
from steps.gherkin import Kind
from steps.session import LineError, Session
from steps.table import Seen

MOST_QUESTIONS = 6


@record
class NewCard:
    """The facts of a card that is not known yet, as a table has them."""

    name: str
    cost: str = ""
    type_line: str = ""
    pt: str = ""
    text: str = ""


@dataclass(slots=True)
class Draft:
    """What is known of a ruling to be."""

    language: Language
    title: str
    other_title: str = ""
    rules: Sequence[str] = ()
    cards: Sequence[str] = ()
    new: Sequence[NewCard] = ()
    lines: list[tuple[Kind, str, tuple[tuple[str, ...], ...]]] = field(default_factory=list)

    def compose(self) -> None:
        """Work out the lines. Raises LineError if a card can't be what it is said to be."""
        session = Session(self.language)
        ja = self.language == "ja"
        self._add(session, "given", "各プレイヤーは必要なだけマナを支払える" if ja else "each player can pay any amount of mana")
        if self.new:
            heads = ("名前", "コスト", "タイプ", "P/T", "文章") if ja else ("name", "cost", "type", "P/T", "text")
            rows = (heads, *((c.name, c.cost, c.type_line, c.pt, c.text.replace("\\n", "\n")) for c in self.new))
            self._add(session, "given", "次のカードを使う" if ja else "the following cards are used", rows)
        names = [*self.cards, *(card.name for card in self.new if card.name not in self.cards)]
        if names:
            self._with_cards(session, names)
        else:
            self._add(session, "when", "効果によりあなたがカード1枚を引く" if ja else "an effect makes you draw 1 card")
            self._add(session, "then", "あなたはカード1枚を引く" if ja else "you draw 1 card")
        session.finish()
        self._applied = {rule.split(" ")[0] for rule in session.scene.rules_applied()}

    _applied: set[str] = field(default_factory=set)

    def _add(self, session: Session, kind: Kind, text: str, rows: tuple[tuple[str, ...], ...] = ()) -> None:
        session.play(text, kind, rows)
        self.lines.append((kind, text, rows))

    def _with_cards(self, session: Session, names: Sequence[str]) -> None:
        """The first card in hand, the others on the battlefield; the first is played."""
        ja, printer = self.language == "ja", session.scene.printer
        first, *others = names
        for name in others:
            it = printer.name(session.scene.names.key(name))
            self._add(session, "given", f"あなたは{it}をコントロールしている" if ja else f"you control {it}")
        it = printer.name(session.scene.names.key(first))
        self._add(session, "given", f"あなたの手札は{it}である" if ja else f"your hand is {it}")
        session.scene.start()
        for text in self._plays(session, it):
            attempt = session.fork()
            try:
                attempt.play(text, "when")
                self._answered(attempt)
            except LineError:
                continue
            self._add(session, "when", text)
            self._settle(session)
            self._observe(session, first)
            return
        self._add(session, "then", f"{it}はあなたの手札にある" if ja else f"{it} is in your hand")

    def _plays(self, session: Session, it: str) -> list[str]:
        """Ways to play the first card; one that needs a target gets one to aim at."""
        ja = self.language == "ja"
        if ready.acts(session.scene, 0):
            act = ready.acts(session.scene, 0)[0]
            resolving = f"あなたが{it}を唱え、それが解決される" if ja else f"you cast {it} and it resolves"
            return [resolving, act]
        return []

    def _answered(self, session: Session) -> None:
        for _ in range(MOST_QUESTIONS):
            question = session.scene.table.question()
            if question is None:
                return
            session.play(ready.answers(session.scene, question)[0], "when")
        raise LineError("too many questions")

    def _settle(self, session: Session) -> None:
        """Answer what is asked, let the stack resolve."""
        ja = self.language == "ja"
        for _ in range(MOST_QUESTIONS):
            question = session.scene.table.question()
            if question is not None:
                self._add(session, "when", ready.answers(session.scene, question)[0])
            elif session.scene.clock().stack:
                self._add(session, "when", "スタックのすべてのオブジェクトが解決される" if ja else "everything on the stack resolves")
            else:
                return

    def _observe(self, session: Session, name: str) -> None:
        """Then lines that say where the card is and what has changed."""
        ja, scene = self.language == "ja", session.scene
        key = scene.names.key(name)
        seen = next((s for s in scene.board().objects if any(card.key == key for card in s.cards)), None)
        if seen is not None:
            self._where(session, seen)
        for player, life in ((p, p.life) for p in scene.board().players):
            if life != 20:
                whose = ("あなたの" if player.seat == 0 else "対戦相手の") if ja else ("your" if player.seat == 0 else "the opponent's")
                self._add(session, "then", f"{whose}ライフは{life}点である" if ja else f"{whose} life total is {life}")

    def _where(self, session: Session, seen: Seen) -> None:
        ja, scene = self.language == "ja", session.scene
        name = call(scene, seen)
        if name is None:
            return
        it = scene.show(name)
        owner = ("あなたの" if ja else "your ") if seen.owner == 0 else ("対戦相手の" if ja else "the opponent's ")
        places = {
            "battlefield": ("戦場", "on the battlefield"),
            "graveyard": (f"{owner}墓地", f"in {owner}graveyard"),
            "exile": ("追放領域", "in exile"),
            "hand": (f"{owner}手札", f"in {owner}hand"),
            "stack": ("スタック", "on the stack"),
        }
        if seen.zone in places:
            self._add(session, "then", f"{it}は{places[seen.zone][0]}にある" if ja else f"{it} is {places[seen.zone][1]}")
        if seen.zone == "battlefield" and seen.power is not None:
            pt = f"{seen.power}/{seen.toughness}"
            self._add(session, "then", f"{it}は{pt}である" if ja else f"{it} is {pt}")

    # --- as text

    def scenario(self) -> str:
        """The scenario as it stands in a file, indented."""
        tags = [f"@{'CR' if rule in self._applied else 'see'}:{rule}" for rule in self.rules]
        out = [f"  {' '.join(tags)}"] if tags else []
        out.append(f"  {printed(self.language, 'scenario')}: {self.title}")
        if self.other_title:
            out.append(f"    {'en' if self.language == 'ja' else 'ja'}: {self.other_title}")
        out.append("")
        before = ""
        for kind, text, rows in self.lines:
            out.append(f"    {printed(self.language, kind if kind != before else 'and')} {text}")
            out += table(rows)
            before = kind
        return "\n".join(out) + "\n"

    def feature(self, title: str) -> str:
        """A whole file."""
        head = "# language: ja\n" if self.language == "ja" else ""
        return f"{head}{printed(self.language, 'feature')}: {title}\n\n{self.scenario()}"


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table as lines of a file, its columns aligned."""
    if not rows:
        return []
    return aligned([[cell.replace("\\", "\\\\").replace("|", "\\|").replace("\n", "\\n") for cell in row] for row in rows], "      ")


def aligned(rows: Sequence[Sequence[str]], indent: str) -> list[str]:
    """Rows of cells, as they are written in a file, as lines with aligned columns."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    padded = ((cell + " " * (wide - width(cell)) for cell, wide in zip(row, widths, strict=True)) for row in rows)
    return [f"{indent}| {' | '.join(row)} |" for row in padded]


def width(text: str) -> int:
    """Columns of a terminal that a text takes: two for each Japanese letter."""
    return sum(2 if ord(char) > 0x2E80 else 1 for char in text)
