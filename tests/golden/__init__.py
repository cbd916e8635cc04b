"""Golden playthroughs: whole games as readable text, in which a change of the rules becomes visible."""
