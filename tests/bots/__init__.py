"""Tests of the opponents."""
