"""The division of one space among many things: the slots of a warehouse, the items of an estate."""

import math

Box = tuple[float, float, float, float]
"""Left, top, width and height in design units."""

WIDEST_ITEM, LARGE_WIDEST = 104, 125
"""The largest width of an item, and with large words on one shelf, unless its picture is higher: then it may
be as wide as high.
"""
LABELLED = 150
"""From this height on (design units) an item carries its name beneath."""
LABEL = 60
"""The room for that name."""
NARROWEST_ITEM = {1: 84, 2: 62, 3: 40}
"""By the number of shelves: items become smaller, not fewer."""
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
    """`count` items from the left: on one shelf while wide enough, else on two or three, upper ones first;
    with large words they are wider and lie closer.
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
