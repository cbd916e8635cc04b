"""Prints a page as a PDF of one sheet: real text in the program's own faces, and pictures.

The same page gives the same bytes. Names in scripts whose letters join are pictures with invisible text
behind them, so that they can be selected and searched.
"""

from functools import cache
from io import BytesIO

import pygame
from PIL import Image
from reportlab import rl_config
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont
from reportlab.pdfgen.canvas import Canvas

from raccoon.app.version import PROGRAM
from scenes.art import Colour, palette as pal
from scenes.art.fonts import SPARE, Typeface, data, has, joins
from scenes.art.letters import typeset
from scenes.art.letters.typeset import TextRun
from scenes.art.text import set_in_type
from scenes.printing.raster import dashed, pixels
from scenes.printing.sheet import DPI, HIGH, PER_INCH, WIDE, Box, Mark, Plate, Sheet, Stroke, Words

POINT = 72 / PER_INCH
"""The points (1/72 inch) in a unit."""
DOT = 72 / DPI
INVISIBLE = 3
"""PDF's text rendering mode for text that is not painted."""


def pdf(sheet: Sheet) -> bytes:
    """Return the page as the bytes of a PDF."""
    file = BytesIO()
    rl_config.useA85 = 0  # bytes as they are: as text they are a quarter more, and take long to write
    canvas = Canvas(
        file,
        pagesize=(WIDE * POINT, HIGH * POINT),
        invariant=True,
        pageCompression=1,
        initialFontName=_registered(Typeface.BOOK_SEMIBOLD),
    )
    canvas.setTitle(sheet.title)
    canvas.setAuthor(PROGRAM)
    canvas.setSubject(sheet.title)
    canvas.setCreator(PROGRAM)
    canvas.setCatalogEntry("Lang", sheet.language)
    _fill(canvas, sheet.paper)
    canvas.rect(0, 0, WIDE * POINT, HIGH * POINT, stroke=0, fill=1)
    for mark in sheet.marks:
        _draw_mark(canvas, mark)
    canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw_mark(canvas: Canvas, mark: Mark) -> None:
    match mark:
        case Words():
            _write(canvas, mark)
        case Box():
            _draw_box(canvas, mark)
        case Plate():
            x, y, w, h = mark.place
            place = x * POINT, (HIGH - y - h) * POINT, w * POINT, h * POINT
            _draw_picture(canvas, mark.paint(pixels(mark.place).size), *place)
        case Stroke():
            _draw_stroke(canvas, mark)


def _fill(canvas: Canvas, colour: Colour) -> None:
    canvas.setFillColorRGB(*(part / 255 for part in pal.rgb(colour)[:3]))


def _draw_box(canvas: Canvas, mark: Box) -> None:
    inset = mark.line / 2
    x, y, w, h = mark.place
    place = x + inset, HIGH - y - h + inset, w - 2 * inset, h - 2 * inset
    _fill(canvas, mark.colour)
    canvas.setStrokeColorRGB(*(part / 255 for part in pal.rgb(mark.colour)[:3]))
    canvas.setLineWidth(mark.line * POINT)
    canvas.rect(*(value * POINT for value in place), stroke=int(mark.line > 0), fill=int(not mark.line))


def _draw_stroke(canvas: Canvas, mark: Stroke) -> None:
    canvas.setStrokeColorRGB(*(part / 255 for part in pal.rgb(mark.colour)[:3]))
    canvas.setLineWidth(mark.wide * POINT)
    canvas.setLineJoin(1)
    path = canvas.beginPath()
    for (x, y), *others in dashed(mark):
        path.moveTo(x * POINT, (HIGH - y) * POINT)
        for to_x, to_y in others:
            path.lineTo(to_x * POINT, (HIGH - to_y) * POINT)
    canvas.drawPath(path)


def _draw_picture(canvas: Canvas, picture: pygame.Surface, *place: float) -> None:
    seen = Image.frombytes("RGBA", picture.get_size(), pygame.image.tobytes(picture, "RGBA"))
    canvas.drawImage(ImageReader(seen), *place, mask="auto")


def _write(canvas: Canvas, mark: Words) -> None:
    """Write a line as wide as it was measured, with a space after it, which separates it in copied text."""
    words, face, size = set_in_type(mark.words), mark.style.face, mark.style.pixels
    whole = (TextRun(words, face, False),) if typeset.is_simple(words, face) else typeset.runs(words, face)
    x, base = mark.left * POINT, (HIGH - mark.base) * POINT
    for run in whole:
        wide = run.font(size).size(run.words)[0] * DOT
        name = _registered(run.face)
        seen = bool(name) and not joins(run.face)
        if seen:
            _fill(canvas, mark.style.colour)
        else:
            picture = run.font(size).render(run.words, True, pal.rgb(mark.style.colour)[:3])
            drop = picture.get_height() - run.font(size).get_ascent()
            _draw_picture(canvas, picture, x, base - drop * DOT, wide, picture.get_height() * DOT)
        if hidden := name or _fallback_face(run.words):
            copied = run.words[::-1] if run.to_left else run.words  # readers turn it round again
            _set_text(canvas, copied, (x, base), (hidden, size * DOT), wide, seen)
        x += wide


def _set_text(
    canvas: Canvas, words: str, at: tuple[float, float], font: tuple[str, float], wide: float, seen: bool
) -> None:
    canvas.saveState()  # the way to paint text outlasts the text
    line = canvas.beginText(*at)
    line.setFont(*font)
    own = pdfmetrics.stringWidth(words, *font)
    line.setHorizScale(100 * wide / own if own else 100)
    line.setTextRenderMode(0 if seen else INVISIBLE)
    line.textOut(f"{words} ")
    canvas.drawText(line)
    canvas.restoreState()


def _fallback_face(words: str) -> str:
    """Return a face that can be embedded and has the letters, for invisible text; "" for none."""
    fitting = (face for face in SPARE if all(has(face, sign) for sign in words))
    return next(filter(None, map(_registered, fitting)), "")


@cache
def _registered(face: Typeface) -> str:
    """Register a face and return its name in the PDF; "" if its outlines cannot be embedded."""
    try:
        pdfmetrics.registerFont(TTFont(face.name, BytesIO(bytes(data(face)))))
    except TTFError:
        return ""
    return face.name
