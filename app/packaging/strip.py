"""Compiles a folder of Python sources into a zip, inside Pyodide; libraries lose what only people read.

What goes: docstrings, asserts, column numbers, help texts of properties and parameters, and the annotations
of functions, which Python 3.14 keeps as one more function each. Classes keep theirs: dataclasses need them.
"""

import ast
import importlib.util
import marshal
import os
import zipfile

FLAGS_UNCHECKED_HASH = (1).to_bytes(4, "little")  # the file's date must not show in the result
HELP = {"help", "doc"}  # keywords whose text Bokeh and Param only keep for people
KEEPS_ANNOTATIONS = ("functools.py", "dataclasses.py", "typing.py", "typing_extensions.py", "singledispatch")


def compile_folder(folder: str, result: str, how: str) -> None:
    """Compile every file; `how` is "libraries" (stripped) or "own"."""
    with zipfile.ZipFile(result, "w") as out:
        for path in sorted(os.path.join(at, name) for at, _, names in os.walk(folder) for name in names):
            inside = path.removeprefix(f"{folder}/")
            with open(path, "rb") as file:
                data = file.read()
            if inside.endswith(".py"):
                data, inside = _compiled(data, inside, how == "libraries"), inside + "c"
            out.writestr(zipfile.ZipInfo(inside), data)


def _compiled(source: bytes, name: str, stripped: bool) -> bytes:
    tree = ast.parse(source, name)
    if stripped and not name.endswith(KEEPS_ANNOTATIONS) and b"singledispatch" not in source:
        tree = ast.fix_missing_locations(_Strip().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + FLAGS_UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


class _Strip(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function without annotations."""
        return self._bare(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """An asynchronous function without annotations."""
        return self._bare(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A call without its help text."""
        self.generic_visit(node)
        node.keywords = [word for word in node.keywords if not _is_help(word)]
        return node

    def _bare(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.generic_visit(node)
        node.returns = None
        given = node.args
        for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]:
            if argument:
                argument.annotation = None
        return node


def _is_help(word: ast.keyword) -> bool:
    return word.arg in HELP and isinstance(word.value, ast.Constant) and isinstance(word.value.value, str)
