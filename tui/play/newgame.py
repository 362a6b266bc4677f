"""What a new game is made of, as the set-up screen and the command line ask for it. Knows no rule and no content."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from attrs import frozen

from core.ascend.names import GENTLE, HARSH, NORMAL
from saves.faults import SlotMissing

DEFAULT_NAMES = ("Mira", "Kai", "Jun", "Sol")
"""Names of the seats until somebody types others."""
WALKERS = (("blue", "Ao"), ("green", "Midori"), ("yellow", "Ki"), ("red", "Aka"))
"""The four Walkers: colour (which is also the Core Data's) and name; no two players share one (rulebook p.4)."""
MOST_SEATS = 4
USUAL_SEATS = 1
CAMPAIGN = "Campaign"
"""Title of a campaign's slot where nobody gives another."""
DIAL_WORDS = {
    GENTLE: "Gentle: more Corrupted Data in the pool, and more time on each clock.",
    NORMAL: "Normal: as the scenarios were designed. A campaign keeps its dial to the end.",
    HARSH: "Harsh: less Corrupted Data in the pool, more Enemies of level 2, less time on long clocks.",
}
"""What the dials do, one sentence each."""
GIVEN_UP = "Given up, it counts as never played: no box, no loss. Its last positions are kept as backups of the slot."
"""What becomes of a game of a campaign that is given up."""
_SEED_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


@frozen
class ClassInfo:
    """A Class that a player can choose."""

    id: str
    name: str
    words: str
    """What it is about, one sentence."""


@frozen
class ScenarioInfo:
    """A scenario as the set-up screen shows it."""

    id: str
    name: str
    difficulty: str
    length: str
    introduction: str
    ready: bool
    """Whether it can be played now."""
    classes: tuple[ClassInfo, ...] = ()
    """The Classes to choose from; none where it is played without (the first game, rulebook p.4)."""
    own: bool = False
    """It comes from the player's own folder."""
    fault: str = ""
    """Why it cannot be played, in a sentence, where its file has faults."""
    campaign: bool = False
    """It belongs to the campaign; else it is for free play."""
    opens: str = ""
    """When a campaign opens it: ``first``, ``last``, or any time after the first one (empty)."""


@frozen
class NewSeat:
    """One player: a name, which is only ever text, the colour of the Walker, and the id of the Class, if any."""

    name: str
    walker: str
    cls: str = ""


@frozen
class NewGame:
    """A game to be started."""

    title: str
    """Title of the slot it will be kept in."""
    scenario: str
    """Id of the scenario."""
    seats: tuple[NewSeat, ...]
    """1 to 4, in player order; no two have the same Walker or Class."""
    seed: str
    """What luck starts from; empty: drawn anew."""
    slot: str = ""
    """Id of the slot whose campaign it is the next game of; empty: a new slot."""
    drop: bool = False
    """The game that lies on the table there is given up, if there is one; it counts as never played."""
    dial: str = NORMAL
    """How hard it is made: ``gentle``, ``normal`` or ``harsh``. The next game of a campaign keeps that of the slot."""


@frozen
class Asked:
    """What the command line says of a new game; what it leaves out is chosen, or usual."""

    scenario: str = ""
    seats: int = 0
    classes: tuple[str, ...] = ()
    """Ids of Classes, in player order; players beyond them choose."""
    seed: str = ""
    game: str = ""
    """Which game, by its name on the command line; empty: Chronicle of Ascend, unless a level is named."""
    level: str = ""
    """Id of a level of the forest."""
    dial: str = ""
    """How hard it is made; empty: normal."""

    @property
    def wants_forest(self) -> bool:
        """Whether it says that the game is the forest."""
        return self.game == "forest" or (not self.game and bool(self.level))

    @property
    def anything(self) -> bool:
        """Whether it says anything at all."""
        return self != Asked()


def is_whole(asked: Asked, scenarios: Sequence[ScenarioInfo]) -> bool:
    """Whether a scenario, how many play and each one's Class are said, so that only names are left: then the game can
    begin at once."""
    info = scenario_of(asked, scenarios) if asked.scenario else None
    seats = asked.seats or len(asked.classes)
    return info is not None and seats > 0 and (not info.classes or len(asked.classes) == seats)


def plain_game(scenarios: Sequence[ScenarioInfo], asked: Asked) -> NewGame:
    """A new game as it was asked for, with the usual names, Walkers and Classes; by default the first scenario that can
    be played, for one. Raises SlotMissing."""
    info = scenario_of(asked, scenarios)
    if info is None:
        raise SlotMissing("There is no scenario to play.")
    seats = asked.seats or len(asked.classes) or USUAL_SEATS
    known = dict.fromkeys([*asked.classes, *(cls.id for cls in info.classes)])
    classes = [*known, *[""] * MOST_SEATS]
    players = zip(DEFAULT_NAMES[:seats], WALKERS[:seats], classes[:seats], strict=True)
    seated = tuple(NewSeat(name, walker, cls) for name, (walker, _), cls in players)
    return NewGame(CAMPAIGN if info.campaign else info.name, info.id, seated, asked.seed, dial=asked.dial or NORMAL)


def new_seed() -> str:
    """A seed that a person can read out: ``7Q4K-2M9D``."""
    signs = [secrets.choice(_SEED_SIGNS) for _ in range(8)]
    return f"{''.join(signs[:4])}-{''.join(signs[4:])}"


def trouble_with(asked: Asked, scenarios: Sequence[ScenarioInfo]) -> str:
    """Why no game of Ascend can be what the command line asks for, in one sentence; empty when one can."""
    if asked.level:
        return "Chronicle of Ascend has no levels: name a scenario."
    if asked.seats > MOST_SEATS:
        return f"Chronicle of Ascend is for 1 to {MOST_SEATS} players, not {asked.seats}."
    info = scenario_of(asked, scenarios)
    if info is None:
        there = ", ".join(info.id for info in scenarios)
        return f"There is no scenario {asked.scenario!r}; there are: {there}." if there else "There is no scenario."
    if not info.ready:
        return info.fault or f"{info.name} cannot be played yet."
    if info.campaign and info.opens == "last":
        return f"{info.name} ends a campaign: it opens there when each other scenario has a box ticked."
    return _class_trouble(asked, info) if asked.classes else ""


def _class_trouble(asked: Asked, info: ScenarioInfo) -> str:
    """What is wrong with the Classes that are asked for; empty when nothing is."""
    known = [cls.id for cls in info.classes]
    if not known:
        return f"{info.name} is played without Classes."
    for cls in asked.classes:
        if cls not in known:
            return f"There is no Class {cls!r}; there are: {', '.join(known)}."
        if asked.classes.count(cls) > 1:
            return f"Each player needs a Class of their own: {cls} is named {asked.classes.count(cls)} times."
    seats = asked.seats or len(asked.classes)
    if len(asked.classes) > seats:
        return f"{len(asked.classes)} Classes are more than {seats} player{'s' * (seats > 1)}."
    return ""


def scenario_of(asked: Asked, scenarios: Sequence[ScenarioInfo]) -> ScenarioInfo | None:
    """The scenario that is asked for by its id, else the first that can be played; None when there is none."""
    if asked.scenario:
        return next((info for info in scenarios if info.id == asked.scenario), None)
    return next((info for info in scenarios if info.ready), None)
