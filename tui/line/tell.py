"""The table in plain sentences: what line mode says. No boxes, no places on a screen, no colour."""

from __future__ import annotations

from core.ascend.names import TOKEN_NAMES
from core.ascend.view import (
    AnswerView,
    ChoiceView,
    CombatView,
    DataView,
    EndView,
    ScenarioView,
    SeatLine,
    TableView,
)
from tui.line.listing import numbered, read_out, verb
from tui.line.tell_cards import tell_card_of, tell_kit, tell_party
from tui.line.tell_enemies import tell_enemies
from tui.line.tell_launcher import tell_launcher, tell_near
from tui.line.tell_map import tell_map
from tui.line.tell_story import tell_drawn
from tui.line.tell_words import paragraphs, sentence, tell_rules, tell_symbols
from tui.tokens import heap_words


def tell_heading(view: TableView) -> str:
    """One line that says where play stands and who is asked."""
    where = view.where
    deciding = [seat.name for seat in view.seats if seat.state == "decides"]
    return f"Turn {where.turn}, {where.phase}, {where.step}. {_deciding(deciding)}"


def _deciding(names: list[str]) -> str:
    if not names:
        return "Nobody is asked."
    return f"{names[0]} decides." if len(names) == 1 else f"{' and '.join(names)} decide, in any order."


def tell_where(view: TableView) -> list[str]:
    """The banner and the party in sentences."""
    where = view.where
    return [
        f"{where.scenario}. {tell_heading(view)} Rulebook page {where.page}.",
        f"Time {where.time}. Corrupted Data left: {where.corrupted} of {where.corrupted_size}. "
        f"First player: {where.first}.",
        *(tell_seat(seat) for seat in view.seats),
    ]


def tell_seat(seat: SeatLine) -> str:
    """One seat of the party: its number for ``seat N``, Integrity, Trace, Enemies, and what it does."""
    trace = "" if seat.trace is None else f", Trace {seat.trace}"
    return (
        f"Seat {seat.seat + 1}, {seat.name}: Integrity {seat.integrity} of {seat.limit}{trace}, "
        f"Enemies {seat.enemies}; {seat.state}."
    )


def tell_seats(view: TableView) -> list[str]:
    """Every seat of the party, with what it has in play."""
    lines = []
    for seat, kit in zip(view.seats, view.party, strict=True):
        lines += [tell_seat(seat), tell_party(kit)]
    return lines


def tell_card(card: ScenarioView) -> list[str]:
    """The whole active card: as drawn, then its lasting lines, the special cards beside it, and what lies on them."""
    lines = tell_drawn(card) + tell_rules(card.lines)
    for special in card.specials:
        lines += [f"Beside it: {special.code}, {special.name}.", *(f"  {line}" for line in tell_rules(special.lines))]
    lines += [f"Known: {sentence(fact)}" for fact in card.known]
    return [*lines, *tell_heaps(card)]


def tell_heaps(card: ScenarioView) -> list[str]:
    """What lies on cards, on the sheet and beside players, in one line; nothing where nothing lies."""
    words = heap_words(card.heaps)
    return [f"Lying there now: {words}"] if words else []


def tell_sheet(card: ScenarioView) -> list[str]:
    """The scenario sheet: introduction and special rules."""
    return [*paragraphs(card.introduction), *tell_rules(card.sheet)] or ["The sheet has no special rules."]


def tell_data(data: DataView) -> list[str]:
    """Bag, Launcher, dump and pools by kind of Data."""
    parts = (("Bag", data.bag), ("Launcher", data.launcher), ("Dump", data.dump), ("Left in the pools", data.pool))
    return [f"{name}: {_kinds(numbers)}." for name, numbers in parts]


def _kinds(numbers: tuple[int, ...]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in zip(TOKEN_NAMES[1:], numbers, strict=True))


def tell_combat(combat: CombatView | None) -> list[str]:
    """The running combat: pool, dice, Enemy dice, whose turn it was and is, frames, odds before the roll."""
    if combat is None:
        return ["There is no combat now."]
    lines = [combat.pool] if combat.pool else []
    lines += _dice(combat)
    if combat.symbol:
        lines.append(f"Enemies use their {combat.symbol} Frame. Number die: {combat.number}.")
    words = {"done": "done", "now": "now", "next": "to come"}
    lines += [
        f"  {line.who}: {line.what} ({words[line.state]})" if line.what else f"  {line.who} ({words[line.state]})"
        for line in combat.exchange
    ]
    lines += [
        f"  Frame {n}, {frame.owner}, {tell_symbols(frame.symbols)}: {sentence(frame.effect)} {frame.now}"
        for n, frame in enumerate(combat.frames, 1)
    ]
    return lines + list(combat.odds)


def _combat_now(combat: CombatView | None) -> list[str]:
    """What changes from answer to answer: the dice, and whose activation it is."""
    if combat is None:
        return []
    return _dice(combat) + [f"{line.who}: {line.what}" for line in combat.exchange if line.state == "now"]


def _dice(combat: CombatView) -> list[str]:
    if not combat.dice:
        return []
    return ["Dice: " + ", ".join(_die(n, die.face, die.used) for n, die in enumerate(combat.dice, 1)) + "."]


def _die(number: int, face: str, used: bool) -> str:
    return f"{number} {face}{' (used)' if used else ''}"


def tell_state(view: TableView) -> list[str]:
    """The whole table in words."""
    lines = tell_where(view) + tell_kit(view) + tell_launcher(view.launcher, view.patterns)
    lines += tell_enemies(view.enemies) + tell_map(view.map, view.seats)
    if view.combat is not None:
        lines += tell_combat(view.combat)
    return lines + tell_card(view.scenario)[len(tell_drawn(view.scenario)) :]


def tell_stage(view: TableView) -> list[str]:
    """What the question is about, when the step begins: read before the question."""
    assert view.choice is not None, "a stage belongs to a question"
    match view.choice.stage:
        case "launcher" | "patterns":
            return tell_launcher(view.launcher, view.patterns)
        case "map":
            # where no tile is chosen, the one you are on is all it is about
            asked = any(answer.tile for answer in view.choice.answers)
            return tell_map(view.map, view.seats) if asked else tell_map(view.map, view.seats)[:1]
        case "combat":
            return tell_combat(view.combat)
        case "enemies":
            return tell_enemies(view.enemies)
        case "cards":
            return [line for card in view.choice.cards for line in tell_card_of(card)]
        case _:
            return []


def tell_change(view: TableView) -> list[str]:
    """What an answer within the same step may have changed and the log does not say."""
    assert view.choice is not None, "a change is read before the next question"
    match view.choice.stage:
        case "launcher" | "patterns":
            return tell_near(view.patterns)
        case "combat":
            return _combat_now(view.combat)
        case _:
            return []


def tell_question(choice: ChoiceView) -> list[str]:
    """The question, its short answers with numbers, and the words that all others go by."""
    shown = tuple(read_out(choice).values())
    lines = [choice.prompt, *tell_answers(choice, shown)]
    rest = [answer for answer in choice.answers if answer not in shown]
    if rest:
        verbs = ", ".join(dict.fromkeys(map(verb, rest)))
        lines.append(f'Or: {verbs}. "options" tells all {len(choice.answers)}, "options {verb(rest[0])}" some.')
    return lines


def tell_answers(choice: ChoiceView, which: tuple[AnswerView, ...]) -> list[str]:
    """These answers, each with its number; what cannot be taken back says so."""
    return [
        f" {number} {answer.label}{' (final)' if answer.armed and not answer.gives_up else ''}"
        for number, answer in numbered(choice).items()
        if answer in which
    ]


def tell_end(end: EndView) -> list[str]:
    """How the scenario ended: story, what was unlocked, the game in numbers, the seed."""
    lines = [f"{'Victory' if end.won else 'Defeat'} in turn {end.turn}. Card {end.code}, {end.name}."]
    lines += paragraphs(end.story)
    lines += [f"Ticked: {sentence(end.tick)}"] if end.tick else []
    lines += [f"Now in the campaign: {line}" for line in end.unlocked]
    lines += [f"Locked again: {line}" for line in end.locked]
    lines += [
        f"{seat.name}: patterns {seat.patterns}, moves {seat.moves}, Damage {seat.damage}, defeated {seat.defeated}, "
        f"Wounds {seat.wounds}, resets {seat.resets}, tiles {seat.tiles}, EXP {seat.exp}."
        for seat in end.numbers
    ]
    return [*lines, f"Seed {end.seed}."]
