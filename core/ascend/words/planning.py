"""Questions of the Planning phase: programming, Upgrades, Augments in hand (rulebook p.13-14)."""

from __future__ import annotations

from core.ascend.augments import equip_price
from core.ascend.game import Game
from core.ascend.names import MEMORY, TOKEN_NAMES, slot_name
from core.ascend.options import DONE, OnSlot, Pick, Plain, Shift, Trade
from core.ascend.upgrade import EXP_PRICE, TOKEN_PRICE
from core.ascend.words.maker import KindLabels, Labels, Prompts
from core.ascend.words.sums import asset_sum
from core.engine.choice import Choice
from core.engine.wording import change, listed, plural


def _program(game: Game, choice: Choice) -> str:
    seat = game.seat(choice.seat)
    if not seat.moves:
        return f"No moves are left{_still(choice)}."
    why = f"{choice.about[0]}: move" if choice.about else "Move"
    return f"{why} Data, {seat.moves} of {plural(seat.moves_size, 'move')} left."


def _still(choice: Choice) -> str:
    """What is left to do without moves."""
    words = {option.key.partition(":")[0] for option in choice.options if option != DONE}
    left = [*(["Upgrades"] if words - {"use"} else []), *(["cards"] if "use" in words else [])]
    return f"; {listed(left)} still are" if left else ""


def _program_done(game: Game, choice: Choice, _option: Plain) -> str:
    moves = game.seat(choice.seat).moves
    return f"Done, {plural(moves, 'move')} unused" if moves else "Done"


def _upgrade(game: Game, choice: Choice) -> str:
    seat = game.seat(choice.seat)
    cards = any(isinstance(option, Pick) and option.word == "use" for option in choice.options)
    do = "Upgrade, or use a card," if cards else "Upgrade"
    return f"{do} before the {_next_step(game)}? You have {seat.exp} EXP, {seat.assets[MEMORY]} Memory."


def _next_step(game: Game) -> str:
    return "Trace Roll" if game.state.cursor.name == "Trace Roll" else "Refill"


def _upgrade_done(game: Game, _choice: Choice, _option: Plain) -> str:
    return "No more Upgrades: roll for Trace" if _next_step(game) == "Trace Roll" else "No more Upgrades: refill"


def _exp(game: Game, number: int) -> str:
    return asset_sum(game, number, "exp", -EXP_PRICE)


def _token_price(game: Game, number: int) -> str:
    return asset_sum(game, number, "memory", -TOKEN_PRICE)


def _pick_upgrade(game: Game, choice: Choice, option: Pick) -> str:
    number, seat = choice.seat, game.seat(choice.seat)
    match option.what:
        case "raise":
            limit, integrity = change(seat.limit, seat.limit + 1), change(seat.integrity, seat.integrity + 1)
            return f"ITG limit {limit}, ITG {integrity}: {_exp(game, number)}"
        case "open":
            return f"Gain 1 Open Data into your Dump: {_exp(game, number)}"
        case "augment":
            return f"Draw 2 {game.content.classes[seat.cls]} Augments and keep 1: {_exp(game, number)}"
        case what:
            return f"Gain 1 {what.removeprefix('gain.')} Data into your Dump: {_token_price(game, number)}"


def _discard(game: Game, choice: Choice, option: OnSlot) -> str:
    token = TOKEN_NAMES[game.seat(choice.seat).slots[option.slot]]
    return f"Discard {token} {slot_name(option.slot)}: {_token_price(game, choice.seat)}"


def _unlock(game: Game, choice: Choice, option: OnSlot) -> str:
    return f"Unlock {slot_name(option.slot)}: {_exp(game, choice.seat)}"


def _equip(game: Game, choice: Choice, option: Pick, less: int = 0) -> str:
    memory = max(0, equip_price(game, choice.seat, option.what) - less)
    return f"Equip {game.content.augment(option.what).name}: {asset_sum(game, choice.seat, 'memory', -memory)}"


def _trade(game: Game, choice: Choice, option: Trade) -> str:
    name, to = game.content.augment(option.card).name, game.seat(option.to).name
    equipped = option.card in game.seat(choice.seat).equipped
    return f"Trade {name} to {to}{', who must equip it anew' if equipped else ''}"


def _shift(game: Game, choice: Choice, option: Shift) -> str:
    slots = game.seat(choice.seat).slots
    token, other = TOKEN_NAMES[slots[option.start]], TOKEN_NAMES[slots[option.end]]
    if option.word == "slide":
        return f"Slide {token} {slot_name(option.start)} to {slot_name(option.end)}"
    return f"Switch {token} {slot_name(option.start)} with {other} {slot_name(option.end)}"


PROMPTS: Prompts = {
    "program": _program,
    "upgrade": _upgrade,
    "equip": lambda game, choice: f"{choice.about[0]}: equip an Augment for {choice.about[1]} Memory less?",
}
LABELS: Labels = {
    "slide": _shift,
    "switch": _shift,
    "upgrade": _pick_upgrade,
    "upgrade.discard": _discard,
    "upgrade.unlock": _unlock,
    "equip": _equip,
    "trade": _trade,
}
KIND_LABELS: KindLabels = {
    ("program", "done"): _program_done,
    ("upgrade", "done"): _upgrade_done,
    ("equip", "equip"): lambda game, choice, option: _equip(game, choice, option, less=choice.about[1]),
    ("equip", "no"): "Equip nothing",
}
