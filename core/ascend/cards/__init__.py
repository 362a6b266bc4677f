"""What a card can say: effects, conditions, amounts and triggers, each of which can run and can be read aloud."""
