"""The zones that are on the table for a while only: the agenda, an open call, the summit."""
