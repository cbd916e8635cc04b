"""What lies on any table or hangs on its walls: faces, emblems, cards, coins, charts, the curtain."""
