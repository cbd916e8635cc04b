"""Divides a row of the table among offers and their decks: pure arithmetic in design units."""

from collections.abc import Sequence
from dataclasses import dataclass

BETWEEN = 24.0
"""The least gap between an offer with its deck and the next."""
BESIDE = 10.0
"""The least gap between an offer and a fully visible deck next to it."""


@dataclass(frozen=True)
class Offer:
    """Cards offered side by side: the width of each column, left to right, at least a `gap` between them. Of
    their deck, `whole` wide, at least the width `slice` is visible from below the last card.
    """

    columns: Sequence[float]
    gap: float
    slice: float
    whole: float

    @property
    def gaps(self) -> int:
        """The number of gaps between its columns."""
        return max(0, len(self.columns) - 1)

    @property
    def wide(self) -> float:
        """The least width of all columns with their gaps."""
        return sum(self.columns) + self.gap * self.gaps

    @property
    def hidden(self) -> float:
        """The additional width that the fully visible deck would need."""
        return BESIDE + self.whole - self.slice


@dataclass(frozen=True)
class OfferPlaces:
    """The places of an offer: the left of each column; the left of its deck and its visible width `seen`;
    `out` is the share of its hidden width that is visible, 1 for the whole deck.
    """

    columns: tuple[float, ...]
    deck: float
    seen: float
    out: float


def place_offers(left: float, width: float, offers: Sequence[Offer]) -> tuple[OfferPlaces, ...]:
    """The places of offers on a row from `left`, `width` wide, which they fill.

    Spare width first makes more of the decks visible until they are whole; the rest goes into the gaps,
    twice as much between two offers. If the row is too narrow, they extend beyond its end.
    """
    spare = max(0.0, width - sum(offer.wide + offer.slice for offer in offers) - BETWEEN * (len(offers) - 1))
    hidden = sum(offer.hidden for offer in offers)
    out = min(1.0, spare / hidden)
    parts = sum(offer.gaps + 1 for offer in offers) + 2 * (len(offers) - 1)
    apart = max(0.0, spare - hidden) / parts
    places = []
    for offer in offers:
        places.append(_placed(offer, left, out, apart))
        left = places[-1].deck + places[-1].seen + BETWEEN + 2 * apart
    return tuple(places)


def _placed(offer: Offer, left: float, out: float, apart: float) -> OfferPlaces:
    columns = []
    for column in offer.columns:
        columns.append(left)
        left += column + offer.gap + apart
    end = left - offer.gap - apart
    seen = offer.slice + out * offer.hidden
    deck = max(end, end + seen - offer.whole)
    return OfferPlaces(tuple(columns), deck + apart, min(seen, offer.whole), out)
