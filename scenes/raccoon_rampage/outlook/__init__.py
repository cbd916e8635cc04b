"""Forecasts: turns and verdicts foretold, chances of the tracker, calls that matter."""
