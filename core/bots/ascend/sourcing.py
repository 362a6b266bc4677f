"""What launching each pattern of a seat is worth."""

from __future__ import annotations

from core.ascend.cards.context import Moment
from core.ascend.components import Source
from core.ascend.kit.reading import has
from core.ascend.launching import may_launch, sources
from core.bots.ascend.foes import going_value
from core.bots.ascend.gear import body_gain
from core.bots.ascend.happening import event_worth
from core.bots.ascend.patterning import sources_ahead
from core.bots.ascend.scene import Scene
from core.bots.ascend.sight import Sight
from core.bots.ascend.worth import scene_for

LEAST = 0.15
"""A pattern worth less is not launched."""


def source_scene(sight: Sight, source: Source) -> Scene:
    """What the effects of a pattern are valued in."""
    return scene_for(
        sight,
        why=source.name,
        enemy=source.enemy,
        source="hacks" if source.family == "hack" else "",
        card=source.card,
        moment=Moment(),
    )


def source_value(sight: Sight, source: Source) -> float:
    """What launching it is worth: its effects, an Enemy that leaves, a Body, and what answers the launch."""
    scene = source_scene(sight, source)
    if source.family == "body":
        value = body_gain(scene, source.card) + event_worth(scene, "inhabited", Moment(1))
    elif source.family == "repel" and source.enemy is not None:
        paid = 0.0 if has(sight.game, sight.number, "fair-repel") else scene.worth(source.effects)
        value = going_value(scene, source.enemy) + paid
    else:
        value = scene.worth(source.effects)
    if source.family == "scenario" and sight.outlook is not None:
        value += sight.outlook.effects_gain(source.effects, scene.context)
    value += event_worth(scene, "launched", Moment(1, tags=source.families, enemy=source.enemy, source=source))
    return value + max((g.weight for g in sight.own_goals if g.family in source.families), default=0.0)


def valued_sources(sight: Sight) -> list[tuple[float, Source]]:
    """The pattern sources worth launching, the best first."""
    launching = sight.game.state.cursor.name == "Launch"
    found = [
        (value, source)
        for source in (*sources(sight.game, sight.number), *sources_ahead(sight))
        if (not launching or may_launch(sight.game, sight.number, source))
        and (value := source_value(sight, source)) > LEAST
    ]
    return sorted(found, key=lambda choice: (-choice[0], choice[1].id))
