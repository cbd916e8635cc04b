"""The base of this game's decisions: the seat, the names of things, the changes."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from raccoon.app.session.preview import Preview
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices import changes
from scenes.raccoon_rampage.holdings import hand_pieces, in_hand, policy_at, story_at
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words import names
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece


class Decision(Choice):
    """A choice about votes, policies, actions and areas."""

    ground = staticmethod(chosen.night)
    clicked = Piece("")
    """The piece of the hand that was clicked last."""
    foretells = True
    """Whether it changes anything that can be foretold."""

    def in_hand(self, cards: Collection[str]) -> dict[Piece, str]:
        """The pieces in the hand that are one of these cards."""
        found = {piece: in_hand(self.view, piece) for piece in hand_pieces(self.view)}
        return {piece: card for piece, card in found.items() if card in cards}

    def meant(self, pieces: Mapping[Piece, str], card: str) -> frozenset[Piece]:
        """The piece that shows a card; of several alike the one that was clicked, else the first."""
        alike = [piece for piece, shown in pieces.items() if shown == card]
        return frozenset({self.clicked} if self.clicked in alike else alike[:1])

    @property
    def view(self) -> View:
        """The view of the person who decides."""
        view: View = self.table.view
        return view

    @property
    def free(self) -> int:
        """The space of the queue that is free."""
        return self.view.queue.index(None) + 1

    def card(self, card: str) -> str:
        """The name of a card."""
        return names.card(card, self.table.say)

    def space(self, space: int, pictured: bool = False) -> str:
        """The words about a space and the policy on it, with a picture for its name where room is short."""
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
        return changes.lines(self.table, seen) if self.foretells else ()

    def gains(self, seen: Preview) -> Mapping[int, str]:
        return changes.gains(seen)

    def own_marks(self, seen: Preview | None) -> RampageMarks:
        """The marks of the tracker's new place and of the raccoons that would go."""
        return replace(changes.marks(seen) if seen else RampageMarks(), cards=tuple(self.seen_large()))

    def seen_large(self) -> Iterable[str]:
        """The cards of the hand that are seen large beside the map."""
        return ()

    def heard(self) -> str:
        shown = tuple(self.seen_large()) if self.chosen() else ()
        return names.text(shown[0], self.table.say) if shown else self.note()

    def papers(self, layout: Any) -> tuple[tuple[Piece, Rect], ...]:
        """Their sheets."""
        cards = tuple(self.seen_large())
        held = {card: piece for piece, card in self.in_hand(cards).items()}
        places = zip(cards, layout.sheets(len(cards)), strict=True)
        return tuple((held[card], rect) for card, rect in places if card in held)
