"""Pictures that all games share: characters, emblems, cards, coins, charts, the curtain."""
