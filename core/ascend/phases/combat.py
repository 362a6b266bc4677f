"""Combat phase (rulebook p.15): Attack Roll, Set Active Enemy Count, Resolve Dice Results."""

from __future__ import annotations

from attrs import frozen

from core.ascend import events as ev
from core.ascend.abilities import answer_with_ability
from core.ascend.cards.context import Context
from core.ascend.cards.enemy_effects import Damage
from core.ascend.components import Frame
from core.ascend.game import Game
from core.ascend.keywords import restack, spend_asset
from core.ascend.names import BLANK, POWER, PULSE, SURGE
from core.ascend.options import Amount, FrameUse, Plain
from core.ascend.rolls import roll_faces, spend_rerolls
from core.ascend.scenario_cards import run_effects
from core.ascend.state import Combat
from core.engine.choice import Choice, choose

PASS, STOP = Plain("pass"), Plain("stop")


@frozen
class OwnedFrame:
    """A Combat Frame the seat has: its id, the card it is printed on, the frame."""

    id: str
    owner: str
    frame: Frame


async def combat_step(game: Game, number: int) -> None:
    """The whole Combat of one player; skipped without attached Enemies (p.15)."""
    seat = game.state.seats[number]
    if not seat.enemies:
        return
    await attack_roll(game, number)
    set_active_enemy_count(game, number)
    await resolve_dice_results(game, number)
    game.state.combat = None
    for enemy in list(seat.enemies):
        enemy.acted = False
        where, enemy.restack = enemy.restack, ""
        if where:
            restack(game, number, enemy, where)


async def attack_roll(game: Game, number: int) -> None:
    """Step 1: ATT dice and 1 for each Power spent before the roll, the two Enemy dice, then Reroll."""
    seat = game.state.seats[number]
    game.state.cursor.name = "Attack Roll"
    att = await answer_with_ability(game, number, "attack-dice", game.content.walkers[seat.walker].att)
    combat = game.state.combat = Combat(number, att)
    power = seat.assets[POWER]
    if power:
        options = [Amount("power", n) for n in range(power + 1)]
        option: Amount = await choose(Choice(number, "power", options, optional=True, about=(att,), page=15))
        combat.power = option.n
        spend_asset(game, number, POWER, option.n, "Attack Roll")
    dice = game.content.dice
    combat.dice = roll_faces(game, number, att + combat.power, "Attack Roll")
    combat.used = [False] * len(combat.dice)
    combat.number = game.luck.face("enemy number die", dice.number)
    combat.symbol = game.luck.face("enemy symbol die", dice.symbol)
    game.emit(ev.EnemyDiceRolled(number, combat.number, combat.symbol))
    await spend_rerolls(game, number, combat.dice, "Attack Roll", 15)
    combat.rerolled = True


def set_active_enemy_count(game: Game, number: int) -> None:
    """Step 2: the Number die goes on the Enemy of that place from the top, or on the last one; a blank on none."""
    combat, stack = game.state.combat, game.state.seats[number].enemies
    assert combat is not None
    if combat.number:
        combat.at = min(combat.number, len(stack)) - 1
        game.emit(ev.NumberDiePlaced(number, stack[combat.at].card))


async def resolve_dice_results(game: Game, number: int) -> None:
    """Step 3: one frame of the player, one of the active Enemy, and so on.

    It ends when the player cannot or will not go on and the Number die lies on no Enemy, or with a Reset.
    """
    game.state.cursor.name = "Resolve Dice Results"
    combat = game.state.combat
    assert combat is not None
    while True:
        if not await activate_frame(game, number) and combat.at < 0:
            return
        if combat.at >= 0:
            await activate_enemy_frame(game, number)
        if game.sits_out(number):
            return


async def activate_frame(game: Game, number: int) -> bool:
    """Let the player activate one Combat Frame with fitting dice; returns whether one was."""
    combat = game.state.combat
    assert combat is not None
    uses = frame_uses(game, number)
    if not uses:
        return False
    decline = PASS if combat.at >= 0 else STOP
    option = await choose(Choice(number, "frame", [*uses, decline], optional=True, page=15))
    if not isinstance(option, FrameUse):
        return False
    owned = next(owned for owned in frames_of(game, number) if owned.id == option.frame)
    for die in option.dice:
        combat.used[die] = True
    combat.frames.append(owned.id)
    combat.exchange.append(("you", f"{owned.frame.printed}: {owned.frame.say(game.players)}"))
    game.emit(ev.FrameActivated(number, owned.owner, owned.frame.printed, len(option.dice)))
    times = len(option.dice) if owned.frame.multi else 1
    await run_effects(game, owned.frame.effects, Context(number, owned.owner, times=times))
    return True


def frames_of(game: Game, number: int) -> list[OwnedFrame]:
    """The Combat Frames of the seat: those of the active Body."""
    walker = game.content.walkers[game.state.seats[number].walker]
    return [OwnedFrame(f"{walker.id}.{place}", walker.name, frame) for place, frame in enumerate(walker.frames, 1)]


def frame_uses(game: Game, number: int) -> list[FrameUse]:
    """Every way to activate a frame now. Each frame once a combat, multi frames again and again (p.15).

    Dice with the same face are alike: the first free ones are taken. Without an Enemy, Damage alone is no use.
    """
    combat, stack = game.state.combat, game.state.seats[number].enemies
    assert combat is not None
    free: dict[str, list[int]] = {PULSE: [], SURGE: [], BLANK: []}
    for die, face in enumerate(combat.dice):
        if not combat.used[die]:
            free[face].append(die)
    uses = []
    for owned in frames_of(game, number):
        if (owned.frame.multi or owned.id not in combat.frames) and (stack or not only_damage(owned.frame)):
            uses += [FrameUse(owned.id, dice) for dice in _dice_for(owned.frame, free)]
    return uses


def only_damage(frame: Frame) -> bool:
    """Whether all that a frame does is Damage, so that it needs an Enemy."""
    return all(isinstance(effect, Damage) for effect in frame.effects)


def _dice_for(frame: Frame, free: dict[str, list[int]]) -> list[tuple[int, ...]]:
    """The sets of free dice that a frame can take."""
    pulses, surges = free[PULSE], free[SURGE]
    if frame.symbols == "P*":
        return [tuple(pulses[:count]) for count in range(1, len(pulses) + 1)]
    if frame.symbols == "A*":
        counts = [(p, s) for p in range(len(pulses) + 1) for s in range(len(surges) + 1) if p + s]
        return [(*pulses[:p], *surges[:s]) for p, s in counts]
    p, s = frame.symbols.count("P"), frame.symbols.count("S")
    if p > len(pulses) or s > len(surges):
        return []
    return [(*pulses[:p], *surges[:s])]


async def activate_enemy_frame(game: Game, number: int) -> None:
    """The active Enemy's frame of the rolled symbol; then the Number die moves toward the Top Enemy (p.15).

    A stunned Enemy loses its frame, the die passes over it.
    """
    combat, stack = game.state.combat, game.state.seats[number].enemies
    assert combat is not None
    enemy = stack[combat.at]
    card = game.content.enemies[enemy.card]
    effects = card.special if combat.symbol == "special" else card.basic
    said = "stunned" if enemy.stunned else "; ".join(effect.say(game.players) for effect in effects)
    combat.exchange.append((card.name, said))
    enemy.acted = True
    if enemy.stunned:
        game.emit(ev.NothingHappens(number, f"{card.name} is stunned"))
    else:
        game.emit(ev.EnemyFrameActivated(number, enemy.card, combat.symbol))
        await run_effects(game, effects, Context(number, card.name, enemy=enemy))
    if combat.at >= 0 and combat.at < len(stack) and stack[combat.at].uid == enemy.uid:
        combat.at -= 1
