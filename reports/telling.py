"""What happened in a game, told to people: each entry of the log as one line in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from reports import wordings
from reports.documents import Both
from reports.notes import NOTES
from steps.table import AbilitySeen, Entry, ObjectId, PlayerSeen, Seen

_SLOT = re.compile(r"\{(\w+)\}")

_A_CARD = Both("a card", "カード")

# {o} what it is about, {o1} its first object, {p} the player, {s} its source, {t} its target, {n} an amount, {d} the detail,
# {f} and {z} the zones moved from and to. English is in the past, where verbs are the same for "you" and "the opponent".
_LINES: dict[str, Both] = {
    "begin": Both("{d} began", "{d}が始まった"),
    "turn": Both("turn {turn} began: {p}", "{turn}ターン目が始まった（{p}）"),
    "zone": Both("{o} moved from {f} to {z}", "{o}が{f}から{z}へ移動した"),
    "draw": Both("{p} drew {o}", "{p}は{o}を引いた"),
    "discard": Both("{p} discarded {o}", "{p}は{o}を捨てた"),
    "destroy": Both("{o} was destroyed", "{o}が破壊された"),
    "sacrifice": Both("{p} sacrificed {o}", "{p}は{o}を生け贄に捧げた"),
    "exile": Both("{o} was exiled", "{o}が追放された"),
    "counter": Both("{o} was countered", "{o}が打ち消された"),
    "cast": Both("{p} cast {o}{from}{d}{to}", "{p}は{to}{o}を{from}{d}唱えた"),
    "activate": Both("{p} activated {o}{to}", "{p}は{to}{o}を起動した"),
    "trigger": Both("{o} triggered", "{o}が誘発した"),
    "resolve": Both("{o} resolved", "{o}が解決された"),
    "no resolve": Both("{o} didn't resolve: no legal target was left", "{o}は対象がすべて不適正で解決されなかった"),
    "leave stack": Both("{o} left the stack", "{o}がスタックを離れた"),
    "damage": Both("{s} dealt {n} damage to {t}", "{s}が{t}に{n}点のダメージを与えた"),
    "gain life": Both("{p} gained {n} life", "{p}は{n}点のライフを得た"),
    "lose life": Both("{p} lost {n} life", "{p}は{n}点のライフを失った"),
    "tap": Both("{o} became tapped", "{o}がタップした"),
    "untap": Both("{o} became untapped", "{o}がアンタップした"),
    "put counters": Both("{o} got {counters}", "{o}に{counters}が置かれた"),
    "remove counters": Both("{o} lost {counters}", "{o}から{counters}が取り除かれた"),
    "create": Both("{p} created {o}", "{p}は{o}を生成した"),
    "reveal": Both("{p} revealed {o}", "{p}は{o}を公開した"),
    "announce": Both("{p} chose {d} for {o}{x}", "{p}は{o}に{d}を選んだ{x}"),
    "targets": Both("{s}: {t} chosen as target", "{s}の対象として{t}が選ばれた"),
    "attack": Both("{o} attacked{target}", "{o}が{target}攻撃した"),
    "block": Both("{o} blocked{target}", "{o}が{target}ブロックした"),
    "add mana": Both("{p} added {d}", "{p}は{d}を加えた"),
    "pay": Both("{p} paid {d}", "{p}は{d}を支払った"),
    "control": Both("{p} gained control of {o}", "{p}は{o}のコントロールを得た"),
    "phase out": Both("{o} phased out", "{o}がフェイズ・アウトした"),
    "phase in": Both("{o} phased in", "{o}がフェイズ・インした"),
    "face up": Both("{o} was turned face up", "{o}が表向きになった"),
    "face down": Both("{o} was turned face down", "{o}が裏向きになった"),
    "transform": Both("{o} transformed", "{o}が変身した"),
    "flip": Both("{o} was flipped", "{o}が反転した"),
    "skip": Both("{p} skipped: {d}", "{p}は飛ばした：{d}"),
    "prevent": Both("{n} damage to {t} was prevented", "{t}への{n}点のダメージが軽減された"),
    "copy": Both("{p} put a copy of {o} onto the stack", "{p}が{o}のコピーをスタックに置いた"),
    "merge": Both("{o} merged", "{o}が合同した"),
    "attach": Both("{o} became attached to {t}", "{o}が{t}につけられた"),
    "unattach": Both("{o} became unattached", "{o}がはずれた"),
    "enter": Both("{o} entered the battlefield", "{o}が戦場に出た"),
    "die": Both("{o} died", "{o}が死亡した"),
    "special": Both("{p} took a special action: {d}", "{p}は特別な処理を行った：{d}"),
    "lose": Both("{p} lost the game", "{p}はゲームに敗北した"),
    "win": Both("{p} won the game", "{p}はゲームに勝利した"),
    "draw game": Both("the game was a draw", "ゲームは引き分けになった"),
    "effect": Both("an effect began on {o}", "{o}に対する効果が始まった"),
    "note": Both("{d}", "{d}"),
}

_DETAILED: dict[tuple[str, str], Both] = {
    ("effect", "delayed triggered ability"): Both("a delayed triggered ability of {o} was made", "{o}の遅延誘発型能力が作られた"),
} | {("note", detail): line for detail, line in NOTES.items()}
"""Kinds that say different things by their detail."""

_COSTS = {"": Both("the mana cost", "マナ・コスト"), "free": Both("no mana cost", "マナ・コストなし")}

_OTHER = Both("{kind}: {o} {d}", "{kind}：{o} {d}")


class Teller:
    """Tells a scenario's entries, in order; it remembers what each object was, to name it later."""

    def __init__(self, names: Iterable[tuple[str, str, str]]) -> None:
        self._names = {key: Both(english, japanese) for key, english, japanese in names}
        self._objects: dict[ObjectId, Both] = {}
        self._players: dict[int, Both] = {}

    def know_players(self, players: Iterable[PlayerSeen]) -> None:
        """Remember who plays."""
        self._players.update({player.seat: wordings.player(player.name) for player in players})

    def know_objects(self, ids: Iterable[ObjectId], name: Both) -> None:
        """Remember what some objects are called."""
        self._objects.update(dict.fromkeys(ids, name))

    def card(self, key: str) -> Both:
        """A card's name, plain; 「」 is put round the Japanese one where it stands in a sentence."""
        return self._names.get(key) or Both(key, key)

    def name(self, seen: Seen) -> Both:
        """What an object is called in a sentence."""
        if seen.ability is not None:
            return self._ability(seen.ability)
        key = seen.name or (seen.cards[0].key if seen.cards else "")
        if not key:
            return _A_CARD
        name, label = self.card(key), next((card.label for card in seen.cards if card.label), "")
        token = Both(" token", "トークン") if seen.token else Both()
        return Both(f"{name.en} {label}".rstrip() + token.en, f"「{name.ja}」{label}{token.ja}")

    def _ability(self, ability: AbilitySeen) -> Both:
        source, kind = self.card(ability.source_key), wordings.show(wordings.ABILITIES, ability.kind)
        if not ability.keyword:
            return Both(f"the {kind.en} of {source.en}", f"「{source.ja}」の{kind.ja}")
        word = wordings.keyword(ability.keyword)
        return Both(f"the {kind.en} of {source.en} ({word.en})", f"「{source.ja}」の{kind.ja}（{word.ja}）")

    def seat(self, seat: int) -> Both:
        """A player's name in a sentence."""
        return self._players.get(seat) or Both(f"player {seat + 1}", f"プレイヤー{seat + 1}")

    def target(self, target: int) -> Both:
        """An object by its id, or a player as ``~seat``."""
        return self.seat(~target) if target < 0 else self._objects.get(target) or Both("something", "何か")

    def tell(self, entry: Entry) -> Both:
        """The line of an entry."""
        self._objects.update({new: self.name(seen) for seen, new in zip(entry.objects, entry.became, strict=False)})
        self._objects.update({seen.id: self.name(seen) for seen in entry.objects})
        if entry.kind == "create":
            self._objects.update(dict.fromkeys(entry.became, self._made(entry)))
        line = _DETAILED.get((entry.kind, entry.detail)) or _LINES.get(_kind(entry), _OTHER)
        filled = {name: self._slot(name, entry) for name in _slots(line)}
        english = _fill(line.en, {name: both.en for name, both in filled.items()})
        return Both(english, _fill(line.ja, {name: both.ja for name, both in filled.items()}))

    def _slot(self, name: str, entry: Entry) -> Both:
        """What stands for a slot."""
        match name:
            case "o":
                return self._about(entry)
            case "o1":
                return _list([self.name(seen) for seen in entry.objects[:1]])
            case "p":
                return self._player(entry)
            case "s":
                return self.name(entry.source) if entry.source else Both("something", "何か")
            case "t" if entry.target is not None:
                return self.target(entry.target)
            case "t":
                return _list([self.name(seen) for seen in entry.objects])
            case "d":
                return _detail(entry)
            case "f" | "z":
                return self._zone(entry.from_zone if name == "f" else entry.to_zone, entry)
            case "from":
                return self._from(entry)
            case "to":
                return self._towards(entry, Both(" targeting {}", "{}を対象に"))
            case "target":
                return self._towards(entry, Both(" {}", "{}を"))
        return _number(name, entry)

    def _player(self, entry: Entry) -> Both:
        if entry.player is not None:
            return self.seat(entry.player)
        return self.seat(entry.objects[0].controller if entry.objects else 0)

    def _about(self, entry: Entry) -> Both:
        """What an entry is about. Of what is drawn or made only the number, or the name, may be told."""
        if entry.objects:
            return _list([self.name(seen) for seen in entry.objects])
        if entry.kind == "note":
            return Both("none", "なし")
        return self._made(entry) if entry.kind == "create" else _list([_A_CARD] * max(1, entry.amount))

    def _made(self, entry: Entry) -> Both:
        name = self.card(entry.detail)
        return Both(f"a {name.en} token", f"「{name.ja}」トークン") if entry.detail else Both("a token", "トークン")

    def _from(self, entry: Entry) -> Both:
        if entry.from_zone in (None, "hand"):
            return Both()
        zone = self._zone(entry.from_zone, entry)
        return Both(f" from {zone.en}", f"{zone.ja}から")

    def _zone(self, zone: str | None, entry: Entry) -> Both:
        if zone is None:
            return Both("nowhere", "どこでもない所")
        word = wordings.show(wordings.ZONES, zone)
        if zone not in ("hand", "library", "graveyard") or not entry.objects:
            return Both(f"the {word.en}" if zone != "exile" else word.en, word.ja)
        owner = wordings.possessive(self.seat(entry.objects[0].owner))
        return Both(f"{owner.en} {word.en}", f"{owner.ja}{word.ja}")

    def _towards(self, entry: Entry, form: Both) -> Both:
        targets = [entry.target] if entry.target is not None else [target for seen in entry.objects for target in seen.targets]
        if not targets:
            return Both()
        named = _list([self.target(target) for target in targets])
        return Both(form.en.format(named.en), form.ja.format(named.ja))


def _kind(entry: Entry) -> str:
    if entry.kind == "life":
        return "gain life" if entry.amount >= 0 else "lose life"
    return entry.kind


def _detail(entry: Entry) -> Both:
    if entry.kind == "begin":
        return wordings.show(wordings.STEPS, entry.detail)
    if entry.kind == "announce":
        word = wordings.keyword(entry.detail)
        return _COSTS.get(entry.detail) or Both(f"the {word.en} cost", f"{word.ja}コスト")
    if entry.kind == "cast":
        paid = [wordings.keyword(cost) for seen in entry.objects for cost in seen.costs_paid]
        joined = _list(paid)
        return Both(f" for its {joined.en} cost", f"{joined.ja}コストで") if paid else Both()
    return Both(entry.detail, entry.detail)


def _list(items: list[Both]) -> Both:
    """Several things in one breath; equal ones are counted."""
    counted: dict[Both, int] = {}
    for item in items:
        counted[item] = counted.get(item, 0) + 1
    told = [
        item if n == 1 else Both(f"{n} cards", f"カード{n}枚") if item == _A_CARD else Both(f"{n} × {item.en}", f"{item.ja}{n}つ")
        for item, n in counted.items()
    ]
    if not told:
        return Both()
    english = told[0].en if len(told) == 1 else f"{', '.join(item.en for item in told[:-1])} and {told[-1].en}"
    return Both(english, "と".join(item.ja for item in told))


def _number(name: str, entry: Entry) -> Both:
    """What stands for a slot that is told from numbers and words alone."""
    match name:
        case "counters":
            return wordings.counters(entry.detail, abs(entry.amount))
        case "x":
            return Both(f" (X = {entry.amount})", f"（X = {entry.amount}）") if entry.amount else Both()
        case "kind":
            return Both(entry.kind, entry.kind)
    number = str(entry.turn if name == "turn" else abs(entry.amount))
    return Both(number, number)


@cache
def _slots(line: Both) -> tuple[str, ...]:
    """The slots of a line."""
    return tuple(dict.fromkeys(_SLOT.findall(line.en) + _SLOT.findall(line.ja)))


def _fill(text: str, slots: Mapping[str, str]) -> str:
    line = _SLOT.sub(lambda match: slots[match[1]], text).strip()
    return line[:1].upper() + line[1:]
