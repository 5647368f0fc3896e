"""What a project may set for its report, in ``[tool.saitei]`` of its pyproject.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine import editions
from engine.record import fields, record

EDITION = editions.current
"""The current edition of the Comprehensive Rules: its numbers are those of tags, links and report."""

OLD_EDITION = "2023-11-17"
"""The edition that the source documents quote."""


class SettingsError(Exception):
    """``[tool.saitei]`` holds something unknown, or of the wrong type."""


@record
class Settings:
    """Where links go. In all of them ``{…}`` is replaced; an empty text means no link."""

    rule_link_en: str = "https://yawgatog.com/resources/magic-rules/#R{anchor}"
    """Of a rule in English. ``{number}``: 702.152a, ``{anchor}``: 702152a, of the current edition."""
    rule_link_ja: str = "http://whisper.wisdom-guild.net/cr/cr.php?r={rule}"
    """Of a rule in Japanese. ``{rule}``: 702.152, ``{number}``: 702.152a, as the edition of 2023-11-17 has them."""
    file_link: str = ""
    """Of a scenario's source. ``{file}`` relative to the root, ``{line}``, ``{commit}``."""
    language: str = "ja"
    """Which language the page shows where nobody has chosen one and the browser's languages are others: "ja" or "en"."""


def read(root: Path) -> Settings:
    """The settings of the project at ``root``; the defaults where it has none. Raises SettingsError."""
    path = root / "pyproject.toml"
    if not path.is_file():
        return Settings()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8")).get("tool", {}).get("saitei", {})
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"pyproject.toml: {error}") from error
    known = fields(Settings)
    for key, value in table.items():
        if key not in known:
            raise SettingsError(f"pyproject.toml: [tool.saitei] has no setting {key}; there are {', '.join(known)}")
        if not isinstance(value, str):
            raise SettingsError(f"pyproject.toml: [tool.saitei] {key} is not text: {value!r}")
    settings = Settings(**table)
    if settings.language not in ("en", "ja"):
        raise SettingsError(f'pyproject.toml: [tool.saitei] language is "ja" or "en", not {settings.language!r}')
    return settings
