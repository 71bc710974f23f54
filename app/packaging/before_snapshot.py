"""Runs in Pyodide right before the snapshot: builds the app and throws away what only the start needed."""

import asyncio
import gc
import json
import linecache
import sys
import zipfile

import app.worker


def no_loop() -> None:
    """A timer would be lost with the snapshot, so there is no loop to ask for one."""
    raise RuntimeError("there is no event loop at build time")


running, asyncio.get_running_loop = asyncio.get_running_loop, no_loop  # type: ignore[assignment]
app.worker.prepare()
# a start as on a tablet, so that what a first start has to find out is known already
sizes = {"chart": [787, 820], "boards": [377, 200], "display": [377, 150]}
sizes |= {region: [393, 100] for region in ("decision", "choices", "log", "dialog")}
page = {"fragment": "", "languages": ["en"], "dark": False, "reduced_motion": False, "sizes": sizes}
app.worker.handle("start", json.dumps(page | {"saved": {}, "storage": True, "seed": 1}))
with open("/document.json", "w") as file:
    file.write(app.worker.document())
asyncio.get_running_loop = running
del file

# an open file is not in the snapshot: whoever closes it there would fail
for thing in gc.get_objects():
    if isinstance(thing, zipfile.ZipFile):
        thing.close()

# what only people read (Bokeh writes signatures and pages of documentation for its constructors)
for thing in gc.get_objects():
    if type(thing).__name__ == "function":
        thing.__dict__.pop("__signature__", None)
        thing.__doc__ = None
linecache.clearcache()
gc.collect()
print(len(sys.modules), "modules in the snapshot")
