"""Runs in Pyodide right before the snapshot: builds the app and throws away what only the start needed."""

import gc
import linecache
import re
import sys

import pyodide.code

# panel.io.pyodide makes one JavaScript function when it is imported, and a snapshot cannot hold a function.
# Only Panel's own way to the page calls it; app.worker has another.
kept, pyodide.code.run_js = pyodide.code.run_js, lambda code: None
import app.worker  # noqa: E402

pyodide.code.run_js = kept
with open("/document.json", "w") as file:
    file.write(app.worker.prepare())
del file

# what only people read (Bokeh writes signatures and pages of documentation for its constructors), and caches
for thing in gc.get_objects():
    if type(thing).__name__ == "function":
        thing.__dict__.pop("__signature__", None)
        thing.__doc__ = None
    elif hasattr(type(thing), "cache_clear"):
        thing.cache_clear()
re.purge()
linecache.clearcache()
gc.collect()
print(len(sys.modules), "modules in the snapshot")
