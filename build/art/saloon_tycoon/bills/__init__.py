"""The pictures on bills and cards: the pieces, and the plan of each picture."""
