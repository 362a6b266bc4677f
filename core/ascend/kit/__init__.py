"""What a seat has in play: its Body, Augments and Learning Protocol, and the rules on them (rulebook p.9-10)."""
