"""The subcommands of the command line, one file each: `add` declares one, its `run` does the work."""
