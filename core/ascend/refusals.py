from core.ascend.game import Game
from core.engine.choice import Choice


def why_not(game: Game, choice: Choice, key: str) -> str:
    return "no"
