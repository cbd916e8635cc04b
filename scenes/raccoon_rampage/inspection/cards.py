"""Pages of action cards, of covered cards, and of the decks."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from raccoon.app.grammar import bare
from raccoon.app.wording import listed
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES, ROLE_ACTIONS, ROLE_POLICIES
from raccoon.games.raccoon_rampage.pending import card_at_work
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection import policies
from scenes.raccoon_rampage.inspection.writer import PageBuilder, back, drawn
from scenes.raccoon_rampage.words import names
from scenes.table.inspection.page import Badge, Now, Page, SidePage, TableRow


def of_hand(writer: PageBuilder, place: int) -> Page | None:
    """The page of a card of the hand at the desk; None for a place without one."""
    hand = writer.me.hand
    if hand is None:
        return covered(writer)
    if place >= len(hand):
        return None
    return policies.of_hand(writer, hand[place]) if hand[place] in POLICIES else action(writer, hand[place])


def covered(writer: PageBuilder) -> Page:
    """The page of a card that the viewer may not see."""
    ask = writer.ask
    return writer.page(ask("covered"), ask("secret"), (ask("covered.rule"),), back(), in_book="information")


def action(writer: PageBuilder, name: str) -> Page:
    """The page of an action card: its effect, when it is played, where its copies are."""
    say, ask, card = writer.say, writer.ask, ACTIONS[name]
    rules = [say(f"rampage.action.{name}.text"), ask(f"window.{card.window}")]
    rules += [ask("leaves")] if card.leaves else []
    return writer.page(
        names.action(name, say),
        ask("action"),
        rules,
        drawn(partial(art.vignette, name)),
        badges=(Badge(str(sum(card.copies)), ask("copies")),),
        now=Now(ask("where"), tuple(_copies(writer, name))),
        action=writer.action("play_action", "play"),
        in_book=name,
    )


def _copies(writer: PageBuilder, name: str) -> Iterator[TableRow]:
    """For each role that has the card, how many copies it has and how many are discarded or removed."""
    yield writer.head("copies.head", writer.ask("copies.gone"), writer.ask("copies.of"))
    for seat, player in enumerate(writer.view.players):
        copies = ROLE_ACTIONS[player.role].count(name)
        if copies:
            discarded = player.discard.count(name) + player.removed.count(name)
            yield TableRow(writer.player(seat), (str(discarded), str(copies)))


def unseen(writer: PageBuilder, seat: int) -> Counter[str]:
    """The cards of a seat's role that the viewer cannot see, counted."""
    view, player = writer.view, writer.view.players[seat]
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


def decks(writer: PageBuilder) -> Page:
    """The page of the desk's deck and discards: how many cards are where."""
    ask, me = writer.ask, writer.me
    rows = (
        writer.row("deck", me.deck, marked=True),
        writer.row("hand", me.hand_size),
        writer.row("discards", len(me.discard)),
    )
    rules, beside = (ask("decks.rule"), ask("decks.empty")), leaf(writer, writer.seat)
    owner = writer.name(writer.seat)
    return writer.page(ask("decks"), owner, rules, back(), rows, beside=beside, in_book="turn")


def leaf(writer: PageBuilder, seat: int) -> SidePage:
    """The page of the seat's discards, of its cards out of the game, and of those the viewer cannot see."""
    player, hidden = writer.view.players[seat], unseen(writer, seat)
    discarded = Counter(player.discard)
    rows = [*_listed(writer, discarded)]
    rows += (writer.row("removed", card=names.card(name, writer.say)) for name in player.removed)
    rows = rows or [writer.row("no_discards")]
    key = "unseen.own" if player.hand is not None else "unseen"
    if hidden:
        rows += [writer.head(key), *_listed(writer, hidden)]
    return SidePage(writer.ask("discards"), tuple(rows), writer.ask(f"{key}.note") if hidden else "")


def _listed(writer: PageBuilder, cards: Counter[str]) -> Iterator[TableRow]:
    """The policies in one line, the action cards in another."""
    for kind in (POLICIES, ACTIONS):
        named = [_some(writer, name, count) for name, count in cards.items() if name in kind]
        if named:
            yield TableRow(listed(sorted(named, key=bare), writer.say, "comma"))


def _some(writer: PageBuilder, name: str, count: int) -> str:
    card = names.card(name, writer.say)
    return writer.ask("several", card=card, n=count) if count > 1 else card
