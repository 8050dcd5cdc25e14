"""What a name may be: short, of one form, and safe to show in terminals and pages."""

import unicodedata

import regex

from cardavia.service.limits import MAX_MARKS, MAX_NAME_BYTES, MAX_NAME_GRAPHEMES

_GRAPHEME = regex.compile(r"\X")
# What is seen as nothing though it is printable: fillers, the empty braille pattern, selectors of forms. U+FE0E and
# U+FE0F choose between the text form of a sign and the coloured one, and stay.
_UNSEEN = regex.compile(r"(?V1)[[\p{Default_Ignorable_Code_Point}\u2800]--[\uFE0E\uFE0F]]")
_MARKS = regex.compile(rf"^\p{{M}}|\p{{M}}{{{MAX_MARKS + 1}}}")


def checked_name(text: str) -> str:
    """A name as it is kept: normalised (NFC) and trimmed; "" stays so. Raises ValueError with a sentence.

    Python's "printable" leaves out control characters, line ends, invisible formatting such as changes of the writing
    direction, lone surrogates, and all spaces but the plain one.
    """
    name = unicodedata.normalize("NFC", text).strip()
    if not name.isprintable() or _UNSEEN.search(name):
        raise ValueError("A name has printable, visible characters and plain spaces only.")
    if len(name.encode()) > MAX_NAME_BYTES or len(_GRAPHEME.findall(name)) > MAX_NAME_GRAPHEMES:
        raise ValueError(f"A name has at most {MAX_NAME_GRAPHEMES} characters and {MAX_NAME_BYTES} bytes.")
    if _MARKS.search(name):
        raise ValueError(f"A name begins with no mark, and no letter of it bears more than {MAX_MARKS}.")
    if text and not name:
        raise ValueError("A name has more than spaces; to delete it, leave it empty.")
    return name
