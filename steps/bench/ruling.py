"""What one ruling costs in a warm run: set-up, cast, resolve, attack, end step, checks; with the board looked at after every line.

Budget: 5 ms at the median. Run by ``make bench`` as ``python -m steps.bench.ruling``.
"""

from __future__ import annotations

import statistics
import time

from steps.forms import Kind
from steps.garbage import collected_seldom
from steps.phrase import read
from steps.reference import new_table
from steps.scene import Scene

RULING: tuple[tuple[Kind, str], ...] = (
    ("given", "各プレイヤーは必要なだけマナを支払える"),
    ("given", "あなたの手札は「プラズマの操作手」である"),
    ("when", "あなたが「プラズマの操作手」を奇襲コストで唱え、それが解決される"),
    ("then", "「プラズマの操作手」は速攻を持つ（702.152a）"),
    ("when", "あなたが「プラズマの操作手」で攻撃する"),
    ("when", "このターンの戦闘ダメージ・ステップまで進む"),
    ("then", "対戦相手のライフは17点である"),
    ("when", "このターンの終了ステップまで進む"),
    ("then", "「プラズマの操作手」の遅延誘発型能力はスタックにある"),
    ("when", "スタックのすべてのオブジェクトが解決される"),
    ("then", "あなたは「プラズマの操作手」を生け贄に捧げた（702.152a）"),
    ("then", "あなたはカード1枚を引く（702.152a）"),
)

ROUNDS = 200


def play() -> None:
    """Play the ruling once."""
    scene = Scene(new_table(), "ja")
    for kind, text in RULING:
        (reading,) = read(kind, "ja", text)
        scene.before_line(kind)
        reading.run(scene, (), None)
        scene.after_line()
        scene.current_board()
    scene.finish()
    scene.rules_applied()


def main() -> None:
    """Measure and print."""
    play()
    wall, cpu = [], []
    with collected_seldom():  # as in a run
        for _ in range(ROUNDS):
            start, start_cpu = time.perf_counter(), time.process_time()
            play()
            wall.append((time.perf_counter() - start) * 1000)
            cpu.append((time.process_time() - start_cpu) * 1000)
    for name, times in (("wall", wall), ("processor", cpu)):
        median, least = statistics.median(times), min(times)
        print(f"one blitz ruling of {len(RULING)} lines, {name:9}  median {median:6.2f} ms, least {least:6.2f} ms  (budget 5)")


if __name__ == "__main__":
    main()
