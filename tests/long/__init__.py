"""Long runs: attacks on the program that take minutes or hours, each with a seed.

    python -m tests.long                               lists them
    python -m tests.long mutants --seed 7 --count 1000  runs one

A run is a line in `registry.py`; its short form is a test of the suite.
"""
