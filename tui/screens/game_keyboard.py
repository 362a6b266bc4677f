"""The keyboard on a game screen: arrows, commands, go-to, and the list of all answers that letters narrow."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from attrs import evolve

from tui import acts
from tui.acts import Outcome
from tui.bar import answering
from tui.cards import foes
from tui.screens.game_keys import ARROWS, COMMANDS, PAGES, PANELS, SIX_WAYS, TAKING, go_to_letters
from tui.screens.game_presses import KEY_AGAIN
from tui.uiview import Spot

if TYPE_CHECKING:
    from tui.screens.game import GameScreen

_TILES = ("trace", "marks", "effects", "small")
_READ = ("own", "card", "seat", "panel")
"""What Enter only opens or chooses."""
_LONGEST = 30
"""Most characters that narrow the list."""


class Keyboard:
    """What keys do to one game screen."""

    def __init__(self, screen: GameScreen) -> None:
        self._screen = screen

    def press(self, key: str, character: str | None) -> None:
        """Take one key press, named as Textual names it."""
        screen = self._screen
        if screen.host.presses.repeats(self._answering(key, character), monotonic()):
            screen.set_ui(evolve(screen.ui, note=KEY_AGAIN))
        elif not self._turn_look(key):
            self._press(key, character)

    def _press(self, key: str, character: str | None) -> None:
        screen = self._screen
        in_sight = answering(screen.scene)
        hinted = screen.ui.hinted if key in TAKING else ""
        screen.ui = evolve(screen.ui, why="", note="", hinted=hinted, read_from=0, looked=True)
        if screen.ui.letters:
            self._go(key)
        elif screen.ui.listing and self._type(key, character):
            return
        elif key in SIX_WAYS and screen.ui.panel == "map" and not screen.ui.listing:
            screen.apply(screen.move(screen.scene, SIX_WAYS[key]))
        elif key in ARROWS:
            screen.apply(screen.move(screen.scene, ARROWS[key]))
        elif key in PANELS:
            screen.focus_panel(PANELS[key])
        elif key in COMMANDS:
            screen.command(COMMANDS[key])
        elif character is not None and character.isascii() and character.isdigit():
            number = in_sight.get(character)
            if number is None and screen.ui.watching:
                screen.refuse_to_answer()
            elif number is not None:
                screen.apply(screen.act(screen.scene, Spot("row", number)))

    def _turn_look(self, key: str) -> bool:
        """A page key while LOOK does not fit its panel. Tells whether it was taken."""
        screen = self._screen
        in_log = screen.ui.panel == "log" and not screen.ui.looking
        following = screen.next_look if key in PAGES and not in_log else None
        if following is None:
            return False
        wanted = following if key == "pagedown" else max(0, screen.ui.read_from - acts.PAGE)
        screen.set_ui(evolve(screen.ui, read_from=wanted))
        return True

    def _answering(self, key: str, character: str | None) -> str | None:
        """The name of a key that may give an answer and must not give two by mistake, else None."""
        ui = self._screen.ui
        if key in TAKING:
            return "enter"
        digit = character is not None and character.isascii() and character.isdigit()
        return character if digit and not (ui.listing or ui.letters) else None

    def command(self, name: str) -> None:
        """Do what a key means; what is not known is ignored."""
        screen = self._screen
        view = screen.scene.view
        do: Callable[[], None] | None = {
            "take": self._take,
            "back": lambda: screen.apply(acts.back(screen.scene)),
            "next": lambda: self._tab(1),
            "previous": lambda: self._tab(-1),
            "list": lambda: screen.set_ui(evolve(screen.ui, listing=not screen.ui.listing, typed="", listed=0)),
            "go_to": self._go_to,
            "look": lambda: screen.set_ui(evolve(screen.ui, looking=not screen.ui.looking)),
            "hint": screen.tell_hint,
            "undo": screen.answers.undo,
            "redo": screen.answers.redo,
            "patterns": self._patterns,
            "market": self._market,
            "cards": self._cards,
            "data": lambda: screen.host.show_data(view),
            "seats": screen.host.show_seats,
            "tiles": self._tiles,
            "find": lambda: screen.host.show_help(view.where.step),
            "help": screen.host.show_help,
            "repaint": screen.host.repaint_all,
            "menu": screen.host.show_menu,
        }.get(name)
        if do is not None:
            do()

    def _take(self) -> None:
        screen = self._screen
        if screen.scene.shown is not None:
            screen.apply(Outcome(screen.ui, give=screen.ui.armed))
        elif screen.ui.watching and screen.here(screen.scene).kind not in _READ:
            screen.refuse_to_answer()
        else:
            self._take_here()

    def _take_here(self) -> None:
        """What Enter does to the spot under the cursor; the first after a hint arms, since the cursor was led there."""
        screen = self._screen
        hinted = screen.ui.hinted
        screen.ui = evolve(screen.ui, hinted="")
        outcome = screen.act(screen.scene, screen.here(screen.scene))
        if hinted and outcome.give:
            outcome = Outcome(evolve(outcome.ui, armed=outcome.give))
        screen.apply(outcome)

    def _tab(self, step: int) -> None:
        screen = self._screen
        order = screen.tab_order
        at = order.index(screen.ui.panel) if screen.ui.panel in order else -1
        screen.set_ui(evolve(screen.ui, panel=order[(at + step) % len(order)], scroll=0, listing=False))

    def _patterns(self) -> None:
        screen = self._screen
        if screen.ui.panel == "patterns":
            screen.set_ui(evolve(screen.ui, order=acts.sorted_order(screen.scene.view.patterns)))
        else:
            screen.focus_panel("patterns")

    def _market(self) -> None:
        screen = self._screen
        if screen.scene.view.market.in_play:
            screen.host.show_market()
        else:
            screen.focus_panel("kit")

    def _cards(self) -> None:
        """The card under the cursor in whole, else the Scenario card."""
        screen = self._screen
        view, spot = screen.scene.view, screen.here(screen.scene)
        if spot.kind in ("own", "card"):
            screen.read_card(str(spot.at))
        elif spot.kind == "enemy" and foes(view):
            screen.read_card(foes(view)[int(spot.at)].card)
        else:
            screen.host.show_card(view)

    def _tiles(self) -> None:
        screen = self._screen
        shown = [kind for kind in _TILES if kind != "marks" or any(tile.sites for tile in screen.scene.view.map.tiles)]
        at = shown.index(screen.ui.tiles)
        screen.set_ui(evolve(screen.ui, tiles=shown[(at + 1) % len(shown)]))

    # go-to

    def _go_to(self) -> None:
        screen = self._screen
        spots = screen.targets(screen.scene)
        letters = tuple(zip(go_to_letters(len(spots)), spots, strict=True))
        screen.set_ui(evolve(screen.ui, letters=letters, keyed=""))

    def _go(self, key: str) -> None:
        screen = self._screen
        ui = screen.ui
        typed = ui.keyed + key
        found = next((spot for letters, spot in ui.letters if letters == typed), None)
        if found is not None:
            pointed = screen.point(ui, found)
            armed = pointed.armed if pointed.armed != ui.armed else ""  # what was armed before lies elsewhere
            screen.set_ui(evolve(pointed, letters=(), keyed="", armed=armed))
        elif len(key) == 1 and any(letters.startswith(typed) for letters, _ in ui.letters):
            screen.set_ui(evolve(ui, keyed=typed))
        else:
            screen.set_ui(evolve(ui, letters=(), keyed=""))

    # the list of all answers

    def paste(self, text: str) -> bool:
        """Text that was pasted: it narrows the list while that is open. Tells whether it was taken."""
        ui = self._screen.ui
        if not ui.listing:
            return False
        words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        self._screen.set_ui(evolve(ui, typed=(ui.typed + words)[:_LONGEST], listed=0, why="", note=""))
        return True

    def _type(self, key: str, character: str | None) -> bool:
        """A key while all answers are listed: letters narrow the list. Tells whether the key was taken."""
        screen = self._screen
        ui = screen.ui
        if key == "backspace":
            screen.set_ui(evolve(ui, typed=ui.typed[:-1], listed=0))
        elif character is not None and len(character) == 1 and character.isprintable():
            screen.set_ui(evolve(ui, typed=(ui.typed + character)[:_LONGEST], listed=0))
        elif key in ("tab", "shift+tab"):
            screen.set_ui(evolve(ui, listing=False, typed=""))
        else:
            return False
        return True
