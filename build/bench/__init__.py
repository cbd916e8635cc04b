"""The measurements of `raccoon bench`."""
