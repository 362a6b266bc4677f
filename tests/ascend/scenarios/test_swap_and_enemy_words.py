"""Words on Bodies, Core Data, Enemies and hidden codes; special Enemies."""

from __future__ import annotations

import pytest

from core.ascend.cards.amounts import ByPlayers
from core.ascend.components import Content, EnemyPattern, SpecialEnemy
from core.ascend.names import BLUE, POWER, TOKEN_NAMES
from core.ascend.patterns import Pattern
from core.ascend.state import State
from tests.ascend.scenarios.proofs import proves, says
from tests.ascend.scenarios.tables import CONTENT, keys_on, run, scenario, table
from tests.ascend.tables import attach, foe
from tests.ascend.written import effect, effects, rule

NEVER = EnemyPattern(Pattern(("OOOOO", "OOOOO")), ())
SPECIAL = SpecialEnemy(
    "Z09",
    "Breacher",
    "hunter",
    ByPlayers((7, 8, 9, 10)),
    effects("{do = 'wounds', n = 2}"),
    effects("{do = 'wounds', n = 1}"),
    (NEVER,),
    (rule("{mod = 'damage-cap', n = 1, if = 'Lamp on here = 0'}"),),
)
ENEMIES = (*(SPECIAL.card(players) for players in (1, 2, 3, 4)), foe("gnat", 5), foe("moth", 3))
FOES: Content = scenario(enemies=ENEMIES)


def facing(*names: str) -> State:
    state = table(content=FOES)
    attach(state, *names)
    return state


@proves("effect", "attach-card")
@pytest.mark.parametrize(("players", "integrity"), [(1, 7), (2, 8), (4, 10)])
def test_a_special_enemy_has_its_integrity_by_players_and_comes_once(players: int, integrity: int) -> None:
    text = "{do = 'attach-card', card = 'Z09', top = true}"
    state = table(players, FOES)
    attach(state, "gnat")
    play = run(f"{text}, {text}", state, FOES)
    assert [enemy.card for enemy in play.seat().enemies] == [f"Z09.{players}", "enemy.gnat"]
    assert FOES.enemies[f"Z09.{players}"].integrity == integrity
    assert says(effect(text), "card Z09 as the Top Enemy")


@proves("modifier", "damage-cap")
def test_a_special_enemy_may_cap_damage_and_goes_back_to_its_sheet() -> None:
    state = facing()
    play = run("{do = 'attach-card', card = 'Z09'}, {do = 'damage', n = 5}", state, FOES)
    assert play.seat().enemies[0].damage == 1
    play.state.lying = {"B1": {"Lamp": 1}}
    play = run("{do = 'damage', n = 7}", play.state, FOES)
    assert (play.seat().enemies, play.state.enemy_discard) == ([], []), "it lies in no discard pile"
    assert says(rule("{mod = 'damage-cap', n = 1}"), "1 at most")


@proves("effect", "swap-enemy")
def test_the_top_enemy_is_swapped_with_its_damage_carried_over() -> None:
    state = facing("gnat")
    state.seats[0].enemies[0].damage = 4
    state.enemy_deck = ["enemy.moth", "enemy.gnat"]
    play = run("{do = 'swap-enemy'}", state, FOES)
    (enemy,) = play.seat().enemies
    assert (enemy.card, enemy.damage) == ("enemy.moth", 2), "it is not defeated by that"
    assert (play.state.enemy_deck, play.state.enemy_discard) == (["enemy.gnat"], ["enemy.gnat"])
    assert says(effect("{do = 'swap-enemy'}"), "bottom card")


def test_attach_from_the_bottom_of_the_deck() -> None:
    state = facing()
    state.enemy_deck = ["enemy.moth", "enemy.gnat"]
    play = run("{do = 'attach', n = 1, bottom = true}", state, FOES)
    assert ([enemy.card for enemy in play.seat().enemies], play.state.enemy_deck) == (["enemy.moth"], ["enemy.gnat"])
    assert says(effect("{do = 'attach', n = 1, bottom = true}"), "bottom card of the Enemy deck")


@proves("effect", "new-body", "set-core")
def test_a_body_and_the_core_data_change() -> None:
    state = table()
    state.body_deck = ["body.scout", "body.soldier"]
    state.seats[0].bodies = ["body.courier"]
    play = run("{do = 'new-body'}", state)
    assert (play.seat().bodies, play.state.body_deck) == (["body.soldier"], ["body.courier", "body.scout"])
    assert run("{do = 'set-core', kind = 'red'}").seat().core == TOKEN_NAMES.index("red")
    token = next(names for names in CONTENT.tracks.core_tokens if "blue" in names)
    flipped = run("{do = 'set-core', kind = 'flip'}").seat().core
    assert {TOKEN_NAMES[flipped], "blue"} == set(token)
    assert run("{do = 'set-core', kind = 'random'}").seat().core in range(BLUE, 5)
    assert says(effect("{do = 'new-body'}"), "bottom of the Body deck")
    assert says(effect("{do = 'set-core', kind = 'flip'}"), "flip")


@proves("effect", "ask", "try", "turn-code")
def test_questions_about_a_code_are_answered_and_written_down() -> None:
    state = table()
    state.dice_tokens = keys_on(("pulse", "N08"), ("blank", "N08"), ("pulse", "N08"))
    for what, key, told in (
        ("count", "ask:pulse", "2 slots with pulse"),
        ("same", "ask:1,3", "slots 1 and 3 are equal"),
        ("same", "ask:1,2", "slots 1 and 2 are different"),
        ("slot", "ask:2", "slot 2 is blank"),
    ):
        text = f"{{do = 'ask', what = '{what}', token = 'Key', card = 'N08'}}"
        assert run(text, state).say(key).state.learned[-1] == told
        assert says(effect(text), "learn")


@pytest.mark.parametrize(
    ("named", "power", "faces"),
    [(("pulse", "blank"), 1, ["pulse", "blank"]), (("pulse", "pulse"), 0, ["blank", "pulse"])],
)
def test_a_try_is_right_or_the_code_turns(named: tuple[str, str], power: int, faces: list[str]) -> None:
    state = table()
    state.dice_tokens = keys_on(("pulse", "N08"), ("blank", "N08"))
    wrong = "wrong = [{do = 'turn-code', token = 'Key', card = 'N08'}]"
    text = f"{{do = 'try', token = 'Key', card = 'N08', right = [{{do = 'gain', what = 'power'}}], {wrong}}}"
    play = run(text, state).say(*(f"face:{face}" for face in named))
    assert (play.seat().assets[POWER], [die.face for die in play.state.dice_tokens]) == (power, faces)
    assert play.state.learned[0] == f"{', '.join(named)}: {2 if power else 1} right"
    assert says(effect(text), "all right, gain 1 Power", "the code turns")
