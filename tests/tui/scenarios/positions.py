"""Positions of the campaign's scenarios: random games that begin with any of their cards, with goods to pay with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from attrs import evolve
from textual.pilot import Pilot

from core.ascend.archive import position
from core.ascend.components import Content
from core.ascend.content import content
from core.ascend.names import OPEN
from core.ascend.play import AscendGame
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import EnemyInPlay, State
from core.bots.random_bot import RandomBot
from core.engine.luck import Luck
from core.engine.table import Table
from saves.store import SlotStore
from tui.app import TamashiiApp
from tui.play.sitting import AscendSitting
from tui.settings import Settings

BOX = content()
SCENARIOS = tuple(sheet.id for sheet in BOX.scenarios.values() if sheet.id not in ("prologue", "sandbox"))
NAMES = ("Mira", "Kai", "Jun", "Ada")
ENDINGS = [card.code for sheet in BOX.scenarios.values() for card in sheet.cards.values() if card.kind == "victory"]
EVERYWHERE = ("program", "launch", "upgrade", "move", "frame", "power", "reroll", "place", "dump", "district")
"""Questions that every scenario asks: a few of each are enough."""


def begun(
    scenario: str, code: str, seats: int = 2, seed: str = "", change: Callable[[State], None] | None = None
) -> Table:
    """A table that begins with a card, with rich players and some boxes ticked; ``change`` is made before that."""
    sheet = evolve(BOX.scenarios[scenario], first_card=code)
    box: Content = evolve(BOX, scenarios={**BOX.scenarios, scenario: sheet})
    luck = Luck({}, f"{code} {seed}")
    players = [NewSeat(NAMES[n], list(BOX.walkers)[n], list(BOX.classes)[n]) for n in range(seats)]
    state = set_up(box, scenario, players, f"{code} {seed}", ticked=[e for e in ENDINGS if luck.below("test", 2)])
    for seat in state.seats:
        seat.slots = [0 if slot % 5 == 4 else OPEN for slot in range(20)]
        seat.assets, seat.exp = [3, 3, 3, 3], 3
    for tile in state.tiles.values():
        tile.up = tile.up or luck.below("test", 2) == 0
    if change is not None:
        change(state)
    table = Table(AscendGame(box, state))
    while not table.game.state.card:  # first each player chooses a Learning Protocol
        choice = next(iter(table.pending.values()))
        table.take(choice, choice.options[0])
    return table


def first_cards(scenario: str) -> list[str]:
    """The Plot cards of a scenario."""
    return [card.code for card in BOX.scenarios[scenario].cards.values() if card.kind == "plot"]


def games(scenario: str, answers: int, seats: int = 2) -> Iterator[Table]:
    """A table at each choice of random games, one for each Plot card."""
    for code in first_cards(scenario):
        table, bot = begun(scenario, code, seats), RandomBot(code)
        for _ in range(answers):
            if not table.pending:
                break
            yield table
            table.take(*bot.choose(table))


def varied(scenario: str, answers: int, most: int = 1, seats: int = 2) -> Iterator[Table]:
    """Those of them that ask something seldom asked before: up to ``most`` of each kind and card."""
    seen: Counter[tuple[str, str]] = Counter()
    for table in games(scenario, answers, seats):
        choice = next(iter(table.pending.values()))
        kind = choice.kind, "" if choice.kind in EVERYWHERE else table.game.state.card
        seen[kind] += 1
        if seen[kind] <= most:
            yield table


def stand_on(number: int) -> Callable[[State], None]:
    """Have every Character stand on the tile of this number, face up."""

    def change(state: State) -> None:
        place = next(name for name, tile in state.tiles.items() if tile.number == number)
        state.tiles[place].up = True
        for seat in state.seats:
            seat.tile = place

    return change


def with_augments(state: State) -> None:
    """Have every seat wear four Faction Augments and stand in the Commoners' Hideout."""
    stand_on(6)(state)
    for number, seat in enumerate(state.seats):
        seat.equipped += list(BOX.faction_augments)[4 * number : 4 * number + 4]


def hunted(state: State) -> None:
    """The Shinigami stands among the players, and each has an Enemy."""
    state.tracks = {"Shinigami": 6, "armor": 6}
    state.boss_deck, state.figures = ["Sx17", "Sx18"], {"Shinigami": state.seats[0].tile}
    for seat in state.seats:
        state.attached += 1
        seat.enemies.append(EnemyInPlay(state.enemy_deck.pop(), state.attached))


def with_boons(state: State) -> None:
    """The Echo of the Hunter lies there, with Boons on it."""
    state.panels.append("G16")
    state.lying["G16"] = {"Boon": 2}


def app_at(table: Table, folder: Path, settings: Settings | None = None) -> TamashiiApp:
    """The app with a game that stands there; ``opened`` shows it."""
    slot = SlotStore(folder).create("Night shift", {"game": "ascend"})
    sitting = AscendSitting(table, slot)
    slot.rebase(position(table, ()), (), sitting.campaign())
    app = TamashiiApp(folder, settings or Settings(palette="dark", ascii=False))
    app.sitting = sitting
    return app


def sitting_of(app: TamashiiApp) -> AscendSitting:
    """The game that is open."""
    assert isinstance(app.sitting, AscendSitting)
    return app.sitting


async def opened(app: TamashiiApp, pilot: Pilot[None]) -> None:
    """Show the game."""
    app.seat = next(iter(sitting_of(app).deciders()), 0)
    app.show_game()
    await pilot.pause()
