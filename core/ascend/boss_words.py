"""Bosses in words: what their tracks are called, and what a parcel of Damage would do (campaign, boss sheets)."""

from __future__ import annotations

from core.ascend.bosses import ARMOR, boss_in_play
from core.ascend.game import Game
from core.ascend.kit.reading import has, in_force
from core.ascend.names import TOKEN_NUMBERS


def track_words(name: str) -> str:
    """``armour``, ``blue core`` of a track named by a kind of Data, else the track's own name."""
    if name == ARMOR:
        return "armour"
    return f"{name} core" if name in TOKEN_NUMBERS else name


def hit_words(game: Game, number: int, name: str, n: int) -> str:
    """What a parcel of so much Damage from a seat would do to a track, as a sum; what others may add is left out."""
    boss, tracks = boss_in_play(game), game.state.tracks
    assert boss is not None, "only a boss in play can be hit"
    left, called = tracks[name], track_words(name)
    if boss.parcel != "armor":
        own = game.seat(number).core == TOKEN_NUMBERS[name]
        loss = min(n, boss.most) if own else 1 if n >= boss.most else 0
        if not loss:
            return f"{called} stays {left}: {n} of another kind, it takes {boss.most}"
        return f"{called} {left} - {min(loss, left)} = {max(0, left - loss)}"
    slot = tracks[ARMOR]
    level = boss.armor[slot]
    if n < level or has(game, number, "armor-only"):
        why = f"{n} is less than {level}: " if n < level else ""
        return f"{called}: {why}armour slot {slot} - {min(1, slot)} = {max(0, slot - 1)}"
    floor = max((rule.n for rule in in_force(game, number, "boss-floor")), default=0)
    after = max(floor, left - 1)
    fall = f"{left} - 1 = {after}" if after < left else f"stays {left}"
    return f"{called} {fall}, {n} against armour {level}"
