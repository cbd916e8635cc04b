"""Board games at the desk: rules, opponents, sessions and saves, and the command line."""
