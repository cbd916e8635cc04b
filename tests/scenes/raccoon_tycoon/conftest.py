"""Fixtures of several tests of the table."""

import pytest

from scenes.raccoon_tycoon.valley.panorama import RENDERER


@pytest.fixture
def ground_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The valley is drawn within the frame that shows it: for tests that compare frames, pixel by pixel."""
    monkeypatch.setattr(RENDERER, "at_once", True)
