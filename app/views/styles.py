"""Stylesheets of the views, written with the page's tokens (`--paper`, `--ink`, ...) and their day values."""

PLAYER = ("--blue", "--orange", "--green", "--violet", "--ochre")
"""The page's colours of the players, by seat."""

COLOURS = ("#1F5FA8", "#D9681D", "#2F7D4F", "#6B3FA0", "#9A7400")
"""The same, for where the page gives none."""

DEEP = ("#1F5FA8", "#B8530F", "#2F7D4F", "#6B3FA0", "#7C5E00")
"""The players' colours as a ground for white text, by day and by night."""

ROOT = ":host { --bokeh-base-font: var(--sans, 'Source Sans 3', 'Segoe UI', sans-serif); }"
"""For the outermost element of a region: an outer shadow tree's font wins over an inner `:host`."""

BASE = """
:host { font-family: var(--sans, 'Source Sans 3', 'Segoe UI', sans-serif); color: var(--ink, #1F3547);
  font-size: 15px; line-height: 1.3; }
* { box-sizing: border-box; }
a { color: var(--magenta, #A8327A); }
a.rule { font-size: 13px; white-space: nowrap; text-decoration-thickness: 1px; }
svg.mark { width: .9em; height: .9em; vertical-align: -.05em; margin-right: .35em; flex: none; }
.face svg { width: 2em; height: 2em; vertical-align: -.6em; margin-right: .35em; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
p, h2, h3, h4 { margin: 0; }
"""

BUTTON = """
:host { margin: 0 !important; }
.bk-btn, button { font: 600 15px/1.15 var(--sans, 'Source Sans 3', 'Segoe UI', sans-serif) !important;
  min-height: 44px; min-width: 44px; padding: 4px 10px !important; border-radius: 6px;
  color: var(--ink, #1F3547) !important; background: var(--panel, #FFFBF0) !important;
  border: 1.5px solid var(--line, #C9BE9F) !important; white-space: pre-line; box-shadow: none !important; }
.bk-btn:hover:not([disabled]) { border-color: var(--ink, #1F3547) !important; }
.bk-btn:focus-visible { outline: 3px solid var(--magenta, #A8327A); outline-offset: 1px; }
.bk-btn[disabled] { opacity: .45; }
"""

SIGN = {
    name: f"""
:host {{ flex: none; }}
.bk-btn {{ font-size: 0 !important; }}
.bk-btn::before {{ content: "{sign}"; font-size: 21px; line-height: 1; }}
"""
    for name, sign in (
        ("undo", "↶"),
        ("redo", "↷"),
        ("menu", "☰"),
        ("close", "✕"),
        ("earlier", "◂"),
        ("later", "▸"),
        ("replay", "▶"),
    )
}
SIGN["replay"] += """:host(.runs) .bk-btn::before { content: "❚❚"; font-size: 15px; }
"""
"""Buttons that show a sign; their name is there for those who do not see it."""

LAST = ":host { margin-left: auto !important; }"

CHIP = (
    BUTTON
    + """
.bk-btn { border: 2px dashed var(--magenta, #A8327A) !important; text-align: left;
  padding: 3px 9px !important; }
:host(.focus) .bk-btn { border-style: solid !important;
  background: color-mix(in srgb, var(--magenta, #A8327A) 14%, var(--panel, #FFFBF0)) !important; }
:host(.large) { flex: 1 1 40%; }
:host(.large) .bk-btn { width: 100%; min-height: 60px; text-align: center; font-size: 18px !important; }
:host(.plain) .bk-btn { border: 1.5px solid var(--line, #C9BE9F) !important; }
"""
)

CONFIRM = (
    BUTTON
    + """
:host { flex: none; position: sticky; bottom: 0; z-index: 1; } /* what it confirms may scroll below it */
.bk-btn { background: var(--mine, #1F5FA8) !important; color: #fff !important;
  border-color: transparent !important; font-size: 17px !important; width: 100%; }
"""
    + "".join(f":host(.p{n}) .bk-btn {{ --mine: {c}; }}\n" for n, c in enumerate(DEEP))
)

BAR = """
:host { --mine: var(--ink, #1F3547); background: var(--mine); border-radius: 6px; padding: 6px 6px 6px 12px;
  display: flex; flex-direction: row; align-items: center; gap: 6px; min-height: 56px; }
""" + "".join(f":host(.p{n}) {{ --mine: {c}; }}\n" for n, c in enumerate(DEEP))

BAR_TEXT = (
    BASE
    + """
:host { color: #fff; flex: 1 1 auto; min-width: 0; }
h2 { font: 600 19px/1.15 var(--serif, Spectral, Georgia, serif); }
p { margin-top: 2px; }
a, a.rule { color: #fff; }
.said { background: #fff; color: #5b1140; border-radius: 4px; padding: 3px 8px; display: inline-block; }
.said a { color: #A8327A; }
@media (max-width: 500px) { h2 { font-size: 16px; } }
"""
)

ROW = ":host { display: flex; flex-flow: row wrap; gap: 6px; margin: 0; }"
COLUMN = ":host { display: flex; flex-direction: column; gap: 6px; margin: 0; }"

CHIPS = """
:host { display: flex; flex-flow: row wrap; align-content: flex-start; gap: 6px; margin: 0;
  flex: 0 1000 auto; min-height: min(104px, 100%); min-height: calc-size(max-content, min(size, 104px));
  overflow: auto; padding: 3px; }
:host(.bare) { min-height: 0; flex-shrink: 0; padding: 0; }
@media (max-width: 500px) { :host { flex-wrap: nowrap; overflow-x: auto; overflow-y: hidden; }
  ::slotted(*), :host > * { flex: none; } }
"""

FOCUS = (
    BASE
    + """
:host { flex: 0 1 auto; min-height: 44px; overflow: auto; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 8px; }
header b { font: 600 17px/1.2 var(--serif, Spectral, Georgia, serif); color: var(--magenta, #A8327A); }
ol { list-style: none; margin: 4px 0 0; padding: 0; }
li { padding: 1px 0; }
.points { white-space: nowrap; font-weight: 600; }
"""
)

COACH = """
:host { flex-flow: row wrap; align-items: center; gap: 0 10px; margin: 0; flex: 0 1 auto;
  min-height: 60px; overflow: auto;
  border-left: 4px solid var(--sea3, #9CC3DA); padding-left: 8px; }
"""
"""No `display`: these come after what Bokeh hides a column with, and would show it again."""

TIP = BASE + ":host { flex: 1 1 260px; width: auto !important; min-width: 0; }\np { font-style: italic; }\n"
TIP_WAYS = ":host { flex: none; width: auto !important; }"

QUIET = (
    BUTTON
    + """
.bk-btn { border-color: transparent !important; background: none !important; text-decoration: underline;
  text-underline-offset: 3px; padding: 4px 8px !important; }
:host(:first-child) .bk-btn { padding-left: 0 !important; }
"""
)

LOG = (
    BASE
    + """
:host { overflow: auto; height: 100%; }
h3 { font: 600 16px/1.3 var(--serif, Spectral, Georgia, serif); }
h4 { font: italic 500 14px/1.3 var(--serif, Spectral, Georgia, serif); color: var(--ink-soft, #4C6172);
  border-top: 1px solid var(--line, #C9BE9F); margin-top: 5px; padding-top: 3px; }
ol { list-style: none; margin: 0; padding: 0; }
li { padding: 2px 0; }
li.auto { opacity: .75; }
a.ply { color: var(--ink-soft, #4C6172); font-size: 13px; text-decoration: none; padding: 0 4px; }
em { color: var(--ink-soft, #4C6172); font-size: 13px; }
"""
)

STORY = ":host { display: flex; flex-flow: row wrap; align-content: flex-start; gap: 6px 14px; margin: 0; }"
STORY_PART = ":host { flex: 1 1 300px; min-width: 0; width: auto !important; }"
STEPS = ":host { display: flex; flex-direction: row; align-items: center; gap: 6px; margin: 0; }"

SLIDER = (
    BASE
    + """
:host { flex: 1 1 auto; min-width: 0; padding: 14px 12px; margin: 0 !important; }
.noUi-target { background: var(--line, #C9BE9F) !important; border: 0 !important; height: 6px !important;
  box-shadow: none !important; }
.noUi-connect { background: var(--magenta, #A8327A) !important; }
.noUi-handle { width: 26px !important; height: 26px !important; top: -10px !important;
  right: -13px !important;
  border-radius: 50% !important; background: var(--panel, #FFFBF0) !important;
  border: 3px solid var(--magenta, #A8327A) !important; box-shadow: none !important; cursor: grab; }
.noUi-handle::before, .noUi-handle::after { display: none; }
.noUi-touch-area { position: absolute; inset: -10px; width: auto !important; height: auto !important; }
.noUi-handle:focus-visible { outline: 3px solid var(--magenta, #A8327A); outline-offset: 2px; }
"""
)

SHARED = ":host { flex: 1 1 240px; width: auto !important; min-width: 0; }"

TOLD = (
    BASE
    + """
b { font: 600 15px/1.3 var(--serif, Spectral, Georgia, serif); }
header { display: flex; flex-flow: row wrap; gap: 2px 12px; }
header > b { flex: 1 1 auto; }
header .seat { white-space: nowrap; }
ol { list-style: none; margin: 2px 0 0; padding: 0; height: 2.7em; overflow: auto; }
"""
)

QR = """
svg.qr { display: block; width: min(100%, calc(96vh - 200px)); margin: 0 auto; border-radius: 4px; }
p.qr { text-align: center; }
"""

BOARD = ":host { position: relative; margin: 0; }"

BUBBLE = (
    BASE
    + """
:host { position: absolute !important; inset: 0; width: 100% !important; height: 100% !important;
  max-height: none !important; pointer-events: none; margin: 0 !important; z-index: 5; }
.bubble { position: absolute; width: max-content; max-width: 260px; background: var(--panel, #FFFBF0);
  border: 2px solid var(--magenta, #A8327A); border-radius: 6px; padding: 6px 10px; pointer-events: auto;
  box-shadow: 0 2px 8px #0003; }
"""
)

PLACES = (
    BASE
    + """
:host { position: absolute !important; inset: 0; width: 100% !important; height: 100% !important;
  margin: 0 !important; max-height: none !important; overflow: hidden; pointer-events: none; z-index: 4; }
ul { list-style: none; margin: 0; padding: 0; }
li { position: absolute; }
button { position: absolute; inset: 0; border: 0; padding: 0; background: none; border-radius: 8px; }
button:focus-visible { outline: 4px solid var(--magenta, #A8327A); outline-offset: 3px;
  box-shadow: 0 0 0 3px var(--panel, #FFFBF0); }
"""
)

SHEET = """
:host { position: fixed; inset: 0; z-index: 50; overflow: auto; margin: 0 !important; padding: 2vh 2vw;
  background: color-mix(in srgb, var(--ink, #1F3547) 45%, transparent); display: block; max-height: none;
  width: auto !important; height: auto !important; }
:host(.cover) { background: var(--sea2, #BCD9E2); }
"""

COVER = (
    BASE
    + """
h2 { font: 600 26px/1.3 var(--serif, Spectral, Georgia, serif); text-align: center; margin: 16px 0; }
"""
)

PAPER = """
:host { background: var(--panel, #FFFBF0); border-radius: 8px; padding: 14px;
  max-width: 720px !important; margin: 0 auto !important;
  height: fit-content !important; max-height: none !important;
  display: flex; flex-direction: column; gap: 10px; color: var(--ink, #1F3547); }
:host(.away) { display: none; }
"""

LOW = ":host { margin-top: 24vh !important; }"
"""Where a thumb reaches it."""

PROSE = (
    BASE
    + """
h2, h3, h4 { font-family: var(--serif, Spectral, Georgia, serif); margin: 12px 0 4px; }
p { margin: 0 0 8px; }
p.here { background: color-mix(in srgb, var(--magenta, #A8327A) 14%, var(--panel, #FFFBF0));
  border-left: 4px solid var(--magenta, #A8327A); padding: 6px 8px; }
table { border-collapse: collapse; margin: 0 0 10px; display: block; overflow-x: auto; }
td, th { border: 1px solid var(--line, #C9BE9F); padding: 3px 7px; text-align: left; }
kbd { font: 600 15px/1.3 var(--sans, 'Source Sans 3', sans-serif); white-space: nowrap; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
tr.won { font-weight: 700; }
"""
)

FIELD = (
    BASE
    + """
:host { margin: 0 !important; max-width: 100%; }
label { font: 600 15px/1.3 var(--sans, 'Source Sans 3', sans-serif); color: var(--ink, #1F3547); }
select, input, textarea { min-height: 44px; font-size: 16px !important; color: var(--ink, #1F3547) !important;
  background: var(--paper, #F6EFDC) !important; border: 1.5px solid var(--line, #C9BE9F) !important;
  border-radius: 6px; }
"""
)
