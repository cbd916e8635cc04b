"""The page about one person in one game: figures, the course of the rating, and the opponents."""

from dataclasses import dataclass
from statistics import fmean

import pygame

from raccoon.app.afterwards.people import BOT, Duel, PeopleStatistics, Record
from raccoon.app.seats import CHARACTERS, Seat
from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.art import Frame, Style, Typeface, names, palette as pal, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces import characters, chart
from scenes.art.pieces.characters import framed_portrait

PALE, RULE = "#6b5636", "#b99a62"
BEFORE, BEHIND = "#7fb5a4", "#d99a9a"
FIGURES = (150, 194)
"""The height of the figures in design units; usually, and in large text."""
PAINTING_GAP, LEAST_PAINTING = 36.0, 240.0
"""The gap above a painting, and its least height, in design units."""
APART = 1.4
"""The least distance of two levels' names at the chart, in heights of their type."""
LEAST = 3
"""The least number of games for which a course is drawn."""


@dataclass(frozen=True)
class PersonPage:
    """The facts about a person, with the sentences of the game."""

    found: PeopleStatistics
    game: str
    name: str
    record: Record
    say: Say

    def rated(self) -> str:
        """Return the rating, its uncertainty, and the levels between which it is."""
        rating, deviation = self.found.rating(self.game, self.name)
        told = self.say("people.rating", rating=round(rating), sure=round(2 * deviation))
        levels = self.found.levels(self.game)
        below = [level for level, value in levels if value <= rating]
        above = [level for level, value in levels if value > rating]
        names = {"below": below[-1:], "above": above[:1]}
        known = {key: self.say(f"bot.{found[0]}") for key, found in names.items() if found}
        key = "between" if len(known) == 2 else next(iter(known), "")
        return f"{told}. {self.say(f'people.{key}', **known)}" if key else told

    def figures(self) -> list[tuple[str, str, str]]:
        """Return each figure, its name, and a remark."""
        record, say = self.record, self.say
        mean, (low, high) = round(record.mean, 1), record.interval
        shares = {"share": record.wins / record.games, "low": low, "high": high}
        even = round(100 * record.share / record.games)
        percent = {name: round(100 * share) for name, share in shares.items()}
        best = say(f"game.{self.game}.points", n=max(record.points))
        found = [
            (str(record.wins), say("people.wins", n=record.games), say("people.share", even=even, **percent)),
            (say("people.number", number=mean), say("people.mean"), say("people.best", points=best)),
            (str(record.longest), say("people.longest"), say("people.run", n=record.run)),
        ]
        if record.accuracies:
            luck = say("people.luck", luck=round(fmean(record.luck)))
            found.append((str(round(fmean(record.accuracies))), say("people.accuracy"), luck))
        return found

    def rivals(self) -> list[tuple[str, Duel]]:
        """Return all opponents with the results against them, the most frequent first."""
        met = sorted(self.record.duels.items(), key=lambda duel: (-duel[1].games, duel[0]))
        return [(self._display_name(name), duel) for name, duel in met]

    def _display_name(self, name: str) -> str:
        return self.say(f"bot.{name.removeprefix(BOT)}") if name.startswith(BOT) else name


def draw(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame, beside: int) -> None:
    """Draw portrait, name and rating at the top of a box; `beside` is the width that the name leaves free."""
    px = frame.px
    side = px(150)
    face = pygame.Rect(box.left, box.top, side, side)
    draw_head(surface, face, told.found.seats[told.name])
    head = pygame.Rect(face.right + px(24), box.top, box.right - beside - face.right - px(24), px(72))
    style = Style(Typeface.POSTER, frame.heading(50), pal.OXBLOOD_DEEP)
    names.draw(surface, told.name, head, style, "left", frame.floor)
    line = pygame.Rect(head.left, head.bottom, box.right - head.left, side - px(72))
    slim = text.NARROWEST if frame.is_large else 1.0
    style = Style(Typeface.BOOK_ITALIC, frame.type(25, 1.84), pal.INK, slim=slim)
    text.paragraph(surface, told.rated(), line, style, "left", floor=frame.floor)


def draw_head(surface: pygame.Surface, place: pygame.Rect, seat: Seat) -> None:
    """Draw the portrait of a seat."""
    who = seat.character or CHARACTERS[0]
    characters.portrait(surface, place, who, characters.CALM, seat.colour, seat.emblem)


def draw_painting(surface: pygame.Surface, box: pygame.Rect, seat: Seat, frame: Frame) -> None:
    """Draw a painting of a seat at the foot of a box, if that is high enough."""
    high = min(box.height - frame.px(PAINTING_GAP), box.width * 5 // 4)
    if high >= frame.px(LEAST_PAINTING):
        place = pygame.Rect(0, 0, high * 4 // 5, high).move_to(midbottom=box.midbottom)
        who = seat.character or CHARACTERS[0]
        framed_portrait(surface, place, frame.scale, who, characters.PLEASED, seat.colour, seat.emblem)


def draw_record(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame) -> None:
    """Draw the figures, the course of the rating and the opponents."""
    px = frame.px
    high = px(FIGURES[frame.is_large])
    _draw_figures(surface, pygame.Rect(box.left, box.top, box.width, high), told, frame)
    top = box.top + high + px(24)
    rest = pygame.Rect(box.left, top, box.width, box.bottom - top)
    if len(told.record.course) >= LEAST:
        high = min(px(190), rest.height // 3)
        _draw_course(surface, pygame.Rect(rest.left, rest.top, rest.width, high), told, frame)
        rest.top, rest.height = rest.top + high + px(18), rest.height - high - px(18)
    _draw_rivals(surface, rest, told, frame)


def _draw_figures(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame) -> None:
    figures, gap = told.figures(), frame.px(20)
    wide = (box.width - gap * (len(figures) - 1)) // len(figures)
    for number, (figure, what, more) in enumerate(figures):
        card = pygame.Rect(box.left + number * (wide + gap), box.top, wide, box.height)
        _draw_card(surface, card, frame)
        style = Style(Typeface.POSTER, frame.heading(46), pal.INK)
        text.draw(surface, figure, (card.centerx, card.top + frame.px(40)), style, "centre", middle=True)
        room = card.width - frame.px(20)
        lines = ((what, Typeface.BOOK_BOLD, 92 / 150), (more, Typeface.BOOK_ITALIC, 124 / 150))
        for words, face, y in lines:
            style = lettered(frame, face, 21, pal.INK, 1.75)
            at = card.centerx, card.top + round(card.height * y)
            text.draw(surface, words, at, style, "centre", room, frame.floor, middle=True)


def _draw_card(surface: pygame.Surface, card: pygame.Rect, frame: Frame) -> None:
    pygame.draw.rect(surface, pal.rgb("#fff8e4"), card, border_radius=frame.px(8))
    pygame.draw.rect(surface, pal.rgb(RULE), card, frame.px(1.5), frame.px(8))


def _draw_course(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame) -> None:
    """The rating after each of the last games, with a line for every level met."""
    levels = [(told.say(f"bot.{level}"), value) for level, value in told.found.levels(told.game)]
    course = told.record.course
    values = [*course, *(value for _, value in levels)]
    low, high = min(values), max(values)
    _draw_card(surface, box, frame)
    inside = box.inflate(-frame.px(40), -frame.px(36))
    named = frame.px(250 if frame.is_large else 150)
    left = inside.left + named

    def y(value: float) -> int:
        return inside.bottom - round(inside.height * (value - low) / max(1.0, high - low))

    style, last = Style(Typeface.BOOK_ITALIC, frame.type(18, 1.8), pal.INK), box.bottom + frame.px(40)
    for name, value in levels:
        surface.fill(pal.rgb(RULE), (left, y(value), inside.right - left, 1))
        place = min(y(value), last - round(APART * style.pixels))
        if y(value) - place <= style.pixels // 2:
            at = left - frame.px(12), place
            text.draw(surface, name, at, style, "right", named - frame.px(10), frame.floor, middle=True)
            last = place
    step = (inside.right - left) / (len(course) - 1)
    points = [(left + round(n * step), y(value)) for n, value in enumerate(course)]
    chart.line(surface, points, [(pal.OXBLOOD, frame.px(3.5))])
    pygame.draw.circle(surface, pal.rgb(pal.OXBLOOD), points[-1], frame.px(6))


def _draw_rivals(surface: pygame.Surface, box: pygame.Rect, told: PersonPage, frame: Frame) -> None:
    """Draw a line for each opponent: games, games finished ahead of and behind them."""
    px, say = frame.px, told.say
    high = px(46 * paper.text_growth(frame, 0.5))
    columns = [box.left + round(box.width * share) for share in (0.52, 0.66, 0.80)]
    bar = pygame.Rect(box.left + round(box.width * 0.83), 0, round(box.width * 0.17), px(20))
    heading = Style(Typeface.POSTER, frame.heading(30), pal.OXBLOOD_DEEP)
    room = round(box.width * 0.42)
    middle = box.top + high // 2
    text.draw(
        surface, say("people.rivals"), (box.left, middle), heading, "left", room, frame.floor, middle=True
    )
    small = Style(Typeface.BOOK_ITALIC, frame.type(20, 1.84), PALE)
    for x, key in zip(columns, ("people.games", "people.before", "people.behind"), strict=True):
        limit = round(box.width * 0.13)
        text.draw(surface, say(key), (x, middle), small, "right", limit, frame.floor, middle=True)
    top = box.top + high
    for name, duel in told.rivals()[: max(0, (box.bottom - top) // high)]:
        surface.fill(pal.rgb(RULE), (box.left, top, box.width, 1))
        row = pygame.Rect(box.left, top, room, high)
        if name in told.found.seats:
            head = pygame.Rect(0, 0, high - px(4), high - px(4)).move_to(midleft=row.midleft)
            draw_head(surface, head, told.found.seats[name])
        row.left, row.width = row.left + high + px(6), row.width - high - px(6)
        names.draw(
            surface, name, row, Style(Typeface.BOOK_BOLD, frame.type(23, 1.84), pal.INK), "left", frame.floor
        )
        number = Style(Typeface.SLAB_BOLD, frame.type(22, 1.84), pal.INK)
        for x, value in zip(columns, (duel.games, duel.before, duel.behind), strict=True):
            text.draw(surface, str(value), (x, row.centery), number, "right", middle=True)
        bar.centery = row.centery
        _draw_share(surface, bar, duel, frame)
        top += high


def _draw_share(surface: pygame.Surface, bar: pygame.Rect, duel: Duel, frame: Frame) -> None:
    """Draw the shares of games finished ahead and behind, with a mark in the middle."""
    surface.fill(pal.rgb("#fff8e4"), bar)
    before = round(bar.width * duel.before / duel.games)
    behind = round(bar.width * duel.behind / duel.games)
    surface.fill(pal.rgb(BEFORE), (bar.left, bar.top, before, bar.height))
    losses = pygame.Rect(bar.right - behind, bar.top, behind, bar.height)
    surface.fill(pal.rgb(BEHIND), losses)
    shapes.slant(surface, losses, frame.scale, "#b26a6a")
    pygame.draw.rect(surface, pal.rgb(pal.INK), bar, frame.px(1.5))
    surface.fill(pal.rgb(pal.INK), (bar.centerx, bar.top - 2, frame.px(1.5), bar.height + 4))
