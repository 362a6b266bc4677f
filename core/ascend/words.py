"""The words of a question: its prompt, and each answer with its sums. Made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.cards.gains import thing
from core.ascend.cards.skill_tests import SUCCESSES
from core.ascend.cards.world import say_all, sentence
from core.ascend.combat_words import frame_now, own_frame
from core.ascend.game import Game
from core.ascend.launching import sources
from core.ascend.names import ASSET_NAMES, ASSET_NUMBERS, ASSET_TOP, MEMORY, REROLL, SHIELD, TOKEN_NAMES, slot_name
from core.ascend.options import Amount, Dice, FrameUse, Go, Launch, OnSlot, Pick, Place, Plain, Shift
from core.ascend.solo import STAND_IN
from core.ascend.wording import plural
from core.engine.choice import Choice, Option

# -- prompts ---------------------------------------------------------------------------------------------------


def prompt(game: Game, choice: Choice) -> str:
    """The question as one sentence."""
    return _PROMPTS[choice.kind](game, choice)


def _program(game: Game, choice: Choice) -> str:
    seat = game.seat(choice.seat)
    if not seat.moves:
        return "No moves are left; Upgrades still are."
    return f"Move Data: {seat.moves} of {plural(seat.moves_size, 'move')} left."


def _upgrade(game: Game, choice: Choice) -> str:
    seat = game.seat(choice.seat)
    return f"Upgrade before the Refill? You have {seat.exp} EXP, {seat.assets[MEMORY]} Memory."


def _move(game: Game, choice: Choice) -> str:
    seat = game.seat(choice.seat)
    mov = game.content.walkers[seat.walker].mov
    own = any(isinstance(option, Plain) and option.word == "stay" for option in choice.options)
    bot = any(isinstance(option, Go) and option.word == "bot" for option in choice.options)
    if not own:
        return f"Move the BOT up to {plural(game.content.tracks.bot_mov, 'tile')}, or leave it."
    text = f"Move up to {plural(mov, 'tile')}, or stay"
    text += f"; the BOT may move up to {game.content.tracks.bot_mov}." if bot else "."
    return text if seat.trace is None else f"{text} Either way your Trace rises."


def _district(game: Game, choice: Choice) -> str:
    name, text = _tile_effect(game, game.seat(choice.seat).tile)
    return f"{name}: {text} Use it?"


def _tile_effect(game: Game, place: str) -> tuple[str, str]:
    tile = game.content.tiles[game.state.tiles[place].number]
    return tile.name, say_all(tile.effects, game.players)


def _launch(game: Game, choice: Choice) -> str:
    ready = len({option.source for option in choice.options if isinstance(option, Launch)})
    return f"Launch patterns, one by one: {ready or 'none'} ready."


def _ability(game: Game, choice: Choice) -> str:
    walker = game.content.walkers[game.seat(choice.seat).walker]
    on, amount = choice.about
    what = plural(amount, "Wound") if on == "wounds" else plural(amount, "die", "dice")
    effect = say_all(walker.ability.effects, game.players)
    return f"{walker.name}, {what} coming: dump 1 {walker.ability.colour} Data? {effect}"


def _shield(game: Game, choice: Choice) -> str:
    wounds, why = choice.about
    return f"{why} deals {plural(wounds, 'Wound')}. Turn on the Shield?"


def _test(game: Game, choice: Choice) -> str:
    what, need, dumped, _ = choice.about
    kind = {"core": "Core", "any": "any basic"}.get(what, what)
    return f"Test {kind} {need}: dump {kind} Data, a die for each. {plural(dumped, 'die', 'dice')} so far."


def _reroll(game: Game, choice: Choice) -> str:
    what, *faces = choice.about
    have = game.seat(choice.seat).assets[REROLL]
    text = f"{what}: {', '.join(faces)}. Reroll dice, 1 Reroll each? You have {have}."
    if what == "Test":
        text += f" Successes: {sum(SUCCESSES.get(face, 0) for face in faces)}."
    return text


def _power(game: Game, choice: Choice) -> str:
    return f"Attack Roll with {plural(choice.about[0], 'die', 'dice')}. Spend Power for more?"


def _frame(game: Game, choice: Choice) -> str:
    combat = game.state.combat
    if combat is not None and combat.at >= 0:
        card = game.content.enemies[game.seat(choice.seat).enemies[combat.at].card]
        return f"Activate a Combat Frame; then {card.name} acts."
    return "Activate a Combat Frame; no Enemy acts any more."


def _prepare(game: Game, choice: Choice) -> str:
    drawn = [f"{place} {TOKEN_NAMES[token]}" for place, token in enumerate(choice.about, 1) if token]
    return f"Place the drawn tokens on empty slots: {', '.join(drawn)}."


def _act(game: Game, choice: Choice) -> str:
    return f"Player Activity of {game.card.name}."


_PROMPTS: dict[str, Callable[[Game, Choice], str]] = {
    "program": _program,
    "upgrade": _upgrade,
    "move": _move,
    "district": _district,
    "launch": _launch,
    "ability": _ability,
    "shield": _shield,
    "test": _test,
    "reroll": _reroll,
    "power": _power,
    "frame": _frame,
    "prepare": _prepare,
    "act": _act,
    "card": lambda game, choice: "The group chooses; the First Player answers for all.",
    "asset": lambda game, choice: f"{choice.about[0]}: which Asset do you gain?",
    "lose": lambda game, choice: f"{choice.about[0]}: which Asset do you lose?",
    "colour": lambda game, choice: f"{choice.about[0]}: which Data do you gain? It goes to your Dump.",
    "core": lambda game, choice: "Change your Core Data?",
    "dump": lambda game, choice: f"{choice.about[1]}: dump {thing(choice.about[0], '1')} from your Launcher.",
    "discard": lambda game, choice: f"{choice.about[1]}: discard {thing(choice.about[0], '1')} from your Launcher.",
    "lock": lambda game, choice: "Put a Lock on an empty Highlighted slot.",
    "reveal": lambda game, choice: f"Reveal a face-down tile within {choice.about[0]}.",
}
CHOICE_KINDS = tuple(_PROMPTS)
"""Every kind of question there is."""


# -- answers ---------------------------------------------------------------------------------------------------


def label(game: Game, choice: Choice, option: Option) -> str:
    """An answer in words, with its sums."""
    return _LABELS[type(option)](game, choice, option)


_PLAIN = {
    ("program", "done"): "Done",
    ("upgrade", "done"): "No more Upgrades: refill",
    ("move", "done"): "Leave the BOT where it is",
    ("launch", "done"): "End the Launch step",
    ("act", "done"): "Done",
    ("district", "skip"): "Do not use it",
    ("district", "effect"): "Use the District effect",
    ("ability", "no"): "No",
    ("reroll", "keep"): "Keep the dice",
    ("core", "keep"): "Keep it",
    ("frame", "pass"): "Activate nothing now",
    ("frame", "stop"): "End the Combat",
}


def _plain(game: Game, choice: Choice, option: Plain) -> str:
    seat = game.seat(choice.seat)
    if option.word == STAND_IN.word:
        return _stand_in(game, choice)
    if choice.kind == "shield":
        return _shield_sum(game, choice, option.word == "yes")
    if choice.kind == "program" and seat.moves:
        return f"Done, {plural(seat.moves, 'move')} unused"
    if option.word == "stay":
        return f"Stay on {seat.tile}{_trace_sum(game, choice.seat, seat.tile, moved=False)}"
    if choice.kind == "test":
        return f"Roll {plural(choice.about[2], 'die', 'dice')}" if choice.about[2] else "Roll nothing"
    return _PLAIN[choice.kind, option.word]


def _stand_in(game: Game, choice: Choice) -> str:
    bot = game.state.bot
    assert bot is not None
    battery = f"BOT on {bot.tile}, battery {bot.battery} - 1 = {bot.battery - 1}"
    if choice.kind == "district":
        name, text = _tile_effect(game, bot.tile)
        return f"{battery}: {name}, {text}"
    return f"{battery}: it stands in for you"


def _shield_sum(game: Game, choice: Choice, used: bool) -> str:
    seat = game.seat(choice.seat)
    wounds = choice.about[0]
    shield = seat.assets[SHIELD]
    stopped = min(shield, wounds) if used else 0
    after = max(0, seat.integrity - wounds + stopped)
    harm = f"ITG {seat.integrity} - {wounds - stopped} = {after}" if wounds > stopped else f"ITG stays {seat.integrity}"
    harm += "" if after else ", then a Reset"
    return f"Yes: Shield {shield} - {stopped} = {shield - stopped}, {harm}" if used else f"No: {harm}"


def _trace_sum(game: Game, number: int, place: str, moved: bool) -> str:
    seat, tile = game.seat(number), game.state.tiles[place]
    if seat.trace is None or not tile.up:
        return ""
    card = game.content.tiles[tile.number]
    rise = card.entry if moved else card.stationary
    return f": Trace {seat.trace} + {rise} = {seat.trace + rise}"


def _go(game: Game, choice: Choice, option: Go) -> str:
    place = option.path[-1]
    who = "BOT to" if option.word == "bot" else "Go to"
    tile = game.state.tiles[place]
    name = game.content.tiles[tile.number].name if tile.up else "face down"
    trace = _trace_sum(game, choice.seat, place, moved=True) if option.word == "move" else ""
    return f"{who} {place}, {name}{trace}"


def _shift(game: Game, choice: Choice, option: Shift) -> str:
    slots = game.seat(choice.seat).slots
    token, other = TOKEN_NAMES[slots[option.start]], TOKEN_NAMES[slots[option.end]]
    if option.word == "slide":
        return f"Slide {token} {slot_name(option.start)} to {slot_name(option.end)}"
    return f"Switch {token} {slot_name(option.start)} with {other} {slot_name(option.end)}"


def _launch_label(game: Game, choice: Choice, option: Launch) -> str:
    source = next(source for source in sources(game, choice.seat) if source.id == option.source)
    slots = " ".join(slot_name(slot) for slot in option.slots)
    return f"{source.name} {slots}: {say_all(source.effects, game.players)}"


def _on_slot(game: Game, choice: Choice, option: OnSlot) -> str:
    seat = game.seat(choice.seat)
    name, token = slot_name(option.slot), TOKEN_NAMES[seat.slots[option.slot]]
    if option.word == "upgrade.discard":
        memory = seat.assets[MEMORY]
        return f"Discard {token} {name}: Memory {memory} - 1 = {memory - 1}"
    if option.word == "upgrade.unlock":
        return f"Unlock {name}: EXP {seat.exp} - 2 = {seat.exp - 2}"
    if option.word == "lock":
        return f"Lock {name}"
    if option.word == "ability":
        effects = game.content.walkers[seat.walker].ability.effects
        return f"Dump {token} {name}: {say_all(effects, game.players)}"
    if choice.kind == "test" and len(choice.options) == 2:
        return f"Dump {token} {name} and roll {plural(choice.about[2] + 1, 'die', 'dice')}"
    return f"{option.word.capitalize()} {token} {name}"


def _pick(game: Game, choice: Choice, option: Pick) -> str:
    return _PICKS[option.word](game, choice, option)


def _pick_asset(game: Game, choice: Choice, option: Pick) -> str:
    have = game.seat(choice.seat).assets[ASSET_NUMBERS[option.what]]
    name = option.what.capitalize()
    if option.word == "lose":
        return f"{name} {have} - 1 = {have - 1}"
    return f"{name} {have} + 1 = {have + 1}" if have < ASSET_TOP else f"{name} is full at {have}: lost"


def _pick_upgrade(game: Game, choice: Choice, option: Pick) -> str:
    seat = game.seat(choice.seat)
    exp = f"EXP {seat.exp} - 2 = {seat.exp - 2}"
    if option.what == "raise":
        return f"Limit {seat.limit} + 1, ITG {seat.integrity} + 1 = {seat.integrity + 1}: {exp}"
    if option.what == "open":
        return f"Gain 1 Open Data: {exp}"
    memory = seat.assets[MEMORY]
    return f"Gain 1 {option.what.removeprefix('gain.')} Data: Memory {memory} - 1 = {memory - 1}"


def _pick_act(game: Game, choice: Choice, option: Pick) -> str:
    act = next(act for act in game.card.acts if act.id == option.what)
    return act.say(game.players, game.content.tiles[act.tile].name)


def _pick_card(game: Game, choice: Choice, option: Pick) -> str:
    card = game.sheet.cards[option.what]
    return f"Draw {option.what}, {card.name}: {choice.about[choice.options.index(option)]}"


_PICKS: dict[str, Callable[[Game, Choice, Pick], str]] = {
    "asset": _pick_asset,
    "lose": _pick_asset,
    "upgrade": _pick_upgrade,
    "act": _pick_act,
    "card": _pick_card,
    "colour": lambda game, choice, option: f"1 {option.what} Data",
    "core": lambda game, choice, option: f"Core Data becomes {option.what}",
    "reveal": lambda game, choice, option: f"Reveal {option.what}",
}


def _amount(game: Game, choice: Choice, option: Amount) -> str:
    have = game.seat(choice.seat).assets[ASSET_NAMES.index("power")]
    dice = choice.about[0] + option.n
    spent = f"Power {have} - {option.n} = {have - option.n}" if option.n else "no Power"
    return f"Roll {plural(dice, 'die', 'dice')} ({spent})"


def _dice(game: Game, choice: Choice, option: Dice) -> str:
    faces = choice.about[1:]
    have = game.seat(choice.seat).assets[REROLL]
    chosen = ", ".join(faces[die] for die in option.dice)
    return f"Reroll {have} - {len(option.dice)} = {have - len(option.dice)}: roll {chosen} again"


def _frame_use(game: Game, choice: Choice, option: FrameUse) -> str:
    owned = own_frame(game, choice.seat, option.frame)
    dice = plural(len(option.dice), "die", "dice")
    now = frame_now(game, choice.seat, owned, len(option.dice))
    does = sentence(owned.frame.say(game.players))
    return f"{owned.frame.printed} {dice}: {f'{now}. ' if now else ''}{owned.owner}: {does}"


def _place(game: Game, choice: Choice, option: Place) -> str:
    return f"Place {TOKEN_NAMES[choice.about[option.drawn]]} on {slot_name(option.slot)}"


_LABELS: dict[type, Callable[[Game, Choice, Any], str]] = {
    Plain: _plain,
    Go: _go,
    Shift: _shift,
    Launch: _launch_label,
    OnSlot: _on_slot,
    Pick: _pick,
    Amount: _amount,
    Dice: _dice,
    FrameUse: _frame_use,
    Place: _place,
}


# -- names for undo --------------------------------------------------------------------------------------------


def short(option: Option) -> str:
    """What an answer was, without its sums: for undo and redo."""
    return _SHORT[type(option)](option)


def _short_shift(option: Shift) -> str:
    joint = "to" if option.word == "slide" else "with"
    return f"{option.word} {slot_name(option.start)} {joint} {slot_name(option.end)}"


def _short_launch(option: Launch) -> str:
    family, _, name = option.source.partition(".")
    return f"launch {name.replace('-', ' ') if family == 'basic' else 'Hack' if family == 'hack' else family}"


_SHORT: dict[type, Callable[[Any], str]] = {
    Plain: lambda option: option.word,
    Shift: _short_shift,
    Launch: _short_launch,
    Go: lambda option: f"{'move the BOT' if option.word == 'bot' else 'move'} to {option.path[-1]}",
    OnSlot: lambda option: f"{option.word.replace('upgrade.', '')} {slot_name(option.slot)}",
    Pick: lambda option: f"{option.word} {option.what.replace('.', ' ').replace('-', ' ')}",
    Amount: lambda option: f"{option.n} {option.word.capitalize()}",
    Dice: lambda option: f"reroll {plural(len(option.dice), 'die', 'dice')}",
    FrameUse: lambda option: f"a Frame with {plural(len(option.dice), 'die', 'dice')}",
    Place: lambda option: f"place a token on {slot_name(option.slot)}",
}
