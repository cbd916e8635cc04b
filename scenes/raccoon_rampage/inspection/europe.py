"""Pages of the map: areas, single spaces, spread piles, protection, the tracker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import (
    AREA_INDEX,
    AREAS,
    CARDS_EACH,
    COLOURS,
    REST,
    ROLES,
    SKULL,
    SPACES,
)
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM, BRASS
from scenes.raccoon_rampage.holdings import seats_of
from scenes.raccoon_rampage.inspection import worth
from scenes.raccoon_rampage.inspection.looker import PageBuilder, drawn, mark
from scenes.raccoon_rampage.outlook.verdicts import danger
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.pictograms import CARDS
from scenes.table.inspection.page import Badge, Now, Page, TableRow

MAP = (740.0, 400.0)
BOOK = "spread"


def area(looker: PageBuilder, name: str) -> Page:
    """France, Germany or the Rest: how many raccoons, and what one more or less would mean."""
    if name == AREAS[REST]:
        return rest(looker)
    say, view = looker.say, looker.view
    here = view.raccoons[AREA_INDEX[name]]
    role = next(role.name for role in ROLES.values() if role.country == name)
    rows = [looker.row("raccoons", here, marked=True)]
    for seat, player in enumerate(view.players):
        if player.role == role and not looker.over:
            rows += [
                looker.row("points_home", view.score(seat).home, who=looker.player(seat)),
                looker.row("area.less", signed(worth.one_out_of(view, seat, name))),
                looker.row("area.more", signed(worth.one_more_in(view, seat, name))),
            ]
    absent = all(player.role != role for player in view.players)
    rules = (
        [say(f"rampage.ask.{name}.rule"), say("rampage.ask.area.absent")]
        if absent
        else [say(f"rampage.ask.{name}.rule")]
    )
    return _on_map(looker, say(f"rampage.area.{name}"), tuple(rules), tuple(rows))


def _on_map(looker: PageBuilder, title: str, rules: tuple[str, ...], rows: tuple[TableRow, ...]) -> Page:
    awake = sum(looker.view.raccoons)
    picture = drawn(lambda size: art.europe(size, awake), MAP)
    return Page(
        title,
        looker.say("rampage.ask.map"),
        rules,
        picture,
        now=Now(looker.now, rows),
        brief=rules[0],
        in_book=BOOK,
    )


def rest(looker: PageBuilder) -> Page:
    """The eighteen single spaces: how full they are, and how far the next colour is."""
    say, view = looker.say, looker.view
    here, level = view.raccoons[REST], view.spread_level
    rows = [looker.row("raccoons", f"{here}/{len(SPACES)}", marked=True)]
    for colour in COLOURS:
        first = next(place for place, space in enumerate(SPACES, 1) if space.colour == colour)
        words = say(
            "rampage.ask.colour",
            colour=say(f"rampage.colour.{colour}"),
            n=0 if colour == COLOURS[0] else first,
        )
        rows.append(TableRow(words, (str(CARDS_EACH[level][colour]),), marked=colour == view.colour))
    rules = say("rampage.ask.rest.rule"), say("rampage.ask.rest.full")
    return _on_map(looker, say("rampage.area.rest"), rules, tuple(rows))


def socket(looker: PageBuilder, name: str) -> Page:
    """A single space of the Rest."""
    say, taken = looker.say, looker.view.raccoons[REST]
    place = next(place for place, space in enumerate(SPACES, 1) if space.name == name)
    colour = say(f"rampage.colour.{SPACES[place - 1].colour}")
    rows = (
        looker.row("socket.taken" if taken >= place else "socket.free", marked=True),
        looker.row("socket.from", place),
        looker.row("raccoons.rest", f"{taken}/{len(SPACES)}"),
    )
    rules = say("rampage.ask.socket.rule", colour=colour), say("rampage.ask.rest.rule")
    return _on_map(looker, say(f"rampage.area.{name}"), rules, rows)


def pile(looker: PageBuilder, name: str) -> Page:
    """The spread cards dealt for an area, and those that nobody has seen."""
    say, view = looker.say, looker.view
    dealt = view.piles[AREA_INDEX[name]]
    key = "pile.dealt" if dealt else "pile.next"
    coming = (looker.row(key, dealt or view.cards_each, marked=True),) if dealt or not view.final else ()
    rows = (*coming, *unseen(looker))
    rules = [say("rampage.ask.pile.rule"), say("rampage.ask.pile.level")]
    if name in view.rules.unprotected:
        rules.append(say("rampage.ask.unprotected", area=names.area(name, say)))
    return Page(
        say("rampage.ask.pile", area=names.area(name, say)),
        say("rampage.ask.spread"),
        tuple(rules),
        mark("spread", ALARM),
        (Badge(str(view.spread_level), say("rampage.ask.level")),),
        Now(looker.now, rows),
        brief=rules[0],
        in_book=BOOK,
    )


def unseen(looker: PageBuilder) -> Iterator[TableRow]:
    """The spread cards that nobody has seen since the last shuffle."""
    view = looker.view
    left = Counter(view.options.spread_cards(seats_of(view))) - Counter(view.spread_discard)
    yield looker.head("unseen.spread", str(left.total()))
    for picture, raccoons in CARDS.items():
        if left[raccoons]:
            yield TableRow(
                f"[{picture}] {looker.say('rampage.ask.card_of', n=raccoons)}", (str(left[raccoons]),)
            )
    yield looker.row("deck.spread", view.spread_deck)
    if view.spread_unseen:
        yield looker.row("cancelled", view.spread_unseen)


def ring(looker: PageBuilder) -> Page:
    """The common ring: whose protection lies there, and what it can stop."""
    say, view = looker.say, looker.view
    rows = [
        TableRow(looker.player(seat), (str(player.protection),)) for seat, player in enumerate(view.players)
    ]
    rows += [
        looker.row("unprotected", area=names.area(name, say), marked=True) for name in view.rules.unprotected
    ]
    rules = say("rampage.ask.ring.rule"), say("rampage.ask.ring.kept")
    return Page(
        say("rampage.ask.ring"),
        say("rampage.ask.ring.kind"),
        rules,
        mark("shield", BRASS),
        (Badge(str(sum(player.protection for player in view.players)), say("rampage.ask.in_ring")),),
        Now(looker.now, tuple(rows)),
        brief=rules[0],
        in_book="protection",
    )


def tracker(looker: PageBuilder) -> Page:
    """The page of the tracker: its distance to the skull and to a win, and the effect of a failure."""
    say, view = looker.say, looker.view
    rows = [
        looker.row("tracker.now", signed(view.impact), marked=True),
        looker.row("tracker.win", max(0, view.impact + 1)),
        looker.row("tracker.skull", SKULL - view.impact),
    ]
    if not looker.over and not view.final:
        risk = danger(view)
        likely = say("rampage.ask.tracker.likely", n=risk.likely)
        rows.append(looker.row("tracker.failure", likely, n=risk.cards))
        rows.append(looker.row("tracker.between", f"+{risk.least} … +{risk.most}"))
    rules = say("rampage.ask.tracker.rule"), say("rampage.ask.tracker.ends")
    return Page(
        say("rampage.ask.tracker"),
        say("rampage.ask.tracker.kind"),
        rules,
        drawn(art.tracker, (204.0, 338.0)),
        (Badge(signed(view.impact), say("rampage.ask.stands")),),
        Now(looker.now, (*rows, *_course(looker))),
        brief=rules[0],
        in_book="end",
    )


def _course(looker: PageBuilder) -> Iterator[TableRow]:
    """The places of the tracker after the last turns."""
    past = [impact for impact in looker.asked.history if isinstance(impact, int)][-6:]
    if len(past) > 1:
        yield looker.head("tracker.course")
        yield TableRow("  ".join(map(signed, past)))
