"""Printed pages: claims on a game set in type, engravings, columns; drawn as a picture or as a PDF."""
