"""The closed vocabulary of content files: the word of each effect and trigger, and its class.

A record in a file names its kind by ``do`` (effects) or ``on`` (triggers); nothing else can be said.
"""

from __future__ import annotations

from core.ascend.cards.enemy_effects import Attach, Damage, Repair, Restack, Stun
from core.ascend.cards.gains import Charge, Gain, Lose
from core.ascend.cards.harm import AddDice, Prevent, Trace, Wounds
from core.ascend.cards.launcher_effects import Core, Discard, Dump, Lock, Prepare, Program
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_effects import ChooseCard, Draw, If, Put, RevealTile, SetTime, Time, Unlock
from core.ascend.cards.triggers import OnEnemyLeft, OnLaunched

EFFECTS: dict[str, type] = {
    "gain": Gain,
    "lose": Lose,
    "charge": Charge,
    "dump": Dump,
    "discard": Discard,
    "prepare": Prepare,
    "program": Program,
    "lock": Lock,
    "core": Core,
    "wounds": Wounds,
    "trace": Trace,
    "prevent": Prevent,
    "add-dice": AddDice,
    "damage": Damage,
    "repair": Repair,
    "attach": Attach,
    "restack": Restack,
    "stun": Stun,
    "set-time": SetTime,
    "time": Time,
    "put": Put,
    "draw": Draw,
    "choose-card": ChooseCard,
    "if": If,
    "reveal-tile": RevealTile,
    "unlock": Unlock,
    "test": Test,
}
TRIGGERS: dict[str, type] = {"launched": OnLaunched, "enemy-left": OnEnemyLeft}
