"""Keys that are held down: walking and counting repeat, everything else happens once a press."""

import pygame

WALKING = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_PLUS,
        pygame.K_MINUS,
    }
)
"""The keys whose repetition is wanted: they move or count, they never decide."""


class KeysHeld:
    """Tells a fresh press from the repetition of a key that is held: a held Enter must not play twice."""

    def __init__(self) -> None:
        self.down: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether the event is an unwanted repetition; to be asked once for every event."""
        if event.type == pygame.KEYUP:
            self.down.discard(event.key)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.down.clear()
        elif event.type == pygame.KEYDOWN:
            held = event.key in self.down
            self.down.add(event.key)
            return held and event.key not in WALKING
        return False
