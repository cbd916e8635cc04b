"""The draft, hands, decks and discard piles."""

from __future__ import annotations

from tests.games.raccoon_rampage.stranger.pieces import FACE_UP_SPACES, Data, Policy, Seat, Table


def chosen(table: Table, event: Data) -> None:
    """Cards chosen secretly lie aside."""
    seat = table.players[event["seat"]]
    for card in event["cards"]:
        seat.hand.remove(card)
    seat.set_aside = list(event["cards"])


def pool_opened(table: Table, event: Data) -> None:
    aside = [[card, number] for number, seat in enumerate(table.players) for card in seat.set_aside]
    assert sorted(aside) == sorted(event["pool"])
    for seat in table.players:
        seat.set_aside = []
    table.pool = list(event["pool"])


def policy_drafted(table: Table, event: Data) -> None:
    table.pool.remove([event["policy"], event["owner"]])
    face_up = event["space"] <= FACE_UP_SPACES
    _lay(table, event["space"], Policy(event["policy"], event["owner"], face_up, known=not face_up))


def leftover_shuffled(table: Table, event: Data) -> None:
    seat = table.players[event["seat"]]
    assert table.pool == [[event["policy"], event["seat"]]]
    assert sorted([*seat.deck, event["policy"]]) == sorted(event["order"])
    seat.deck, table.pool = list(event["order"]), []


def discards_shown(table: Table, event: Data) -> None:
    for card, number in event["cards"]:
        seat = table.players[number]
        seat.set_aside.remove(card)
        seat.discard.append(card)


def card_discarded(table: Table, event: Data) -> None:
    """A card of the hand, at the end of a turn or to draw another."""
    _discard(table.players[event["seat"]], event["card"])


def deck_shuffled(table: Table, event: Data) -> None:
    seat = table.players[event["seat"]]
    assert sorted(seat.discard) == sorted(event["order"])
    seat.deck, seat.discard = seat.deck + event["order"], []


def cards_drawn(table: Table, event: Data) -> None:
    seat, count = table.players[event["seat"]], event["count"]
    assert seat.deck[:count] == event["cards"]
    seat.hand += event["cards"]
    del seat.deck[:count]
    put_away(table, seat)


def policy_placed(table: Table, event: Data) -> None:
    seat = table.players[event["seat"]]
    seat.hand.remove(event["policy"])
    _lay(table, event["space"], Policy(event["policy"], event["seat"]))
    _placed_again(table, seat)


def policy_found(table: Table, event: Data) -> None:
    seat, shown = table.players[event["seat"]], event["shown"]
    if event["renewed"]:
        seat.deck, seat.discard = seat.deck + seat.discard, []
    else:
        assert seat.deck[: len(shown)] == shown
    assert sorted(seat.deck) == sorted([shown[-1], *event["order"]])
    seat.deck = list(event["order"])
    _lay(table, event["space"], Policy(shown[-1], event["seat"], known=True))
    _placed_again(table, seat)


def _lay(table: Table, space: int, policy: Policy) -> None:
    assert table.queue[space - 1] is None
    table.queue[space - 1] = policy


def _discard(seat: Seat, card: str) -> None:
    seat.hand.remove(card)
    seat.discard.append(card)


def put_away(table: Table, seat: Seat) -> None:
    """The action card that lay on the table, if one did, has done its work."""
    if table.card:
        seat.discard.append(table.card)
    table.card, table.left = "", 0


def _placed_again(table: Table, seat: Seat) -> None:
    """The card that had interrupted the main phase, if one did, has done its work."""
    if table.accelerating:
        seat.discard.append(table.accelerating)
    table.accelerating = ""


HAPPENS = {
    "Contributed": chosen,
    "PoolOpened": pool_opened,
    "PolicyDrafted": policy_drafted,
    "LeftoverShuffled": leftover_shuffled,
    "DiscardChosen": chosen,
    "DiscardsShown": discards_shown,
    "CardTossed": card_discarded,
    "CardPutBack": card_discarded,
    "DeckShuffled": deck_shuffled,
    "CardsDrawn": cards_drawn,
    "PolicyPlaced": policy_placed,
    "PolicyFound": policy_found,
}
