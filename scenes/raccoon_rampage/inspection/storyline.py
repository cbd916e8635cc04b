"""Pages of the events: turned up, to come, or known to nobody."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from raccoon.games.raccoon_rampage.catalogue import EVENTS
from raccoon.games.raccoon_rampage.view import StoryEvent
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection.looker import PageBuilder, back, drawn
from scenes.raccoon_rampage.words import names
from scenes.table.inspection.page import Badge, Now, Page, PageAction, TableRow

BOOK = "events"


def event(looker: PageBuilder, round_: int) -> Page | None:
    """The event of a round."""
    view = looker.view
    if round_ <= len(view.events):
        return _turned_up(looker, view.events[round_ - 1])
    if view.coming is None:
        return _unknown(looker, round_)
    place = round_ - len(view.events) - 1
    if place >= len(view.coming):
        return None
    return _page(looker, view.coming[place], (looker.row("event.comes", round_),))


def _page(looker: PageBuilder, name: str, rows: tuple[TableRow, ...], deed: PageAction | None = None) -> Page:
    say, card = looker.say, EVENTS[name]
    parts = [part for part in ("now", "ongoing", "active", "completed") if getattr(card, part)]
    return looker.page(
        names.event(name, say),
        looker.ask("event"),
        (say(f"rampage.event.{name}.text"), *(looker.ask(f"part.{part}") for part in parts)),
        drawn(partial(art.vignette, name)),
        rows,
        badges=(Badge(str(card.slots), looker.ask("slots")),) if card.slots else (),
        brief=say(f"rampage.event.{name}.brief"),
        deed=deed,
        in_book=name,
    )


def _turned_up(looker: PageBuilder, story: StoryEvent) -> Page:
    can = story.free_slots and not looker.view.final
    deed = PageAction("vote", looker.ask("vote")) if can else None
    return _page(looker, story.name, tuple(_state(looker, story)), deed)


def _state(looker: PageBuilder, story: StoryEvent) -> Iterator[TableRow]:
    card = EVENTS[story.name]
    if story.completed:
        yield looker.row("event.completed", marked=True)
    elif card.slots and looker.view.final:
        yield looker.row("event.stays", marked=True)
        yield from looker.votes(story.votes)
    elif card.slots:
        yield looker.row("event.open", f"{len(story.votes)}/{card.slots}", marked=True, n=story.free_slots)
        yield from looker.votes(story.votes)
        leader = looker.view.event_leader(story)
        if leader is not None:
            yield looker.row("majority", who=looker.player(leader))
    if card.ongoing:
        yield looker.row("event.ongoing")


def _unknown(looker: PageBuilder, round_: int) -> Page:
    """An event of a mixed storyline."""
    ask, seen = looker.ask, {story.name for story in looker.view.events}
    rows = tuple(TableRow(names.event(name, looker.say)) for name in EVENTS if name not in seen)
    now, rules = Now(ask("event.any"), rows), (ask("event.unknown"),)
    return looker.page(ask("event.of", n=round_), ask("event"), rules, back(), now=now, in_book=BOOK)
