"""The first screen: what one can do, and what can be asked of the games there are."""
