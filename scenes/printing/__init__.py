"""Printed pages: claims about a game, columns, engravings and charts, as a picture or a PDF."""
