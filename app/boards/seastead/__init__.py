"""The boards of Seastead: pure functions from an observation to a scene, one per region."""

from app.boards.seastead.chart import chart

REGIONS = {"chart": chart}
