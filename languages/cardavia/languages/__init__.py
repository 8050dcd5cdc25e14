"""Sentences for people in several languages: one source for the server, the terminal and the page (docs/languages.md).

A sentence has an id that is the same in every language. The files are Fluent (FTL), a folder for each language;
`sentences` reads them. What is exported here needs no library.
"""

from cardavia.languages.choosing import of_environment, preferred
from cardavia.languages.tags import LANGUAGES, SOURCE

__all__ = ["LANGUAGES", "SOURCE", "of_environment", "preferred"]
