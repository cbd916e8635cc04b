"""The pieces of any table and its walls: faces, emblems, cards, coins, charts, the curtain."""
