"""Several rules that answer one event: their owner orders them, and is asked only where the order can matter.

Rulings, order and timing; the rulebook has using an Augment be the player's decision (p.10) and orders what happens to
several players from the First Player (p.22).
"""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.components import ClassAugment, Content
from core.ascend.names import POWER, REROLL, SHIELD
from core.ascend.state import State
from tests.ascend.tables import Play, Script, attach, content_with, effects_alone, foe, launcher, stand, step_alone
from tests.ascend.written import augment, effects, hack

ANTS = (foe("ant", 1), foe("cow", 9, hacks=(hack("GG"),)))
POWER_2, COUNTING = "{do = 'gain', what = 'power', n = 2}", "{do = 'gain', what = 'shield', n = '1 + half power'}"


def passive(name: str, *done: str) -> ClassAugment:
    """A card that works unasked when an Enemy is defeated."""
    return augment(name, f"{{on = 'defeated', effects = [{', '.join(done)}]}}")


def asked(name: str, *done: str) -> ClassAugment:
    """A card that may be used when an Enemy is defeated."""
    return augment(name, f"{{on = 'defeated', effects = [{', '.join(done)}]}}", timing="anytime")


def defeating(*cards: ClassAugment, seat: int = 0) -> Play:
    """An Enemy is defeated by the seat that has these cards."""
    content = content_with(augments=cards, enemies=ANTS)
    state = stand(content=content)
    state.seats[seat].equipped = [card.id for card in cards]
    attach(state, "ant", seat=seat)
    return effects_alone(state, *effects("{do = 'defeat'}"), seat=seat, content=content)


# -- rules that work unasked -----------------------------------------------------------------------------------


def test_where_the_order_does_not_matter_nobody_is_asked() -> None:
    play = defeating(passive("a", POWER_2), passive("b", "{do = 'gain', what = 'shield'}", "{do = 'recover', n = 1}"))
    assert play.ended()
    assert play.seat().assets == [1, 0, 2, 0]


CHOSEN = "{do = 'choose', ways = [[{do = 'gain', what = 'reroll'}], [{do = 'gain', what = 'shield', n = '1 + power'}]]}"


def test_where_it_matters_the_owner_orders_them() -> None:
    """Power first, and there is something to choose by."""
    cards = passive("a", POWER_2), passive("b", CHOSEN)
    play = defeating(*cards)
    assert play.answers() == ["use:test.a#1", "use:test.b#1"], "both must happen: there is no declining"
    play.say("use:test.a#1", "way:2")
    assert play.seat().assets == [3, 0, 2, 0]

    play = defeating(*cards).say("use:test.b#1", "way:2")
    assert play.ended()
    assert play.seat().assets == [1, 0, 2, 0], "no Power yet when it was counted"


def test_an_amount_that_another_rule_changes_makes_the_order_matter() -> None:
    """Both only gain; but one counts what the other gives."""
    cards = passive("a", POWER_2), passive("b", COUNTING)
    assert defeating(*cards).say("use:test.a#1").seat().assets == [2, 0, 2, 0]
    assert defeating(*cards).say("use:test.b#1").seat().assets == [1, 0, 2, 0]


def test_a_rule_that_can_do_something_only_after_another_one_still_answers() -> None:
    """Without Power nothing could come of the second; the first gives some."""
    play = defeating(passive("a", POWER_2), passive("b", "{do = 'gain', what = 'shield', n = 'half power'}"))
    while play.kind() == "use":
        play.say("use:test.a#1")
    assert play.seat().assets == [1, 0, 2, 0]


def test_the_owner_is_asked_and_nobody_else() -> None:
    play = defeating(passive("a", POWER_2), passive("b", CHOSEN), seat=1)
    assert list(play.table.pending) == [1]


def test_one_rule_alone_is_never_asked_about() -> None:
    play = defeating(passive("b", CHOSEN))
    assert play.kind() == "way"


# -- rules of the player's choice (p.10) -----------------------------------------------------------------------


def test_each_may_be_used_once_for_the_event_in_any_order_page_10() -> None:
    play = defeating(asked("a", POWER_2), asked("b", "{do = 'gain', what = 'reroll'}"))
    assert play.answers() == ["use:test.a#1", "use:test.b#1", "no"]
    play.say("use:test.b#1")
    assert play.answers() == ["use:test.a#1", "no"]
    play.say("use:test.a#1")
    assert play.ended()
    assert play.seat().assets == [0, 0, 2, 1]


def test_declining_uses_no_more_of_them_page_10() -> None:
    play = defeating(asked("a", POWER_2), asked("b", POWER_2)).say("no")
    assert (play.ended(), play.seat().assets[POWER]) == (True, 0)


def test_what_must_happen_comes_before_what_may() -> None:
    play = defeating(asked("a", COUNTING), passive("b", POWER_2))
    assert (play.answers(), play.seat().assets[POWER]) == (["use:test.a#1", "no"], 2)


def test_a_rule_from_which_nothing_could_come_is_not_offered() -> None:
    assert defeating(asked("a", "{do = 'damage', n = 1}")).ended(), "no Enemy is left"


# -- rules that come and go meanwhile --------------------------------------------------------------------------


def test_a_rule_that_comes_into_play_by_the_answer_waits_for_the_next_event() -> None:
    content = content_with(augments=(passive("b", POWER_2), asked("a", "{do = 'equip', less = 9}")), enemies=ANTS)
    state = stand(content=content)
    state.seats[0].equipped, state.seats[0].unequipped = ["test.a"], ["test.b"]
    attach(state, "ant", "ant")
    play = effects_alone(state, *effects("{do = 'defeat'}, {do = 'defeat'}"), content=content)
    play.say("use:test.a#1", "equip:test.b")
    assert play.seat().assets[POWER] == 2, "once, for the second Enemy"


def test_a_rule_whose_card_has_left_meanwhile_does_not_answer() -> None:
    body = "{do = 'inhabit', which = 'other'}"
    content = content_with(augments=(asked("a", body),), enemies=ANTS)
    state = stand(content=content)
    state.seats[0].equipped, state.seats[0].bodies = ["test.a"], ["body.hive", "body.soldier"]
    attach(state, "ant")
    play = effects_alone(state, *effects("{do = 'defeat'}"), content=content).say("use:test.a#1")
    assert play.ended(), "the Soldier has come too late for this one"


# -- paying while an event is answered -------------------------------------------------------------------------


def paying(first: str, second: str) -> Play:
    """Two cards on one launch of a Hack, the first with a price in assets."""
    content = content_with(augments=(augment("a", first), augment("b", second)), enemies=ANTS)
    state: State = stand("Launch", content=content)
    state.seats[0].equipped, state.seats[0].slots = ["test.a", "test.b"], launcher("GG... ..... ..... .....")
    state.seats[0].assets[POWER] = 1
    attach(state, "cow")
    return step_alone(state, content=content).say("launch:hack.1.1@1,1-1,2")


PAID = "{do = 'pay', cost = [{do = 'spend', what = 'power'}], then = [{do = 'gain', what = 'shield'}]}"


def test_a_price_paid_on_the_way_does_not_hide_the_event_from_the_next_rule() -> None:
    """Both wait for a Hack; that Power was spent for the first must not make it an event of Power."""
    play = paying(
        f"{{on = 'launched', of = 'hack', effects = [{PAID}]}}",
        "{on = 'launched', of = 'hack', effects = [{do = 'gain', what = 'reroll'}]}",
    )
    play.say("use:test.a#1", "yes")
    assert play.ended()
    assert (play.seat().assets[SHIELD], play.seat().assets[REROLL]) == (1, 1)


def test_what_was_spent_is_as_large_as_the_price_and_not_as_the_event_it_answers() -> None:
    content = content_with(
        augments=(
            augment("a", f"{{on = 'wounds', effects = [{PAID}]}}"),
            augment("b", "{on = 'spent', of = 'power', effects = [{do = 'gain', what = 'exp', n = 'event'}]}"),
        )
    )
    state = stand(content=content)
    state.seats[0].equipped, state.seats[0].assets[POWER] = ["test.a", "test.b"], 1
    play = effects_alone(state, *effects("{do = 'wounds', n = 4}"), content=content).say("yes", "no")
    assert play.seat().exp == 1


def test_dice_for_spent_power_belong_to_the_roll_it_was_spent_on() -> None:
    """Power Loop: the first Power spent on an Attack Roll adds a die; spent on anything else it adds to no roll."""
    state = stand("Combat")
    state.seats[0].equipped, state.seats[0].assets[POWER] = ["brawler.power-loop"], 1
    attach(state, "hound")
    script: Script = {"dice": ["blank"] * 4, "enemy number die": [0], "enemy symbol die": ["basic"]}
    play = step_alone(state, script=script).say("power:1", "use:brawler.power-loop#1")
    assert [len(event.faces) for event in play.events(ev.DiceRolled)] == [4], "ATT 2, 1 Power, 1 more"


# -- several players -------------------------------------------------------------------------------------------


def test_other_players_answer_from_the_first_player_on_page_22() -> None:
    """Broad Back: 1 Shield for 1 Wound less of another player."""
    state = stand(players=4)
    state.first = 2
    for number in (1, 2, 3):
        state.seats[number].equipped, state.seats[number].assets[SHIELD] = ["brawler.broad-back"], 1
    play = effects_alone(state, *effects("{do = 'wounds', n = 3}"))
    order = []
    while play.table.pending:
        ((seat, choice),) = play.table.pending.items()
        order.append(seat)
        play.say("yes" if choice.kind == "pay" else choice.options[0].key, seat=seat)
    assert list(dict.fromkeys(order)) == [2, 3, 1]
    assert play.seat(0).integrity == 5


def test_two_rules_of_one_card_are_two_rules() -> None:
    content: Content = content_with(
        augments=(
            augment(
                "a", f"{{on = 'defeated', effects = [{POWER_2}]}}", "{on = 'defeated', effects = [{do = 'raise'}]}"
            ),
        ),
        enemies=ANTS,
    )
    state = stand(content=content)
    state.seats[0].equipped = ["test.a"]
    attach(state, "ant")
    play = effects_alone(state, *effects("{do = 'defeat'}"), content=content)
    assert (play.seat().assets[POWER], play.seat().limit) == (2, 6)
