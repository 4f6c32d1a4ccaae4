"""Words and values as they stand in XML, as `xml.sax.saxutils` writes them: that needs a sixth of the standard library,
which the page would have to load to draw without a server."""

from __future__ import annotations

_OF_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_OF_VALUE = _OF_TEXT | str.maketrans({"\n": "&#10;", "\r": "&#13;", "\t": "&#9;"})


def escape(text: str) -> str:
    """A text between two tags.

    >>> escape("Ana & <Ben>")
    'Ana &amp; &lt;Ben&gt;'
    """
    return text.translate(_OF_TEXT)


def quoted(value: str) -> str:
    """The value of an attribute, in the quotation marks that it does not have itself.

    >>> print(quoted("3 > 2"), quoted('a "b"'))
    "3 &gt; 2" 'a "b"'
    """
    value = value.translate(_OF_VALUE)
    if '"' not in value:
        return f'"{value}"'
    return f"'{value}'" if "'" not in value else f'"{value.replace(chr(34), "&quot;")}"'
