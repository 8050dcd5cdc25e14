"""The languages that there are."""

from collections.abc import Mapping

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "nl": "Nederlands",
    "fi": "Suomi",
    "hu": "Magyar",
    "vi": "Tiếng Việt",
    "zh": "中文",
}
"""The languages by their tags (BCP 47), each with its own name for itself."""

SOURCE = "en"
"""What the others are translated from, and what is said where a language is not known."""
