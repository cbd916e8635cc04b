"""The title's landscape: a valley at dawn, its viaduct and its meadows."""
