"""The price list: what things are worth in units of one Asset of the player's choice; harm is below 0.

The cards of the game are priced with the same list, so the planner weighs them as they were meant.
"""

from __future__ import annotations

from core.ascend.names import MEMORY, POWER, REROLL, SHIELD

ASSET = {SHIELD: 1.0, MEMORY: 1.0, POWER: 0.7, REROLL: 0.5}
"""The first of an Asset; each further one on the track is worth a little less."""
FADING = 0.85
"""What is left of an Asset's worth for each one held already."""
EXP = 2.0
"""Half of an Upgrade."""
PLAIN_EXP = 0.9
"""EXP where Classes are not in play, so that there is little to buy with it."""
UPGRADE = 4.0
"""A slot unlocked, the Limiter raised, Open Data, a Class Augment drawn."""
FACTION_CARD = 1.5
"""A Faction Augment drawn: it still costs Memory."""
TOKEN = 0.3
"""Basic Data gained or forced off the Launcher; a programming move."""
OPEN_TOKEN = 1.2
PREPARED = 0.5
"""A token prepared or fetched: it lies where it is wanted."""
CORRUPTED = 1.0
WOUND = 1.0
PREVENTED = 0.9
RECOVERED = 0.7
LOCKED = 0.7
DAMAGE = 0.45
STRANGER = 1.3
"""What an Enemy not yet drawn costs, its EXP counted."""
PLAIN_STRANGER = 2.5
ACTS = 0.75
"""Chance that an attached Enemy acts in a Combat, about."""
REVEALED = 0.9
STEP = 0.3
"""A tile moved without Trace."""
JUMPED = 0.6
LOOKED = 0.15
CORE_CHANGED = 0.2
ATTACK_DIE = 0.9
BOOSTED = 0.8
"""One more Damage of each Frame or Hack for a turn."""
TRACE_UP, TRACE_DOWN = 0.4, 0.5
"""A space of Trace on a usual turn."""
CLEANSED = 0.9
"""A Corrupted Data discarded."""
STUNNED, EXPELLED, DEFEATED, HANDED = 0.8, 1.2, 4.0, 0.3
"""The same done to an Enemy of a usual turn."""
DISTRICT = 0.8
"""The effect of a usual tile."""
BROKEN = 1.0
"""What a card that breaks would still have done."""
OTHERS = 0.8
"""What a good thing for another player is worth, as a share."""
HORIZON = 5.0
"""Turns for which a lasting thing is counted."""
