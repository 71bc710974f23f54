"""`python -m rules`: play, replay, show and count games without a browser."""

from rules.cli import main

raise SystemExit(main())
