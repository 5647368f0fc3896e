"""What a game notes besides what players do (steps of combat, what did not happen, …), told to people in both languages."""

from __future__ import annotations

from reports.documents import Both

NOTES: dict[str, Both] = {
    "ability on the stack": Both("{o} was put on the stack", "{o}がスタックに置かれた"),
    "attackers declared": Both("{p} declared attackers: {o}", "{p}は攻撃クリーチャーを指定した：{o}"),
    "becomes attacking": Both("{o} is attacking, without having been declared", "{o}が（指定されずに）攻撃している状態になった"),
    "becomes blocked": Both("blockers were declared for {o1}", "{o1}へのブロックが定まった"),
    "becomes blocking": Both("{o} is blocking, without having been declared", "{o}が（指定されずに）ブロックしている状態になった"),
    "blockers declared": Both("{p} declared blockers: {o}", "{p}はブロック・クリーチャーを指定した：{o}"),
    "card copied": Both("a copy of {o} was created", "{o}のコピーが作られた"),
    "ceases to exist": Both("{o} ceased to exist", "{o}が消滅した"),
    "chaos ensues": Both("chaos ensued", "カオスが起きた"),
    "checked": Both("state-based actions were checked", "状況起因処理が確認された"),
    "chosen": Both("a choice was made for {o}", "{o}についての選択が行われた"),
    "combat ends": Both("combat ended", "戦闘が終わった"),
    "commander damage adds": Both(
        "{p} has been dealt {n} more combat damage by a commander", "{p}が統率者から受けた戦闘ダメージに{n}点が加わった"
    ),
    "control ends": Both("effects that gave {p} control ended", "{p}にコントロールを与えていた効果が終わった"),
    "damage assigned": Both("combat damage was assigned", "戦闘ダメージが割り振られた"),
    "damage removed": Both("damage was removed from {o}", "{o}からダメージが取り除かれた"),
    "damage wears off": Both("damage wore off, effects until end of turn ended", "ダメージが取り除かれ、ターン終了時までの効果が終わった"),
    "delayed left": Both("a delayed triggered ability waits no longer", "遅延誘発型能力の待機が終わった"),
    "divided": Both("{p} divided an effect among {o}", "{p}は効果を{o}に割り振った"),
    "does not trigger": Both("an ability of {o} did not trigger", "{o}の能力は誘発しなかった"),
    "effect used": Both("an effect was used up", "効果が使われた"),
    "effects end": Both("effects ended", "効果が終わった"),
    "exiled with": Both("{o} was exiled by an ability that refers to it", "{o}が、それを参照する能力によって追放された"),
    "first strikes": Both("there is a first combat damage step for {o}", "{o}のための先制攻撃の戦闘ダメージ・ステップがある"),
    "gains perpetually": Both("{o} perpetually gained an ability", "{o}が永久に能力を得た"),
    "impossible": Both("that can't happen: {o}", "それは起こりえない：{o}"),
    "land played": Both("{p} played {o}", "{p}は{o}をプレイした"),
    "leaves combat": Both("{o} was removed from combat", "{o}が戦闘から取り除かれた"),
    "library ordered": Both("{p} put cards of the library into another order", "{p}はライブラリーのカードの順番を変えた"),
    "looked at": Both("{p} looked at {o}", "{p}は{o}を見た"),
    "mana ability activated": Both("{p} activated a mana ability of {o}", "{p}は{o}のマナ能力を起動した"),
    "modes chosen": Both("{p} chose modes for {o}", "{p}は{o}のモードを選んだ"),
    "no longer pending": Both("a triggered ability waits no longer", "誘発した能力の待機が終わった"),
    "no longer revealed": Both("{o} is no longer revealed", "{o}の公開が終わった"),
    "not destroyed": Both("{o} can't be destroyed", "{o}は破壊されない"),
    "not there": Both("{o} is in combat no more", "{o}はもう戦闘に加わっていない"),
    "nothing drawn": Both("{p} could draw no card", "{p}は引くカードがなかった"),
    "performs": Both("an effect did something else instead", "効果が代わりの処理を行った"),
    "picked up": Both("{p} picked up {o}, which was drawn face down", "{p}は裏向きで引いていた{o}を手に取った"),
    "planeswalks": Both("{p} planeswalked", "{p}はプレインズウォークした"),
    "player gets counters": Both("{p} got {n} counters", "{p}は{n}個のカウンターを得た"),
    "pools empty": Both("mana pools emptied", "マナ・プールが空になった"),
    "priority goes": Both("priority was passed on", "優先権が移った"),
    "put ability": Both("{o} was put on the stack", "{o}がスタックに置かれた"),
    "shuffle": Both("{p} shuffled", "{p}はライブラリーを切り直した"),
    "stays face down": Both("{o} stays face down", "{o}は裏向きのままである"),
    "stays where it is": Both("{o} stays where it is", "{o}は元の領域に残る"),
    "steps left": Both("the steps still to come changed", "これから来るステップが変わった"),
    "turn ends": Both("the turn ended", "ターンが終了した"),
    "turns left": Both("the turns still to come changed", "これから来るターンが変わった"),
    "turns over": Both("{o} was turned over", "{o}が裏返された"),
    "cant be cast": Both("{o} can't be cast", "{o}は唱えられない"),
    "copy begins": Both("{o} began to be a copy", "{o}がコピーになり始めた"),
    "does not transform": Both("{o} does not transform", "{o}は変身しない"),
    "duration over": Both("the duration of effects was over", "効果の継続期間が終わった"),
    "effects follow": Both("what changed {o} goes on changing the permanent", "{o}への効果は、パーマネントにも引き続き適用される"),
    "no longer targets": Both("{o} no longer has a target", "{o}は対象を持たなくなった"),
    "protects": Both("{p} became the protector of {o}", "{p}は{o}の守護者になった"),
    "stays as it lies": Both("{o} stays as it lies", "{o}はそのままである"),
    "turned up to play": Both("{o} was turned face up to be played", "{o}がプレイされるために表向きになった"),
}
"""By the words of :attr:`steps.table.Entry.detail`; the slots are those of :mod:`reports.telling`."""

QUIET = frozenset({"combat ends", "checked", "delayed left", "no longer pending", "not there", "priority goes", "steps left", "turns left"})
"""What nobody needs to be told unless a rule is cited with it."""
