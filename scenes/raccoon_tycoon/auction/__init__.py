"""The auction house."""
