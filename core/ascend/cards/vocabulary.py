"""The closed vocabulary of content files: the word of each effect, and its class.

A record in a file names its kind by ``do`` (effects), ``on`` (triggers) or ``mod`` (modifiers); nothing else can be
said. Events are in triggers.py, modifiers in modifiers.py; what only Scenario cards say is in
scenario_vocabulary.py.
"""

from __future__ import annotations

from core.ascend.cards.card_effects import (
    Boost,
    Break,
    DrawAugment,
    Echo,
    Equip,
    Inhabit,
    LaunchOne,
    MarketBottom,
)
from core.ascend.cards.choices import Choose, If, May, Pay
from core.ascend.cards.dice_effects import Ready, Reroll, Roll, SetDice, Shift
from core.ascend.cards.enemy_effects import Attach, Damage, Defeat, Expel, Hand, Look, Repair, Restack, Stun
from core.ascend.cards.gains import Charge, Gain, Lose, Raise, Spend, Steal
from core.ascend.cards.harm import AddDice, Prevent, Recover, Trace, Wounds
from core.ascend.cards.launcher_effects import (
    Core,
    Discard,
    Dump,
    DumpRow,
    Fetch,
    Lock,
    Prepare,
    Program,
    Unlock,
)
from core.ascend.cards.map_effects import District, Jump, Move, Reveal, RevealTile
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.table_effects import ChooseCard, Draw, SetTime, Time, UnlockComponent
from core.ascend.cards.token_effects import Put

EFFECTS: dict[str, type] = {
    "gain": Gain,
    "lose": Lose,
    "spend": Spend,
    "steal": Steal,
    "raise": Raise,
    "charge": Charge,
    "recover": Recover,
    "wounds": Wounds,
    "trace": Trace,
    "prevent": Prevent,
    "add-dice": AddDice,
    "dump": Dump,
    "dump-row": DumpRow,
    "discard": Discard,
    "prepare": Prepare,
    "program": Program,
    "fetch": Fetch,
    "unlock": Unlock,
    "lock": Lock,
    "core": Core,
    "move": Move,
    "jump": Jump,
    "reveal": Reveal,
    "reveal-tile": RevealTile,
    "district": District,
    "damage": Damage,
    "repair": Repair,
    "defeat": Defeat,
    "expel": Expel,
    "attach": Attach,
    "hand": Hand,
    "restack": Restack,
    "stun": Stun,
    "look": Look,
    "reroll": Reroll,
    "set": SetDice,
    "shift": Shift,
    "ready": Ready,
    "roll": Roll,
    "draw-augment": DrawAugment,
    "equip": Equip,
    "inhabit": Inhabit,
    "market-bottom": MarketBottom,
    "break": Break,
    "launch": LaunchOne,
    "echo": Echo,
    "boost": Boost,
    "may": May,
    "pay": Pay,
    "choose": Choose,
    "if": If,
    "test": Test,
    "set-time": SetTime,
    "time": Time,
    "put": Put,
    "draw": Draw,
    "choose-card": ChooseCard,
    "unlock-component": UnlockComponent,
}
