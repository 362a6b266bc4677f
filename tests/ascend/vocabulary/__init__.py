"""Every word that a card can say, each with a test that it does what it says and says what it does."""
