"""Painted relief: pictures sculpted as height fields, lit, and covered with hair."""
