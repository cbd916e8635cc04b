"""The estate on the desk: railroads by set, towns and buildings, on one shelf or more."""

import re
from itertools import product

import pygame

from raccoon.app.grammar import SOFT
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.art import Style, Typeface, names, palette as pal, rich, shapes, text
from scenes.art.letters import signs as letters
from scenes.raccoon_tycoon.art import paintings, signs
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.holdings import EstateItem, desk_seat, estate_items, pairs, public_points
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.shelves import LABELLED, NARROWEST_ITEM
from scenes.raccoon_tycoon.words.names import effect, named
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
_TONE = ("#27403a", "#12231f")
LITTLE = 3
"""The most letters of a word that is dropped at the edge of a shortened name."""
_WORDED = 76
"""The height in design units from which on a building's item shows its effect."""


def parts(layout: TableLayout, view: View, context: PaintContext) -> Parts:
    """The zone of the whole estate."""
    number = desk_seat(view)
    player, area = view.players[number], layout.estate
    points = public_points(view, number)
    places = tuple(layout.estate_items)

    def paint(surface: pygame.Surface, rect: Rect) -> None:
        shapes.wood_panel(surface, rect, context.frame.scale, tone=_TONE)
        _head(surface, rect, player, points, view.seat is not None, context)
        if not places:
            _empty(surface, rect, context)
        for item, place in zip(estate_items(player), places, strict=False):
            _item(surface, place.move(rect.left - area.left, rect.top - area.top), item, context)

    owned = (player.railroads, player.towns, player.buildings)
    yield PaintedZone("estate", area, (owned, points, view.seat is None, len(places)), paint)


def _head(
    surface: pygame.Surface, rect: Rect, player: PlayerView, points: int, mine: bool, context: PaintContext
) -> None:
    """Draw the title, the counts as far as they fit, and the VP."""
    frame = context.frame
    px, middle = frame.px, rect.top + frame.px(24 if frame.is_large else 28)
    score = Style(Typeface.POSTER, frame.type(24), pal.GILT_LIGHT)
    words = context.say("table.points", n=points)
    right = text.draw(surface, words, (rect.right - px(20), middle), score, "right", middle=True).left
    title = Style(Typeface.POSTER, frame.type(24), pal.CREAM)
    heading = context.say("table.desk.estate" if mine else "table.desk.estate_of")
    counts = Style(Typeface.BOOK_SEMIBOLD, frame.type(18), pal.DIM)
    short = rich.width(_counted(player, "table.desk.counts_short", context), counts)
    room = right - px(56) - short - rect.left if frame.is_large else None
    if room is not None:
        title = title._replace(slim=text.NARROWEST)
        room = max(room, 1 + round(title.slim * text.width(heading, title.sized(frame.type(18)))))
    at = rect.left + px(20), middle
    left = text.draw(surface, heading, at, title, "left", room, frame.floor, middle=True).right
    box = Rect(left + px(18), rect.top + px(10), right - left - 2 * px(18), px(36))
    if frame.is_large:
        box = box.inflate(px(12), max(px(12), rich.leading(counts) - box.height))
    _counts(surface, player, box, counts, context)


def _counts(
    surface: pygame.Surface, player: PlayerView, box: Rect, style: Style, context: PaintContext
) -> None:
    """Draw the counts at the right of their box, in the longest wording that fits."""
    for used in (style, style.sized(context.frame.floor)):
        for key in ("table.desk.counts", "table.desk.counts_short", "table.desk.counts_least"):
            line = _counted(player, key, context)
            if rich.width(line, used) <= box.width:
                rich.paragraph(surface, line, box, used, align="right", centred=True)
                return


def _counted(player: PlayerView, key: str, context: PaintContext) -> str:
    """The counts in the wording of a key."""
    owned = {kind: len(getattr(player, kind)) for kind in ("railroads", "towns", "buildings")}
    return context.say(key, pairs=pairs(player), **owned)


def _empty(surface: pygame.Surface, rect: Rect, context: PaintContext) -> None:
    style = Style(Typeface.BOOK_ITALIC, context.frame.type(20, 1.5), pal.DIM)
    box = rect.inflate(-context.frame.px(120), -context.frame.px(96))
    box.top += context.frame.px(18)
    words = context.say("table.desk.empty")
    text.paragraph(surface, words, box, style, "centre", centred=True, floor=context.frame.floor)


def _item(surface: pygame.Surface, place: Rect, item: EstateItem, context: PaintContext) -> None:
    labelled = place.height >= context.frame.px(LABELLED)
    tile = Rect(place)
    if labelled:
        style, px = _label_style(context), context.frame.px
        high = 2 * round(style.pixels * letters.CLOSE) if context.frame.is_large else 2 * style.leading
        tile.height = place.height - high - px(4)
        beside = px(2 if context.frame.is_large else 4)
        box = Rect(place.left - beside, tile.bottom + px(3), place.width + 2 * beside, high)
    shapes.shadow(surface, tile, context.frame.scale, 130, 3)
    if labelled:
        _label(surface, box, item, context)
    {"railroad": _railroad, "town": _town, "building": _building}[item.kind](surface, tile, item, context)


def _label(surface: pygame.Surface, box: Rect, item: EstateItem, context: PaintContext) -> None:
    style, floor = _label_style(context), context.frame.floor
    whole = named(item.name, context.say)
    short = _without_long_words(whole, style, round(box.width / text.NARROWEST))
    spelt = (whole, short, _without_last_word(short) if " " in short else _hyphenated(short))
    tried = product((0, context.frame.px(4)), spelt, (0.75, text.NARROWEST))
    for wider, words, slim in tried if context.frame.is_large else ():
        room = box.width + wider, box.height
        if lines := letters.lines(words, style._replace(slim=slim), room, style.pixels):
            lines.draw(surface, box)
            return
    words = _without_long_words(whole, style.sized(floor), box.width)
    if not {" ", SOFT} & {*words} and text.width(words, style.sized(floor)) > box.width:
        words = _hyphenated(words)
    longest = max(re.split(f"[ {SOFT}]", words), key=lambda word: text.width(word, style))
    style = text.fit(longest, style, round(box.width / style.slim), floor)[1]
    text.paragraph(surface, words, box, style, "centre", floor=context.frame.floor)


def _label_style(context: PaintContext) -> Style:
    slim = text.NARROWEST if context.frame.is_large else 1.0
    return Style(Typeface.SLAB, context.frame.type(18), pal.CREAM, slim=slim)


def _without_long_words(name: str, style: Style, limit: int) -> str:
    """The name without words too long for `limit`, and without short words ("de") left at its ends; a tile
    shows its commodities as pictures anyway.
    """
    whole = name.split(" ")
    words = [word for word in whole if text.width(word, style) <= limit]
    for edge in (0, -1):
        while words and words != whole and len(words[edge]) <= LITTLE:
            words.pop(edge)
    return " ".join(words) or name


def _hyphenated(word: str) -> str:
    """A long word hyphenated for two lines at the syllable nearest to its middle."""
    cut = min(names.syllables(word), key=lambda at: abs(at - len(word) / 2), default=len(word) // 2)
    return f"{word[:cut].removesuffix('-')}- {word[cut:]}"


def _without_last_word(name: str) -> str:
    """The name without its last word and short words before it."""
    words = name.split(" ")[:-1]
    while words and len(words[-1]) <= LITTLE:
        words.pop()
    return " ".join(words) or name


def _small(context: PaintContext, face: Typeface, units: float, colour: str) -> Style:
    """The style of an item's words, slim in large text."""
    slim = text.NARROWEST if context.frame.is_large else 1.0
    return Style(face, context.frame.type(units), colour, slim=slim)


def _has_room(words: str, style: Style, tile: Rect, context: PaintContext) -> bool:
    """Whether words fit on one line across a tile, at their slimmest or smallest."""
    least = style if context.frame.is_large else style.sized(context.frame.floor)
    return style.slim * text.width(words, least) <= tile.width - context.frame.px(6)


def _foot(
    surface: pygame.Surface,
    tile: Rect,
    words: str,
    style: Style,
    tone: tuple[str, str],
    context: PaintContext,
) -> int:
    """Draw a band along the tile's foot with one line; return its top."""
    high = min(max(context.frame.px(31), round(1.3 * style.pixels)), tile.height // 2)
    band = Rect(tile.left, tile.bottom - high, tile.width, high)
    shapes.plate(surface, band, context.frame.scale, *tone, 6)
    floor = context.frame.floor
    room = max(band.width - 4, text.width(words, style.sized(floor)))
    text.draw(surface, words, band.center, style, "centre", room, floor, middle=True)
    return band.top


def _railroad(surface: pygame.Surface, tile: Rect, item: EstateItem, context: PaintContext) -> None:
    px = context.frame.px
    step = min(px(7), tile.width // (9 if context.frame.is_large else 5))
    steps = item.count - 1
    for behind in range(steps + 1):
        card = Rect(tile.left + behind * step, tile.top, tile.width - steps * step, tile.height)
        top, bottom = RAILROAD[item.name]
        shapes.plate(surface, card, context.frame.scale, pal.mix(top, pal.IVORY, 0.12), bottom, 8)
    picture = card.inflate(-px(8), -px(8))
    picture.height -= min(px(26), tile.height // 2 - px(4))
    paintings.portrait(surface, picture, item.name)
    of = RAILROADS[item.name].cards
    style = _small(context, Typeface.SLAB_BOLD, 18, pal.IVORY)
    words = context.say("table.desk.set", n=item.count, of=of)
    if not _has_room(words, style, card, context):
        words = context.say("table.desk.times", n=item.count)
    tone = (pal.mix(RAILROAD[item.name][0], pal.IVORY, 0.05), RAILROAD[item.name][1])
    _foot(surface, card, words, style, tone, context)


def _town(surface: pygame.Surface, tile: Rect, item: EstateItem, context: PaintContext) -> None:
    px = context.frame.px
    shapes.plate(surface, tile, context.frame.scale, pal.CREAM_TOP, pal.CREAM_BOTTOM, 8)
    picture = tile.inflate(-px(10), -px(10))
    picture.height -= min(px(24), tile.height // 2 - px(4))
    paintings.town(surface, picture, item.name)
    pygame.draw.rect(surface, pal.rgb(pal.INK), picture, px(1.2))
    style = _small(context, Typeface.POSTER, 19, pal.OXBLOOD_DEEP)
    points = TOWNS[item.name].points
    words = context.say("table.points", n=points)
    if not _has_room(words, style, tile, context):
        words = str(points)
    _foot(surface, tile, words, style, (pal.CREAM_TOP, pal.CREAM_BOTTOM), context)


def _building(surface: pygame.Surface, tile: Rect, item: EstateItem, context: PaintContext) -> None:
    """Draw picture and effect; on the smallest tiles only the picture."""
    px = context.frame.px
    shapes.plate(surface, tile, context.frame.scale, *signs.enamel(item.name), 8)
    inner = tile.inflate(-px(10), -px(10))
    if tile.height < px(_WORDED) or tile.width < px(NARROWEST_ITEM[2]):
        paintings.building(surface, inner, item.name)
        return
    line = effect(item.name, context.say)
    style = _small(context, Typeface.SLAB_BOLD, 18, pal.IVORY)
    words = rich.height(line, style, inner.width)
    if context.frame.is_large:
        inner = tile.inflate(0, -px(10))
        words = rich.leading(style)
    elif words > inner.height // 2:
        style = style.sized(context.frame.floor)
        words = rich.height(line, style, inner.width)
    room = Rect(inner.left, inner.bottom - words, inner.width, words)
    if tile.height - words > px(36):
        image = Rect(inner.left, inner.top, inner.width, inner.height - words - px(2))
        paintings.building(surface, image, item.name)
    rich.paragraph(surface, line, room, style, align="centre", centred=True, floor=context.frame.floor)
