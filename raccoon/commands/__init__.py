"""The subcommands, mostly one file each: `add` declares the arguments, `run` does the work."""
