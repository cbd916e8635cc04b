"""The certificate: the table of points, how they came about, who has won."""
