"""Drawings as committed files: SVG with an element a line, its tokens declared as entities of XML."""

import re
from collections.abc import Callable, Mapping

from scenes.art.linework.drawing_file import TOKEN, value
from scenes.art.pictures import SMALL, slug
from scenes.art.vector import Drawing

Files = dict[str, str]
"""The text of each file by its path within the assets."""

ELEMENT = re.compile(r"(?<=>)(?=<(?!stop|/linear|/radial))")
"""The place before an element, where its line begins in the file."""


class Width(float):
    """A line's width that is known when the drawing is read: so much of a token, and so many units more."""

    def __new__(cls, usual: float, name: str = "edge", share: float = 1, more: float = 0) -> "Width":
        """The width of the token `name`, `usual` where nothing else is said."""
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
    """A drawing as a file; `tokens` by what is seen in an editor. `centred`: it is drawn about (0, 0)."""
    body = ELEMENT.sub("\n", sheet.svg())
    if centred:
        body = body.replace('viewBox="0 0', f'viewBox="{-sheet.width / 2:g} {-sheet.height / 2:g}', 1)
    used = sorted({token[0]: value(token, tokens) for token in TOKEN.finditer(body)}.items())
    entities = "".join(f'<!ENTITY {name[1:-1]} "{as_seen}">\n' for name, as_seen in used)
    return f"<!DOCTYPE svg [\n{entities}]>\n{body}\n" if used else f"{body}\n"


def both(path: str, draw: Callable[[bool], Drawing], centred: bool = False, **tokens: str | float) -> Files:
    """A drawing's file, and that of its form for few pixels, where `draw` gives another for that."""
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
