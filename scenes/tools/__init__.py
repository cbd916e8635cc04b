"""Measuring of frames and memory."""
