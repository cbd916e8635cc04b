"""Pages of the events: turned up, to come, or known to nobody."""

from __future__ import annotations

from collections.abc import Iterator

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
    return (
        _page(looker, view.coming[place], (looker.row("event.comes", round_),))
        if place < len(view.coming)
        else None
    )


def _page(looker: PageBuilder, name: str, rows: tuple[TableRow, ...], deed: PageAction | None = None) -> Page:
    say, card = looker.say, EVENTS[name]
    parts = (
        ("now", card.now),
        ("ongoing", card.ongoing),
        ("active", card.active),
        ("completed", card.completed),
    )
    rules = tuple(say(f"rampage.ask.part.{part}") for part, found in parts if found)
    return Page(
        names.event(name, say),
        say("rampage.ask.event"),
        (say(f"rampage.event.{name}.text"), *rules),
        drawn(lambda size: art.vignette(name, size)),
        (Badge(str(card.slots), say("rampage.ask.slots")),) if card.slots else (),
        Now(looker.now, rows),
        brief=say(f"rampage.event.{name}.brief"),
        deed=deed,
        in_book=name,
    )


def _turned_up(looker: PageBuilder, story: StoryEvent) -> Page:
    can = story.free_slots and not looker.view.final
    deed = PageAction("vote", looker.say("rampage.ask.vote")) if can else None
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
    say, seen = looker.say, {story.name for story in looker.view.events}
    rule = say("rampage.ask.event.unknown")
    rows = tuple(TableRow(names.event(name, say)) for name in EVENTS if name not in seen)
    title = say("rampage.ask.event.of", n=round_)
    return Page(
        title,
        say("rampage.ask.event"),
        (rule,),
        back(),
        now=Now(say("rampage.ask.event.any"), rows),
        brief=rule,
        in_book=BOOK,
    )
