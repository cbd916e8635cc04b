"""What Saloon Tycoon alone shows: rooms, what is on bills, marks."""
