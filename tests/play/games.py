"""Games of every kind to sit at: new ones, and ones that go on from a state made to measure."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend.archive import position
from core.ascend.content import content
from core.ascend.play import new_table, table_of
from core.ascend.setup import NewSeat as Player
from core.ascend.state import State
from core.bots.random_bot import RandomBot
from saves.store import SlotStore
from tui.play.newgame import NewGame, NewSeat
from tui.play.sitting import AscendSitting
from tui.play.start import new_game

COLOURS = ("blue", "green", "yellow", "red")
CLASSES = ("reaper", "brawler", "trickster", "whisperer")


def begin(store: SlotStore, seats: int = 2, seed: str = "night", scenario: str = "prologue") -> AscendSitting:
    """A new game in a new slot."""
    classes = ("",) * 4 if scenario == "prologue" else CLASSES
    players = tuple(NewSeat(*one) for one in zip("ABCD", COLOURS, classes, strict=True))
    return new_game(store, NewGame("Night shift", scenario, players[:seats], seed))


def seated(
    store: SlotStore, change: Callable[[State], None], seats: int = 1, seed: str = "night", walker: str = "green"
) -> AscendSitting:
    """A sandbox for the Whisperer, and so on, that stands at its first Move, its state changed before that."""
    walkers = [f"walker.{colour}" for colour in (walker, *(c for c in COLOURS if c != walker))]
    players = [Player(name, walkers[place], CLASSES[3 - place]) for place, name in enumerate("ABCD"[:seats])]
    table, bot = new_table("sandbox", players, seed), RandomBot(seed)
    while table.game.state.cursor.phase != "Action":
        table.take(*bot.choose(table))
    state = table.game.copy_state()
    change(state)
    table = table_of(state, content=content())
    slot = store.create("Night shift", {"game": "ascend"})
    sitting = AscendSitting(table, slot)
    slot.rebase(position(table, ()), (), sitting.campaign())
    return sitting


def play_on(sitting: AscendSitting, answers: int, seed: str = "on") -> None:
    """Answer at random, so many times at most."""
    bot = RandomBot(seed)
    for _ in range(answers):
        if not sitting.deciders():
            return
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
        sitting.settle()
