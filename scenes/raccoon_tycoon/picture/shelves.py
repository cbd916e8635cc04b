"""The places of many things in one space: the slots of a warehouse, the items of an estate."""

import math

Box = tuple[float, float, float, float]
"""Left, top, width and height in design units."""

WIDEST_ITEM, LARGE_WIDEST = 104, 125
"""The greatest width of an item, and that with large text on one shelf; a picture that is higher may be as
wide as it is high.
"""
LABELLED = 150
"""The height in design units from which on an item has its name below it."""
LABEL = 60
"""The height of that name's room, in design units."""
NARROWEST_ITEM = {1: 84, 2: 62, 3: 40}
"""The least width of an item, by the number of shelves."""
TALLEST_ITEM = {1: 240, 2: 180, 3: 100}


def warehouse_grid(left: float, top: float, width: float, height: float, count: int) -> list[Box]:
    """`count` equal slots, as large and as square as the space allows, in rows from the top."""
    columns = max(
        range(1, count + 1), key=lambda c: (min(width / c, height / math.ceil(count / c)), -c), default=1
    )
    rows = max(1, math.ceil(count / columns))
    wide, high = width / columns, height / rows
    return [
        (left + (n % columns) * wide + 3, top + (n // columns) * high + 3, wide - 6, high - 6)
        for n in range(count)
    ]


def estate_shelves(
    left: float, top: float, width: float, height: float, count: int, large: bool = False
) -> list[Box]:
    """`count` items from the left: on one shelf while they are wide enough, else on two or three; in `large`
    text they are wider and closer together.
    """
    gap, least = (8.0, WIDEST_ITEM - 4) if large else (10.0, NARROWEST_ITEM[1])
    for rows, narrowest in (NARROWEST_ITEM | {1: least}).items():
        columns = max(1, math.ceil(count / rows))
        high = min(TALLEST_ITEM[rows], (height + gap) / rows - gap)
        widest = max(
            LARGE_WIDEST if large and rows == 1 else WIDEST_ITEM, high - LABEL if high >= LABELLED else high
        )
        columns = max(columns, min(count, int((width + gap) / (widest + gap))))
        wide = min(widest, (width + gap) / columns - gap)
        if wide >= narrowest or rows == max(NARROWEST_ITEM):
            break
        gap = min(gap, 8.0 if rows == 1 else 6.0)
    return [
        (left + (n % columns) * (wide + gap), top + (n // columns) * (high + gap), wide, high)
        for n in range(count)
    ]
