"""The rounds below a chart."""

import pytest

from scenes.art.pieces.chart import uncrowded


@pytest.mark.parametrize(
    ("places", "kept"),
    [
        ([(12, 200), (13, 240), (14, 250)], [12, 14]),
        ([(12, 200), (13, 240), (14, 280)], [12, 13, 14]),
        ([(1, 9)], [1]),
    ],
)
def test_a_round_cut_short_does_not_stand_in_the_one_before(
    places: list[tuple[int, int]], kept: list[int]
) -> None:
    assert [number for number, _ in uncrowded(places, 30)] == kept
