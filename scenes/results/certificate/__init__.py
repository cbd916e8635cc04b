"""The certificate: the table of points, their course, the winner."""
