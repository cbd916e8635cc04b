"""The base of this game's choices: names, preview lines, highlights on the table."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from raccoon.app.session.preview import Preview
from raccoon.app.wording import listed, signed
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, SKULL
from raccoon.games.raccoon_rampage.view import Queued, View
from scenes.raccoon_rampage.events import EVENTS
from scenes.raccoon_rampage.holdings import hand_pieces, in_hand, policy_at, story_at
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words import names
from scenes.table.choosing.choice import Choice, ChoiceContext
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece


def _lines(table: ChoiceContext, seen: Preview) -> Iterator[PreviewLine]:
    """The preview lines of the changes that are certain: none by dice or by cards of a deck."""
    yield from _votes(table, seen.before, seen.after)
    if _certain(seen):
        yield from _sums(table, seen.before, seen.after)
    yield from (PreviewLine(words, trend=1) for words in EVENTS.previewed(table, seen))


def _votes(table: ChoiceContext, before: View, after: View) -> Iterator[PreviewLine]:
    """The lines on policies whose votes or leaders change."""
    pairs = zip((*before.queue, before.evaluated), (*after.queue, after.evaluated), strict=True)
    for old, new in pairs:
        if old and new and new.policy and old != new and old.policy == new.policy:
            yield from _policy(table, before, after, old, new)


def _policy(
    table: ChoiceContext, before: View, after: View, old: Queued, new: Queued
) -> Iterator[PreviewLine]:
    say, had, has = table.say, len(old.votes), len(new.votes)
    if had != has:
        words = say("rampage.line.votes", policy=say(f"rampage.policy.{new.policy}"))
        count = say("rampage.line.of", n=has, cost=after.cost(new))
        yield PreviewLine(words, str(had), count, 1 if has > had else -1)
    leaders = after.leaders(new)
    if leaders and leaders != before.leaders(old):
        who = listed([player_markup(table.seats[seat]) for seat in leaders], say, "comma")
        key = "rampage.line.majority" if len(leaders) == 1 else "rampage.line.tie"
        yield PreviewLine(say(key, who=who))


def _sums(table: ChoiceContext, before: View, after: View) -> Iterator[PreviewLine]:
    """The lines on the tracker, and on the own points if the group wins."""
    old, new = before.impact, after.impact
    if old != new:
        yield PreviewLine(table.say("rampage.line.impact"), signed(old), signed(new), 1 if new < old else -1)
    if before.seat is not None:
        old, new = (view.score(before.seat).total for view in (before, after))
        if old != new:
            words = table.say("rampage.line.points")
            yield PreviewLine(words, str(old), str(new), 1 if new > old else -1)


def _certain(seen: Preview) -> bool:
    """Whether the preview has no hidden information in it."""
    return not any(event.reveals for event in seen.events)


def _tracker_marks(before: View, after: View) -> RampageMarks:
    """The highlights of the tracker's new place and of the raccoons that would leave."""
    going = tuple(max(0, old - new) for old, new in zip(before.raccoons, after.raccoons, strict=True))
    return RampageMarks(impact=after.impact if after.impact != before.impact else None, leaving=going)


class Decision(Choice):
    """A choice of this game."""

    ground = staticmethod(chosen.night)
    clicked = Piece("")
    """The piece of the hand that was clicked last."""
    previews = True
    """Whether the command's changes are previewed."""

    def in_hand(self, cards: Collection[str]) -> dict[Piece, str]:
        """The pieces of the hand that are one of these cards, with the card."""
        found = {piece: in_hand(self.view, piece) for piece in hand_pieces(self.view)}
        return {piece: card for piece, card in found.items() if card in cards}

    def meant(self, pieces: Mapping[Piece, str], card: str) -> frozenset[Piece]:
        """The piece of a card; of several alike the one that was clicked, else the first."""
        alike = [piece for piece, shown in pieces.items() if shown == card]
        return frozenset({self.clicked} if self.clicked in alike else alike[:1])

    @property
    def view(self) -> View:
        """The view of the seat that decides."""
        view: View = self.table.view
        return view

    @property
    def free(self) -> int:
        """The first free space of the queue."""
        return self.view.queue.index(None) + 1

    def card(self, card: str) -> str:
        """The name of a card."""
        return names.card(card, self.table.say)

    def space(self, space: int, pictured: bool = False) -> str:
        """The words for a space and its policy; with the policy's picture for its name if `pictured`."""
        policy = policy_at(self.view, space)
        if policy is None or not policy.policy:
            return self.table.say("rampage.space.hidden", space=space)
        name = self.card(policy.policy)
        name = f"[card {policy.policy}|{name}]" if pictured else name
        return self.table.say("rampage.space", space=space, policy=name)

    def target(self, target: int) -> str:
        """The name of a vote's target."""
        story = story_at(self.view, target)
        return names.event(story.name, self.table.say) if story else self.space(target)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return tuple(_lines(self.table, seen)) if self.previews else ()

    def gains(self, seen: Preview) -> Mapping[int, str]:
        """The changes of the other seats' points, with signs, where they are certain."""
        before, after = seen.before, seen.after
        others = {*range(len(before.players))} - {before.seat} if _certain(seen) else ()
        changes = ((seat, after.score(seat).total - before.score(seat).total) for seat in others)
        return {seat: signed(by) for seat, by in changes if by}

    def own_marks(self, seen: Preview | None) -> RampageMarks:
        """The highlights of the choice on the table; `seen` is its preview, None for none."""
        marks = RampageMarks()
        if seen and _certain(seen) and LOWEST_IMPACT <= seen.after.impact <= SKULL:
            marks = _tracker_marks(seen.before, seen.after)
        return replace(marks, cards=tuple(self.shown_large()))

    def shown_large(self) -> Iterable[str]:
        """The cards that are shown large over the map."""
        return ()

    def spoken_note(self) -> str:
        shown = tuple(self.shown_large()) if self.chosen() else ()
        return names.text(shown[0], self.table.say) if shown else self.note()

    def papers(self, layout: Any) -> tuple[tuple[Piece, Rect], ...]:
        """The pieces of the hand that are shown large, with the places of their sheets."""
        cards = tuple(self.shown_large())
        held = {card: piece for piece, card in self.in_hand(cards).items()}
        places = zip(cards, layout.sheets(len(cards)), strict=True)
        return tuple((held[card], rect) for card, rect in places if card in held)
