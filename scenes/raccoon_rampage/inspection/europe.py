"""Pages of the map: areas, single spaces, spread piles, protection, the tracker."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import (
    AREA_INDEX,
    AREAS,
    CARDS_EACH,
    COLOURS,
    REST,
    SKULL,
    SPACES,
)
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import scorer
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.writer import PageBuilder, drawn
from scenes.raccoon_rampage.outlook.verdicts import danger
from scenes.raccoon_rampage.picture import cards, spread as shields
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.pictograms import CARDS
from scenes.table.inspection.page import Badge, Page, TableRow

MAP = (740.0, 400.0)
BOOK = "spread"


def area(writer: PageBuilder, name: str) -> Page:
    """The page of an area: its raccoons, and the points that one more or less would mean to its agency."""
    if name == AREAS[REST]:
        return rest(writer)
    view, rules = writer.view, [writer.ask(f"{name}.rule")]
    rows = [writer.row("raccoons", view.raccoons[AREA_INDEX[name]], marked=True)]
    seat = scorer(view, name, hunted=False)
    if seat is None:
        rules.append(writer.ask("area.absent"))
    elif not writer.over:
        rows += [
            writer.row("points_home", view.score(seat).home, who=writer.player(seat)),
            writer.row("area.less", signed(worth.one_out_of(view, seat, name))),
            writer.row("area.more", signed(worth.one_more_in(view, seat, name))),
        ]
    return _on_map(writer, name, rules, rows)


def _on_map(writer: PageBuilder, area: str, rules: Iterable[str], rows: Iterable[TableRow]) -> Page:
    awake = sum(writer.view.raccoons)
    picture = drawn(lambda size: art.europe(size, awake), sheet=MAP)
    title = writer.say(f"rampage.area.{area}")
    return writer.page(title, writer.ask("map"), rules, picture, rows, in_book=BOOK)


def rest(writer: PageBuilder) -> Page:
    """The page of the Rest: its raccoons, and from how many on each colour counts."""
    view, ask = writer.view, writer.ask
    rows = [writer.row("raccoons", f"{view.raccoons[REST]}/{len(SPACES)}", marked=True)]
    for colour in COLOURS:
        first = next(place for place, space in enumerate(SPACES, 1) if space.colour == colour)
        facts = {"colour": writer.say(f"rampage.colour.{colour}"), "n": 0 if colour == COLOURS[0] else first}
        cards = CARDS_EACH[view.spread_level][colour]
        rows.append(writer.row("colour", cards, marked=colour == view.colour, **facts))
    return _on_map(writer, "rest", (ask("rest.rule"), ask("rest.full")), rows)


def socket(writer: PageBuilder, name: str) -> Page:
    """The page of a single space of the Rest."""
    ask, taken = writer.ask, writer.view.raccoons[REST]
    place = next(place for place, space in enumerate(SPACES, 1) if space.name == name)
    colour = writer.say(f"rampage.colour.{SPACES[place - 1].colour}")
    rows = (
        writer.row("socket.taken" if taken >= place else "socket.free", marked=True),
        writer.row("socket.from", place),
        writer.row("raccoons.rest", f"{taken}/{len(SPACES)}"),
    )
    return _on_map(writer, name, (ask("socket.rule", colour=colour), ask("rest.rule")), rows)


def pile(writer: PageBuilder, name: str) -> Page:
    """The page of an area's pile: its spread cards, and those that are not seen yet."""
    ask, view, land = writer.ask, writer.view, names.area(name, writer.say)
    dealt = view.piles[AREA_INDEX[name]]
    key = "pile.dealt" if dealt else "pile.next"
    coming = (writer.row(key, dealt or view.cards_each, marked=True),) if dealt or not view.final else ()
    rules = [ask("pile.rule"), ask("pile.level")]
    if name in view.rules.unprotected:
        rules.append(ask("unprotected", area=land))
    return writer.page(
        ask("pile", area=land),
        ask("spread"),
        rules,
        writer.painted(lambda ink: cards.spread_back(ink.surface, ink.rect, ink.frame), (224.0, 330.0)),
        (*coming, *unseen(writer)),
        badges=(Badge(str(view.spread_level), ask("level")),),
        in_book=BOOK,
    )


def unseen(writer: PageBuilder) -> Iterator[TableRow]:
    """The rows on the spread cards that have not been seen since the last shuffle."""
    view = writer.view
    left = Counter(view.options.spread_cards(len(view.players))) - Counter(view.spread_discard)
    yield writer.head("unseen.spread", str(left.total()))
    for picture, raccoons in CARDS.items():
        if left[raccoons]:
            yield TableRow(f"[{picture}] {writer.ask('card_of', n=raccoons)}", (str(left[raccoons]),))
    yield writer.row("deck.spread", view.spread_deck)
    if view.spread_unseen:
        yield writer.row("cancelled", view.spread_unseen)


def ring(writer: PageBuilder) -> Page:
    """The page of the common ring: each seat's protection, and what it can stop."""
    ask, view = writer.ask, writer.view
    held = tuple((player.role, player.protection) for player in view.players)
    rows = [TableRow(writer.player(seat), (str(count),)) for seat, (_, count) in enumerate(held)]
    for name in view.rules.unprotected:
        rows.append(writer.row("unprotected", area=names.area(name, writer.say), marked=True))
    return writer.page(
        ask("ring"),
        ask("ring.kind"),
        (ask("ring.rule"), ask("ring.kept")),
        writer.painted(partial(shields.ring, held=held), (330.0, 330.0)),
        rows,
        badges=(Badge(str(sum(count for _, count in held)), ask("in_ring")),),
        in_book="protection",
    )


def tracker(writer: PageBuilder) -> Page:
    """The page of the tracker: its distance to the skull and to a win, and the effect of a failure."""
    ask, view = writer.ask, writer.view
    rows = [
        writer.row("tracker.now", signed(view.impact), marked=True),
        writer.row("tracker.win", max(0, view.impact + 1)),
        writer.row("tracker.skull", SKULL - view.impact),
    ]
    if not writer.over and not view.final:
        risk = danger(view)
        rows.append(writer.row("tracker.failure", ask("tracker.likely", n=risk.expected), n=risk.cards))
        rows.append(writer.row("tracker.between", f"+{risk.least} … +{risk.most}"))
    return writer.page(
        ask("tracker"),
        ask("tracker.kind"),
        (ask("tracker.rule"), ask("tracker.ends")),
        drawn(art.tracker, sheet=(204.0, 338.0)),
        (*rows, *_course(writer)),
        badges=(Badge(signed(view.impact), ask("stands")),),
        in_book="end",
    )


def _course(writer: PageBuilder) -> Iterator[TableRow]:
    """The places of the tracker after the last turns."""
    past = [impact for impact in writer.context.history if isinstance(impact, int)][-6:]
    if len(past) > 1:
        yield writer.head("tracker.course")
        yield TableRow("  ".join(map(signed, past)))
