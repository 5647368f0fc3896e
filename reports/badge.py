"""A badge: the verdict and what it rests on, as a small SVG."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import escape

from reports.results import Results

_COLORS = {"passed": "#00607a", "failed": "#b1210e", "incomplete": "#7d4f00", "empty": "#5c5850", "compared": "#5c5850"}
_LETTER, _PADDING = 7, 10


def badge(results: Results) -> Iterator[str]:
    """The badge, with its words as its title."""
    verdict, good, whole = results.verdict, results.counts["passed"], results.counts.total()
    alone = f"no verdict, {', '.join(results.about.engines)} alone"
    words = {"passed": f"{whole} passed", "empty": "no scenario", "compared": alone}
    said = words.get(verdict, f"{verdict}, {good} of {whole} passed")
    label = "裁定 Saitei"
    left, right = 2 * _PADDING + 72, 2 * _PADDING + _LETTER * len(said)
    text = escape(said)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img" aria-label="{label}: {text}">'
        f"<title>{label}: {text}</title>"
        f'<rect width="{left}" height="20" fill="#333"/>'
        f'<rect x="{left}" width="{right}" height="20" fill="{_COLORS[verdict]}"/>'
        f'<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">'
        f'<text x="{left / 2}" y="14">{label}</text><text x="{left + right / 2}" y="14">{text}</text></g></svg>\n'
    )
