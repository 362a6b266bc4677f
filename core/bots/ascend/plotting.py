"""Questions that only Scenario cards ask: ways for the group, tiles, tokens to carry, bosses to hit, hidden codes."""

from __future__ import annotations

from typing import Any

import attrs

from core.ascend.cards.clauses import Here
from core.ascend.cards.code_effects import Ask, Try
from core.ascend.cards.context import Effect
from core.ascend.cards.table_choices import Options
from core.ascend.cards.where import Where
from core.ascend.cards.within import every_effect
from core.ascend.figures import figure_tile
from core.ascend.kit.reading import mov
from core.ascend.options import NO, Amount
from core.ascend.phases.quest import acts_in_play
from core.bots.ascend.answering import picks_of
from core.bots.ascend.asking import asked
from core.bots.ascend.branching import spare, spare_of
from core.bots.ascend.decoding import best_question, best_try, possible
from core.bots.ascend.gear import card_value
from core.bots.ascend.routes import turns_from
from core.bots.ascend.sight import Sight
from core.bots.ascend.stakes import drawn
from core.bots.ascend.worth import scene_for
from core.bots.ties import best_of
from core.engine.choice import Choice, Option
from core.engine.luck import Luck

THERE = Where((Here("there"),))
NEARER = 0.01
"""What decides between tiles that bring the same, a turn of way."""
FAR = 99
"""Turns to a tile that cannot be reached now."""


def choose_group(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The way worth most to the First Player, as far as its effects tell; of cards that with most turns to spare."""
    why, *words = choice.about
    found = asked(sight, why, lambda effect: isinstance(effect, Options) and len(effect.ways) == len(words), words)
    if found is None:
        return best_of(luck, [(0.0, option) for option in picks_of(choice)])
    ways, scene = found[0].ways, found[1]
    scored: list[tuple[float, Option]] = []
    for option in picks_of(choice):
        then = ways[int(option.what) - 1].then
        scored.append((scene.worth(then) + sum(spare(sight, code) for code in sorted(drawn(then))), option))
    if choice.optional:
        scored += [(_staying(sight), option) for option in choice.options if option.key == NO.key]
    return best_of(luck, scored)


def _staying(sight: Sight) -> float:
    """What it is worth to keep the card that lies there."""
    return spare_of(sight, sight.outlook) if sight.outlook is not None else 0.0


def choose_tile(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """The tile where the effect that asks brings most; of equal ones that which the seat is soonest at."""
    turns = turns_from(sight.game, figure_tile(sight.game, sight.number), mov(sight.game, sight.number))
    tiles = [option.what for option in picks_of(choice)]
    why = choice.about[0]
    found = asked(sight, why, lambda effect: _leaves_open(sight, effect, tiles))
    scored = []
    for option in picks_of(choice):
        near = -NEARER * turns.get(option.what, FAR)
        value = found[1].on(tile=option.what).worth_of(pinned(found[0])) if found is not None else 0.0
        scored.append((value + near, option))
    return best_of(luck, scored)


def _open_places(effect: Any) -> dict[str, Where]:
    """The sets of tiles of an effect of which one is chosen, by the name of the field."""
    if not attrs.has(type(effect)):
        return {}
    found = {field.name: getattr(effect, field.name) for field in attrs.fields(type(effect)) if field.init}
    return {
        name: where for name, where in found.items() if isinstance(where, Where) and where.pick not in ("", "random")
    }


def _leaves_open(sight: Sight, effect: Effect, tiles: list[str]) -> bool:
    """Whether an effect asks for one of these tiles now."""
    game = sight.outlook.game if sight.outlook is not None else sight.game
    return any(set(tiles) <= set(where.tiles(game, sight.context)) for where in _open_places(effect).values())


def pinned(effect: Any) -> Any:
    """The same effect for the tile that is spoken of."""
    return attrs.evolve(effect, **dict.fromkeys(_open_places(effect), THERE))


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


def choose_question(sight: Sight, choice: Choice) -> Option:
    """What to name in a question about a code: what tells most."""
    _, what = choice.about
    found = _code_effect(sight, Ask)
    word = best_question(possible(sight.game, found.token, found.card), what)[1] if found is not None else ""
    return next((option for option in picks_of(choice) if option.what == word), choice.options[0])


def choose_face(sight: Sight, choice: Choice) -> Option:
    """The next face of the code that is tried: the likeliest that fits all that was told."""
    _, *named = choice.about
    found = _code_effect(sight, Try)
    code = best_try(possible(sight.game, found.token, found.card))[2] if found is not None else ()
    face = code[len(named)] if len(named) < len(code) else ""
    return next((option for option in picks_of(choice) if option.what == face), choice.options[0])


def _code_effect(sight: Sight, kind: type[Ask] | type[Try]) -> Ask | Try | None:
    """The question or the try that an activity in play offers."""
    acts = (play.act for play in acts_in_play(sight.game))
    return next((part for act in acts for part in every_effect(act.effects) if isinstance(part, kind)), None)
