"""Combat phase (rulebook p.15): Attack Roll, Set Active Enemy Count, Resolve Dice Results."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bosses import boss_target
from core.ascend.cards.context import Context, Moment
from core.ascend.cards.enemy_effects import Damage
from core.ascend.cards.modifiers import ActsTwice
from core.ascend.cards.saying import said
from core.ascend.components import EnemyCard, Frame
from core.ascend.enemies import restack
from core.ascend.game import Game
from core.ascend.keywords import spend_asset
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import att, in_force
from core.ascend.names import BLANK, POWER, PULSE, SPECIAL_SYMBOL, SURGE
from core.ascend.options import Amount, FrameUse, Plain, frame_use
from core.ascend.rolls import roll_faces, spend_rerolls
from core.ascend.running import run_effects
from core.ascend.state import Combat
from core.engine.choice import Choice, choose

PASS, STOP = Plain("pass"), Plain("stop")


async def combat_step(game: Game, number: int) -> None:
    """The whole Combat of one player; skipped without attached Enemies (p.15), unless a boss can be hit."""
    seat = game.state.seats[number]
    if not seat.enemies and not (game.state.tracks and boss_target(game, number)):
        return
    await attack_roll(game, number)
    await set_active_enemy_count(game, number)
    await resolve_dice_results(game, number)
    if not game.sits_out(number):
        await fire(game, number, "combat-end", Moment(seat.defeated))
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
    moment = Moment(att(game, number), roll=True)
    combat = game.state.combat = Combat(number, moment.amount)
    await fire(game, number, "attack-dice", moment)
    combat.att = moment.amount
    power = seat.assets[POWER]
    if power:
        options = [Amount("power", n) for n in range(power + 1)]
        option: Amount = await choose(Choice(number, "power", options, optional=True, about=(combat.att,), page=15))
        combat.power = option.n
        moment.amount = combat.att + option.n
        await spend_asset(game, number, POWER, option.n, "Attack Roll", moment)
    dice = game.content.dice
    combat.dice = roll_faces(game, number, moment.amount, "Attack Roll")
    combat.used = [False] * len(combat.dice)
    combat.number = game.luck.face("enemy number die", dice.number)
    combat.symbol = game.luck.face("enemy symbol die", dice.symbol)
    game.emit(ev.EnemyDiceRolled(number, combat.number, combat.symbol))
    rolled = Moment(len(combat.dice), faces=combat.dice)
    await spend_rerolls(game, number, combat.dice, "Attack Roll", 15, rolled)
    combat.rerolled = True


async def set_active_enemy_count(game: Game, number: int) -> None:
    """Step 2: the Number die goes on the Enemy of that place from the top, or on the last one; a blank on none."""
    combat, stack = game.state.combat, game.state.seats[number].enemies
    assert combat is not None
    if combat.number and stack:
        combat.at = min(combat.number, len(stack)) - 1
        enemy = stack[combat.at]
        game.emit(ev.NumberDiePlaced(number, enemy.card))
        await fire(game, number, "placed", Moment(combat.number, enemy=enemy))


async def resolve_dice_results(game: Game, number: int) -> None:
    """Step 3: one frame of the player, one of the active Enemy, and so on.

    It ends when the player cannot or will not go on and the Number die lies on no Enemy, or with a Reset.
    """
    game.state.cursor.name = "Resolve Dice Results"
    combat = game.state.combat
    assert combat is not None
    at_first = max((rule.n for rule in in_force(game, number, "first-frames")), default=1)
    for _ in range(at_first - 1):
        if not await activate_frame(game, number) or game.sits_out(number):
            break
    while not game.sits_out(number):
        if not await activate_frame(game, number) and combat.at < 0:
            return
        if combat.at >= 0 and not game.sits_out(number):
            await activate_enemy_frame(game, number)


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
    owned = next(owned for owned in game.kit(number).frames if owned.id == option.frame)
    for die in option.dice:
        combat.used[die] = True
    combat.frames.append(owned.id)
    combat.exchange.append(("you", f"{owned.frame.printed}: {owned.frame.say(game.players)}"))
    game.emit(ev.FrameActivated(number, owned.owner, owned.frame.printed, len(option.dice)))
    times = len(option.dice) if owned.frame.multi else 1
    faces = tuple(dict.fromkeys(combat.dice[die] for die in option.dice))
    moment = Moment(1, tags=faces)
    context = Context(number, owned.owner, times=times, source="frames", moment=moment)
    await run_effects(game, owned.frame.effects, context)
    if listens(game, number, "framed") and not game.sits_out(number):
        await fire(game, number, "framed", moment)
    return True


def frame_uses(game: Game, number: int) -> list[FrameUse]:
    """Every way to activate a frame now. Each frame once a combat, multi frames again and again (p.15).

    Dice with the same face are alike: the first free ones are taken. Without an Enemy, Damage alone is no use.
    A card may let one face be used as another, chosen die by die.
    """
    combat, stack = game.state.combat, game.state.seats[number].enemies
    assert combat is not None
    free: dict[str, list[int]] = {PULSE: [], SURGE: [], BLANK: []}
    for die, face in enumerate(combat.dice):
        if not combat.used[die]:
            free[face].append(die)
    stand_ins = {rule.like: rule.face for rule in in_force(game, number, "counts")}
    uses = []
    target = stack or (game.state.tracks and boss_target(game, number))
    for owned in game.kit(number).frames:
        if (owned.frame.multi or owned.id not in combat.frames) and (target or not only_damage(owned.frame)):
            uses += [frame_use(owned.id, dice) for dice in _dice_for(owned.frame, free, stand_ins)]
    return uses


def only_damage(frame: Frame) -> bool:
    """Whether all that a frame does is Damage, so that it needs an Enemy."""
    return all(isinstance(effect, Damage) for effect in frame.effects)


def _dice_for(frame: Frame, free: dict[str, list[int]], stand_ins: dict[str, str]) -> list[tuple[int, ...]]:
    """The sets of free dice that a frame can take: so many of each face it asks for, or of faces that stand in."""
    pulses, surges = free[PULSE], free[SURGE]
    if frame.symbols == "A*":
        counts = [(p, s) for p in range(len(pulses) + 1) for s in range(len(surges) + 1) if p + s]
        return [(*pulses[:p], *surges[:s]) for p, s in counts]
    if frame.symbols == "P*":
        most = len(surges) if stand_ins.get(PULSE) == SURGE else 0
        counts = [(p, s) for p in range(len(pulses) + 1) for s in range(most + 1) if p + s]
        return [(*pulses[:p], *surges[:s]) for p, s in counts]
    p, s = frame.needs
    if not stand_ins:
        return [(*pulses[:p], *surges[:s])] if p <= len(pulses) and s <= len(surges) else []
    as_pulse = min(p, len(surges) - s) if stand_ins.get(PULSE) == SURGE else 0
    as_surge = min(s, len(pulses) - p) if stand_ins.get(SURGE) == PULSE else 0
    counts = [(p - n, s + n) for n in range(max(0, as_pulse) + 1)]
    counts += [(p + n, s - n) for n in range(1, max(0, as_surge) + 1)]
    return [(*pulses[:p], *surges[:s]) for p, s in counts if p <= len(pulses) and s <= len(surges)]


async def activate_enemy_frame(game: Game, number: int) -> None:
    """The active Enemy's frame of the rolled symbol; then the Number die moves toward the Top Enemy (p.15).

    A stunned Enemy loses its frame, the die passes over it.
    """
    combat, stack = game.state.combat, game.state.seats[number].enemies
    assert combat is not None
    enemy = stack[combat.at]
    card = game.content.enemies[enemy.card]
    effects = card.special if combat.symbol == SPECIAL_SYMBOL else card.basic
    combat.exchange.append((card.name, "stunned" if enemy.stunned else said(effects, game.players)))
    enemy.acted = True
    if enemy.stunned:
        game.emit(ev.NothingHappens(number, f"{card.name} is stunned"))
    else:
        for _ in range(_times(card, combat.number)):
            if not game.sits_out(number) and any(other is enemy for other in stack):
                game.emit(ev.EnemyFrameActivated(number, enemy.card, combat.symbol))
                await run_effects(game, effects, Context(number, card.name, enemy=enemy))
    if 0 <= combat.at < len(stack) and stack[combat.at].uid == enemy.uid:
        combat.at -= 1
    if not enemy.stunned and listens(game, number, "enemy-acted") and not game.sits_out(number):
        await fire(game, number, "enemy-acted", Moment(1, enemy=enemy))


def _times(card: EnemyCard, number: int) -> int:
    """How often an Enemy's frame resolves: once, unless its card says twice for the number rolled."""
    return 2 if any(isinstance(rule, ActsTwice) and rule.number == number for rule in card.rules) else 1
