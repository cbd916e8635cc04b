"""The pages after a game: their one frame, and the row of tabs that leads from page to page."""
