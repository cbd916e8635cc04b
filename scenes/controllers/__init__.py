"""Game controllers: which there are, what their buttons do, text by them, sentences about them."""
