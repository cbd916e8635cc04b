"""The drawing kit: colours, type, panels, pictures and shared pieces, drawn at any size."""

from scenes.art.fonts import Typeface
from scenes.art.frame import DESIGN, LARGE_TEXT, SMALLEST_TYPE, Frame, Paint, Size
from scenes.art.palette import Colour, mix, rgb
from scenes.art.text import Align, Style
from scenes.art.vector import Drawing, Point
