"""A game's painting with a sentence on a plate, for a page that is worked out; or a train in its country."""

from collections.abc import Iterator
from functools import partial

import pygame

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.text import Say
from scenes.art import Frame, Size, Typeface, palette as pal, shapes, text
from scenes.art.landscape import countryside, running_train
from scenes.art.landscape.title_ground import TitleGround
from scenes.art.letters.signs import lettered
from scenes.art.pieces.characters import hang
from scenes.art.surface_cache import surface_cache

WIDE = 0.44, 0.7
"""The share of a plate in the width of its area, and in large letters."""
DECK, BEGIN, END = 0.87, 0.1, 0.98
"""The height of the rails in the area, and the way of the engine in its width."""


def share(assessment: Assessment) -> float:
    """The share of the work that is done, from 0 to 1."""
    course, review = assessment.course, assessment.review
    return 0.5 * (course.done if course else 0.0) + 0.5 * (review.done if review else 0.0)


QUARTER = 25
"""The percents after which it is said anew how much is worked out."""


def _percent(assessment: Assessment, step: int = 1) -> int:
    """The part that is worked out, in steps of so many %; less than 0 while nothing is known."""
    return int(100 * share(assessment)) // step * step if assessment.course else -1


def progress(assessment: Assessment, say: Say, step: int = 1) -> str:
    """The sentence that says how much is worked out, in steps of so many %; "" while nothing is known."""
    amount = _percent(assessment, step)
    return say("chances.progress", share=say("settings.percent", amount=amount)) if amount >= 0 else ""


class Announced:
    """Has it said how far a page is worked out, that there is trouble, and in the end what has come of it.

    The `ground` lies behind these words.
    """

    def __init__(self, assessment: Assessment, say: Say, ground: TitleGround) -> None:
        self._assessment, self._say, self.ground = assessment, say, ground
        self._said: set[str] = set()
        self._known: object = None
        """The state that was put into words last."""

    def news(self, found: str) -> Iterator[str]:
        """The new sentences, `found` once all is known; none at first, for the page itself is read then."""
        trouble = self._assessment.trouble
        known = _percent(self._assessment, QUARTER), found, trouble
        if known == self._known:
            return
        lines = [progress(self._assessment, self._say, QUARTER), found]
        lines += [self._say(trouble.key, **trouble.facts)] if trouble else []
        new = [line for line in lines if line and line not in self._said]
        self._said.update(new)
        yield from new if self._known else ()
        self._known = known


def draw(
    surface: pygame.Surface,
    words: str,
    area: pygame.Rect,
    frame: Frame,
    ground: TitleGround,
    done: float = 1.0,
) -> None:
    """A sentence on a plate in an area, above the train, or on the title's painting of the game where that is
    at rest, beside its hero; nothing for none.
    """
    if not words:
        return
    plate = pygame.Rect(
        0, 0, round(area.width * WIDE[frame.is_large]), min(frame.px(130), round(area.height * 0.4))
    )
    aside = min(frame.px(36), area.height // 16)
    plate.midtop = area.centerx, area.top + aside
    if not ground.awake:
        plate.left = area.left + frame.px(48)
        plate.bottom = area.bottom - aside if frame.is_large else plate.bottom
    hang(surface, area, frame.scale, partial(_country, done) if ground.awake else partial(_painting, ground))
    shapes.wood_panel(surface, plate, frame.scale)
    style = lettered(frame, Typeface.BOOK_SEMIBOLD, 26, pal.IVORY, 1.3)
    inner = plate.inflate(-frame.px(48), -frame.px(24))
    text.paragraph(surface, words, inner, style, "centre", centred=True, floor=frame.floor)


def _painting(ground: TitleGround, surface: pygame.Surface, area: pygame.Rect) -> None:
    surface.blit(_at_rest(area.size, ground), area)


@surface_cache(1)
def _at_rest(size: Size, ground: TitleGround) -> pygame.Surface:
    picture = pygame.Surface(size)
    ground.draw(picture)
    return picture


def _country(done: float, surface: pygame.Surface, area: pygame.Rect) -> None:
    """The countryside, and the train that has come so far from 0 to 1."""
    size, down = _sheet(area.size)
    before = surface.get_clip()
    surface.set_clip(area.clip(before))
    surface.blit(_ground(area.size), area)
    nose = countryside.WIDTH * (BEGIN + (END - BEGIN) * done)
    time = (nose - running_train.LONG - running_train.FIRST) / running_train.SPEED
    for image, place in running_train.seen(size, time):
        surface.blit(image, place.move(area.left, area.top - down))
    surface.set_clip(before)


def _sheet(size: Size) -> tuple[Size, int]:
    """The size of the whole picture of which such an area shows a part, and where that begins."""
    whole = size[0], max(round(size[0] * countryside.HEIGHT / countryside.WIDTH), round(size[1] * 1.2))
    scale, (_, top) = countryside.placed(whole)
    return whole, min(whole[1] - size[1], round(top + countryside.DECK * scale - DECK * size[1]))


@surface_cache(1)
def _ground(size: Size) -> pygame.Surface:
    whole, down = _sheet(size)
    return countryside.fresh(whole).subsurface((0, down), size).copy()
