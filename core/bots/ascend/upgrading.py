"""Upgrades: EXP and Memory spent, and Augments used, in the Planning phase (rulebook p.13)."""

from __future__ import annotations

from core.ascend.augments import equip_price
from core.ascend.cards.harm import Trace
from core.ascend.cards.rules import Ability
from core.ascend.launcher import LOCK_COLUMN
from core.ascend.names import COLUMNS, CORRUPTED, MEMORY, TOKEN_NAMES
from core.ascend.options import OnSlot, Pick
from core.bots.ascend.answering import best_unlock
from core.bots.ascend.asking import everything
from core.bots.ascend.dressing import best_to_equip
from core.bots.ascend.gear import card_value, drawn_value
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for
from core.engine.choice import Choice, Option

MEMORY_KEPT = 2
"""Memory kept for what a later card may ask, even when this one asks for none."""
LOW = 2
"""Integrity at which raising the Limiter comes first."""
SLOTS_FIRST = 4.4
"""What the first slot unlocked is worth; each further one a little less, as tokens run short."""
SLOT_FADE = 0.5
RAISED, OPENED = 3.6, 3.5
IN_DANGER = 1.5
PLAIN_SLOTS = 2
"""Slots opened where there are no Augments."""


def choose_upgrade(sight: Sight, choice: Choice) -> Option | None:
    """What to plan with now: an Upgrade worth its price or an Augment worth using; None when nothing is."""
    options = (_by_exp(sight, choice), _equipping(sight, choice), _using(sight, choice), _by_memory(sight, choice))
    return next((option for option in options if option is not None), None)


def _by_exp(sight: Sight, choice: Choice) -> Option | None:
    """The best use of EXP: a slot, as it brings a token every turn; a card while few wait; health when it is low."""
    seat = sight.seat
    worth: list[tuple[float, str, Option]] = []
    limiter = choice.option("upgrade:raise")
    if limiter is not None:
        worth.append((RAISED + IN_DANGER * (seat.integrity <= LOW and bool(seat.enemies)), limiter.key, limiter))
    slots = [o for o in choice.options if isinstance(o, OnSlot) and o.word == "upgrade.unlock"]
    if slots:
        best = best_unlock(slots)
        opened = 4 - seat.locks.bit_count()
        inside = best.slot % COLUMNS != LOCK_COLUMN
        few = sight.game.sheet.simple and opened >= PLAIN_SLOTS
        worth.append((SLOTS_FIRST - SLOT_FADE * opened + inside - 2.0 * few, best.key, best))
    data, card = choice.option("upgrade:open"), choice.option("upgrade:augment")
    if data is not None:
        worth.append((OPENED, data.key, data))
    if card is not None:
        worth.append((drawn_value(scene_for(sight), "class") + 0.5, card.key, card))
    return max(worth, key=lambda one: one[:2])[2] if worth else None


def _equipping(sight: Sight, choice: Choice) -> Option | None:
    """The Augment with the best value for each Memory; Memory is saved for a better one that is dearer."""
    picks = [option for option in choice.options if isinstance(option, Pick) and option.word == "equip"]
    best = best_to_equip(sight, picks)
    if best is None:
        return None
    scene = scene_for(sight)
    waiting = max(sight.seat.unequipped, key=lambda card: (card_value(scene, card), card))
    saved = card_value(scene, waiting) > 2 * card_value(scene, best.what)
    return None if saved and equip_price(sight.game, sight.number, waiting) <= 4 else best


def _using(sight: Sight, choice: Choice) -> Option | None:
    """An Augment of the Planning phase: before the Refill only for Trace, else for the Launcher that lies there."""
    before_refill = choice.kind == "upgrade"
    for option in choice.options:
        if not isinstance(option, Pick) or option.word != "use":
            continue
        play = sight.kit.rules[option.what]
        assert isinstance(play.rule, Ability), "only abilities are offered there"
        of_trace = any(isinstance(effect, Trace) for effect in everything(play.rule.effects))
        if of_trace or not before_refill:
            scene = scene_for(sight, why=play.name, card=play.card)
            if scene.worth(play.rule.effects) > 0.1:
                return option
    return None


def _by_memory(sight: Sight, choice: Choice) -> Option | None:
    """Memory that nothing needs: throw Corrupted Data out; with a full track, gain Data of the Core kind."""
    seat, game = sight.seat, sight.game
    dearest = max((equip_price(game, sight.number, card) for card in seat.unequipped), default=0)
    kept = max(MEMORY_KEPT, sight.wanted[MEMORY], dearest)
    spare = seat.assets[MEMORY] - kept
    if spare <= 0:
        return None
    for option in choice.options:
        if isinstance(option, OnSlot) and option.word == "upgrade.discard" and seat.slots[option.slot] == CORRUPTED:
            return option
    return choice.option(f"upgrade:gain.{TOKEN_NAMES[seat.core]}") if spare > 1 else None
