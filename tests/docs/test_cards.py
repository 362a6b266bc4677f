"""The document of cards is what the content says, complete, and no card is larger than a small terminal."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from attrs import evolve

from core.ascend.content import content
from core.ascend.printed import body, enemy, protocol, sections
from tests.docs.cards import DOCUMENT, WIDTH, document, face
from tests.docs.copied import RUN, copied, hashes

CARDS = [card for section in sections(content()) for card in section.cards]


def test_the_document_is_as_the_content_says() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run: make cards"


def test_every_component_card_is_in_it_once() -> None:
    box = content()
    tiles = (f"tile.{number}" for number in box.tiles)
    enemies = (card.id for card in box.enemies.values() if card.level)
    ids = chain(box.walkers, box.bodies, enemies, box.class_augments, box.faction_augments, box.protocols)
    assert sorted(card.card for card in CARDS) == sorted((*ids, *tiles, *box.exploration, box.bot.id))


def test_the_number_of_enemy_cards_of_each_level() -> None:
    counts = [re.match(r"(\d+) cards", section.words) for section in sections(content())]
    assert [int(count[1]) for count in counts if count] == [28, 26, 16]


def test_cards_fit_the_small_terminal() -> None:
    for card in CARDS:
        rows = [card.title, card.kind, "", *face(card)]
        assert len(rows) <= 24, card.card
        assert max(map(len, rows)) <= WIDTH, card.card


def test_cards_read_as_sentences() -> None:
    for line in chain.from_iterable(card.lines for card in CARDS):
        assert re.fullmatch(r"[A-Z0-9].*[.)]", line.words), line
        assert not re.search(r"\s\s|\.\.|[;:,]\.|[<>{}=]|\bNone\b(?!:)", line.words), line
        assert not re.search(r"\byou may (\d|Trace)", line.words), line


def test_patterns_are_drawn_beside_the_words() -> None:
    card = content().bodies["body.scout"]
    assert face(body(evolve(card, frames=(), rules=()))) == [
        "MOV 3, ATT 2, PRO 5.",
        "Cost  Y Y A   Launch this Pattern to inhabit it.",
        "      . Y .",
    ]


def test_what_is_special_about_an_enemy_is_told() -> None:
    card = content().enemies["enemy.zoe"]
    odd = [line.text for line in enemy(evolve(card, exp=3, repel=None, copies=1)).lines]
    assert odd[0] == f"Integrity {card.integrity}, 3 EXP for its defeat."
    assert odd[-1] == "Repel: None: it cannot be repelled."


def test_a_protocol_tells_steps_rewards_and_ability() -> None:
    printed = protocol(content().protocols["protocol.formation-drill"])
    assert [line.label for line in printed.lines] == ["Step 1", "Step 2", "Step 3", "Then"]
    assert "Reward: gain 1 EXP." in printed.lines[0].words
    assert "Reward" not in printed.lines[2].words


def test_a_number_that_rests_on_the_players_is_told_for_all() -> None:
    crowd = next(card for card in CARDS if card.card == "commoners.crowd")
    assert "4/5/6/7 Damage" in crowd.lines[-1].words
    assert crowd.lines[-1].words.endswith("(with 1/2/3/4 players).")


def test_no_card_repeats_the_rulebook() -> None:
    assert copied(document()) == []


def test_a_repeated_run_of_words_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Nine small words of our own, all in a row"
    known = hashes(text)
    monkeypatch.setattr(
        "tests.docs.copied._known", lambda: {known[start : start + 5] for start in range(0, len(known), 5)}
    )
    assert len(copied(f"Before it: {text.upper()}!")) == len(text.split()) - RUN + 1
    assert copied("Nine small words of other people, all in a row") == []
