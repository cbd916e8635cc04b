"""Board games for the desktop: rules, opponents, sessions, saves and the command line."""
