"""Prices of Player Activities, and where, when and how often one can be done (rulebook p.16, p.19)."""

from __future__ import annotations

from core.ascend.cards.acts import Act
from core.ascend.cards.amounts import Number
from core.ascend.cards.conditions import parse_condition
from core.ascend.cards.gains import Gain
from core.ascend.cards.where_parser import parse_where
from core.ascend.components import Content
from core.ascend.names import MEMORY, POWER, SHIELD
from core.ascend.phases.quest import act_stop, acts_here
from core.ascend.state import Bot, State
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import game, ruled, run, scenario, table
from tests.ascend.tables import Play, card, launcher, step_alone
from tests.ascend.written import effect, effects

POWER_1 = (Gain("power"),)


def paying(text: str, slots: str = "", *keys: str, **parts: object) -> Play:
    """Pay a price as a card asks for it."""
    state = table()
    if slots:
        state.seats[0].slots = launcher(slots)
    for name, value in parts.items():
        setattr(state.seats[0], name, value)
    return run(f"{{do = 'pay', cost = [{text}], then = [{{do = 'gain', what = 'exp'}}]}}", state).say(*keys)


@proves("effect", "dump-set")
def test_a_set_of_one_kind_or_of_different_kinds_page_6() -> None:
    same = "{do = 'dump-set', kinds = 'same', n = 3}"
    play = paying(same, "BBO.. .G... ..... .....", "yes", "dump:1,3")
    assert play.answers() == ["dump:1,1", "dump:1,2"], "green would not make three of a kind"
    assert play.say("dump:1,1").seat().exp == 1
    assert paying(same, "BBG.. .G... ..... .....").kind() == "", "there is no such set"
    different = "{do = 'dump-set', kinds = 'different', n = 2}"
    play = paying(different, "BBG.. X.... ..... .....", "yes", "dump:1,1")
    assert play.seat().exp == 1, "the only other kind went unasked"
    assert says(effect(different), "2 basic Data of different kinds")


@proves("effect", "spend-any", "give-up")
def test_assets_of_any_kind_and_an_augment_given_up() -> None:
    play = paying("{do = 'spend-any', n = 2}", "", "yes", "lose:shield", assets=[1, 0, 1, 0])
    assert (play.seat().assets, play.seat().exp) == ([0, 0, 0, 0], 1)
    assert paying("{do = 'spend-any', n = 2}", "", assets=[1, 0, 0, 0]).kind() == ""
    play = paying("{do = 'give-up'}", "", "yes", equipped=["reaper.hook", "seekers.tunnel-map"])
    assert (play.seat().equipped, play.state.faction_decks["seekers"]) == (["reaper.hook"], ["seekers.tunnel-map"])
    assert paying("{do = 'give-up'}", "", equipped=["reaper.hook"]).kind() == ""
    assert says(effect("{do = 'spend-any', n = 2}"), "2 Assets")
    assert says(effect("{do = 'give-up'}"), "Faction Augment")


def can(act: Act, state: State | None = None, place: str = "B1", sheet: bool = False, **parts: object) -> bool:
    """Whether seat 0 could do an activity on a tile."""
    content = scenario(acts=(act,)) if sheet else scenario(card("T01", acts=(act,)))
    if parts:
        content = ruled("{mod = 'forbid', what = 'act', where = 'with Radar'}", acts=(act,))
    at = game(state or table(content=content), content)
    return act in acts_here(at, 0, place)


def test_an_act_is_done_where_its_tiles_are_face_up() -> None:
    marked = Act("a", effects=POWER_1, where=parse_where("site a"))
    assert (can(marked), can(marked, place="E1"), can(Act("b", effects=POWER_1), place="E1")) == (True, False, True)
    assert not can(Act("c", effects=POWER_1, where=parse_where("site b")), place="C1"), "it lies face down"
    assert can(marked, sheet=True)
    assert says(marked, "On a tile marked a: Gain 1 Power.")
    assert says(Act("b", effects=POWER_1), "Anywhere:")


def test_an_act_may_need_something_and_cost_tokens() -> None:
    needy = Act("a", effects=POWER_1, needs=parse_condition("Part on sheet >= 1"))
    costly = Act("b", effects=POWER_1, cost=effects("{do = 'take', token = 'Part', place = 'sheet', n = 2}"))
    assert (can(needy), can(needy, table(sheet={"Part": 1}))) == (False, True)
    assert (can(costly, table(sheet={"Part": 1})), can(costly, table(sheet={"Part": 2}))) == (False, True)
    assert says(needy, "if a Part token is on the sheet")
    at = game(table(), scenario(card("T01", acts=(needy,))))
    assert act_stop(at, 0, needy) == "it needs that a Part token is on the sheet"


def test_a_card_may_forbid_acts_on_some_tiles() -> None:
    act = Act("a", effects=POWER_1)
    assert can(act, table(), forbid=True)
    assert not can(act, table(B1={"Radar": 1}), forbid=True)


def test_acts_of_one_group_are_capped_for_all_players_together() -> None:
    acts = tuple(Act(name, effects=POWER_1, group="ask", cap=Number(1)) for name in "ab")
    content = scenario(card("T01", acts=acts))
    play = step_alone(place(content), content=content).say("act:a")
    assert (play.kind(0), play.kind(1)) == ("", "")


def place(content: Content) -> State:
    """A position before Player Activity."""
    state = table(content=content)
    state.cursor.step = 8
    return state


def test_the_bot_may_stand_in_where_its_tile_serves_page_21() -> None:
    act = Act("a", effects=(Gain("memory"), Gain("shield")), where=parse_where("site c"))
    content = scenario(card("T01", acts=(act,)))
    state = table(players=1, content=content)
    state.bot, state.cursor.step = Bot("E1", 2), 8
    play = step_alone(state, content=content).say("bot", "act:a")
    assert (play.seat().assets[MEMORY], play.seat().assets[SHIELD], play.seat().assets[POWER]) == (1, 1, 0)


def test_an_act_done_once_is_not_used_up_by_a_failed_test_page_20() -> None:
    test = "{do = 'test', what = 'any', need = 1, passed = [{do = 'gain', what = 'power'}]}"
    act = Act("a", effects=effects(test), limit="once")
    content = scenario(card("T01", acts=(act,)))
    for face, done in (("blank", []), ("pulse", ["a"])):
        state = place(content)
        state.seats[0].slots = launcher("B.... ..... ..... .....")
        play = step_alone(state, content=content, script={"dice": [face]}).say("act:a", "dump:1,1")
        assert (play.seat().acts, play.seat().acts_done) == (["a"], done)


def test_a_test_without_a_number_counts_its_successes() -> None:
    state = table(card={"Part": 5})
    state.seats[0].slots = launcher("BB... ..... ..... .....")
    text = "{do = 'test', what = 'any', passed = [{do = 'take', token = 'Part', n = 'successes'}]}"
    play = run(text, state, script={"dice": ["pulse", "surge"]}).say("dump:1,1", "dump:1,2")
    assert play.state.lying == {"card": {"Part": 2}}
    assert says(effect(text), "Test any: remove")
