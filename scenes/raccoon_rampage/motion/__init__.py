"""What moves when something happens: policies, votes, raccoons, cards, dice on their way."""
