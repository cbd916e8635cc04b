"""Pages of the events: turned up, to come, or unknown."""

from collections.abc import Iterator
from functools import partial

from raccoon.games.raccoon_rampage.catalogue import EVENTS
from raccoon.games.raccoon_rampage.view import StoryEvent
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection.writer import PageBuilder, back, drawn
from scenes.raccoon_rampage.words import names
from scenes.table.inspection.page import Badge, Now, Page, PageAction, TableRow

BOOK = "events"


def event(writer: PageBuilder, round_: int) -> Page | None:
    """The page of the event of a round; None where the game has none."""
    view = writer.view
    if round_ <= len(view.events):
        story = view.events[round_ - 1]
        can = story.free_slots and not writer.view.final
        action = PageAction("vote", writer.ask("vote")) if can else None
        return _page(writer, story.name, tuple(_state(writer, story)), action)
    if view.coming is None:
        return _unknown(writer, round_)
    place = round_ - len(view.events) - 1
    if place >= len(view.coming):
        return None
    return _page(writer, view.coming[place], (writer.row("event.comes", round_),))


def _page(
    writer: PageBuilder, name: str, rows: tuple[TableRow, ...], action: PageAction | None = None
) -> Page:
    say, card = writer.say, EVENTS[name]
    parts = [part for part in ("now", "ongoing", "active", "completed") if getattr(card, part)]
    return writer.page(
        names.event(name, say),
        writer.ask("event"),
        (say(f"rampage.event.{name}.text"), *(writer.ask(f"part.{part}") for part in parts)),
        drawn(partial(art.vignette, name)),
        rows,
        badges=(Badge(str(card.slots), writer.ask("slots")),) if card.slots else (),
        brief=say(f"rampage.event.{name}.brief"),
        action=action,
        in_book=name,
    )


def _state(writer: PageBuilder, story: StoryEvent) -> Iterator[TableRow]:
    card = EVENTS[story.name]
    if story.completed:
        yield writer.row("event.completed", marked=True)
    elif card.slots and writer.view.final:
        yield writer.row("event.stays", marked=True)
        yield from writer.votes(story.votes)
    elif card.slots:
        yield writer.row("event.open", f"{len(story.votes)}/{card.slots}", marked=True, n=story.free_slots)
        yield from writer.votes(story.votes)
        leader = writer.view.event_leader(story)
        if leader is not None:
            yield writer.row("majority", who=writer.player(leader))
    if card.ongoing:
        yield writer.row("event.ongoing")


def _unknown(writer: PageBuilder, round_: int) -> Page:
    """The page of an event to come that is unknown: the events that it may be."""
    ask, seen = writer.ask, {story.name for story in writer.view.events}
    rows = tuple(TableRow(names.event(name, writer.say)) for name in EVENTS if name not in seen)
    now, rules = Now(ask("event.any"), rows), (ask("event.unknown"),)
    return writer.page(ask("event.of", n=round_), ask("event"), rules, back(), now=now, in_book=BOOK)
