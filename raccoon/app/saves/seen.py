"""The listings of a shelf while its folder is read again: the earlier ones, with the changes since."""

from pathlib import Path

from msgspec.structs import replace

from raccoon.app.saves.library import Library
from raccoon.app.saves.listing import Listing


class SeenShelf:
    """The saves of a folder; they never vanish from the screen only to come again.

    The first time they come one by one; later new listings are taken over once all are there.
    """

    def __init__(self, library: Library) -> None:
        self._library = library
        self._listings: tuple[Listing, ...] = ()
        self._whole = False

    @property
    def folder(self) -> Path:
        """The folder of the saves."""
        return self._library.folder

    @property
    def complete(self) -> bool:
        """Whether everything is there."""
        return self._whole

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The listings to show."""
        if self._library.complete or not self._whole:
            self._whole = self._library.complete
            self._listings = self._library.listings
        return self._listings

    def look_again(self) -> None:
        """Something in the folder has changed."""
        self._library.open()

    def wait(self) -> None:
        """Wait until everything is there."""
        self._library.wait()

    def moved(self, listing: Listing, path: Path) -> None:
        """A save has another name from now on."""
        self._listings = tuple(
            replace(one, path=path) if one.path == listing.path else one for one in self._listings
        )

    def gone(self, listing: Listing) -> None:
        """A save is not here any more."""
        self._listings = tuple(one for one in self._listings if one.path != listing.path)

    def came(self, listing: Listing, path: Path) -> Listing:
        """A save has come into the folder under that name; its listing here."""
        here = replace(listing, path=path)
        self._listings = (here, *self._listings)
        return here
