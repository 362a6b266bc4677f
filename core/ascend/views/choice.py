"""The pending question of a seat, with every answer in words."""

from __future__ import annotations

from core.ascend.game import Game
from core.ascend.names import COLUMNS, SEAT_LETTERS
from core.ascend.options import DONE, Dice, FrameUse, Go, Launch, OnSlot, Pick, Place, Shift, Trade
from core.ascend.trial import FileBreaks, tried
from core.ascend.upgrade import AUGMENT, EXP_PRICE, TOKEN_PRICE
from core.ascend.view import AnswerView, Card, ChoiceView
from core.ascend.views.kit import augment_line
from core.ascend.views.texts import texts_of
from core.ascend.words import label, prompt
from core.ascend.words.leaving import LEAVING
from core.ascend.words.sums import asset_sum
from core.engine.choice import Choice, Option
from core.engine.table import Table

_STAGES = {
    "launch": "patterns",
    "move": "map",
    "district": "map",
    "reveal": "map",
    "jump": "map",
    "enemy": "enemies",
    "act": "card",
    "card": "card",
    "group": "card",
    "tile": "map",
    "carry": "map",
}
SET_UP_STEP = "Learning Protocols"
"""The step of the questions before the first Scenario card is drawn (rulebook p.4, step 3d)."""
_CARDS = ("protocol", "keep", "body", "inhabit", "market", "look", "equip")
"""Questions about cards that are laid out to choose from."""
_ON_CARDS = ("protocol", "keep", "equip", "body", "inhabit", "market")
"""Words of answers that name a card."""
REROLL = "reroll"
"""The word of answers that roll dice again."""
_ON_TILES = ("reveal", "jump", "tile")
_TOGETHER = ("upgrade", "program")
"""Questions that all seats are asked side by side."""


def choice_view(table: Table, game: Game, seat: int) -> ChoiceView | None:
    """The question the seat is asked, None when it is asked nothing."""
    choice = table.pending.get(seat)
    if choice is None:
        return None
    armed = _Armed(table, game, choice)
    options = sorted(choice.options, key=lambda option: option.key in LEAVING)
    return ChoiceView(
        serial=choice.serial,
        seat=seat,
        kind=choice.kind,
        step=game.state.cursor.name if game.state.card else SET_UP_STEP,
        prompt=prompt(game, choice),
        page=choice.page,
        answers=tuple(_answer(game, choice, option, armed) for option in options),
        stage=_stage(game, choice),
        cards=_cards(game, choice),
    )


def _stage(game: Game, choice: Choice) -> str:
    """What the question is about: tokens where they are chosen, the combat while one is fought, else its kind says."""
    if choice.kind in _CARDS:
        return "cards"
    combat = game.state.combat
    if combat is not None and combat.seat == choice.seat and not any(map(_slots, choice.options)):
        return "combat"
    return _STAGES.get(choice.kind) or ("launcher" if any(map(_slots, choice.options)) else "bar")


def _cards(game: Game, choice: Choice) -> tuple[Card, ...]:
    """The cards that a question about cards lays out."""
    texts, content = texts_of(game), game.content
    if choice.kind == "look":
        return (texts.enemy(content.enemies[choice.about[0]]),)
    if choice.kind not in _CARDS:
        return ()
    named = [option.what for option in choice.options if isinstance(option, Pick)]
    if choice.kind == "protocol":
        return tuple(texts.protocol(card) for card in named)
    if choice.kind in ("keep", "equip"):
        return tuple(augment_line(game, choice.seat, card, equipped=False) for card in named)
    return tuple(texts.body(content.bodies[card]) for card in named)


def _answer(game: Game, choice: Choice, option: Option, armed: _Armed) -> AnswerView:
    return AnswerView(
        key=option.key,
        label=label(game, choice, option),
        slots=_slots(option),
        tile=_tile(option),
        dice=option.dice if isinstance(option, (Dice, FrameUse)) else (),
        pattern=option.source if isinstance(option, Launch) else "",
        armed=armed.is_armed(option),
        gives_up=armed.gives_up(option),
        group="upgrade" if choice.kind != "upgrade" and _is_upgrade(choice, option) else "",
        door=_door(game, choice, option),
        card=_card(game, choice, option),
        seat=_seat(option),
        enemy=_enemy(game, choice, option),
    )


# -- what an answer is about -------------------------------------------------------------------------------------


def _slots(option: Option) -> tuple[int, ...]:
    if isinstance(option, Shift):
        return (option.start, option.end)
    if isinstance(option, (OnSlot, Place)):
        return (option.slot,)
    if isinstance(option, Pick) and option.word == "row":
        first = (int(option.what) - 1) * COLUMNS
        return tuple(range(first, first + COLUMNS))
    return option.slots if isinstance(option, Launch) else ()


def _tile(option: Option) -> str:
    if isinstance(option, Go):
        return option.path[-1]
    return option.what if isinstance(option, Pick) and option.word in _ON_TILES else ""


def _card(game: Game, choice: Choice, option: Option) -> str:
    if isinstance(option, Trade):
        return option.card
    if not isinstance(option, Pick):
        return ""
    if option.word == "use":
        return game.kit(choice.seat).rules[option.what].card
    return option.what if option.word in _ON_CARDS else str(choice.about[0]) if option.word == "look" else ""


def _seat(option: Option) -> int:
    if isinstance(option, Trade):
        return option.to
    return SEAT_LETTERS.index(option.what) if isinstance(option, Pick) and option.word == "seat" else -1


def _enemy(game: Game, choice: Choice, option: Option) -> int:
    if not isinstance(option, Pick) or option.word != "enemy":
        return -1
    stack = game.seat(choice.seat).enemies
    return next((place for place, enemy in enumerate(stack) if str(enemy.uid) == option.what), -1)


# -- lists within the list ---------------------------------------------------------------------------------------


def _is_upgrade(choice: Choice, option: Option) -> bool:
    if isinstance(option, Trade):
        return True
    if isinstance(option, Pick) and option.word == "equip":
        return choice.kind == "program"
    return isinstance(option, (Pick, OnSlot)) and option.word.startswith("upgrade")


def _door(game: Game, choice: Choice, option: Option) -> str:
    """What Upgrades that come in several ways have in common, with what they cost."""
    if isinstance(option, Trade):
        return "Trade a Faction Augment"
    if not isinstance(option, (Pick, OnSlot)) or not option.word.startswith("upgrade"):
        return ""
    if option.word == "upgrade.unlock":
        return f"Unlock a slot: {asset_sum(game, choice.seat, 'exp', -EXP_PRICE)}"
    if option.word == "upgrade.discard":
        return f"Discard Data: {asset_sum(game, choice.seat, 'memory', -TOKEN_PRICE)}"
    if isinstance(option, Pick) and option.what.startswith("gain."):
        return f"Gain Data: {asset_sum(game, choice.seat, 'memory', -TOKEN_PRICE)}"
    return ""


# -- what cannot be taken back -----------------------------------------------------------------------------------


class _Armed:
    """Which answers cannot be taken back, because they lead to a reveal, or give up ready patterns.

    Where that is not plain it is found by trying them on a twin of the table: nothing of what is revealed leaves this
    class. The launches of one pattern are alike in this, and so are all sets of dice.
    """

    def __init__(self, table: Table, game: Game, choice: Choice) -> None:
        self._table = table
        self._game = game
        self._choice = choice
        self._others = len(table.pending) > 1
        self._found: dict[str, bool] = {}

    def is_armed(self, option: Option) -> bool:
        """Whether the answer is to be asked for twice."""
        choice = self._choice
        if choice.kind == "test" and isinstance(option, OnSlot):
            return len(choice.options) == 2
        if option == AUGMENT or (isinstance(option, Dice) and option.word == REROLL):
            return True
        if isinstance(option, Dice):
            return self._reveals_as(option, option.word)
        if choice.kind == "upgrade" and option is DONE:
            return False  # what comes then comes in any case, and in Program there are Upgrades again
        if isinstance(option, (Shift, OnSlot, Place)) or _is_upgrade(choice, option):
            return False
        if isinstance(option, Go):  # what lies face down is shown; a move can also end the step
            tile = self._game.state.tiles[option.path[-1]]
            return not tile.up or bool(tile.explore) or self._reveals(option)
        if isinstance(option, Launch):
            return self._reveals_as(option, option.source)
        if self.gives_up(option):
            return True
        if choice.kind in _TOGETHER and option is DONE and self._others:
            return False  # the others are still asked: nothing comes of it yet
        return self._reveals(option)

    def gives_up(self, option: Option) -> bool:
        """Whether it leaves patterns unlaunched, and can be taken back."""
        choice = self._choice
        if choice.kind != "launch" or option is not DONE:
            return False
        return any(isinstance(other, Launch) for other in choice.options) and not self._reveals_as(option, DONE.key)

    def _reveals_as(self, option: Option, name: str) -> bool:
        """Whether an answer reveals something, found once for all that go by one name."""
        if name not in self._found:
            self._found[name] = self._reveals(option)
        return self._found[name]

    def _reveals(self, option: Option) -> bool:
        try:
            return tried(self._table, self._choice, option).last_answer is None
        except FileBreaks:
            return True  # giving it tells why it is not taken
