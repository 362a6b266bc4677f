"""Questions of Scenario cards: choices of the group, tiles to name, tokens to carry (rulebook p.18-19)."""

from __future__ import annotations

from core.ascend.boss_words import track_words
from core.ascend.bosses import ARMOR
from core.ascend.game import Game
from core.ascend.names import TOKEN_NUMBERS
from core.ascend.options import Amount, Pick
from core.ascend.tile_names import with_names
from core.ascend.words.maker import KindLabels, Labels, Prompts, titled
from core.engine.choice import Choice
from core.engine.wording import plural


def _way(game: Game, choice: Choice, option: Pick) -> str:
    return titled(with_names(choice.about[int(option.what)], game.content))


def _place(game: Game, _choice: Choice, option: Pick) -> str:
    tile = game.state.tiles[option.what]
    return f"{option.what}, {game.content.tiles[tile.number].name if tile.up else 'face down'}"


def _carry(_game: Game, choice: Choice, option: Amount) -> str:
    token, _, end = choice.about
    return f"Take {plural(option.n, f'{token} token')} along to {end}" if option.n else f"Leave every {token} behind"


def _give(game: Game, _choice: Choice, option: Pick) -> str:
    return f"Give up {game.content.name_of(option.what)}"


def _ask(_game: Game, choice: Choice) -> str:
    why, what = choice.about
    asks = {"count": "how many slots show which face?", "same": "which two slots?", "slot": "which slot?"}
    return f"{why}: {asks[what]}"


def _asked(_game: Game, choice: Choice, option: Pick) -> str:
    if choice.about[1] == "count":
        return f"How many show {option.what}?"
    slots = option.what.replace(",", " and ")
    return f"Are slots {slots} equal?" if choice.about[1] == "same" else f"What does slot {slots} show?"


def _face(_game: Game, choice: Choice, option: Pick) -> str:
    return f"Slot {len(choice.about)}: {option.what}"


def _aim(game: Game, choice: Choice, option: Pick) -> str:
    if option.what == "enemy":
        return f"At {game.content.enemies[game.seat(choice.seat).enemies[0].card].name}"
    boss, name = game.sheet.boss, choice.about[1]
    armor = f", armour {boss.armor[game.state.tracks[ARMOR]]}" if boss is not None and boss.armor else ""
    return f"At {track_words(name)}, {game.state.tracks[name]} left{armor}"


def _track(game: Game, choice: Choice, option: Pick) -> str:
    own = game.seat(choice.seat).core == TOKEN_NUMBERS.get(option.what)
    return f"{titled(track_words(option.what))}, {game.state.tracks[option.what]} left{', your kind' if own else ''}"


def _tile(game: Game, choice: Choice) -> str:
    why, what = choice.about
    return f"{why}: which tile? {titled(with_names(what, game.content))}".rstrip()


def _try(_game: Game, choice: Choice) -> str:
    why, *named = choice.about
    so_far = f" So far: {', '.join(named)}." if named else ""
    return f"{why}: what does slot {len(named) + 1} show?{so_far}"


PROMPTS: Prompts = {
    "group": lambda game, choice: f"{choice.about[0]}: the group chooses; the First Player answers for all.",
    "tile": _tile,
    "carry": lambda game, choice: f"How many {choice.about[0]} tokens do you take along from {choice.about[1]}?",
    "ask": _ask,
    "aim": lambda game, choice: f"{choice.about[0]}: at whom do you aim this Damage?",
    "track": lambda game, choice: f"{choice.about[0]}: which core do you hit?",
    "try": _try,
    "give": lambda game, choice: f"{choice.about[0]}: which Augment do you give up?",
}
LABELS: Labels = {
    "tile": _place,
    "carry": _carry,
    "give": _give,
    "ask": _asked,
    "face": _face,
    "aim": _aim,
    "track": _track,
}
KIND_LABELS: KindLabels = {("group", "way"): _way, ("group", "no"): "Not now", ("way", "no"): "Not now"}
