"""The screens of the small card game: its set-up, its table, and the curtain behind which a card is shown."""
