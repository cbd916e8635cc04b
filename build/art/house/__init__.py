"""The pictures that all games share: small objects, options and settings, seats' emblems."""
