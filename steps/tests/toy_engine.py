"""A small engine that is wrong on purpose, in plain Python that knows nothing of this project: ``json:python toy_engine.py``.

It has two players with life totals, and cards that lie where they were put. Of a gain of life it makes one point too much. It casts
nothing. Damage breaks it, in a different way for each amount.
"""

import json
import sys
import time
from typing import Any

GARBLED = {1: "what?", 5: {"jsonrpc": "2.0", "id": -1, "result": None}, 7: {"jsonrpc": "2.0", "id": 0}}


class Game:
    """What lies on the table."""

    def __init__(self) -> None:
        self.life = [20, 20]
        self.objects: list[Any] = []

    def given(self, fact: Any) -> Any:
        """Lay a fact out."""
        if fact["type"] == "Life":
            self.life[fact["seat"]] = fact["n"]
            return []
        if fact["type"] != "Place":
            return {"error": {"code": 3, "message": f"it knows no {fact['type']}"}}
        made = []
        for thing in fact["things"]:
            for _ in range(thing.get("count", 1)):
                key, number, seat = thing.get("card", ""), len(self.objects) + 1, fact["seat"]
                self.objects.append({
                    "id": number, "name": key, "cards": [{"key": key}], "zone": fact["zone"], "position": number, "owner": seat,
                    "controller": seat,
                })  # fmt: skip
                made.append(number)
        return made

    def effect(self, effect: Any) -> Any:
        """Let an effect happen, wrongly."""
        n, player = effect.get("n", 1), effect.get("player", 0)
        if effect["verb"] == "gain life":
            self.life[player] += n + 1
        elif effect["verb"] == "lose life":
            self.life[player] -= n
        elif effect["verb"] == "damage":
            return self.broken(n)
        else:
            return {"error": {"code": 3, "message": f"it has no effect that does: {effect['verb']}"}}
        return None

    def broken(self, n: int) -> Any:
        """All the ways in which an engine can break."""
        if n == 2:
            sys.exit("out of mana")
        if n == 3:
            time.sleep(600)
        if n == 4:
            sys.stdout.write('{"jsonrpc": "2.0", "id"')
            sys.stdout.flush()
            sys.exit(0)
        if n == 6:
            return {"error": {"code": -32603, "message": "division by zero"}}
        if n == 8:
            self.objects.append({"id": 99, "name": 5, "cards": [], "zone": "attic", "position": 0, "owner": 0, "controller": 0})
            return None
        return GARBLED[n]

    def board(self) -> Any:
        """All there is."""
        players = [{"seat": seat, "name": name, "life": self.life[seat]} for seat, name in enumerate(("you", "opponent"))]
        return {"players": players, "objects": self.objects, "turn": 1, "step": "precombat main", "active": 0, "priority": 0}


def answered(game: Game, asked: Any) -> Any:
    """The result of a message, or what stands in its place."""
    name, params = asked["method"], asked["params"]
    if name == "start":
        return {"name": "toy", "version": "1.0"}
    if name in ("ready", "question"):
        return None
    if name in ("log", "unasked"):
        return []
    if name == "clock":
        return {"turn": 1, "step": "precombat main", "active": 0, "priority": 0}
    if name in ("board", "given", "effect"):
        return getattr(game, name)(*params.values())
    return {"error": {"code": -32601, "message": f"no method {name}"}}


def main() -> None:
    """Answer lines until there are no more."""
    game = Game()
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["method"] == "new":
            game = Game()
        result = None if asked["method"] == "new" else answered(game, asked)
        if result == "what?":
            print(result)
        elif isinstance(result, dict) and "jsonrpc" in result:
            print(json.dumps(result))
        elif isinstance(result, dict) and "error" in result:
            print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], **result}))
        else:
            print(json.dumps({"jsonrpc": "2.0", "id": asked["id"], "result": result}))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
