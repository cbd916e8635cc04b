"""The strength of bots and the truth of their chances to win: the measurements of ``raccoon simulate``."""
