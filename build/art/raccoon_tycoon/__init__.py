"""The pictures of Raccoon Tycoon alone: commodities, trades, small objects."""
