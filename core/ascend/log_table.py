"""Log sentences of what happens around the Player Boards: map, Enemies, dice, scenario (rulebook p.11-12, p.14-21)."""

from __future__ import annotations

import re

from core.ascend import events as ev
from core.ascend.log_words import Maker, Teller, change
from core.ascend.names import SPECIAL_SYMBOL
from core.ascend.wording import by_kind, plural

_FORCED = {
    "launch:done": "has no Pattern left to launch",
    "program:done": "is done with programming",
}
"""How a question without a choice ended, where its key alone says little."""
_MARKS = {":": " ", ">": " to ", "@": " with "}


def _moved(event: ev.Moved, tell: Teller) -> str:
    if event.figure == "reset":
        return f"{tell.who(event.seat)} is placed on {event.path[-1]}, the Shelter."
    who = "The BOT" if event.figure == "bot" else tell.who(event.seat)
    return f"{who} moves {' to '.join(event.path)}."


def _stayed(event: ev.Stayed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} stays on {event.tile}."


def _tile_revealed(event: ev.TileRevealed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} reveals {tell.tile(event.tile, event.number)}."


def _exploration_taken(event: ev.ExplorationTaken, tell: Teller) -> str:
    known = tell.content.exploration.get(event.token)
    effect = tell.effects(known.effects) if known else event.token
    return f"{tell.who(event.seat)} takes the Exploration token of {event.tile}: {effect}."


def _nothing_happens(event: ev.NothingHappens, tell: Teller) -> str:
    return f"{tell.who(event.seat)}: nothing happens ({event.why})."


def _district_used(event: ev.DistrictUsed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} uses the District Effect of {tell.tile(event.tile, event.number)}."


def _enemy_attached(event: ev.EnemyAttached, tell: Teller) -> str:
    return (
        f"{tell.enemy(event.card)} attaches to {tell.who(event.seat)}, Enemy deck {change(event.deck + 1, event.deck)}."
    )


def _deck_reshuffled(event: ev.DeckReshuffled, _tell: Teller) -> str:
    return f"The Enemy deck is empty: {plural(event.cards, 'discarded card')}, shuffled, become the new one."


def _damaged(event: ev.Damaged, tell: Teller) -> str:
    lost = event.amount - (event.before - event.after)
    more = f", {lost} more lost" if lost else ""
    return (
        f"{tell.start(event.seat, event.why)}{event.amount} Damage, "
        f"{tell.enemy(event.card)} {change(event.before, event.after)}{more}."
    )


def _enemy_repaired(event: ev.EnemyRepaired, tell: Teller) -> str:
    return f"{tell.start(event.seat)}{tell.enemy(event.card)} recovers, {change(event.before, event.after)}."


def _enemy_left(event: ev.EnemyLeft, tell: Teller) -> str:
    who, enemy = tell.who(event.seat), tell.enemy(event.card)
    if event.how == "defeated":
        return f"{who} defeats {enemy}."
    if event.how == "repelled":
        return f"{who} repels {enemy}: no EXP."
    cause = " by the Reset" if event.how == "reset" else ""
    return f"{who}'s {enemy} is discarded{cause}."


def _enemy_moved(event: ev.EnemyMoved, tell: Teller) -> str:
    return f"{tell.enemy(event.card)} goes to the {event.where} of {tell.who(event.seat)}'s stack."


def _enemy_stunned(event: ev.EnemyStunned, tell: Teller) -> str:
    return f"{tell.who(event.seat)} stuns {tell.enemy(event.card)} until the end of the turn."


def _dice_rolled(event: ev.DiceRolled, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.what)}{by_kind(event.faces) or 'no dice'}."


def _dice_rerolled(event: ev.DiceRerolled, tell: Teller) -> str:
    dice = ", ".join(str(die + 1) for die in event.dice)
    word = "die" if len(event.dice) == 1 else "dice"
    return f"{tell.who(event.seat)} rerolls {word} {dice}: {', '.join(event.faces)}; Reroll left {event.reroll}."


def _enemy_dice_rolled(event: ev.EnemyDiceRolled, tell: Teller) -> str:
    number = str(event.number) if event.number else "blank, so no Enemy acts"
    return f"{tell.start(event.seat, 'Enemy dice')}symbol {event.symbol}, number {number}."


def _number_die_placed(event: ev.NumberDiePlaced, tell: Teller) -> str:
    return f"{tell.start(event.seat)}the Number die lies on {tell.enemy(event.card)}."


def _frame_activated(event: ev.FrameActivated, tell: Teller) -> str:
    dice = plural(event.dice, "die", "dice")
    return f"{tell.who(event.seat)} uses the Frame {event.symbols} of {event.owner} with {dice}."


def _enemy_frame_activated(event: ev.EnemyFrameActivated, tell: Teller) -> str:
    known = tell.content.enemies.get(event.card)
    effects = () if known is None else known.special if event.symbol == SPECIAL_SYMBOL else known.basic
    does = f": {tell.effects(effects)}" if effects else ""
    return f"{tell.enemy(event.card)} uses its {event.symbol} Frame on {tell.who(event.seat)}{does}."


def _card_drawn(event: ev.CardDrawn, tell: Teller) -> str:
    return f"A card is drawn: {tell.card(event.code)}."


def _time_changed(event: ev.TimeChanged, _tell: Teller) -> str:
    return f"Time {change(event.before, event.after)}."


def _token_put(event: ev.TokenPut, tell: Teller) -> str:
    place = "sheet" if event.place == "sheet" else "card"
    return f"{tell.start(event.seat)}{event.token} on the {place} {change(event.lying - 1, event.lying)}."


def _act_used(event: ev.ActUsed, tell: Teller) -> str:
    act = tell.act(event.act)
    if act is None:
        return f"{tell.who(event.seat)} does Player Activity {event.act}."
    tile = tell.content.tiles[act.tile].name
    return f"{tell.start(event.seat, f'Player Activity on {tile}')}{tell.effects(act.effects)}."


def _test_ended(event: ev.TestEnded, tell: Teller) -> str:
    result = "passed" if event.successes >= event.needed else "failed"
    return (
        f"{tell.start(event.seat)}Test {result}, {plural(event.successes, 'success', 'successes')} of {event.needed}."
    )


def _branch_taken(event: ev.BranchTaken, _tell: Teller) -> str:
    return "World Activity, OTHERWISE." if event.bar == "otherwise" else f"World Activity, IF {event.bar}."


def _battery_changed(event: ev.BatteryChanged, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}battery of the BOT {change(event.before, event.after)}."


def _bot_gone(_event: ev.BotGone, _tell: Teller) -> str:
    return "The BOT has no battery left and leaves the game."


def _forced(event: ev.Forced, tell: Teller) -> str:
    said = _FORCED.get(f"{event.kind}:{event.key}")
    if said:
        return f"{tell.who(event.seat)} {said}."
    key = re.sub("[:>@]", lambda mark: _MARKS[mark[0]], event.key)
    return f"{tell.start(event.seat)}{key}, the only answer."


def _first_player_passed(event: ev.FirstPlayerPassed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} becomes First Player." if len(tell.names) > 1 else ""


def _game_ended(event: ev.GameEnded, tell: Teller) -> str:
    return f"The scenario is {'won' if event.won else 'lost'} with card {tell.card(event.code)}."


MAKERS: dict[type, Maker] = {
    ev.Moved: _moved,
    ev.Stayed: _stayed,
    ev.TileRevealed: _tile_revealed,
    ev.ExplorationTaken: _exploration_taken,
    ev.NothingHappens: _nothing_happens,
    ev.DistrictUsed: _district_used,
    ev.EnemyAttached: _enemy_attached,
    ev.DeckReshuffled: _deck_reshuffled,
    ev.Damaged: _damaged,
    ev.EnemyRepaired: _enemy_repaired,
    ev.EnemyLeft: _enemy_left,
    ev.EnemyMoved: _enemy_moved,
    ev.EnemyStunned: _enemy_stunned,
    ev.DiceRolled: _dice_rolled,
    ev.DiceRerolled: _dice_rerolled,
    ev.EnemyDiceRolled: _enemy_dice_rolled,
    ev.NumberDiePlaced: _number_die_placed,
    ev.FrameActivated: _frame_activated,
    ev.EnemyFrameActivated: _enemy_frame_activated,
    ev.CardDrawn: _card_drawn,
    ev.TimeChanged: _time_changed,
    ev.TokenPut: _token_put,
    ev.ActUsed: _act_used,
    ev.TestEnded: _test_ended,
    ev.BranchTaken: _branch_taken,
    ev.BatteryChanged: _battery_changed,
    ev.BotGone: _bot_gone,
    ev.Forced: _forced,
    ev.FirstPlayerPassed: _first_player_passed,
    ev.GameEnded: _game_ended,
}
