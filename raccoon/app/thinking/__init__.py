"""The process in which opponents think: client, server and protocol."""
