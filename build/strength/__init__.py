"""The strength of bots and the truth of their chances to win: the measures of ``raccoon simulate``."""
