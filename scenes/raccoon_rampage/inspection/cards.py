"""Pages of action cards, of covered cards, and of the decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from raccoon.app.grammar import bare
from raccoon.app.wording import listed
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES, ROLE_ACTIONS, ROLE_POLICIES
from raccoon.games.raccoon_rampage.pending import card_at_work
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.inspection import policies
from scenes.raccoon_rampage.inspection.looker import PageBuilder, back, drawn
from scenes.raccoon_rampage.words import names
from scenes.table.inspection.page import Badge, Now, Page, PageAction, SidePage, TableRow


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
    say, rule = looker.say, looker.say("rampage.ask.covered.rule")
    title, kind = say("rampage.ask.covered"), say("rampage.ask.secret")
    return Page(title, kind, (rule,), back(), brief=rule, in_book="information")


def action(looker: PageBuilder, name: str) -> Page:
    """An action card: its work, when it is played, where copies of it are."""
    say, card = looker.say, ACTIONS[name]
    rules = [say(f"rampage.action.{name}.text"), say(f"rampage.ask.window.{card.window}")]
    if card.leaves:
        rules.append(say("rampage.ask.leaves"))
    deed = PageAction("play_action", say("rampage.ask.play"))
    return Page(
        names.action(name, say),
        say("rampage.ask.action"),
        tuple(rules),
        drawn(lambda size: art.vignette(name, size)),
        (Badge(str(sum(card.copies)), say("rampage.ask.copies")),),
        Now(looker.say("rampage.ask.where"), tuple(_copies(looker, name))),
        brief=rules[0],
        deed=None if looker.over else deed,
        in_book=name,
    )


def _copies(looker: PageBuilder, name: str) -> Iterator[TableRow]:
    """The number of copies each role has, and of those that have been seen to go."""
    say = looker.say
    yield looker.head("copies.head", say("rampage.ask.copies.gone"), say("rampage.ask.copies.of"))
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
    say, me = looker.say, looker.me
    rule = say("rampage.ask.decks.rule")
    rows = (
        looker.row("deck", me.deck, marked=True),
        looker.row("hand", me.hand_size),
        looker.row("discards", len(me.discard)),
    )
    return Page(
        say("rampage.ask.decks"),
        looker.name(looker.seat),
        (rule, say("rampage.ask.decks.empty")),
        back(),
        now=Now(looker.now, rows),
        beside=leaf(looker, looker.seat),
        brief=rule,
        in_book="turn",
    )


def leaf(looker: PageBuilder, seat: int) -> SidePage:
    """The page of the seat's discards, of its cards out of the game, and of those the viewer cannot see."""
    player, hidden = looker.view.players[seat], unseen(looker, seat)
    gone = Counter(player.discard)
    rows = [*_listed(looker, gone), *(_removed(looker, name) for name in player.removed)]
    rows = rows or [looker.row("no_discards")]
    key = "unseen.own" if player.hand is not None else "unseen"
    if hidden:
        rows += [looker.head(key), *_listed(looker, hidden)]
    note = looker.say(f"rampage.ask.{key}.note") if hidden else ""
    return SidePage(looker.say("rampage.ask.discards"), tuple(rows), note)


def _listed(looker: PageBuilder, cards: Counter[str]) -> Iterator[TableRow]:
    """The policies in one line, the action cards in another."""
    for kind in (POLICIES, ACTIONS):
        told = [_some(looker, name, count) for name, count in cards.items() if name in kind]
        if told:
            yield TableRow(listed(sorted(told, key=bare), looker.say, "comma"))


def _some(looker: PageBuilder, name: str, count: int) -> str:
    card = names.card(name, looker.say)
    return looker.say("rampage.ask.several", card=card, n=count) if count > 1 else card


def _removed(looker: PageBuilder, name: str) -> TableRow:
    return looker.row("removed", card=names.card(name, looker.say))
