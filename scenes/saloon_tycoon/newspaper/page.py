"""The front page of the Courier: head, street by night, lead story, poster, points, obituary, notices."""

from functools import partial

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.art import Frame, Size, Typeface
from scenes.art.pieces import characters
from scenes.printing import prints
from scenes.printing.claims import Claim, Edition, Reporter
from scenes.printing.column import TextColumn, banner
from scenes.printing.engraving import Burin
from scenes.printing.sheet import HIGH, WIDE, Place, Sheet, width
from scenes.results.numbering import deal_number
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.newspaper import claims
from scenes.saloon_tycoon.newspaper.chronicle import Chronicle
from scenes.saloon_tycoon.picture import reckoning

MARGIN, COLUMN = 80.0, 474.0
PAPER, INK, PLATE = "#ead3a4", "#2a1408", "#e6cf9f"
BROAD = WIDE - 2 * MARGIN
GAP = (BROAD - 3 * COLUMN) / 2
LEFT = [MARGIN + n * (COLUMN + GAP) for n in range(3)]
STREET: Place = (MARGIN, 612.0, BROAD, 500.0)
MIDDLE, NOTICES = 1196.0, 1862.0
"""The tops of the two lower sections of the page."""
ROWS = {"rooms": ("tiles",), "roofs": ("roofs", "lots"), "claims": ("open_claims", "secret_claims")}
"""The rows of the table of points that are sums of parts of the track."""


def edition(session: Session, catalogue: Catalogue) -> Edition:
    """The front page of a finished game."""
    game = Chronicle(session)
    reporter = Reporter(session, catalogue, claims.fact_words(game.view))
    sheet = Sheet(reporter.say("news.paper"), catalogue.language, PAPER, INK)
    page = _Page(sheet, game, reporter, Opponents(session.match.game.name).faces(session.seats))
    page.draw_head(deal_number(session))
    page.draw_street()
    page.draw_lead()
    page.draw_poster()
    page.draw_reckoning()
    page.draw_foot()
    return Edition(sheet, tuple(reporter.claims))


class _Page:
    """Draws the parts of the page onto the sheet."""

    def __init__(self, sheet: Sheet, game: Chronicle, reporter: Reporter, faces: tuple[str, ...]) -> None:
        self.sheet, self.game, self.reporter, self.faces = sheet, game, reporter, faces
        self.say = reporter.say

    def draw_head(self, number: int) -> None:
        """Draw the two frames, the paper's name, the points between two heads, and the line below them."""
        sheet, game = self.sheet, self.game
        sheet.frame((40, 40, WIDE - 80, HIGH - 80), 3)
        sheet.frame((54, 54, WIDE - 108, HIGH - 108), 3)
        slab, italic = sheet.style(Typeface.SLAB_BOLD, 26), sheet.style(Typeface.BOOK_ITALIC, 26)
        sheet.write(self.say("news.number", number=f"{number:06}"), (MARGIN + 10, 104), slab)
        sheet.write(self.say("news.motto"), (WIDE / 2, 104), italic, "centre", BROAD - 460)
        sheet.write(self.say("news.price"), (WIDE - MARGIN - 10, 104), slab, "right")
        name = sheet.style(Typeface.SLAB_BOLD, 200)
        share = min(1.0, (BROAD - 10) / width(self.say("news.paper"), name))
        sheet.write(self.say("news.paper"), (WIDE / 2, 234), name.sized(int(name.pixels * share)), "centre")
        sheet.rule(MARGIN, 262, BROAD, double=True)
        sheet.write(self.say("news.edition", n=game.rounds), (WIDE / 2, 302), italic, "centre", BROAD)
        sheet.rule(MARGIN, 320, BROAD)
        points = [game.points[seat] for seat in game.order]
        figures = (
            self.say("news.to", points=points[0], second=points[1])
            if len(points) > 1
            else self.say("news.alone", points=points[0])
        )
        banner(sheet, figures, (WIDE / 2 - 430, 324, 860, 212), Typeface.POSTER)
        for seat, side in zip(game.order, (-1, 1), strict=False):
            middle = WIDE / 2 + side * 590
            self._head(seat, (middle - 76, 330, 152, 152))
            slab = sheet.style(Typeface.SLAB_BOLD, 34)
            sheet.write(self.reporter.name(seat).upper(), (middle, 520), slab, "centre", 290)
        line = self.reporter.tell(claims.beneath(game))
        sheet.write(line, (WIDE / 2, 584), sheet.style(Typeface.POSTER, 46), "centre", BROAD)

    def _head(self, seat: int, place: Place, burin: Burin = prints.FACE) -> None:
        prints.engraving(self.sheet, place, partial(_character, self.faces[seat]), burin)

    def draw_street(self) -> None:
        """Draw the houses by night with all their lamps lit."""
        x, y, wide, high = STREET
        self.sheet.fill(STREET, PLATE)
        told = reckoning.street(self.game.view, self.reporter.session.seats, self.say)

        def paint(size: Size) -> pygame.Surface:
            image = pygame.Surface(size)
            frame = Frame(0, 0, size[0] / 1100)
            told.paint(image, image.get_rect(), frame, 1.0)
            return image

        inner = x + 7, y + 7, wide - 14, high - 14
        prints.engraving(self.sheet, inner, paint, Burin(9.6, 12.0, 1.35, 0.8))
        self.sheet.frame(STREET, 3)
        italic = self.sheet.style(Typeface.BOOK_ITALIC, 26)
        self.sheet.write(self.say("news.street.caption"), (WIDE / 2, y + high + 36), italic, "centre", BROAD)
        self.sheet.rule(MARGIN, MIDDLE - 24, BROAD, double=True)
        for n in (1, 2):
            self.sheet.upright(LEFT[n] - GAP / 2, MIDDLE, NOTICES - MIDDLE - 26)

    def draw_lead(self) -> None:
        """Draw the lead story."""
        column = TextColumn(self.sheet, LEFT[0], MIDDLE, COLUMN, NOTICES - 26)
        column.heading(self.reporter.tell(claims.beneath(self.game), "title"), 38, Typeface.SLAB_BOLD)
        told = [
            self.reporter.tell(one, "story" if one.check.startswith("turned") else "")
            for one in claims.lead(self.game)
        ]
        column.story(told, 27, drop=True)

    def draw_poster(self) -> None:
        """Draw the wanted poster."""
        sheet, found = self.sheet, claims.wanted(self.game)
        place = LEFT[1] + 6, MIDDLE + 4, COLUMN - 12, NOTICES - MIDDLE - 34
        x, y, wide, high = place
        sheet.fill(place, "#efdcb4")
        sheet.frame(place, 3, 6)
        banner(
            sheet, self.reporter.tell(found, "title"), (x + 25, y + 14, wide - 50, 110), Typeface.SLAB_BOLD
        )
        column = TextColumn(sheet, x + 28, y + 400, wide - 56, y + high - 70)
        if name := found.facts.get("character"):
            frame = x + wide / 2 - 125, y + 136, 250.0, 250.0
            sheet.fill(frame, "#f4e6c4")
            inner = frame[0] + 6, frame[1] + 6, 238.0, 238.0
            prints.engraving(sheet, inner, partial(_person, name), prints.FACE)
            sheet.frame(frame, 3)
            column.line(self.say(f"saloon.person.{name}").upper(), 36, Typeface.SLAB_BOLD)
        else:
            column.y = y + 220
        column.centred(self.reporter.tell(found), 26)
        foot = sheet.style(Typeface.SLAB_BOLD, 38)
        sheet.write(
            self.reporter.tell(found, "foot"), (x + wide / 2, y + high - 30), foot, "centre", wide - 50
        )

    def draw_reckoning(self) -> None:
        """Draw the points of every house by source, and the claims about the street."""
        sheet, game = self.sheet, self.game
        column = TextColumn(sheet, LEFT[2], MIDDLE, COLUMN, NOTICES - 26)
        column.heading(self.say("news.reckoning"), 38, Typeface.SLAB_BOLD)
        ends = [LEFT[2] + COLUMN - 8 - 76 * n for n in range(len(game.points))][::-1]
        for seat, x in enumerate(ends):
            self._head(seat, (x - 52, column.y, 60, 60), prints.SMALL)
        column.y += 70
        sheet.rule(LEFT[2], column.y, COLUMN)
        rows = _rows(game)
        self.reporter.claims.append(Claim("reckoning", {"rows": rows}))
        plain, bold = sheet.style(Typeface.BOOK_SEMIBOLD, 25), sheet.style(Typeface.SLAB_BOLD, 26)
        for name, *values in rows:
            if name == "points":
                sheet.rule(LEFT[2], column.y + 2, COLUMN, double=True)
                column.y += 8
            large = sheet.style(Typeface.POSTER, 32) if name == "points" else None
            label = self.say(f"news.reckoning.{name}")
            sheet.write(label, (LEFT[2], column.y + 36), large or plain, "left", ends[0] - LEFT[2] - 50)
            for x, value in zip(ends, values, strict=True):
                sheet.write(str(value).replace("-", "−"), (x, column.y + 36), large or bold, "right", 70)
            column.y += 46
            sheet.rule(LEFT[2], column.y, COLUMN, 1)
        column.y += 14
        column.story([self.reporter.tell(one) for one in self._happened()], 25)

    def _happened(self) -> list[Claim]:
        found = [*claims.street(self.game)]
        return found or [*claims.house(self.game, self.game.order[-1])]

    def draw_foot(self) -> None:
        """Draw the obituary in a black frame, and the notices."""
        sheet, game = self.sheet, self.game
        sheet.rule(MARGIN, NOTICES - 18, BROAD, double=True)
        y, high = NOTICES + 6, HIGH - NOTICES - 92
        place = MARGIN, y, COLUMN, high
        sheet.frame(place, 12)
        column = TextColumn(sheet, MARGIN + 30, y + 26, COLUMN - 60, y + high - 22)
        column.line(self.say("news.lampsout"), 26, Typeface.SLAB_BOLD)
        found = [*claims.obituary(game, game.order[-1])]
        column.heading(self.reporter.tell(found[0], "title"), 36)
        column.story([self.reporter.tell(one) for one in found], 25)
        wide, tall = (BROAD - COLUMN - GAP - 16) / 2, (high - 14) / 2
        for number, one in enumerate(claims.notices(game, 4)):
            across, down = number % 2, number // 2
            self._notice(
                (LEFT[1] + across * (wide + 16), y + down * (tall + 14), wide, tall), one, across == down
            )

    def _notice(self, place: Place, found: Claim, double: bool) -> None:
        x, y, wide, high = place
        self.sheet.frame(place, 3, 6 if double else 0)
        title = str(self.reporter.told["tile"](found.facts["tile"], self.reporter.catalogue.say)).upper()
        slab = self.sheet.style(Typeface.SLAB_BOLD, 44)
        self.sheet.write(title, (x + wide / 2, y + 62), slab, "centre", wide - 50)
        prints.wave(self.sheet, x + wide / 2 - 70, y + 76, 140)
        column = TextColumn(self.sheet, x + 26, y + 104, wide - 52, y + high - 14)
        column.centred(self.reporter.tell(found), 26)


def _rows(game: Chronicle) -> tuple[tuple[object, ...], ...]:
    """The rows of the table of points: a name, and a figure for each seat."""
    scores = [player.score for player in game.view.players]
    rows: list[tuple[object, ...]] = [
        (name, *(sum(getattr(score.track, part) for part in parts) for score in scores))
        for name, parts in ROWS.items()
    ]
    rows.append(("guests", *(score.citizens + score.outlaws for score in scores)))
    rows.append(("rest", *(score.track.cards + score.unfinished for score in scores)))
    return (*rows, ("points", *game.points), ("gold", *game.gold))


def _character(face: str, size: Size) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    characters.character(image, image.get_rect(), face, "calm")
    return image


def _person(name: str, size: Size) -> pygame.Surface:
    return art.character(name, "calm", size)
