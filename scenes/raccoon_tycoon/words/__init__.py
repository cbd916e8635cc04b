"""The words of the game: names, points, advice, recaps, the review of auctions."""
