"""Which language somebody reads: as a browser says it, or as a terminal's environment does."""

import re
from collections.abc import Mapping

from cardavia.languages.tags import LANGUAGES, SOURCE

LONGEST = 1_000
"""More characters of a header are not read."""

_RANGE = re.compile(
    r"\s*(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?", re.IGNORECASE
)


def preferred(header: str) -> str:
    """The best of our languages for an `Accept-Language` (RFC 9110), such as `fi-FI, en;q=0.5`; else SOURCE.

    Regions and scripts are passed over (the lookup of RFC 4647). What cannot be read is left out.
    """
    wanted = [found for part in header[:LONGEST].split(",") if (found := _RANGE.fullmatch(part))]
    weighed = sorted(((float(found[2] or 1), found[1].lower()) for found in wanted), key=lambda each: -each[0])
    for weight, tag in weighed:
        name = SOURCE if tag == "*" else tag.partition("-")[0]
        if weight and name in LANGUAGES:
            return name
    return SOURCE


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of the first that is set of LC_ALL, LC_MESSAGES and LANG, such as `fi_FI.UTF-8`; else SOURCE."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    name = re.split(r"[_.@-]", locale)[0].lower()
    return name if name in LANGUAGES else SOURCE
