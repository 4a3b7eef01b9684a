"""The chronicle as a document: complete, in order, and harmless whatever people write."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.missions import in_camp, new_session, party, whole_mission
from horologium.campaign import chronicle, chronicle_html, chronicle_markdown
from horologium.campaign.chronicle import ChroniclePart, Document, PrintedEntry
from horologium.campaign.counts import count
from horologium.campaign.ops.missions import AbandonMission, BeginMission
from horologium.campaign.ops.notes import AddNote, Remark
from horologium.campaign.records import MemberRecord

HOSTILE = "<script>alert('x')</script> [a](javascript:b) **bold** | `code` <img src=x onerror=y> &lt; \u202e #"
TAGS = {
    "html", "head", "meta", "title", "style", "body", "main", "header", "h1", "h2", "h3", "p", "nav", "ol", "li",
    "section", "article", "aside", "figure", "img", "figcaption", "table", "thead", "tbody", "tr", "th", "td",
}  # fmt: skip


class Reader(HTMLParser):
    """Gathers the tags, the attributes and the text of a page."""

    def __init__(self):
        super().__init__()
        self.tags, self.attributes, self.text = set(), [], []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes += attrs

    def handle_data(self, data):
        self.text.append(data)


def read(page):
    reader = Reader()
    reader.feed(page)
    return reader


@pytest.fixture
def session():
    campaign = in_camp()
    whole_mission(campaign)
    return campaign


def hostile_document(text=HOSTILE):
    entry = PrintedEntry("14 May 1509", text, "note", text, (text, f"two\n{text}"), text, "a picture.png")
    rows = (("Hero", "Class"), (text, text))
    return Document(text, text, (ChroniclePart(text, (entry,)),), rows, rows)


# What is in it


def test_parts_are_called_after_their_battles(session):
    assert [part.title for part in chronicle.document(session).parts] == [
        "The beginning",
        "A Toll on the Road was won",
    ]


def test_a_mission_that_nobody_fought_is_a_part_too():
    session = in_camp()
    session.do(BeginMission(party(session)))
    session.do(AbandonMission())
    assert chronicle.document(session).parts[-1].title == "The mission began: A Toll on the Road"


def test_entries_come_oldest_first_with_the_date_of_the_story(session):
    entries = [entry for part in chronicle.document(session).parts for entry in part.entries]
    assert entries[0].title.startswith("Test began")
    assert (entries[0].date, entries[-1].date) == ("14 May 1509", "16 May 1509")
    assert len(entries) == session.archive.chronicle().total


def test_a_long_chronicle_is_read_by_pages(monkeypatch, session):
    whole = chronicle.document(session)
    monkeypatch.setattr(chronicle, "PAGE", 2)
    assert chronicle.document(session) == whole


def test_the_appendix_has_the_service_record(session):
    head, *rows = chronicle.document(session).heroes
    hero = session.books.all(MemberRecord)[0]
    assert rows[0][0] == hero.name
    assert rows[0][head.index("Foes felled")] == str(count(hero.service, "kills"))
    assert chronicle.document(session).battles[1][1] == "A Toll on the Road"


def test_an_empty_chronicle_is_a_document_too():
    session = new_session()
    session.archive.kept = {key: value for key, value in session.archive.kept.items() if key[0] != "chapter"}
    assert chronicle.document(session).parts == ()
    assert "The service record" in chronicle.markdown(session)


def test_the_markup_of_a_note_is_kept_in_all_forms(session):
    session.do(AddNote("The inn", "# Wine\n\n- **bad**\n- *dear*\n\n> never\n\n1. again"))
    assert all(
        each in chronicle.markdown(session) for each in ("#### Wine", "- **bad**", "- *dear*", "> never", "1. again")
    )
    shown = "<h4>Wine</h4><ul><li><b>bad</b></li><li><i>dear</i></li></ul>"
    assert shown in chronicle.page(session)


def test_notes_remarks_and_pictures_are_in_all_forms(session):
    session.do(AddNote("The inn", "Bad wine.", "the inn.png"))
    session.do(Remark(session.archive.chronicle(count=1).chapters[0].id, "Never again."))
    for text in (chronicle.markdown(session), chronicle.page(session), chronicle.printed(session)):
        assert all(words in text for words in ("The inn", "Bad wine.", "Never again.", "pictures/the%20inn.png"))


def test_the_printed_form_is_laid_out_for_paper(session):
    assert "@page { size: A4" in chronicle.printed(session)
    assert "@media print" not in chronicle.printed(session)
    assert "@media print" in chronicle.page(session)


# Harmless


def test_a_page_has_no_tags_but_ours_and_fetches_nothing():
    reader = read(chronicle_html.write(hostile_document(), for_print=True))
    assert reader.tags <= TAGS
    assert {name for name, _ in reader.attributes} <= {
        "lang", "charset", "http-equiv", "content", "name", "class", "src", "alt",
    }  # fmt: skip
    assert [value for name, value in reader.attributes if name == "src"] == ["pictures/a%20picture.png"]


def test_the_parts_of_a_page_are_numbered_from_one(session):
    first, *_ = chronicle.page(session).split("<h2>")[1:]
    assert first.startswith("1. ")


def test_hostile_text_is_shown_as_it_was_written():
    reader = read(chronicle_html.write(hostile_document(), for_print=False))
    assert HOSTILE.replace("\u202e", "\ufffd") in reader.text


@given(st.text(max_size=60))
def test_whatever_is_written_a_page_has_only_our_tags(text):
    page = chronicle_html.write(hostile_document(text), for_print=False)
    assert read(page).tags <= TAGS


@given(st.text(max_size=60))
def test_whatever_is_written_no_sign_of_markdown_stands_alone(text):
    assert not re.search(r"(?<!\\)(?:\\\\)*[`*_\[\]<>#|~&!$]", chronicle_markdown.text(text))


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("- a list", "\\- a list"),
        ("1. a list", "1\\. a list"),
        ("=== a heading", "\\=== a heading"),
        ("    code", "code"),
        ("two\nlines", "two\\\nlines"),
        ("a <b> c", "a \\<b\\> c"),
        ("back\\slash", "back\\\\slash"),
    ],
)
def test_markdown_keeps_text_as_text(written, kept):
    assert chronicle_markdown.text(written) == kept


def test_markdown_of_hostile_names_keeps_its_tables():
    lines = chronicle_markdown.write(hostile_document()).splitlines()
    table = [line for line in lines if line.startswith("| ")]
    assert len(table) == 6
    assert all(len(re.findall(r"(?<!\\)\|", line)) == 3 for line in table)


def test_a_hostile_hero_does_no_harm(session):
    hero = session.books.all(MemberRecord)[0]
    session.books.put(replace(hero, name="<img src=x>|`"))
    session.books.close()
    assert "<img src=x>" not in chronicle.page(session)
    assert "\\<img src=x\\>\\|\\`" in chronicle.markdown(session)
