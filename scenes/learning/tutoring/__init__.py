"""The tutor at the table, the hand it points with, and its desk."""
