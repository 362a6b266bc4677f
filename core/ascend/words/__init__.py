"""The words of a question: its prompt, each answer with its sums, and answers by name for undo.

Made only when somebody looks. Each room holds the prompts and labels of one part of the game.
"""

from core.ascend.words.labels import label
from core.ascend.words.prompts import CHOICE_KINDS, prompt
from core.ascend.words.short import short

__all__ = ["CHOICE_KINDS", "label", "prompt", "short"]
