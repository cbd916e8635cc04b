"""The drags: pieces, targets, and the reasons against a drop."""
