"""Forecasts: turns and verdicts to come, chances of the tracker, calls that matter."""
