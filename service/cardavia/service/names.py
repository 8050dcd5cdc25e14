"""What a name may be: short, of one form, and safe to show in terminals and pages."""

import unicodedata

import regex

from cardavia.languages import SOURCE
from cardavia.languages.sentences import language
from cardavia.service.limits import MAX_MARKS, MAX_NAME_BYTES, MAX_NAME_GRAPHEMES

_GRAPHEME = regex.compile(r"\X")
# What is seen as nothing though it is printable: fillers, the empty braille pattern, selectors of forms. U+FE0E and
# U+FE0F choose between the text form of a sign and the coloured one, and stay.
_UNSEEN = regex.compile(r"(?V1)[[\p{Default_Ignorable_Code_Point}\u2800]--[\uFE0E\uFE0F]]")
_MARKS = regex.compile(rf"^\p{{M}}|\p{{M}}{{{MAX_MARKS + 1}}}")


class BadName(ValueError):
    """What is no name: the id of a sentence that says why, and its parameters."""

    def __init__(self, sentence: str, **params: int) -> None:
        super().__init__(language(SOURCE, "errors").say(sentence, **params))
        self.sentence, self.params = sentence, params


def checked_name(text: str) -> str:
    """A name as it is kept: normalised (NFC) and trimmed; "" stays so. Raises BadName.

    Python's "printable" leaves out control characters, line ends, invisible formatting such as changes of the writing
    direction, lone surrogates, and all spaces but the plain one.
    """
    name = unicodedata.normalize("NFC", text).strip()
    if not name.isprintable() or _UNSEEN.search(name):
        raise BadName("name_invisible")
    if len(name.encode()) > MAX_NAME_BYTES or len(_GRAPHEME.findall(name)) > MAX_NAME_GRAPHEMES:
        raise BadName("name_long", most=MAX_NAME_GRAPHEMES, bytes=MAX_NAME_BYTES)
    if _MARKS.search(name):
        raise BadName("name_marks", most=MAX_MARKS)
    if text and not name:
        raise BadName("name_spaces")
    return name
