"""Recovery: detecting crashes, error reports, handing a save over to a running program."""
