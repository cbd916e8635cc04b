"""The changes by a move, line by line: votes, majorities, the tracker, points; nothing that is hidden."""

from collections.abc import Iterator

from raccoon.app.session.preview import Preview
from raccoon.app.wording import listed, signed
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, SKULL
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup


def lines(table: ChoiceContext, seen: Preview) -> tuple[PreviewLine, ...]:
    """The changes that follow from the rules: a fall of dice or a card of a deck is unknown."""
    return (*_votes(table, seen), *_sums(table, seen), *_completed(table, seen))


def _votes(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """Policies of the queue whose votes, tags or places change."""
    before: View = seen.before
    after: View = seen.after
    pairs = zip((*before.queue, before.evaluated), (*after.queue, after.evaluated), strict=True)
    for old, new in pairs:
        if new is None or old is None or old == new or not new.policy or old.policy != new.policy:
            continue
        yield from _policy(table, before, after, old, new)


def _policy(
    table: ChoiceContext, before: View, after: View, old: Queued, new: Queued
) -> Iterator[PreviewLine]:
    say, cost = table.say, after.cost(new)
    name = say(f"rampage.policy.{new.policy}")
    if len(old.votes) != len(new.votes):
        more = len(new.votes) > len(old.votes)
        told = say("rampage.line.of", n=len(new.votes), cost=cost)
        yield PreviewLine(
            say("rampage.line.votes", policy=name), str(len(old.votes)), told, 1 if more else -1
        )
    leaders = after.leaders(new)
    if leaders and leaders != before.leaders(old):
        who = listed([player_markup(table.seats[seat]) for seat in leaders], say, "comma")
        key = "rampage.line.majority" if len(leaders) == 1 else "rampage.line.tie"
        yield PreviewLine(say(key, who=who))


def _sums(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """The tracker, and the own points if the group wins."""
    before: View = seen.before
    after: View = seen.after
    if certain(seen) and before.impact != after.impact:
        better = 1 if after.impact < before.impact else -1
        yield PreviewLine(
            table.say("rampage.line.impact"), signed(before.impact), signed(after.impact), better
        )
    seat = before.seat
    if seat is not None and certain(seen) and before.score(seat).total != after.score(seat).total:
        old, new = before.score(seat).total, after.score(seat).total
        yield PreviewLine(table.say("rampage.line.points"), str(old), str(new), 1 if new > old else -1)
        return


def _completed(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    return (PreviewLine(words, trend=1) for words in EVENTS.previewed(table, seen))


def certain(seen: Preview) -> bool:
    """Whether nothing hidden has a part in what comes."""
    return not any(event.reveals for event in seen.events)


def gains(seen: Preview) -> dict[int, str]:
    """The gains of others in points."""
    before: View = seen.before
    after: View = seen.after
    if not certain(seen):
        return {}
    changed = {
        seat: after.score(seat).total - before.score(seat).total for seat in range(len(before.players))
    }
    return {seat: signed(by) for seat, by in changed.items() if by and seat != before.seat}


def marks(seen: Preview) -> RampageMarks:
    """The marks of the tracker's new place and of the raccoons that would go, where that is certain."""
    before: View = seen.before
    after: View = seen.after
    if not certain(seen) or not LOWEST_IMPACT <= after.impact <= SKULL:
        return RampageMarks()
    going = tuple(max(0, old - new) for old, new in zip(before.raccoons, after.raccoons, strict=True))
    return RampageMarks(impact=after.impact if after.impact != before.impact else None, leaving=going)
