"""The tests; `walls` and `house` hold the checks that `test_walls` and `test_house` run."""
