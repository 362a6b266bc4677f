"""How many moves a pattern is away, against a search over whole Launchers that knows only the rule of a move (p.7)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.ascend.components import Source
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BASIC, BLUE, CORRUPTED
from core.ascend.patterns import Pattern
from core.ascend.play import AscendGame
from core.ascend.reach import NO_LEAVE, Leave, Way, way_for, way_to
from tests.ascend.shapes import SHAPES, lyings, serves
from tests.ascend.tables import TEST, launcher, stand

Slots = tuple[int, ...]
Rows = tuple[str, ...]
TOKENS = st.sampled_from([0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6])
BOARDS = st.lists(TOKENS, min_size=20, max_size=20)
LOCKS = st.one_of(
    st.just(START_LOCKS),
    st.just(0),
    st.sets(st.integers(0, 19), max_size=6).map(lambda slots: sum(1 << n for n in slots)),
)
CORES = st.sampled_from(BASIC)
ROWS = st.sampled_from(SHAPES)
LEAVES = st.builds(Leave, st.booleans(), st.sampled_from([0, *BASIC]), st.booleans())
STRAIGHT = ((1, 0), (0, 1))
CORNERS = ((1, 1), (1, -1))


def unlocked(slots: list[int], locks: int) -> Slots:
    """The board without tokens on locked slots, where none can lie."""
    return tuple(0 if locks >> slot & 1 else token for slot, token in enumerate(slots))


def stands(token: int, letter: str, core: int, leave: Leave) -> bool:
    """Whether a token may stand in a cell, also by leave of cards: a second Core, Corrupted Data for any."""
    if letter == "C" and leave.second and token == leave.second:
        return True
    if letter == "*" and leave.corrupted_serves and token == CORRUPTED:
        return True
    return serves(token, letter, core)


def neighbours(leave: Leave) -> list[tuple[int, int]]:
    """The slots that a move may exchange, locks left aside."""
    steps = (*STRAIGHT, *CORNERS) if leave.diagonal else STRAIGHT
    return [
        (row * 5 + column, (row + down) * 5 + column + right)
        for row in range(4)
        for column in range(5)
        for down, right in steps
        if row + down < 4 and 0 <= column + right < 5
    ]


def plain_distance(shapes: list[Rows], start: Slots, locks: int, core: int, limit: int, leave: Leave) -> int | None:
    """The least number of moves, found by trying every one; None when it is more than the limit."""
    pairs = [(a, b) for a, b in neighbours(leave) if not (locks >> a | locks >> b) & 1]
    letters = {letter for rows in shapes for letter in "".join(rows)}
    tokens = {
        letter: frozenset(token for token in range(1, 7) if stands(token, letter, core, leave)) for letter in letters
    }
    wanted = [[(slot, tokens[letter]) for slot, letter in lying.items()] for rows in shapes for lying in lyings(rows)]
    seen, edge = {start}, [start]
    for moves in range(limit + 1):
        if any(all(slots[slot] in kinds for slot, kinds in cells) for slots in edge for cells in wanted):
            return moves
        after = []
        for slots in edge if moves < limit else ():
            for a, b in pairs:
                board = list(slots)
                board[a], board[b] = slots[b], slots[a]
                if (moved := tuple(board)) not in seen:
                    seen.add(moved)
                    after.append(moved)
        edge = after
    return None


def check_way(way: Way, shapes: list[Rows], start: Slots, locks: int, core: int, leave: Leave) -> None:
    """The moves are moves, and after them the named slots make the pattern."""
    board, beside = list(start), neighbours(leave)
    for a, b in way[0]:
        assert not (locks >> a | locks >> b) & 1, "a locked slot takes no token"
        assert (a, b) in beside or (b, a) in beside, "neighbours only"
        board[a], board[b] = board[b], board[a]
    assert any(
        sorted(lying) == sorted(way[1])
        and all(stands(board[slot], letter, core, leave) for slot, letter in lying.items())
        for rows in shapes
        for lying in lyings(rows)
    )


def compare(shapes: list[Rows], slots: list[int], locks: int, core: int, limit: int, leave: Leave = NO_LEAVE) -> None:
    start = unlocked(slots, locks)
    expected = plain_distance(shapes, start, locks, core, limit, leave)

    way = way_to(tuple(Pattern(rows) for rows in shapes), start, locks, core, limit, leave)

    assert (None if way is None else len(way[0])) == expected
    if way is not None:
        check_way(way, shapes, start, locks, core, leave)


def mirror(rows: Rows) -> Rows:
    """A shape as a mirror shows it."""
    width = max(len(row) for row in rows)
    return tuple(row.ljust(width, ".")[::-1] for row in rows)


def with_any(rows: Rows) -> list[Rows]:
    """A shape with each single cell taking any basic token, and the shape itself."""
    found = [rows]
    for number, row in enumerate(rows):
        for place, letter in enumerate(row):
            if letter not in ".X*":
                loose = row[:place] + "*" + row[place + 1 :]
                found.append((*rows[:number], loose, *rows[number + 1 :]))
    return found


@settings(deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES)
def test_up_to_two_moves_the_distance_is_exact(rows: Rows, slots: list[int], locks: int, core: int) -> None:
    compare([rows], slots, locks, core, 2)


@settings(max_examples=10, deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES)
def test_up_to_three_moves_the_distance_is_exact(rows: Rows, slots: list[int], locks: int, core: int) -> None:
    compare([rows], slots, locks, core, 3)


@settings(deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES, LEAVES)
def test_it_is_exact_with_what_cards_allow(rows: Rows, slots: list[int], locks: int, core: int, leave: Leave) -> None:
    """Diagonal moves, a second Core, Corrupted Data for any cells, and all of them together."""
    compare([rows], slots, locks, core, 2, leave)


@settings(max_examples=6, deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES)
def test_up_to_three_diagonal_moves_it_is_exact(rows: Rows, slots: list[int], locks: int, core: int) -> None:
    compare([rows], slots, locks, core, 3, Leave(diagonal=True))


@settings(max_examples=40, deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES, LEAVES)
def test_it_is_exact_for_mirrored_shapes(rows: Rows, slots: list[int], locks: int, core: int, leave: Leave) -> None:
    compare([rows, mirror(rows)], slots, locks, core, 2, leave)


@settings(max_examples=50, deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES, LEAVES)
def test_it_is_exact_for_shapes_with_a_cell_that_takes_any(
    rows: Rows, slots: list[int], locks: int, core: int, leave: Leave
) -> None:
    compare(with_any(rows), slots, locks, core, 2, leave)


FAR = [
    ("BBB", "B...B ..... .B... .....", 4),
    ("BBB", "B.B.. ..... .B... .....", 2),
    ("YY", "Y.... ..... ..... ....Y", None),
    ("RR", "R..R. ..... ..... .....", 2),
    ("BB/BB", "B..B. ..... ..... B..B.", None),
]


@pytest.mark.parametrize(("text", "board", "moves"), FAR)
def test_distances_counted_by_hand(text: str, board: str, moves: int | None) -> None:
    way = way_to(Pattern(tuple(text.split("/"))), launcher(board), 0, BLUE, 4)

    assert (None if way is None else len(way[0])) == moves


def test_a_token_behind_locks_cannot_come() -> None:
    slots = launcher("B.... ..... ..... ...BB")
    wall = sum(1 << (row * 5 + 2) for row in range(4))
    assert way_to(Pattern(("BBB",)), slots, wall, BLUE, 4) is None


def test_one_move_can_bring_two_tokens_nearer() -> None:
    """A switch moves both (p.7)."""
    way = way_to(Pattern(("BGB",)), launcher("GBB.. ..... ..... ....."), 0, BLUE, 4)
    assert way is not None
    assert (way[0], sorted(way[1])) == (((0, 1),), [0, 1, 2])


DIAGONAL = [
    ("BB", "B.... ..... .B... .....", 1),
    ("BB", "B.... ..... ..... ...B.", 3),
    ("BBB", "B.B.. .B... ..... .....", 1),
    ("BB", "B.... ..... ..... .....", None),
]


@pytest.mark.parametrize(("text", "board", "moves"), DIAGONAL)
def test_diagonal_distances_counted_by_hand(text: str, board: str, moves: int | None) -> None:
    way = way_to(Pattern((text,)), launcher(board), 0, BLUE, 4, Leave(diagonal=True))

    assert (None if way is None else len(way[0])) == moves


def test_sixty_random_launchers_are_answered_with_true_ways() -> None:
    dice = random.Random(60)
    for _ in range(60):
        start = unlocked([dice.choice([0, 0, 1, 2, 3, 4, 5, 6]) for _ in range(20)], START_LOCKS)
        rows, core = dice.choice(SHAPES), dice.choice(BASIC)
        leave = Leave(dice.random() < 0.5, dice.choice([0, *BASIC]), dice.random() < 0.5)
        way = way_to(Pattern(rows), start, START_LOCKS, core, 4, leave)
        if way is not None:
            assert len(way[0]) <= 4
            check_way(way, [rows], start, START_LOCKS, core, leave)


def test_a_seat_is_answered_with_all_that_its_cards_allow() -> None:
    """Weaver moves over corners and mirrors; without it the same pattern is further away."""
    state = stand()
    state.seats[0].slots = launcher("R.... ..... ..R.. .....")
    source = Source("basic.test", "Test", "asset", Pattern(("RR",)), ())
    game = AscendGame(TEST, state)

    def distance() -> int | None:
        way = way_for(game, 0, source, 4)
        return None if way is None else len(way[0])

    before = distance()
    state.seats[0].bodies = ["body.weaver"]
    game.recard(0)

    assert (before, distance()) == (3, 2)
