"""The pictures of every table: small objects, options and settings, seats' emblems."""
