"""Bosses: what Damage to a track is worth, and what it is worth to stand where one can be hit."""

from __future__ import annotations

from core.ascend.bosses import ARMOR, boss_in_play, boss_target
from core.ascend.cards.amounts import Number
from core.ascend.cards.boss_effects import MoveTrack
from core.ascend.cards.context import Context
from core.ascend.game import Game
from core.ascend.names import TOKEN_NUMBERS
from core.bots.ascend.outlook import Outlook

CHIPPED = 0.4
"""What lowering the armour by a slot is worth, as a share of a hit."""
ARMORED_HITS, OWN_HITS, OTHER_HITS = 1.0, 2.5, 0.4
"""Integrity that a Combat takes off a boss, about: one in armour, a track of the own kind, one of another."""


def hit_worth(outlook: Outlook, track: str) -> float:
    """What it is worth to take 1 Integrity off a track."""
    key = ("hit", track)
    gain = outlook.kept.get(key)
    if gain is None:
        context = Context(outlook.game.state.first, "")
        gain = outlook.kept[key] = max(0.0, outlook.effects_gain((MoveTrack(track, Number(-1)),), context))
    worth: float = gain
    return worth


def parcel_worth(outlook: Outlook, game: Game, number: int, track: str, n: int) -> float:
    """What a parcel of Damage to a track is worth, by the boss's rule."""
    boss = boss_in_play(game)
    if boss is None or n <= 0:
        return 0.0
    unit = hit_worth(outlook, track)
    if boss.parcel == "armor":
        return unit if n >= boss.armor[game.state.tracks[ARMOR]] else CHIPPED * unit
    if game.seat(number).core == TOKEN_NUMBERS[track]:
        return unit * min(n, boss.most, game.state.tracks[track])
    return unit if n >= boss.most else 0.0


def core_worth(outlook: Outlook, number: int, core: int) -> float:
    """What Core Data of a kind are worth in the next Combat with the boss, on the best tile for it."""
    if boss_in_play(outlook.game) is None:
        return 0.0
    return max(place_worth(outlook, number, place, core) for place in outlook.game.state.tiles)


def place_worth(outlook: Outlook, number: int, place: str, core: int = 0) -> float:
    """What it is worth to be on a tile for a Combat with the boss, with the own Core Data or of another kind."""
    boss = boss_in_play(outlook.game)
    if boss is None:
        return 0.0
    there = outlook.at(number, place)
    track = boss_target(there, number)
    if not track:
        return 0.0
    if boss.parcel == "armor":
        return ARMORED_HITS * hit_worth(outlook, track)
    own = (core or there.state.seats[number].core) == TOKEN_NUMBERS[track]
    left = there.state.tracks[track]
    return min(left, OWN_HITS if own else OTHER_HITS) * hit_worth(outlook, track)
