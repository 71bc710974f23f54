"""How the tree becomes a static site: runs where it is built, never in the browser (build.py calls it)."""
