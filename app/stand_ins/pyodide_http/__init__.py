"""A stand-in: Panel asks it to teach `requests` to fetch from a browser, and this app fetches nothing.

With the real one come requests, urllib3, idna and certifi; without any, Panel imports pandas instead.
"""


def patch_all() -> None:
    """Patch nothing."""
