"""Makes dist/: each step puts its files into the folder, the page comes last and names them all."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import rules
from app.packaging import archive, fetch, home, licences, pages, python_code, snapshot
from app.packaging.lock import Package, digest, read_lock, used
from app.packaging.output import BEST, FAST, Output
from app.packaging.paths import DIST, ROOT, STATIC
from app.words import LANGUAGES

CSP = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' {scripts}",  # our files, Python, and the bundles by their sha256
    "style-src": "'self' 'unsafe-inline'",  # Bokeh sizes its elements by style attributes
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
BUNDLES = {  # name in the file list -> package and member
    "bokeh.js": ("bokeh", "bokeh/server/static/js/bokeh.min.js"),
    "bokeh-widgets.js": ("bokeh", "bokeh/server/static/js/bokeh-widgets.min.js"),
    "bokeh-tables.js": ("bokeh", "bokeh/server/static/js/bokeh-tables.min.js"),
    "panel.js": ("panel", "panel/dist/panel.min.js"),
}
MODULES = [
    "texts.js",
    "download.js",
    "zip.js",
    "bundle.js",
    "link.js",
    "offline.js",
    "flights.js",
    "image.js",
    "regions.js",
    "awake.js",
    "files.js",
    "peek.js",
    "places.js",
    "tabs.js",
    "saves.js",
    "home.js",
    "router.js",
    "print.js",
    "services.js",
    "sharing.js",
    "worker.js",
    "frame.css",
    "frame.js",
    "page.js",
]
PICTURES = ["icon-192.png", "icon-512.png", "icon-maskable.png", "screenshot.png", "screenshot-phone.png"]
FIRST_PLAY = ["brotli.js", "brotli.wasm", "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", *BUNDLES]
START = {
    "snapshot": ["document.json", "snapshot.bin", "data.zip"],
    "plain": ["stdlib.zip", "libraries.zip", "own.zip"],
}
START_BOARDS = {"phone": "(max-width: 599px)", "tall": "(max-aspect-ratio: 1/1)", "wide": ""}


def make(best: bool, folder: Path = DIST) -> None:
    """Make the whole site."""
    packages = {package.name: package for package in read_lock()}
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".dist-") as name:
        output = Output(Path(name) / "dist", BEST if best else FAST)
        environment = panel_files(output, packages["panel"])
        python_files(output, list(packages.values()), environment)
        hashes = script_files(output, packages)
        fonts(output, [packages["@fontsource/source-sans-3"], packages["@fontsource/spectral"]])
        licences.write(output, list(used(list(packages.values()), "site")))
        pages.write(output)
        page(output, environment, hashes)
        shutil.rmtree(folder, ignore_errors=True)
        (Path(name) / "dist").rename(folder)


def panel_files(output: Output, panel: Package) -> dict[str, str]:
    """Panel's style sheets, and the environment that tells Panel in Python where they are."""
    root = f"panel-{panel.files[panel.site_file()][:10]}/"
    for name, data in archive.members(fetch.fetch(panel)):
        for inside, outside in (
            ("panel/dist/css/", "dist/css/"),
            ("panel/theme/css/", "dist/bundled/theme/"),
        ):
            if name.startswith(inside) and name.endswith(".css"):
                output.write(f"{root}{panel.version}/{outside}{name.removeprefix(inside)}", data)
    return {"PANEL_CDN_ROOT": root, "HOME": "/home/pyodide", "PYTHONOPTIMIZE": "2"}


def python_files(output: Output, packages: list[Package], environment: dict[str, str]) -> None:
    """Pyodide, the archives of a plain start, and the snapshot."""
    core = python_code.core(packages)
    archives = {
        "stdlib.zip": python_code.stdlib(packages),
        "libraries.zip": python_code.libraries(packages),
        "own.zip": python_code.own(packages),
    }
    output.add("pyodide.mjs", (core / "pyodide.mjs").read_bytes())
    large = {name: path.read_bytes() for name, path in archives.items()}
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        output.add_zipped(name, (core / name).read_bytes())
    made = snapshot.make(core, archives, environment)
    output.add_zipped("document.json", made.pop("document.json"))
    later = {name: path.read_bytes() for name, path in python_code.later_games(packages).items()}
    output.add_compressed(large | made | later)
    output.list["pyodide_info"] = (core / "pyodide-lock.json").read_text()  # type: ignore[assignment]


def script_files(output: Output, packages: dict[str, Package]) -> list[str]:
    """BokehJS, Panel's models, the decoder, and our own scripts; what the policy must name of them."""
    hashes = [
        output.add_script(name, _without_map(fetch.member(packages[package], member)))
        for name, (package, member) in BUNDLES.items()
    ]
    decoder = packages["brotli-dec-wasm"]
    output.add("brotli.js", fetch.member(decoder, "pkg/brotli_dec_wasm.js"))
    output.add("brotli.wasm", fetch.member(decoder, "pkg/brotli_dec_wasm_bg.wasm"))
    output.add("qr.js", fetch.member(packages["lean-qr"], "index.mjs"))
    for name in PICTURES:
        output.add(name, (STATIC / name).read_bytes())
    for name in [
        "first.js",
        "check.js",
        *MODULES,
        "tokens.css",
        "layout.css",
        "home.css",
        "icon.svg",
        "app.webmanifest",
    ]:
        text = (STATIC / name).read_text("utf-8")
        output.add_text(name, _without_comments(text) if name.endswith(".js") else text)
    return hashes


def _without_comments(script: str) -> str:
    """A script of ours without comment lines and indents: they are for those who read the source."""
    return re.sub(r"(?m)^[ \t]+", "", re.sub(r"(?m)^[ \t]*//.*\n", "", script))


def _without_map(script: bytes) -> bytes:
    """A script without the line that names its source map, which is not shipped."""
    return re.sub(rb"//# sourceMappingURL=\S+\s*$", b"", script)


def fonts(output: Output, packages: list[Package]) -> None:
    """The fonts and the style sheet that declares them."""
    faces = []
    for package in packages:
        family = {"source-sans-3": "Source Sans 3", "spectral": "Spectral"}[package.name.rpartition("/")[2]]
        for member in package.members:
            weight, style = Path(member).stem.split("-")[-2:]
            link = output.add(Path(member).name, fetch.member(package, member))
            faces.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-style: {style}; '
                f'font-display: swap; src: url("{link}") format("woff2"); }}\n'
            )
    output.add("fonts.css", "".join(faces).encode())


def prerendered(output: Output) -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]:
    """By game: links to its board before Python, by shape of screen, and name of its picture, by language."""
    links: dict[str, dict[str, str]] = {}
    pictures: dict[str, dict[str, str]] = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "app.prerender", folder], cwd=ROOT, check=True)
        for game in rules.games():
            links[game] = {
                shape: output.add(name, (Path(folder) / name).read_bytes())
                for shape in START_BOARDS
                for name in (f"start-{game}-{shape}.svg",)
            }
            pictures[game] = {language: f"home-{game}-{language}.svg" for language in LANGUAGES}
            for name in pictures[game].values():
                output.add_zipped(name, (Path(folder) / name).read_bytes())
    return links, pictures


def picture(links: dict[str, str]) -> str:
    """One start board for all shapes of screen; the last one is for every other shape."""
    return "".join(
        f'<source media="{media}" srcset="{links[shape]}">' if media else f'<img alt="" src="{links[shape]}">'
        for shape, media in START_BOARDS.items()
    )


def page(output: Output, environment: dict[str, str], hashes: list[str]) -> None:
    """index.html with the list of all files, and the small file that names the version."""
    names = [*FIRST_PLAY, *START["snapshot"], *START["plain"], "worker.js", "pyodide_info"]
    names += ["qr.js", "sharing.js"]  # fetched when a game is sent
    boards, pictures = prerendered(output)
    names += [name for name in output.list if name.startswith(("game-", "home-"))]
    files = json.loads(output.file_list(names))
    files["environment"] = environment
    files["boards"] = boards
    files["games"] = home.about(pictures)
    files["total"] = {
        how: sum(files[name]["size"] for name in [*FIRST_PLAY, *special]) for how, special in START.items()
    }
    template = (STATIC / "index.html").read_text("utf-8")
    version = digest((json.dumps(output.links) + template).encode())[:16]
    parts = {
        "version": version,
        "csp": "; ".join(f"{name} {value}" for name, value in CSP.items()).format(scripts=" ".join(hashes)),
        "files": json.dumps(files).replace("<", "\\u003c"),
        "home": home.section(output.links["icon.svg"]),
        "start board": picture(boards[rules.games()[0]]),
        "preloads": "\n".join(
            f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{output.links[name]}">'
            for name in ("source-sans-3-latin-400-normal.woff2", "spectral-latin-400-italic.woff2")
        ),
    }
    html = re.sub(
        r"\{\{([\w. -]+)\}\}", lambda found: parts.get(found[1]) or output.links[found[1]], template
    )
    output.write("index.html", html.encode())
    about = {"version": version, "files": output.links}
    output.write("version.json", json.dumps(about, indent=1).encode())
    service_worker(output, version)


def service_worker(output: Output, version: str) -> None:
    """The worker that keeps all files of this version on the device; its own name never changes."""
    sizes = {
        path.relative_to(output.folder).as_posix(): path.stat().st_size
        for path in sorted(output.folder.rglob("*"))
        if path.is_file() and "licences" not in path.parts
    }
    code = (STATIC / "service-worker.js").read_text("utf-8")
    code = code.replace("{{version}}", version).replace("{{kept}}", json.dumps(sizes))
    output.write("service-worker.js", code.encode())
