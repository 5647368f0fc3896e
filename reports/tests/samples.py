"""Made-up runs that look like real ones: a blitzed creature attacks and is sacrificed."""

from __future__ import annotations

from engine.record import replace
from reports.figures import Figure
from reports.merging import beside
from reports.results import About, Case, Failing, Proof, Proofs, Results, Uncollected
from steps.peers.verdicts import Difference
from steps.published import ScenarioRun, Status, StepRun
from steps.table import AbilitySeen, Board, CardSeen, Computed, Entry, LayerSeen, PlayerSeen, Seen, StepName

JOCKEY = "Plasma Jockey"
NAMES = ((JOCKEY, JOCKEY, "プラズマの操作手"), ("Mountain", "Mountain", "山"), ("Grizzly Bears", "Grizzly Bears", "灰色熊"))
ABOUT = About("2026-11-30T09:00:00+09:00", 1.25, commit="0123456789abcdef0123", python="3.11.7")
LAYERS = (
    LayerSeen(became=(("name", (JOCKEY,)), ("types", ("Creature",)), ("abilities", ("blitz {2}{R}",)), ("size", ("3", "1")))),
    LayerSeen("6", JOCKEY, 5, ("gain", "haste"), (("abilities", ("blitz {2}{R}", "haste")),)),
)
PARTS = (("400.7", ("",)), ("603.7c", ("",)), ("702.152a", ("cost", "haste and draw", "sacrifice")))


def blank(n: int, owner: int, position: int) -> Seen:
    """A card without a name in a library."""
    return Seen(n, "", (CardSeen(""),), "library", position, owner, owner)


def jockey(n: int, **changes: object) -> Seen:
    """Plasma Jockey on the battlefield."""
    seen = Seen(
        n, JOCKEY, (CardSeen(JOCKEY),), "battlefield", 4, 0, 0, "permanent", power=3, toughness=1, colors=("R",), types=("Creature",),
        subtypes=("Viashino", "Warrior"), mana_cost="{3}{R}", mana_value=4, abilities=("haste", "blitz {2}{R}"), costs_paid=("blitz",),
    )  # fmt: skip
    return replace(seen, **changes)


def mountain(n: int, position: int, tapped: bool) -> Seen:
    """A land."""
    statuses = ("tapped",) if tapped else ()
    return Seen(
        n, "Mountain", (CardSeen("Mountain"),), "battlefield", position, 0, 0, "permanent", supertypes=("Basic",), types=("Land",),
        subtypes=("Mountain",), statuses=statuses,
    )  # fmt: skip


def bears(**changes: object) -> Seen:
    """A creature of the opponent, with counters."""
    seen = Seen(
        50, "Grizzly Bears", (CardSeen("Grizzly Bears", "A"),), "battlefield", 3, 1, 1, "permanent", power=3, toughness=3, colors=("G",),
        types=("Creature",), subtypes=("Bear",), counters=(("+1/+1", 1),),
    )  # fmt: skip
    return replace(seen, **changes)


def trigger(n: int) -> Seen:
    """The delayed triggered ability that sacrifices it."""
    ability = AbilitySeen(30, JOCKEY, "delayed", "blitz")
    return Seen(n, "", (), "stack", 0, 0, 0, "ability", ability=ability)


def board(*objects: Seen, step: StepName = "precombat main", life: int = 20, hand: int = 0, priority: int | None = 0) -> Board:
    """A table of two players with libraries of blank cards."""
    libraries = [blank(100 + 60 * seat + n, seat, n) for seat in (0, 1) for n in range(40)]
    drawn = [replace(blank(80 + n, 0, n), zone="hand") for n in range(hand)]
    players = (PlayerSeen(0, "you", 20), PlayerSeen(1, "opponent", life))
    return Board(players, tuple(sorted([*libraries, *drawn, *objects], key=lambda seen: seen.id)), 1, step, 0, priority)


def step(line: int, keyword: str, kind: str, text: str, told: str, **more: object) -> StepRun:
    """A line that passed, as written in Japanese and told in English."""
    made = StepRun(keyword, kind, line, text, "passed", (("en", told), ("ja", text)), "XX-01")  # type: ignore[arg-type]
    return replace(made, **more)


def steps() -> tuple[StepRun, ...]:
    """Cast for blitz, attack, sacrifice, draw."""
    lands = [mountain(n, n - 10, False) for n in (10, 11, 12)]
    tapped = [mountain(n, n - 10, True) for n in (10, 11, 12)]
    card = replace(jockey(20), zone="hand", position=0, form="card", abilities=("blitz {2}{R}",), costs_paid=())
    start = board(*lands, card, bears())
    cast = board(*tapped, jockey(30, statuses=("summoning sick",)), bears())
    attack = board(*tapped, jockey(30, statuses=("attacking", "tapped"), attacking=~1), bears(), step="declare attackers")
    hit = board(*tapped, jockey(30, statuses=("attacking", "tapped"), attacking=~1), bears(), step="combat damage", life=17)
    waiting = board(*tapped, jockey(30, statuses=("tapped",)), trigger(31), bears(), step="end", life=17)
    grave = jockey(40, zone="graveyard", position=0, form="card", statuses=(), costs_paid=(), abilities=("blitz {2}{R}",))
    end = board(*tapped, grave, bears(damage=1), step="end", life=17, hand=1)
    haste = Computed(jockey(30), ("702.152a haste and draw", "702.10b"), LAYERS)
    return (
        step(
            8, "前提", "given", "各プレイヤーは必要なだけマナを支払える", "each player can pay any amount of mana",
            board=start, background=True,
        ),
        step(12, "かつ", "given", "あなたの手札は「プラズマの操作手」である", 'your hand is "Plasma Jockey"', board=start),
        step(
            13, "もし", "when", "あなたが「プラズマの操作手」を奇襲コストで唱え、それが解決される",
            'you cast "Plasma Jockey" for its blitz cost and it resolves', board=cast, rules=("702.152a cost",),
            entries=(
                Entry(0, 0, 1, "precombat main", "cast", 0, (jockey(25, zone="stack", position=0),), rules=("702.152a cost", "601.2i")),
                Entry(1, 1, 1, "precombat main", "pay", 0, (jockey(25, zone="stack", position=0),), detail="{2}{R}"),
                Entry(2, 2, 1, "precombat main", "resolve", 0, (jockey(25, zone="stack", position=0),), (30,), rules=("608.3a",)),
            ),
        ),
        step(
            14, "ならば", "then", "「プラズマの操作手」は速攻を持つ", '"Plasma Jockey" has haste', board=cast, computed=(haste,),
            rules=haste.rules,
        ),
        step(
            15, "もし", "when", "あなたが「プラズマの操作手」で攻撃する", 'you attack with "Plasma Jockey"', board=attack,
            entries=(Entry(3, 3, 1, "declare attackers", "attack", 0, (jockey(30),), target=~1, rules=("508.1a",)),),
        ),
        step(
            16, "かつ", "when", "このターンの戦闘ダメージ・ステップまで進む", "the game goes to the combat damage step of this turn",
            board=hit,
            entries=(
                Entry(4, 4, 1, "combat damage", "begin", None, detail="combat damage"),
                Entry(5, 5, 1, "combat damage", "damage", 0, (), source=jockey(30), target=~1, amount=3, rules=("510.2", "120.3a")),
                Entry(6, 5, 1, "combat damage", "life", 1, (), amount=-3, rules=("120.3a",)),
            ),
        ),
        step(
            17, "かつ", "when", "このターンの終了ステップまで進む", "the game goes to the end step of this turn", board=waiting,
            entries=(Entry(7, 7, 1, "end", "trigger", 0, (trigger(31),), rules=("702.152a sacrifice", "603.7c")),),
        ),
        step(
            18, "かつ", "when", "スタックのすべてのオブジェクトが解決される", "everything on the stack resolves", board=end,
            entries=(
                Entry(8, 8, 1, "end", "sacrifice", 0, (jockey(30),), (40,), from_zone="battlefield", to_zone="graveyard",
                      rules=("702.152a sacrifice", "701.21a")),
                Entry(9, 8, 1, "end", "die", 0, (jockey(30),), rules=("700.4",)),
                Entry(10, 9, 1, "end", "draw", 0, (blank(100, 0, 0),), (80,), rules=("702.152a haste and draw",)),
            ),
        ),
        step(19, "ならば", "then", "「プラズマの操作手」は墓地にある", '"Plasma Jockey" is in your graveyard', board=end),
    )  # fmt: skip


def run(slug: str = "blitz-turn-1", status: Status = "passed", **changes: object) -> ScenarioRun:
    """A scenario; one that failed did so in line 19."""
    made = ScenarioRun(
        slug, "features/keywords/blitz/turn.feature", 11, "ja", "奇襲", "", "奇襲したクリーチャーは終了ステップに生け贄に捧げられる",
        "A blitzed creature is sacrificed at the end step", ("CR:702.152a", "see:702.10b", "ruling:BLZ-03", "case:BL-02"), status, steps(),
        claims=("702.152a",), applied=("508.1a", "601.2i", "603.7c", "702.152a cost", "702.152a haste and draw", "702.152a sacrifice"),
        seconds=0.004, digest="abc", names=NAMES,
    )  # fmt: skip
    if status == "failed":
        message = "「プラズマの操作手」は墓地にあるはずだが、戦場にある。"
        last = replace(made.steps[-1], status="failed", error=message)
        made = replace(made, steps=(*made.steps[:-1], last), error=message, error_line=19)
    return replace(made, **changes)


def proofs() -> Proofs:
    """Two parts proven, one not."""
    failing = Failing("blitz-turn-1", 19, "it is on the battlefield")
    found = (
        Proof("702.152a", "cost", 1, (replace(failing, line=13),)),
        Proof("702.152a", "haste and draw", 1),
        Proof("702.152a", "sacrifice", 1, (failing,)),
    )
    return Proofs(ABOUT, found)


FIGURES = (
    Figure("mutants", 270, 280, "make mutants", "2026-11-29", "", (("seed", 1), ("modules", 61))),
    Figure("games", 5000, 5000, "make soak GAMES=5000", "2026-11-28", "0123456789abcdef", (("events", 1234567),)),
)
"""Measured on the files of ABOUT, and on others."""


def results(*runs: ScenarioRun, uncollected: tuple[Uncollected, ...] = (), **changes: object) -> Results:
    """A run of those scenarios."""
    cases = tuple(map(Case.of, runs))
    made = Results(ABOUT, cases, uncollected, len(cases), parts=PARTS)
    return replace(made, **changes)


WHY = ("it has no words for it", "それを伝えられない")


def known_of(slug: str, blame: str = "engine") -> Difference:
    """What is known of a scenario that fails on the toy engine."""
    return Difference(
        "toy", "1.0", slug, "「プラズマの操作手」は墓地にある", blame, "702.152a", "it is in the graveyard", "it stays",  # type: ignore[arg-type]
        "The delayed triggered ability that blitz gives sacrifices it.",
    )  # fmt: skip


def elsewhere(**changes: object) -> Results:
    """A run on another engine: it passes one (cured, it failed before), fails three (known, new, and at the driver), and can't play one."""
    runs = [run("a"), run("b", "failed"), run("c", "failed"), run("d", "failed"), run("e", "unsupported", why=WHY), run("f", "error")]
    runs = [replace(one, engine="toy", applied=()) for one in runs]
    known = (known_of("a"), known_of("b"), known_of("d", "driver"))
    about = replace(ABOUT, engines=("toy",), version="1.0")
    return replace(results(*runs), about=about, known=known, parts=(), **changes)


def on_two_engines() -> Results:
    """The same on the project's own engine, where all is green, and beside it on the other."""
    return beside(results(*(run(slug) for slug in "abcdef"), proofs=proofs()), [elsewhere()])
