"""The Panel views: each a function from table, screen and commands to one viewable; they only bind."""
