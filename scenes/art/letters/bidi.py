"""Unicode's bidirectional algorithm (UAX #9) for one line with letters that run from right to left.

It has implicit levels and isolates; marks of embedding and overriding, which the program never writes, are
dropped. Paired brackets are not treated specially but like any other neutral sign.
"""

from collections.abc import Sequence
from unicodedata import bidirectional as direction_of

from raccoon.app.message import ISOLATE, ISOLATED, RIGHT_TO_LEFT

_LEFT_OUT = ("BN", "LRE", "RLE", "LRO", "RLO", "PDF")
_OPENS = ("FSI", "LRI", "RLI")
_SPACE = ("B", "S", "WS", "ON", *_OPENS, "PDI")


def bidirectional(sign: str) -> str:
    """The letter's bidirectional class; "L" for letters too new for Python's tables."""
    return direction_of(sign) or "L"


def runs_to_left(words: str) -> bool:
    """Whether any letter of the words runs from right to left."""
    return not words.isascii() and any(bidirectional(sign) in RIGHT_TO_LEFT for sign in words)


def leads_left(words: str) -> bool:
    """Whether the first letter with a direction, outside isolates, runs from right to left."""
    depth = 0
    for sign in words:
        depth = max(0, depth + (sign == ISOLATE) - (sign == ISOLATED))
        kind = bidirectional(sign)
        if not depth and kind in ("L", *RIGHT_TO_LEFT):
            return kind != "L"
    return False


def visual(words: str) -> list[tuple[str, bool]]:
    """The line's runs in visual order from left to right, and whether each runs from right to left."""
    levels = _levels(words, int(leads_left(words)))
    stretches: list[tuple[str, int]] = []
    for sign, level in zip(words, levels, strict=True):
        if bidirectional(sign) in _LEFT_OUT:
            continue
        if stretches and stretches[-1][1] == level:
            stretches[-1] = (stretches[-1][0] + sign, level)
        else:
            stretches.append((sign, level))
    for least in range(max(levels, default=0), 0, -1):
        stretches = _turned(stretches, least)
    shown = (("".join(filter(_is_seen, part)), level % 2 == 1) for part, level in stretches)
    return [stretch for stretch in shown if stretch[0]]


def _is_seen(sign: str) -> bool:
    return bidirectional(sign) not in (*_OPENS, "PDI")


def _turned(stretches: list[tuple[str, int]], least: int) -> list[tuple[str, int]]:
    """Reverse each sequence of runs of at least that level."""
    found: list[tuple[str, int]] = []
    row: list[tuple[str, int]] = []
    for stretch in stretches:
        if stretch[1] >= least:
            row.insert(0, stretch)
        else:
            found += [*row, stretch]
            row = []
    return found + row


def _levels(words: str, base: int) -> list[int]:
    """The embedding level of each letter in a text of level `base`; isolates are resolved separately."""
    levels, isolates = [base] * len(words), _isolates(words)
    inside = {place for start, end in isolates for place in range(start + 1, end)}
    outer = [n for n, sign in enumerate(words) if n not in inside and bidirectional(sign) not in _LEFT_OUT]
    kinds = [bidirectional(words[place]) for place in outer]
    for place, level in zip(outer, _implicit(kinds, base), strict=True):
        levels[place] = level
    for start, end in isolates:
        inner, around = words[start + 1 : end], levels[start]
        levels[start + 1 : end] = _levels(inner, around + 1 + (around % 2 == leads_left(inner)))
    return levels


def _isolates(words: str) -> list[tuple[int, int]]:
    """The start and end of each outermost isolate."""
    found: list[tuple[int, int]] = []
    depth = start = 0
    for place, sign in enumerate(words):
        if bidirectional(sign) in _OPENS:
            start = start if depth else place
            depth += 1
        elif sign == ISOLATED and depth:
            depth -= 1
            if not depth:
                found.append((start, place))
    return [*found, (start, len(words))] if depth else found


def _implicit(kinds: Sequence[str], base: int) -> list[int]:
    """Levels from bidirectional classes: weak types, neutral types, then the end of the line."""
    around = "R" if base % 2 else "L"
    resolved = _neutral(_weak(list(kinds), around), around)
    raised = {"L": base % 2, "R": 1 - base % 2, "EN": 2 - base % 2, "AN": 2 - base % 2}
    levels = [base + raised[kind] for kind in resolved]
    for place in reversed(range(len(kinds))):
        if kinds[place] not in ("WS", *_OPENS, "PDI"):
            break
        levels[place] = base
    return levels


def _weak(kinds: list[str], around: str) -> list[str]:
    """Resolve weak types: accents, numbers and their separators."""
    strong = before = around
    for place, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[place] = "ON" if before in (*_OPENS, "PDI") else before
        elif kind == "EN" and strong == "AL":
            kinds[place] = "AN"
        before = kinds[place]
        strong = before if before in ("L", *RIGHT_TO_LEFT) else strong
    kinds = ["R" if kind == "AL" else kind for kind in kinds]
    for place in range(1, len(kinds) - 1):
        left, kind, right = kinds[place - 1 : place + 2]
        if left == right and ((kind in ("ES", "CS") and left == "EN") or (kind == "CS" and left == "AN")):
            kinds[place] = left
    return _numbers(kinds, around)


def _numbers(kinds: list[str], around: str) -> list[str]:
    """Resolve currency signs next to numbers, and numbers after left-to-right letters."""
    for order in (range(1, len(kinds)), range(len(kinds) - 2, -1, -1)):
        for place in order:
            beside = kinds[place - 1 if order.step > 0 else place + 1]
            if kinds[place] == "ET" and beside == "EN":
                kinds[place] = "EN"
    strong = around
    for place, kind in enumerate(kinds):
        strong = kind if kind in ("L", "R") else strong
        if kind in ("ET", "ES", "CS", *_SPACE):
            kinds[place] = "ON"
        elif kind == "EN" and strong == "L":
            kinds[place] = "L"
    return kinds


def _neutral(kinds: list[str], around: str) -> list[str]:
    """Resolve neutral signs: between letters of one direction that direction, else the text's."""
    place = 0
    while place < len(kinds):
        end = place
        while end < len(kinds) and kinds[end] == "ON":
            end += 1
        if end > place:
            before = _side(kinds[place - 1]) if place else around
            after = _side(kinds[end]) if end < len(kinds) else around
            kinds[place:end] = [before if before == after else around] * (end - place)
        place = end + 1
    return kinds


def _side(kind: str) -> str:
    return "L" if kind == "L" else "R"
