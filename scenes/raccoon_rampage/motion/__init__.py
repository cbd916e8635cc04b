"""The animations of events: policies, votes, raccoons, cards, dice on their way."""
