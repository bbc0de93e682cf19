"""Sentences in German, Polish and English, and the numbered rule books: all words that people read are here.

All other code uses phrases: a key and its arguments. This is the lowest layer: it knows no game and imports no other.
A rule book needs no sentences, so nothing is loaded before it is used; the table says what the imports say.
"""

from typing import TYPE_CHECKING

from lichtspiel.exports import exporting

if TYPE_CHECKING:
    from lichtspiel.words.books import index, paragraphs, pictures, rule_book, without_pictures
    from lichtspiel.words.files import LANGUAGES, learn, page_parts, page_text, read_course, sources, text
    from lichtspiel.words.sentences import Phrase, say, sentence
else:
    __getattr__ = exporting(
        __name__,
        {
            "lichtspiel.words.books": ("index", "paragraphs", "pictures", "rule_book", "without_pictures"),
            "lichtspiel.words.sentences": ("Phrase", "say", "sentence"),
            "lichtspiel.words.files": (
                "LANGUAGES",
                "learn",
                "page_parts",
                "page_text",
                "read_course",
                "sources",
                "text",
            ),
        },
    )

__all__ = [
    "LANGUAGES",
    "Phrase",
    "index",
    "learn",
    "page_parts",
    "page_text",
    "paragraphs",
    "pictures",
    "read_course",
    "rule_book",
    "say",
    "sentence",
    "sources",
    "text",
    "without_pictures",
]
