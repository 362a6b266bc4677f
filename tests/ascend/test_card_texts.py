"""What cards say: every text in the box reads like one, and examples of each turn of phrase, word for word."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from core.ascend.cards.saying import done, said, say_all, say_repel
from core.ascend.components import BodyCard, Content, Walker
from core.ascend.content import content
from tests.ascend.written import effects, rule


def texts(box: Content, players: int) -> Iterator[tuple[str, str]]:
    """Every rule text of the box by the card it is on, for a number of players."""
    bodies: list[Walker | BodyCard] = [*box.walkers.values(), *box.bodies.values()]
    for worn in bodies:
        yield from ((worn.name, frame.say(players) + ".") for frame in worn.frames)
        yield from ((worn.name, text.say(players)) for text in worn.rules)
    for enemy in box.enemies.values():
        patterns = (*enemy.hacks, enemy.repel) if enemy.repel is not None else enemy.hacks
        for effect in (enemy.basic, enemy.special, *(pattern.effects for pattern in patterns)):
            yield enemy.name, say_all(effect, players)
        yield from ((enemy.name, text.say(players)) for text in enemy.rules)
    for augment in box.class_augments.values():
        yield from ((augment.name, text.say(players)) for text in augment.rules)
        yield from ((augment.name, frame.say(players) + ".") for frame in [augment.frame] if frame is not None)
    yield from ((augment.name, say_all(augment.effects, players)) for augment in box.faction_augments.values())
    for protocol in box.protocols.values():
        yield from ((protocol.name, step.say(players) + ".") for step in protocol.steps)
        yield from ((protocol.name, say_all(step.reward, players)) for step in protocol.steps[:2])
        yield from ((protocol.name, text.say(players)) for text in protocol.rules)
    yield from ((tile.name, say_all(tile.effects, players)) for tile in box.tiles.values())
    yield from ((token.id, say_all(token.effects, players)) for token in box.exploration.values())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_text_of_the_box_is_a_sentence_of_whole_words(players: int) -> None:
    found = list(texts(content(), players))
    assert len(found) > 400
    bad = re.compile(r"\w\.\w|[#_{}\n]|  |\bNone\b| [,.;:]|[.;:,][.;:,]|you may you|\b1 (Wounds|Enemies|dice|tokens)\b")
    assert {(card, text) for card, text in found if bad.search(text)} == set()
    assert {(card, text) for card, text in found if not text.endswith(".") or len(text) > 240} == set()


CARDS = {
    "walker.blue": "Before your Trace Roll, you may dump 1 blue Data, up to 2 times: roll 1 die fewer each time.",
    "walker.green": "Up to 2 times in your Launch step, you may dump 1 green Data: Program 2.",
    "walker.yellow": "When you are about to suffer Wounds, you may dump 1 yellow Data, up to 2 times: "
    "prevent 1 Wound each time.",
    "body.scout": "After your Move & Trace step, you may lower your Trace by 1.",
    "body.ronin": "Your Combat Frames deal 1 more Damage if you have exactly 1 Enemy.",
    "body.shroud": "A Reset gives you 1 Corrupted Data more.",
    "reaper.siphon": "Once a turn, when you defeat an Enemy, recover 1 and gain 1 Shield.",
    "reaper.last-name": "Once a turn, when you defeat an Enemy, gain 1 Asset of your choice for each level of that "
    "Enemy.",
    "reaper.dark-fed": "Before your Attack Roll, if you have Corrupted Data in your Dump, roll 1 die more.",
    "reaper.marked-target": "Once a turn, you may spend 1 Power: 1 Damage; your Combat Frames deal 1 more Damage this "
    "turn.",
    "brawler.pain-converter": "Once a turn, when you lose Integrity, gain as much Power (at most 2).",
    "brawler.thick-plate": "Once a turn, when you are about to suffer Wounds, if there are 3 or more, prevent 1 Wound.",
    "trickster.wrong-address": "Once a turn, when an Enemy is attached to you, you may spend 1 Reroll: discard that "
    "Enemy without EXP; gain 1 Asset of your choice.",
    "trickster.sky-hook": "Once a turn, you may put your Character on a revealed tile within 3 tiles, without Trace. "
    "Then you may raise your Trace by 1: resolve the effect of your District tile.",
    "trickster.decoy-signal": "Once a turn, you may raise your Trace by 1: another player lowers their Trace by 2.",
    "whisperer.low-voice": "Once a turn, when you launch a Hack, Prepare 1, Program 1 and another player dumps 1 Data.",
    "whisperer.wildcard": "In a Basic Asset Pattern of three, 1 cell may hold any basic Data.",
}


@pytest.mark.parametrize("card", CARDS)
def test_rules_of_cards_read_as_printed(card: str) -> None:
    box = content()
    owner = box.walkers.get(card) or box.bodies.get(card) or box.class_augments[card]
    assert owner.rules[0].say(3) == CARDS[card]


EFFECTS = {
    "spartans.red-oath": "You may suffer 1 Wound: ATT + 2 this turn; your Combat Frames deal 1 more Damage this turn.",
    "spartans.trophy-rack": "If you defeated an Enemy this turn, gain 1 EXP and 1 Power; otherwise gain 1 Power.",
    "spartans.door-bar": "If you did not move this turn, gain 2 Shield; otherwise gain 1 Shield.",
    "ninkyo.protection-money": "Choose one: steal 1 Asset of your choice from another player, or gain 1 Shield.",
    "ninkyo.returned-blade": "Damage equal to 2 + your missing Integrity (at most 6).",
    "commoners.crowd": "6 Damage; break this Augment.",
    "commoners.hand-me-downs": "Gain 1 Asset of your choice; another player gains 1 Asset of their choice.",
    "seekers.ghost-map": "You may put your Character on a revealed tile, without Trace; Trace - 1.",
}


@pytest.mark.parametrize("card", EFFECTS)
def test_effects_of_faction_augments_read_as_printed(card: str) -> None:
    assert say_all(content().faction_augments[card].effects, 3) == EFFECTS[card]


def test_enemy_frames_are_short() -> None:
    enemies = content().enemies
    assert say_all(enemies["enemy.ping-drone"].special, 3) == "Wounds equal to 1 + half your Trace (at most 4)."
    assert say_all(enemies["enemy.stalker"].special, 3) == (
        "If your Trace is 4 or more, suffer 4 Wounds; otherwise suffer 3 Wounds."
    )
    assert say_all(enemies["enemy.zoe"].hacks[0].effects, 3) == "Damage equal to twice your Power."
    assert enemies["enemy.siege-walker"].rules[0].say(3) == (
        "When this Enemy is attached, it does nothing until the end of the turn."
    )


def test_protocol_steps_ask_for_what_they_count() -> None:
    steps = {protocol.name: [step.say(2) for step in protocol.steps] for protocol in content().protocols.values()}
    assert steps["Loud Lessons"] == ["Defeat an Enemy", "Defeat an Enemy, twice in one turn", "Launch a Hack, twice"]
    assert steps["Quiet Lessons"][0] == "Finish your Move & Trace step, twice, while your Trace is 2 or less"
    assert steps["Pain Study"] == ["Your Integrity is 2 or less", "You are reset", "You have 3 or more Shield"]


# -- how texts are put together ------------------------------------------------------------------------------------


def test_a_list_is_short_and_a_sentence_has_verbs() -> None:
    two = effects('{do = "trace", n = 2}, {do = "wounds", n = 1}')
    assert said(two, 2) == "Trace + 2; 1 Wound"
    assert done(two, 2) == "raise your Trace by 2 and suffer 1 Wound"


def test_neighbours_that_do_the_same_share_their_verb() -> None:
    three = effects('{do = "gain", what = "power"}, {do = "gain", what = "exp"}, {do = "damage", n = 2}')
    assert said(three, 2) == "gain 1 Power and 1 EXP; 2 Damage"
    others = effects('{do = "gain", what = "power"}, {do = "gain", what = "power", who = "other"}')
    assert said(others, 2) == "gain 1 Power; another player gains 1 Power"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("commoners.bucket-chain", "Each player Prepares 1; you Prepare 1 more."),
        ("spartans.forced-march", "Move 1 tile or stay, without Trace; ATT + 1 this turn."),
        (
            "ninkyo.hot-dice",
            "Roll 3 dice; gain 1 Asset of your choice for each pulse or surge rolled; if you rolled 2 or more blanks, "
            "suffer 2 Wounds.",
        ),
    ],
)
def test_neighbours_that_belong_together_are_told_together(card: str, text: str) -> None:
    assert say_all(content().faction_augments[card].effects, 2) == text


def test_an_enemy_that_moves_in_its_stack_says_when() -> None:
    assert say_all(content().enemies["enemy.snare"].special, 2) == (
        "This Enemy goes to the top of your stack after the Combat; 2 Wounds."
    )


def test_a_repel_says_what_it_does_and_then_its_price() -> None:
    snare = content().enemies["enemy.snare"]
    assert snare.repel is not None
    assert say_repel(snare.repel.effects, 2) == "Discard it without EXP; then gain 1 Corrupted Data."
    assert say_repel((), 2) == "Discard it without EXP."


def test_what_reaches_to_the_end_of_its_sentence_ends_it() -> None:
    price = '{do = "pay", cost = [{do = "spend", what = "power"}], then = [{do = "damage", n = 2}]}'
    condition = '{do = "if", if = "enemies >= 1", then = [{do = "damage", n = 1}]}'
    assert said(effects(f'{price}, {{do = "program", n = 1}}'), 2) == "you may spend 1 Power: 2 Damage. Then Program 1"
    assert said(effects(f"{condition}, {price}"), 2) == (
        "if you have an Enemy, deal 1 Damage. Then you may spend 1 Power: 2 Damage"
    )


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("{mod = 'att', n = -1, if = 'trace >= 3'}", "ATT - 1 if your Trace is 3 or more."),
        ("{mod = 'att', n = 1, if = 'tokens open pool >= 2'}", "ATT + 1 if you have 2 or more Open Data."),
        ("{mod = 'att', n = 1, if = 'unlocked >= 2'}", "ATT + 1 if 2 or more of your Locks are gone."),
        ("{mod = 'att', n = 1, if = 'enemies <= 2'}", "ATT + 1 if you have 2 or fewer Enemies."),
        ("{mod = 'att', n = 1, if = 'level = 2'}", "ATT + 1 if that Enemy's level is 2."),
        ("{mod = 'stationary', n = 2}", "Staying on a tile gives 2 Trace more."),
        ("{mod = 'trace-dice', n = -2}", "Your Trace Roll has 2 dice fewer."),
        ("{on = 'launched', of = 'any', effects = [{do = 'core'}]}",
         "When you launch a Pattern, you may change your Core Data."),
        ("{on = 'district', of = 'Hideout', effects = [{do = 'recover', n = 'half limit'}]}",
         "When you resolve the effect of a Faction Hideout, recover half your Integrity limit."),
        ("{use = 'planning', effects = [{do = 'move', n = 1}]}",
         "Once in your Planning phase, move 1 tile or stay, without Trace."),
    ],
)  # fmt: skip
def test_rules_in_other_words(written: str, text: str) -> None:
    assert rule(written).say(2) == text
