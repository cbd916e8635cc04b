"""The library of saved games: continue, review, replay, rename, throw away and restore them."""
