"""A review in words: in every language, with sums that add up, as text and as a page."""

import re
from html.parser import HTMLParser

import pytest

from lichtspiel import load, names
from lichtspiel.bots.bot import Reason
from lichtspiel.reviews import Effort, review
from lichtspiel.reviews.moments import Option
from lichtspiel.reviews.page import page
from lichtspiel.reviews.wording import Account, differing
from lichtspiel.words.files import LANGUAGES
from tests.reviews.games import LEAST, broken_off_record

ALONE = {"meta", "img"}  # without an end of their own


@pytest.fixture(scope="module", params=sorted(names()))
def account(request: pytest.FixtureRequest) -> Account:
    record = broken_off_record(load(request.param), "told")
    return Account(record, review(record, effort=Effort(LEAST.budget, worlds=32)), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(account: Account, lang: str) -> None:
    told = Account(account.record, account.review, lang)
    said = [told.title(), told.outcome(), *told.tallies(), *told.balance_heads()]
    for moment in told.review.moments:
        said += [told.heading(moment), told.verdict(moment), told.made(moment)]
        if moment.better is not None:
            said += [told.better(moment), *told.arguments(moment)]
    assert all(said)
    assert not [text for text in said if "{" in text or "  " in text]


def test_rows_add_up_as_they_are_shown(account: Account) -> None:
    for _, *cells in account.balance_rows():
        start, *changes, result = (int(re.sub(r"[%\s±+]", "", cell).replace("−", "-")) for cell in cells)
        assert start + sum(changes) == result


def test_what_is_true_of_both_moves_is_no_argument() -> None:
    kept, lost = Reason("kept"), Reason("lost", against=True)
    both, one = (Option(move=b"{}", chances=(), score=0, reasons=found) for found in ((kept, lost), (lost,)))  # type: ignore[arg-type]
    assert differing(both, one, against=False) == [kept]
    assert differing(one, both, against=True) == []


class Nesting(HTMLParser):
    """Notes what is open."""

    def __init__(self) -> None:
        super().__init__()
        self.open = list[str]()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_one_whole_file(account: Account) -> None:
    told = Account(account.record, account.review, "en")
    told.names = tuple(f"<b>{name}</b>" for name in account.names)
    html = page(told)
    nesting = Nesting()
    nesting.feed(html)
    assert not nesting.open
    assert "<b>" not in html
    assert html.count("<polyline") == len(told.names)
    assert not re.search(r'(?:src|href)="(?!data:)|<script|@import|url\(', html)
