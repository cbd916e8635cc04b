"""Golden playthroughs: whole games as text that a person can read and a change of rules shows up in."""
