"""Questions that only Scenario cards ask: ways for the group, tiles, tokens to carry, bosses to hit, hidden codes."""

from __future__ import annotations

from core.ascend.cards.table_choices import Options
from core.ascend.figures import figure_tile
from core.ascend.kit.reading import mov
from core.ascend.options import Amount, Pick
from core.bots.ascend.answering import picks_of
from core.bots.ascend.asking import asked
from core.bots.ascend.gear import card_value
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for
from core.bots.ties import best_of
from core.engine.choice import Choice, Option
from core.engine.luck import Luck

FAR = 99
"""Turns to a tile that cannot be reached now."""


def choose_group(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The way worth most to the First Player, as far as its effects tell."""
    why, *words = choice.about
    found = asked(sight, why, lambda effect: isinstance(effect, Options), words)
    ways = found[0].ways if found is not None and len(found[0].ways) == len(words) else None
    scene = found[1] if found is not None else scene_for(sight, why=why)

    def worth(option: Pick) -> float:
        return scene.worth(ways[int(option.what) - 1].then) if ways is not None else 0.0

    return best_of(luck, [(worth(option), option) for option in picks_of(choice)])


def choose_tile(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The tile that the seat is soonest at."""
    turns = turns_from(sight.game, figure_tile(sight.game, sight.number), mov(sight.game, sight.number))
    return best_of(luck, [(-float(turns.get(option.what, FAR)), option) for option in picks_of(choice)])


def choose_carry(sight: Sight, choice: Choice) -> Option:
    """All that may come along: what is carried is wanted elsewhere."""
    return max((option for option in choice.options if isinstance(option, Amount)), key=lambda option: option.n)


def choose_aim(sight: Sight, choice: Choice) -> Option:
    """The boss, who is there for a moment only."""
    return choice.options[0]


def choose_track(sight: Sight, choice: Choice) -> Option:
    """The core that is nearest to breaking."""
    return min(picks_of(choice), key=lambda option: (sight.game.state.tracks[option.what], option.what))


def choose_given(sight: Sight, choice: Choice) -> Option:
    """The Augment that is missed least."""
    scene = scene_for(sight, why=choice.about[0])
    return min(picks_of(choice), key=lambda option: (card_value(scene, option.what), option.what))


def guess(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """Any answer: a code that nobody has seen is asked about and tried by luck."""
    return choice.options[luck.below("bot", len(choice.options))]
