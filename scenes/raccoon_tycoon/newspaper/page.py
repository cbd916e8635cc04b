"""The Astoria Gazette's front page: masthead, headline, picture, story, chart, market, obituary, notices."""

from functools import partial

import pygame

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.games.raccoon_tycoon.actions.end_turn import VictoryDeclared
from scenes.art import Size, Typeface
from scenes.printing import prints
from scenes.printing.claims import Claim, Edition, Reporter
from scenes.printing.column import TextColumn, banner
from scenes.printing.course import Standings, draw_standings
from scenes.printing.sheet import HIGH, WIDE, Sheet
from scenes.raccoon_tycoon.art import paintings, tokens
from scenes.raccoon_tycoon.newspaper import claims, scene
from scenes.raccoon_tycoon.newspaper.chronicle import Chronicle
from scenes.raccoon_tycoon.words.names import named
from scenes.results.numbering import deal_number

MARGIN, GAP, COLUMN = 86.0, 30.0, 474.0
PAPER, INK = "#f4e9cf", "#1c1712"
PLATE = "#efe2c2"
LEFT = [MARGIN + n * (COLUMN + GAP) for n in range(3)]
BROAD = WIDE - 2 * MARGIN
PICTURE, MIDDLE, NOTICES = 548.0, 1288.0, 1990.0
"""The tops of the page's three rows of articles."""
MOST = 5


def edition(session: Session, catalogue: Catalogue) -> Edition:
    """Make the front page of a finished game."""
    game, reporter = Chronicle(session, catalogue), Reporter(session, catalogue, claims.FACT_WORDS)
    sheet = Sheet(reporter.say("news.paper"), catalogue.language, PAPER, INK)
    page = _Page(sheet, game, reporter, Opponents(session.match.game.name).faces(session.seats))
    page.draw_head(deal_number(session), len(session.seats))
    page.draw_lead()
    page.draw_course()
    page.draw_market()
    page.draw_obituary()
    page.draw_notices()
    return Edition(sheet, tuple(reporter.claims))


class _Page:
    """Sets the page, part by part."""

    def __init__(self, sheet: Sheet, game: Chronicle, reporter: Reporter, faces: tuple[str, ...]) -> None:
        self.sheet, self.game, self.reporter, self.faces = sheet, game, reporter, faces
        self.say = reporter.say

    def draw_head(self, number: int, players: int) -> None:
        """Draw the masthead between two boxes, the line of date and price, the headline and its subtitle."""
        sheet, tell = self.sheet, self.reporter.tell
        poster = sheet.style(Typeface.POSTER, 132)
        sheet.write(self.say("news.paper"), (WIDE / 2, 208), poster, "centre", BROAD - 2 * 250)
        self._ear(MARGIN, self.say("news.edition"), self._ended())
        self._ear(WIDE - MARGIN - 214, self.say("news.weather"), tell(claims.weather(self.game)))
        sheet.rule(MARGIN, 238, BROAD, double=True)
        italic = sheet.style(Typeface.BOOK_ITALIC, 24)
        sheet.write(self.say("news.number", number=f"{number:06}"), (MARGIN + 4, 276), italic)
        tycoons = self.say("results.tycoons", n=players)
        when = self.say("news.when", players=tycoons, n=self.game.rounds)
        sheet.write(when, (WIDE / 2, 276), italic, "centre", BROAD - 520)
        sheet.write(self.say("news.price"), (WIDE - MARGIN - 4, 276), italic, "right")
        sheet.rule(MARGIN, 292, BROAD)
        head = tell(claims.headline(self.game), "head").upper()
        banner(sheet, head, (MARGIN + 5, 300, BROAD - 10, 140), Typeface.POSTER)
        line = sheet.style(Typeface.BOOK_ITALIC, 34)
        sheet.write(tell(claims.beneath(self.game)), (WIDE / 2, 486), line, "centre", BROAD)
        prints.wave(sheet, WIDE / 2 - 130, 508, 260)

    def _ended(self) -> str:
        last = self.game.ending
        if isinstance(last, VictoryDeclared):
            return self.reporter.tell(Claim("declared", {"seat": last.seat, "money": last.money}))
        kinds = self.game.exhausted
        return self.reporter.tell(Claim(f"ended.{kinds[0]}", {}))

    def _ear(self, x: float, head: str, words: str) -> None:
        self.sheet.frame((x, 92, 214, 118), 3, 6)
        column = TextColumn(self.sheet, x + 14, 106, 186, 204)
        column.line(head, 22, Typeface.SLAB_BOLD)
        column.y += 4
        column.centred(words, 22)

    def draw_lead(self) -> None:
        """Draw the engraving with its caption, and the lead story next to it."""
        sheet, game = self.sheet, self.game
        wide, high = 2 * COLUMN + GAP, 654.0
        place = LEFT[0], PICTURE, wide, high
        sheet.fill(place, PLATE)
        inner = place[0] + 8, place[1] + 8, wide - 16, high - 16
        paint, claim = scene.of(game, self.faces[game.winner], self.reporter.catalogue.say)
        prints.engraving(sheet, inner, paint)
        sheet.frame(place, 3, 6)
        italic = sheet.style(Typeface.BOOK_ITALIC, 25)
        caption = self.reporter.tell(claim, "caption")
        sheet.write(caption, (LEFT[0] + wide / 2, PICTURE + high + 34), italic, "centre", wide)
        sheet.upright(LEFT[2] - GAP / 2, PICTURE, high + 44)
        column = TextColumn(sheet, LEFT[2], PICTURE - 6, COLUMN, PICTURE + high + 50)
        found = [*claims.lead(game)]
        column.heading(self.reporter.tell(claims.headline(game), "title"), 40)
        column.y += 6
        column.story([self.reporter.tell(one) for one in found], 25, drop=True)
        if column.left > 290:
            middle = LEFT[2] + COLUMN / 2
            prints.oval(sheet, middle, column.y + (column.left - 40) / 2, self.faces[game.winner], "pleased")
            points = claims.points(game, game.winner)
            column.y = column.foot - 36
            column.line(self.reporter.tell(points), 25)

    def draw_course(self) -> None:
        """Draw the chart of points, and the stories of the second and third."""
        sheet, game = self.sheet, self.game
        sheet.rule(MARGIN, MIDDLE - 22, BROAD, double=True)
        for n in (1, 2):
            sheet.upright(LEFT[n] - GAP / 2, MIDDLE, 660)
        column = TextColumn(sheet, LEFT[0], MIDDLE - 4, COLUMN, MIDDLE + 668)
        column.heading(self.say("news.course"), 34)
        column.line(self.say("news.course.beneath", n=game.rounds), 22)
        names = [self.reporter.name(seat) for seat in range(len(game.points))]
        course = Standings(game.story.rounds, game.story.points, names, game.winner)
        draw_standings(sheet, course, (LEFT[0], column.y + 4, COLUMN, 196))
        column.y += 196 + 48
        order = game.order
        if len(order) > 1:
            foot = column.foot
            column.foot -= 150 if len(order) > 3 else 0
            column.story([self.reporter.tell(one) for one in claims.runner_up(game)], 25)
            column.foot = foot
        if len(order) > 3:
            sheet.rule(LEFT[0] + 150, column.y + 6, 174)
            column.y += 16
            third = claims.parts(game, order[2])
            column.heading(self.reporter.tell(third, "title"), 30)
            column.story(
                [self.reporter.tell(third), *map(self.reporter.tell, claims.railroads(game, order[2]))], 25
            )

    def draw_market(self) -> None:
        """Draw the table of prices, and the market report."""
        sheet = self.sheet
        column = TextColumn(sheet, LEFT[1], MIDDLE - 4, COLUMN, MIDDLE + 668)
        column.heading(self.say("news.market"), 34)
        column.line(self.say("news.market.beneath"), 22)
        ends = [LEFT[1] + x for x in (222, 318, 396, 472)]
        italic, bold = sheet.style(Typeface.BOOK_ITALIC, 22), sheet.style(Typeface.BOOK_BOLD, 25)
        column.y += 22
        for x, head in zip(ends, ("first", "best", "last", "sold"), strict=True):
            sheet.write(self.say(f"news.market.{head}"), (x, column.y), italic, "right", 78)
        sheet.rule(LEFT[1], column.y + 10, COLUMN)
        column.y += 20
        figures = sheet.style(Typeface.POSTER, 26)
        for name, *values in self.game.market():
            prints.engraving(sheet, (LEFT[1] + 4, column.y, 46, 46), partial(_token, name), prints.SMALL)
            sheet.write(self.say(f"commodity.{name}.title"), (LEFT[1] + 62, column.y + 32), bold, "left", 130)
            for x, value in zip(ends, values, strict=True):
                sheet.write(str(value), (x, column.y + 33), figures, "right")
            column.y += 56
            sheet.rule(LEFT[1], column.y - 5, COLUMN, 1)
        self.reporter.claims.append(Claim("market", {"rows": tuple(self.game.market())}))
        column.y += 12
        column.story([self.reporter.tell(one) for one in claims.market(self.game)], 25)

    def draw_obituary(self) -> None:
        """Draw the obituary of the last seat in a black frame."""
        seat = self.game.order[-1]
        place = LEFT[2], MIDDLE, COLUMN - 4, 656.0
        self.sheet.frame(place, 12)
        x, y, wide, high = place
        column = TextColumn(self.sheet, x + 28, y + 30, wide - 56, y + high - 24)
        column.line(self.say("news.memoriam"), 24, Typeface.SLAB_BOLD)
        prints.oval(self.sheet, x + wide / 2, y + 178, self.faces[seat], "put out")
        column.y = y + 292
        found = [*claims.obituary(self.game, seat)]
        column.heading(self.reporter.tell(found[0], "title"), 34)
        column.story([*(self.reporter.tell(one) for one in found), self.say("news.flowers")], 25)

    def draw_notices(self) -> None:
        """Draw small advertisements for buildings that were bought."""
        sheet = self.sheet
        sheet.rule(MARGIN, NOTICES - 24, BROAD, double=True)
        head = sheet.style(Typeface.BOOK_BOLD, 22)
        sheet.write(self.say("news.notices").upper(), (WIDE / 2, NOTICES + 6), head, "centre")
        found = [*claims.advertisements(self.game, MOST)]
        if not found:
            bare = TextColumn(sheet, MARGIN + 300, NOTICES + 90, BROAD - 600, HIGH - 90)
            bare.centred(self.reporter.tell(Claim("unbuilt", {})), 34)
            return
        wide = (BROAD - 16 * (len(found) - 1)) / len(found)
        for number, one in enumerate(found):
            place = MARGIN + number * (wide + 16), NOTICES + 24, wide, 250.0
            sheet.frame(place, 3, 0 if number % 2 else 6)
            self._notice(place, one)

    def _notice(self, place: tuple[float, float, float, float], found: Claim) -> None:
        x, y, wide, high = place
        name = found.facts["building"]
        picture = x + wide / 2 - 52, y + 6, 104.0, 104.0
        prints.engraving(self.sheet, picture, partial(_building, name), prints.SMALL)
        column = TextColumn(self.sheet, x + 14, y + 106, wide - 28, y + high - 12)
        slab = self.sheet.style(Typeface.SLAB_BOLD, 26)
        title = self.reporter.say("news.name", name=named(name, self.reporter.catalogue.say)).upper()
        self.sheet.write(title, (x + wide / 2, y + 132), slab, "centre", wide - 28)
        column.y = y + 146
        column.centred(self.reporter.tell(found), 22)


def _token(name: str, size: Size) -> pygame.Surface:
    return tokens.image_of(name, max(size))


def _building(name: str, size: Size) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    paintings.building(image, image.get_rect(), name)
    return prints.fading(image)
