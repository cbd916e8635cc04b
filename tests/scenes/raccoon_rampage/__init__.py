"""Tests of Raccoon Rampage at the window."""
