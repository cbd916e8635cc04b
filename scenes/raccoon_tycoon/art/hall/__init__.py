"""The auction hall: its wall and lamps, the auctioneer, the furniture."""
