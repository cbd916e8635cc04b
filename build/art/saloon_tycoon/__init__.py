"""The pictures of Saloon Tycoon alone: rooms, the drawings on bills, marks."""
