"""What Raccoon Tycoon alone shows: commodities, trades, small objects."""
