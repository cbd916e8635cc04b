"""Drawings as committed files: SVG with one element a line; the tokens are declared as XML entities."""

import re
from collections.abc import Callable, Mapping

from scenes.art.linework.drawing_file import TOKEN, value
from scenes.art.pictures import SMALL, slug
from scenes.art.vector import Drawing

Files = dict[str, str]
"""The text of each file by its path within the assets."""

ELEMENT = re.compile(r"(?<=>)(?=<(?!stop|/linear|/radial))")
"""The place before an element, where a new line of the file begins."""


class Width(float):
    """A line's width that is computed when the drawing is read: a share of a token plus some units."""

    def __new__(cls, usual: float, name: str = "edge", share: float = 1, more: float = 0) -> "Width":
        """Make the width of the token `name`; `usual` is its value where no other is given."""
        return super().__new__(cls, usual)

    def __init__(self, usual: float, name: str = "edge", share: float = 1, more: float = 0) -> None:
        super().__init__()
        self._usual, self._name, self._share, self._more = usual, name, share, more

    def __mul__(self, share: float) -> "Width":
        return Width(self._usual, self._name, self._share * share, self._more * share)

    __rmul__ = __mul__

    def __add__(self, more: float) -> "Width":
        return Width(self._usual, self._name, self._share, self._more + more)

    __radd__ = __add__

    def __format__(self, how: str) -> str:
        more = f"-{self._more:g}" if self._more else ""
        return f"&{self._name}{f'-{self._share:g}{more}' if more or self._share != 1 else ''};"


def text(sheet: Drawing, centred: bool = False, **tokens: str | float) -> str:
    """The text of a drawing's file; `tokens` are the values that an editor shows. `centred`: it is drawn
    about (0, 0).
    """
    body = ELEMENT.sub("\n", sheet.svg())
    if centred:
        body = body.replace('viewBox="0 0', f'viewBox="{-sheet.width / 2:g} {-sheet.height / 2:g}', 1)
    used = sorted({token[0]: value(token, tokens) for token in TOKEN.finditer(body)}.items())
    entities = "".join(f'<!ENTITY {name[1:-1]} "{as_seen}">\n' for name, as_seen in used)
    return f"<!DOCTYPE svg [\n{entities}]>\n{body}\n" if used else f"{body}\n"


def both(path: str, draw: Callable[[bool], Drawing], centred: bool = False, **tokens: str | float) -> Files:
    """The files of a drawing and of its small form, where `draw` gives another one for that."""
    fine, small = (text(draw(is_fine), centred, **tokens) for is_fine in (True, False))
    return {f"{path}.svg": fine} | ({f"{path}{SMALL}.svg": small} if small != fine else {})


def sketched(kind: str, sketches: Mapping[str, Callable[[Drawing], None]]) -> Files:
    """The files of drawings that are the same at every size, each on a sheet of 200 units."""
    found: Files = {}
    for name, sketch in sketches.items():
        sheet = Drawing(200, 200)
        sketch(sheet)
        found[f"{kind}/{slug(name)}.svg"] = text(sheet)
    return found
