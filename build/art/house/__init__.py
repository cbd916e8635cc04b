"""What every table shows: small objects, options and settings, seats' emblems."""
