"""The pictures on bills and cards: what is drawn, and what is drawn for whom."""
