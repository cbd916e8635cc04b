"""The Continental as a printed page in colour: picture, impact, count, reports, votes."""

from functools import partial

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.app.wording import capitalised, signed
from raccoon.games.raccoon_rampage.phases.turn_end import TurnEnded
from scenes.art.fonts import Typeface
from scenes.printing.claims import Claim, Edition, Reporter
from scenes.printing.column import TextColumn
from scenes.printing.sheet import HIGH, WIDE, Place, Sheet, width
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import year
from scenes.raccoon_rampage.results import claims
from scenes.raccoon_rampage.results.course import Course, course
from scenes.raccoon_rampage.results.stories import house_figures, reports
from scenes.raccoon_rampage.results.tally import Edition as Count, Tally, seat_results_of
from scenes.raccoon_rampage.words import names
from scenes.results.numbering import deal_number
from scenes.table.presentation.results import ends_of

MARGIN, GAP = 90.0, 34.0
PAPER, INK, GREY, RED, GREEN = "#f6f3ea", "#14161c", "#4b4a48", "#b23a2e", "#2f7d68"
ALARM, RELIEF, GOLD, YELLOW = "#e9a79d", "#a5cfc0", "#f6e2a4", "#f2c14e"
BROAD = WIDE - 2 * MARGIN
COLUMN = (BROAD - 2 * GAP) / 3
LEFT = [MARGIN + n * (COLUMN + GAP) for n in range(3)]
PICTURE: Place = (MARGIN, 508.0, BROAD, 640.0)
COURSE, COUNT, FOOT = 1212.0, 1500.0, 1704.0
"""The tops of the impact, of the count and of the columns."""
STORIES, VOTES = 3, 4


def edition(session: Session, catalogue: Catalogue) -> Edition:
    """The front page of a finished game."""
    view, record = session.view(None), course(session)
    reporter = Reporter(session, catalogue, claims.TOLD, "rampage.")
    sheet = Sheet(reporter.say("rampage.paper"), catalogue.language, PAPER, INK)
    views = [session.view(None, end) for end in ends_of(session, TurnEnded)]
    impacts = tuple(one.impact for one in views)
    count = Count(
        seat_results_of(session, view), view, impacts, (), house_figures(record, view, catalogue.say)
    )
    page = _Page(sheet, reporter, record, count)
    page.draw_head(deal_number(session))
    page.draw_picture()
    page.draw_impact([one.round for one in views])
    page.draw_count()
    page.draw_columns()
    return Edition(sheet, tuple(reporter.claims))


class _Page:
    """Sets the parts of the page on its sheet."""

    def __init__(self, sheet: Sheet, reporter: Reporter, course: Course, count: Count) -> None:
        self.sheet, self.reporter, self.course, self.count = sheet, reporter, course, count
        self.view, self.won, self.say = count.view, count.won, reporter.say

    def draw_head(self, number: int) -> None:
        """Set the name between two ears, the line of figures, the headline and the line below it."""
        sheet, say, tell = self.sheet, self.say, self.reporter.tell
        slab, italic = sheet.style(Typeface.SLAB_BOLD, 26), sheet.style(Typeface.BOOK_ITALIC, 25, GREY)
        dawn = "won" if self.won else "lost"
        sheet.write(say("rampage.front.edition"), (MARGIN, 112), slab, "left", 250)
        sheet.write(say("rampage.front.year", n=year(self.view)), (MARGIN, 146), italic)
        sheet.write(say("results.number", number=f"{number:06}"), (MARGIN, 180), italic)
        sheet.write(say("rampage.front.place"), (WIDE - MARGIN, 112), slab, "right", 250)
        sheet.write(say(f"rampage.front.{dawn}"), (WIDE - MARGIN, 146), italic, "right", 250)
        name = sheet.style(Typeface.POSTER, 150)
        sheet.write(say("rampage.paper"), (WIDE / 2, 190), name, "centre", 940)
        sheet.rule(MARGIN, 226, BROAD, 4)
        plain = sheet.style(Typeface.BOOK_SEMIBOLD, 24)
        offices = Claim("news.offices", {"n": len(self.view.players)})
        sheet.write(tell(offices), (MARGIN, 262), plain)
        sheet.write(tell(claims.counted(self.course)), (WIDE / 2, 262), plain, "centre", 900)
        colour = GREEN if self.won else RED
        tracker = Claim("news.tracker", {"impact": self.view.impact})
        sheet.write(
            tell(tracker), (WIDE - MARGIN, 262), sheet.style(Typeface.BOOK_BOLD, 24, colour), "right", 320
        )
        sheet.rule(MARGIN, 278, BROAD, 1)
        head = tell(claims.headline(self.view, self.won), "print")
        bold = sheet.style(Typeface.BOOK_BOLD, 150)
        share = min(1.0, BROAD / width(head, bold))
        sheet.write(head, (WIDE / 2, 408), bold.sized(int(bold.pixels * share)), "centre")
        line = sheet.style(Typeface.BOOK_ITALIC, 38)
        sheet.write(tell(claims.beneath(self.view, self.won)), (WIDE / 2, 476), line, "centre", BROAD)

    def draw_picture(self) -> None:
        """Set the picture with its caption and the raccoons awake by area."""
        x, y, wide, high = PICTURE
        self.sheet.picture(PICTURE, lambda size: art.news(size, self.won))
        self.sheet.frame(PICTURE, 2)
        italic = self.sheet.style(Typeface.BOOK_ITALIC, 25, GREY)
        awake = self.reporter.tell(Claim("news.where", {"raccoons": self.view.raccoons}))
        where = self.sheet.write(awake, (x + wide, y + high + 36), italic, "right", wide / 2)
        caption = self.say(f"rampage.caption.{'won' if self.won else 'lost'}")
        self.sheet.write(caption, (x, y + high + 36), italic, "left", wide - where.wide - GAP)

    def draw_impact(self, rounds: list[int]) -> None:
        """Set the curve of the tracker, turn by turn, across the page."""
        sheet, impacts = self.sheet, self.count.impacts
        sheet.rule(MARGIN, COURSE, BROAD)
        bold, red = sheet.style(Typeface.BOOK_BOLD, 30), sheet.style(Typeface.BOOK_ITALIC, 25, RED)
        sheet.write(self.say("rampage.results.chart.impact"), (MARGIN, COURSE + 40), bold)
        sheet.write(self.say("rampage.news.above"), (WIDE - MARGIN, COURSE + 40), red, "right", 700)
        top, high = COURSE + 58, 172.0
        most, least = max(2, *impacts) + 0.6, min(-2, *impacts) - 0.6
        step = BROAD / max(1, len(impacts) - 1)
        base = top + high * most / (most - least)
        unit = high / (most - least)
        line = [(MARGIN, base - impacts[0] * unit)]
        for number, impact in enumerate(impacts[1:]):
            x = MARGIN + number * step
            if impact:
                up = impact > 0
                tall = abs(impact) * unit
                sheet.fill((x, base - tall if up else base, step, tall), ALARM if up else RELIEF)
            line += [(x, base - impact * unit), (x + step, base - impact * unit)]
        sheet.fill((MARGIN, base - 0.8, BROAD, 1.6))
        sheet.stroke(line, 3.4)
        self._write_rounds(rounds, step, top + high + 24)
        end = base - impacts[-1] * unit
        high_up = end < top + 30
        colour = INK if high_up else GREEN if impacts[-1] < 0 else RED
        last = sheet.style(Typeface.BOOK_BOLD, 28, colour)
        end += 34 if impacts[-1] < 0 or high_up else -12
        sheet.write(signed(impacts[-1]), (WIDE - MARGIN - 8, end), last, "right")

    def _write_rounds(self, rounds: list[int], step: float, y: float) -> None:
        small = self.sheet.style(Typeface.BOOK_SEMIBOLD, 22, GREY)
        for number in range(1, max(rounds) + 1):
            turns = [turn for turn, round_ in enumerate(rounds) if round_ == number]
            if turns:
                x = MARGIN + step * (turns[0] + turns[-1]) / 2
                words = self.say("news.round", n=number)
                if width(words, small) < step * max(2, len(turns)):
                    self.sheet.write(words, (min(x, WIDE - MARGIN - 60), y), small, "centre")

    def draw_count(self) -> None:
        """Set the roles with their points; of a lost game the sums of the house."""
        sheet = self.sheet
        sheet.rule(MARGIN, COUNT, BROAD, 4)
        cells = self._offices() if self.won else self._house()
        wide = (BROAD - 26 * (len(cells) - 1)) / len(cells)
        for number, cell in enumerate(cells):
            cell(MARGIN + number * (wide + 26), wide)
        sheet.rule(MARGIN, FOOT - 28, BROAD)

    def _offices(self) -> list[partial[None]]:
        order = sorted(range(len(self.count.seats)), key=lambda seat: -self.count.seats[seat].total)
        rows = tuple((seat, *self.count.seats[seat].points) for seat in order)
        self.reporter.claims.append(Claim("news.count", {"rows": rows}))
        return [partial(self._office, seat) for seat in order]

    def _office(self, seat: int, x: float, wide: float) -> None:
        sheet, result, role = self.sheet, self.count.seats[seat], self.view.players[seat].role
        if result.won:
            sheet.fill((x - 10, COUNT + 12, wide + 20, 152), GOLD)
        sheet.picture((x, COUNT + 26, 86, 86), lambda size: art.role(role, size))
        colour = RED if result.won else INK
        total, large = str(result.total), sheet.style(Typeface.POSTER, 58, colour)
        room = wide - 100 - width(total, large) - 10
        bold = sheet.style(Typeface.BOOK_BOLD, 32)
        sheet.write(
            capitalised(names.role(role, self.reporter.catalogue.say)),
            (x + 100, COUNT + 58),
            bold,
            "left",
            room,
        )
        italic = sheet.style(Typeface.BOOK_ITALIC, 25, GREY)
        sheet.write(self.reporter.name(seat), (x + 100, COUNT + 92), italic, "left", room)
        sheet.write(total, (x + wide, COUNT + 88), large, "right")
        sources = ", ".join(words for words, _ in Tally(self.count, self.say).sources(seat))
        small = sheet.style(Typeface.BOOK_SEMIBOLD, 23)
        sheet.write(sources, (x, COUNT + 146), small, "left", wide)

    def _house(self) -> list[partial[None]]:
        rows = tuple(figure for _, figure in self.count.house)
        self.reporter.claims.append(Claim("news.house", {"rows": rows}))
        return [partial(self._sum, words, figure) for words, figure in self.count.house]

    def _sum(self, words: str, figure: int, x: float, wide: float) -> None:
        sheet = self.sheet
        large = sheet.style(Typeface.POSTER, 72, RED)
        column = TextColumn(sheet, x, COUNT + 108, wide, FOOT - 34)
        column.centred(words, 24)
        sheet.write(str(figure), (x + wide / 2, COUNT + 92), large, "centre")

    def draw_columns(self) -> None:
        """Set reports, the best supported policies, an obituary and an advertisement."""
        for n in (1, 2):
            self.sheet.upright(LEFT[n] - GAP / 2, FOOT, HIGH - 100 - FOOT)
        column = TextColumn(self.sheet, LEFT[0], FOOT - 6, COLUMN, HIGH - 96, ragged=True)
        for found in [*reports(self.course, self.view)][:STORIES]:
            if column.left < 130:
                break
            column.heading(self.reporter.tell(found, "head"), 34, Typeface.BOOK_BOLD, "left")
            column.story([self.reporter.tell(found)], 27)
            column.y += 10
        column = TextColumn(self.sheet, LEFT[1], FOOT - 6, COLUMN, HIGH - 96)
        column.heading(self.say("rampage.news.most_votes"), 34, Typeface.BOOK_BOLD, "left")
        for found in claims.votes(self.course, VOTES):
            self._policy(found, column)
        self._aside()

    def _policy(self, found: Claim, column: TextColumn) -> None:
        place = column.x, column.y + 8, 104.0, 104.0
        self._vignette(found.facts["policy"], place)
        bold, italic = (
            self.sheet.style(Typeface.BOOK_BOLD, 27),
            self.sheet.style(Typeface.BOOK_ITALIC, 25, GREY),
        )
        room, x = column.wide - 122, column.x + 122
        self.sheet.write(self._name(found), (x, column.y + 56), bold, "left", room)
        self.sheet.write(self.reporter.tell(found), (x, column.y + 92), italic, "left", room)
        column.y += 122

    def _name(self, found: Claim) -> str:
        return names.policy(found.facts["policy"], self.reporter.catalogue.say)

    def _vignette(self, policy: str, place: Place) -> None:
        self.sheet.picture(place, partial(art.vignette, policy))
        self.sheet.frame(place, 2)

    def _aside(self) -> None:
        sheet, x = self.sheet, LEFT[2]
        found = claims.obituary(self.course)
        place = x, FOOT + 4, COLUMN, 236.0
        sheet.frame(place, 9)
        column = TextColumn(sheet, x + 24, FOOT + 22, COLUMN - 48, FOOT + 230)
        column.line(self.say("rampage.news.obituary"), 24, Typeface.SLAB_BOLD)
        head = self._name(found) if "policy" in found.facts else self.reporter.tell(found, "head")
        column.heading(head, 34, Typeface.BOOK_BOLD)
        column.centred(self.reporter.tell(found), 25)
        advertised = claims.advertisement(self.course)
        place = x, FOOT + 262, COLUMN, HIGH - 96 - FOOT - 262
        sheet.fill(place, YELLOW)
        sheet.frame(place, 3)
        middle = place[1] + place[3] / 2
        if "policy" not in advertised.facts:
            column = TextColumn(sheet, x + 40, middle - 60, COLUMN - 80, place[1] + place[3] - 12)
            column.centred(self.reporter.tell(advertised), 28)
            return
        self._vignette(advertised.facts["policy"], (x + 20, middle - 60, 120.0, 120.0))
        column = TextColumn(sheet, x + 158, middle - 78, COLUMN - 172, place[1] + place[3] - 12, ragged=True)
        column.heading(self._name(advertised).upper(), 32, Typeface.SLAB_BOLD, "left")
        column.story([self.reporter.tell(advertised)], 25)
