"""The zones that are shown for a while only: agenda, call, order paper, cards shown large, summit."""
