"""The licences of what others wrote, beside the site that ships it."""

import re

from app.packaging import archive, fetch
from app.packaging.lock import LockError, Package
from app.packaging.output import Output
from app.packaging.paths import STATIC

GIVEN = {"pyodide": STATIC / "licences"}  # packages without a licence text of their own
NOT_SHIPPED = re.compile(r"^panel/dist/bundled/")


def write(output: Output, packages: list[Package]) -> None:
    """One folder a package with its licence texts, and a list of them all."""
    lines = []
    for package in packages:
        folder = f"{package.name.replace('@', '').replace('/', '-')}-{package.version}"
        texts = _texts(package)
        for name, data in texts.items():
            output.write(f"licences/{folder}/{name}", data)
        lines.append(f"{package.name} {package.version}: {', '.join(sorted(texts))}")
    output.write("licences/README.txt", "\n".join(lines).encode() + b"\n")


def _texts(package: Package) -> dict[str, bytes]:
    if package.name in GIVEN:
        return {path.name: path.read_bytes() for path in sorted(GIVEN[package.name].iterdir())}
    found = {
        re.sub(r"^[^/]*\.dist-info/(licenses/)?", "", name).replace("/", "-"): data
        for name, data in archive.members(fetch.fetch(package))
        if archive.is_licence(name) and not NOT_SHIPPED.search(name)
    }
    if not found:
        raise LockError(f"{package.name} {package.version} has no licence text in {package.site_file()}")
    return found
