"""The small Tamashii card game: six face-down cards, a bag of gems, and memory (rules sheet; facts and rulings)."""
