"""The bug report: one file with what is needed, and nothing sent."""

from __future__ import annotations

import zipfile

from horologium.ui.window.bug_report import BugReportDialog, write_report


def test_a_report_holds_words_versions_and_logs(tmp_path):
    (tmp_path / "faults.log").write_text("Traceback")
    write_report(tmp_path / "r.zip", tmp_path, "It fell over.", "Horologium 1")
    with zipfile.ZipFile(tmp_path / "r.zip") as archive:
        assert archive.namelist() == ["report.txt", "faults.log"]
        assert archive.read("report.txt").decode() == "It fell over.\n\nHorologium 1\n"


def test_a_campaign_goes_along_if_it_is_wanted(tmp_path):
    (tmp_path / "c.horologium-campaign").write_bytes(b"x")
    write_report(tmp_path / "r.zip", tmp_path, "", "", tmp_path / "c.horologium-campaign")
    assert "c.horologium-campaign" in zipfile.ZipFile(tmp_path / "r.zip").namelist()


def test_the_dialog_offers_the_campaign_only_where_there_is_one(qtbot, theme):
    dialog = BugReportDialog(theme, campaign=False)
    qtbot.addWidget(dialog)
    dialog.campaign.setChecked(True)
    with qtbot.waitSignal(dialog.wanted) as told:
        dialog.save.click()
    assert told.args == ["", False]


def test_a_report_is_saved_through_the_window(builder, tmp_path):
    builder.main.bug_report.save_report(tmp_path / "r.zip", "It fell over.", campaign=True)
    builder.settle()
    assert (tmp_path / "r.zip").is_file()


def test_a_place_that_cannot_be_written_is_told(builder, tmp_path):
    builder.main.bug_report.save_report(tmp_path / "not there" / "r.zip", "", campaign=False)
    builder.settle()
    assert "could not be written" in builder.window.statusBar().currentMessage()
