"""Times and sizes, for people to compare: no test asserts them."""
