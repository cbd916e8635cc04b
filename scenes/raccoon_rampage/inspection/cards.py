"""Pages of action cards, of covered cards, and of the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from raccoon.app.grammar import bare
from raccoon.app.wording import listed
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES, ROLE_ACTIONS, ROLE_POLICIES
from raccoon.games.raccoon_rampage.pending import card_at_work
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection import policies
from scenes.raccoon_rampage.inspection.looker import PageBuilder, back, drawn
from scenes.raccoon_rampage.words import names
from scenes.table.inspection.page import Badge, Now, Page, SidePage, TableRow


def of_hand(looker: PageBuilder, place: int) -> Page | None:
    """A card of the hand at the desk."""
    hand = looker.me.hand
    if hand is None:
        return covered(looker)
    if place >= len(hand):
        return None
    return policies.of_hand(looker, hand[place]) if hand[place] in POLICIES else action(looker, hand[place])


def covered(looker: PageBuilder) -> Page:
    """A card that whoever looks may not see."""
    ask = looker.ask
    return looker.page(ask("covered"), ask("secret"), (ask("covered.rule"),), back(), in_book="information")


def action(looker: PageBuilder, name: str) -> Page:
    """An action card: its work, when it is played, where copies of it are."""
    say, ask, card = looker.say, looker.ask, ACTIONS[name]
    rules = [say(f"rampage.action.{name}.text"), ask(f"window.{card.window}")]
    rules += [ask("leaves")] if card.leaves else []
    return looker.page(
        names.action(name, say),
        ask("action"),
        rules,
        drawn(partial(art.vignette, name)),
        badges=(Badge(str(sum(card.copies)), ask("copies")),),
        now=Now(ask("where"), tuple(_copies(looker, name))),
        deed=looker.deed("play_action", "play"),
        in_book=name,
    )


def _copies(looker: PageBuilder, name: str) -> Iterator[TableRow]:
    """The number of copies each role has, and of those that have been seen to go."""
    yield looker.head("copies.head", looker.ask("copies.gone"), looker.ask("copies.of"))
    for seat, player in enumerate(looker.view.players):
        copies = ROLE_ACTIONS[player.role].count(name)
        if copies:
            gone = player.discard.count(name) + player.removed.count(name)
            yield TableRow(looker.player(seat), (str(gone), str(copies)))


def unseen(looker: PageBuilder, seat: int) -> Counter[str]:
    """The cards of a seat's role that lie where whoever looks cannot see them."""
    view, player = looker.view, looker.view.players[seat]
    cards = Counter(ROLE_POLICIES[player.role] + ROLE_ACTIONS[player.role])
    cards.subtract([*player.discard, *player.removed, *(player.hand or ()), *(player.set_aside or ())])
    if working := card_at_work(view.pending, seat):
        cards[working] -= 1
    if view.accelerating and seat == view.turn:
        cards[view.accelerating] -= 1
    cards.subtract(policy for policy, owner in view.pool if owner == seat)
    for queued in (*view.queue, view.evaluated):
        if queued and queued.owner == seat and queued.policy:
            cards[queued.policy] -= 1
        if queued and queued.rider and queued.rider_owner == seat:
            cards[queued.rider] -= 1
    return +cards


def decks(looker: PageBuilder) -> Page:
    """The own deck and the own discards: what is where, as far as the seat knows."""
    ask, me = looker.ask, looker.me
    rows = (
        looker.row("deck", me.deck, marked=True),
        looker.row("hand", me.hand_size),
        looker.row("discards", len(me.discard)),
    )
    rules, beside = (ask("decks.rule"), ask("decks.empty")), leaf(looker, looker.seat)
    owner = looker.name(looker.seat)
    return looker.page(ask("decks"), owner, rules, back(), rows, beside=beside, in_book="turn")


def leaf(looker: PageBuilder, seat: int) -> SidePage:
    """The page of the seat's discards, of its cards out of the game, and of those the viewer cannot see."""
    player, hidden = looker.view.players[seat], unseen(looker, seat)
    gone = Counter(player.discard)
    rows = [*_listed(looker, gone)]
    rows += (looker.row("removed", card=names.card(name, looker.say)) for name in player.removed)
    rows = rows or [looker.row("no_discards")]
    key = "unseen.own" if player.hand is not None else "unseen"
    if hidden:
        rows += [looker.head(key), *_listed(looker, hidden)]
    return SidePage(looker.ask("discards"), tuple(rows), looker.ask(f"{key}.note") if hidden else "")


def _listed(looker: PageBuilder, cards: Counter[str]) -> Iterator[TableRow]:
    """The policies in one line, the action cards in another."""
    for kind in (POLICIES, ACTIONS):
        told = [_some(looker, name, count) for name, count in cards.items() if name in kind]
        if told:
            yield TableRow(listed(sorted(told, key=bare), looker.say, "comma"))


def _some(looker: PageBuilder, name: str, count: int) -> str:
    card = names.card(name, looker.say)
    return looker.ask("several", card=card, n=count) if count > 1 else card
