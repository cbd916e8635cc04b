"""A finished game as a film to send: its title, the dearest deed of every round, and who has won."""
