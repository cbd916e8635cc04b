"""The house's small pictures, drawn on a sheet of 200 units each, and key-caps."""
