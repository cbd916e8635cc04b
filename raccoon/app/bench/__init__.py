"""What `raccoon bench` measures."""
