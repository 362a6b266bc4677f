"""How many moves a pattern is away, against a search over whole Launchers that knows only the rule of a move (p.7)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.ascend.launcher import START_LOCKS
from core.ascend.names import BASIC, BLUE
from core.ascend.patterns import Pattern
from core.ascend.reach import Way, way_to
from tests.ascend.shapes import SHAPES, fits, lyings, serves
from tests.ascend.tables import launcher

Slots = tuple[int, ...]
TOKENS = st.sampled_from([0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6])
BOARDS = st.lists(TOKENS, min_size=20, max_size=20)
LOCKS = st.one_of(
    st.just(START_LOCKS),
    st.just(0),
    st.sets(st.integers(0, 19), max_size=6).map(lambda slots: sum(1 << n for n in slots)),
)
CORES = st.sampled_from(BASIC)
ROWS = st.sampled_from(SHAPES)


def unlocked(slots: list[int], locks: int) -> Slots:
    """The board without tokens on locked slots, where none can lie."""
    return tuple(0 if locks >> slot & 1 else token for slot, token in enumerate(slots))


def plain_distance(rows: tuple[str, ...], start: Slots, locks: int, core: int, limit: int) -> int | None:
    """The least number of moves, found by trying every one; None when it is more than the limit."""
    pairs = [
        (a, b)
        for a in range(20)
        for b in (a + 1, a + 5)
        if b < 20 and (b == a + 5 or b % 5) and not (locks >> a | locks >> b) & 1
    ]
    tokens = {
        letter: frozenset(token for token in range(1, 7) if serves(token, letter, core)) for letter in "".join(rows)
    }
    wanted = [[(slot, tokens[letter]) for slot, letter in lying.items()] for lying in lyings(rows)]
    seen, edge = {start}, [start]
    for moves in range(limit + 1):
        if any(all(slots[slot] in kinds for slot, kinds in cells) for slots in edge for cells in wanted):
            return moves
        after = []
        for slots in edge:
            for a, b in pairs:
                board = list(slots)
                board[a], board[b] = slots[b], slots[a]
                if (moved := tuple(board)) not in seen:
                    seen.add(moved)
                    after.append(moved)
        edge = after
    return None


def check_way(way: Way, rows: tuple[str, ...], start: Slots, locks: int, core: int) -> None:
    """The moves are moves, and after them the named slots make the pattern."""
    board = list(start)
    for a, b in way[0]:
        assert not (locks >> a | locks >> b) & 1, "a locked slot takes no token"
        assert abs(a - b) == 5 or (abs(a - b) == 1 and a // 5 == b // 5), "neighbours only"
        board[a], board[b] = board[b], board[a]
    assert any(sorted(lying) == sorted(way[1]) and fits(lying, board, core) for lying in lyings(rows))


def compare(rows: tuple[str, ...], start: Slots, locks: int, core: int, limit: int) -> None:
    expected = plain_distance(rows, start, locks, core, limit)

    way = way_to(Pattern(rows), start, locks, core, limit)

    assert (None if way is None else len(way[0])) == expected
    if way is not None:
        check_way(way, rows, start, locks, core)


@settings(deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES)
def test_up_to_two_moves_the_distance_is_exact(rows: tuple[str, ...], slots: list[int], locks: int, core: int) -> None:
    compare(rows, unlocked(slots, locks), locks, core, 2)


@settings(max_examples=10, deadline=None)
@given(ROWS, BOARDS, LOCKS, CORES)
def test_up_to_three_moves_the_distance_is_exact(
    rows: tuple[str, ...], slots: list[int], locks: int, core: int
) -> None:
    compare(rows, unlocked(slots, locks), locks, core, 3)


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


def test_sixty_random_launchers_are_answered_with_true_ways() -> None:
    dice = random.Random(60)
    for _ in range(60):
        start = unlocked([dice.choice([0, 0, 1, 2, 3, 4, 5, 6]) for _ in range(20)], START_LOCKS)
        rows, core = dice.choice(SHAPES), dice.choice(BASIC)
        way = way_to(Pattern(rows), start, START_LOCKS, core, 4)
        if way is not None:
            assert len(way[0]) <= 4
            check_way(way, rows, start, START_LOCKS, core)
