"""The tests; `walls` holds the checks of the house that `test_walls` runs."""
