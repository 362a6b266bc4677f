"""Words for choices of the group, for others, for tiles, procedures, dice of the table, special cards, pools."""

from __future__ import annotations

from core.ascend.cards.amounts import Number
from core.ascend.cards.context import Moment
from core.ascend.cards.gains import Gain
from core.ascend.cards.modifiers import Att
from core.ascend.kit.reading import att
from core.ascend.names import CORRUPTED, POWER, SHIELD
from core.ascend.state import State
from core.engine.copying import copy_state
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import CONTENT, procedure, run, scenario, table
from tests.ascend.tables import card
from tests.ascend.written import effect

POWER_1 = "{do = 'gain', what = 'power'}"
SHIELD_1 = "{do = 'gain', what = 'shield'}"


@proves("effect", "options")
def test_options_leave_the_open_ways_to_the_group_or_to_you() -> None:
    ways = f"ways = [{{words = 'strength', then = [{POWER_1}]}}, {{if = 'ticked E08', then = [{SHIELD_1}]}}]"
    state = table()
    state.first, state.ticked = 1, ["E08"]
    play = run(f"{{do = 'options', {ways}}}", state)
    assert (play.kind(1), play.answers(1)) == ("group", ["way:1", "way:2"])
    assert play.say("way:2", seat=1).seat().assets[SHIELD] == 1, "what it does is still the acting player's"
    assert run(f"{{do = 'options', {ways}}}").seat().assets[POWER] == 1, "one way is no choice"
    play = run(f"{{do = 'options', by = 'you', may = true, {ways}}}")
    assert (play.kind(), play.answers()) == ("way", ["way:1", "no"])
    assert play.say("no").seat().assets == [0, 0, 0, 0]
    assert says(effect(f"{{do = 'options', may = true, {ways}}}"), "the group may choose", "strength", "box E08")


@proves("effect", "for")
@proves("who", "one", "others", "top-trace", "near-other")
def test_for_lets_others_have_the_effects_as_their_own() -> None:
    assert [s.assets[POWER] for s in run(f"{{do = 'for', who = 'each', then = [{POWER_1}]}}").state.seats] == [1, 1]
    state = table(3)
    state.seats[0].tile, state.seats[1].tile, state.seats[2].trace = "A1", "D1", 3
    assert having("others on site a", state) == [0, 1, 1]
    assert having("each on tile 1", state) == [1, 0, 0]
    assert having("top-trace", state) == [0, 0, 1]
    assert having("near-other", state) == [0, 0, 1]
    assert having("nearest to tile 16", state) == [0, 1, 0]
    assert having("one", state, "seat:B") == [0, 1, 0]
    state.lying = {"seat C": {"Part": 1}}
    assert having("each with Part", state) == [0, 0, 1]
    assert says(effect(f"{{do = 'for', who = 'top-trace', then = [{POWER_1}]}}"), "highest Trace", "1 Power")


def having(who: str, state: State, *keys: str) -> list[int]:
    """Who gets the Power."""
    play = run(f"{{do = 'for', who = '{who}', then = [{POWER_1}]}}", copy_state(state)).say(*keys)
    return [seat.assets[POWER] for seat in play.state.seats]


def test_near_other_is_oneself_without_others() -> None:
    assert having("near-other", table(1)) == [1]


def test_for_once_is_once_a_turn_for_each_player_and_may_have_a_condition() -> None:
    text = f"{{do = 'for', who = 'each', if = 'trace >= 2', once = 'Siege', then = [{POWER_1}]}}"
    state = table()
    state.seats[1].trace = 2
    assert [seat.assets[POWER] for seat in run(f"{text}, {text}", state).state.seats] == [0, 1]


@proves("effect", "for-each", "repeat", "procedure")
def test_procedures_run_with_their_number_for_each_tile_and_again() -> None:
    put = "{do = 'put', token = 'Part', n = 'x', place = 'there'}"
    content = scenario(
        own_procedures=(procedure("Sow", f"{{do = 'for-each', where = 'site a', then = [{put}]}}", True),)
    )
    play = run("{do = 'repeat', n = 2, then = [{do = 'procedure', name = 'Sow', n = 3}]}", content=content)
    assert play.state.lying == {"B1": {"Part": 6}, "D1": {"Part": 6}}
    assert says(effect("{do = 'procedure', name = 'Sow', n = 3}"), "Sow 3")
    assert says(content.scenarios["test"].procedures["Sow"], "Sow X:", "for each tile marked a")
    assert says(effect(f"{{do = 'repeat', n = 2, then = [{POWER_1}]}}"), "2 times")


@proves("effect", "roll-table")
def test_roll_table_resolves_the_row_of_each_die() -> None:
    rows = f"rows = {{1 = [{POWER_1}], blank = [{SHIELD_1}]}}"
    play = run(f"{{do = 'roll-table', die = 'number', n = 3, {rows}}}", script={"enemy number die": [1, 0, 2]})
    assert play.seat().assets == [1, 0, 1, 0]
    play = run(f"{{do = 'roll-table', die = 'player', n = 2, each = [{POWER_1}]}}", script={"dice": ["surge", "blank"]})
    assert (play.seat().assets[POWER], play.state.rolled) == (2, ["surge", "blank"])
    play = run(
        f"{{do = 'roll-table', die = 'symbol', who = 'each', rows = {{special = [{POWER_1}]}}}}",
        script={"enemy symbol die": ["basic", "special"]},
    )
    assert [seat.assets[POWER] for seat in play.state.seats] == [0, 1]
    assert says(effect(f"{{do = 'roll-table', die = 'number', {rows}}}"), "Number die", "for a 1", "for a blank")


@proves("effect", "bring", "drop")
def test_special_cards_work_while_they_are_in_play() -> None:
    panel = card("U07", "special", rules=(Att(n=2),), immediate=(Gain("power", Number(1)),))
    content = scenario(panel)
    play = run("{do = 'bring', cards = ['U07']}", content=content)
    assert (att(play.game, 0), play.seat().assets[POWER]) == (att(run(POWER_1).game, 0) + 2, 1)
    state = play.state
    state.lying["U07"] = {"Part": 2}
    again = run("{do = 'drop', card = 'U07'}, {do = 'bring', cards = ['U07']}", state, content)
    assert again.state.drawn == [again.state.card, "U07"], "its story is told once"
    play = run("{do = 'drop', card = 'U07'}", state, content)
    assert (play.state.panels, play.state.lying) == ([], {})
    assert says(effect("{do = 'bring', cards = ['U07']}"), "U07 into play")
    assert says(effect("{do = 'drop', card = 'U07'}"), "U07 away")


@proves("effect", "bring-deck", "pool", "lock-components")
def test_decks_pools_and_locks() -> None:
    play = run(
        "{do = 'bring-deck', faction = 'ninkyo'}, {do = 'pool', n = -3}, {do = 'lock-components', codes = ['EM1']}"
    )
    assert (list(play.state.faction_decks), play.state.pool[CORRUPTED]) == (["ninkyo"], 13)
    assert (play.state.pool_size, play.state.locked) == (13, ["EM1"])
    assert says(effect("{do = 'pool', n = 2}"), "2 Corrupted Data")
    assert says(effect("{do = 'bring-deck', faction = 'ninkyo'}"), "Ninkyo")
    assert says(effect("{do = 'lock-components', codes = ['EM1', 'UM1']}"), "lock EM1, UM1")


@proves("effect", "more", "ignore-row")
def test_answers_to_a_parcel_and_a_row() -> None:
    moment = Moment(3)
    run("{do = 'more', n = 2}", moment=moment, content=CONTENT)
    assert moment.amount == 5
    run("{do = 'ignore-row'}", moment=moment)
    assert moment.amount == 0
    assert says(effect("{do = 'more', n = 2}"), "2 higher")
    assert says(effect("{do = 'ignore-row'}"), "ignore that row")
