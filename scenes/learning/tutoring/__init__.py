"""Who teaches beside the table: the tutor, where it points, its desk."""
