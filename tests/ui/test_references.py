"""Qt calls must give back None with a reference of its own; a version that does not kills the process in time."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSettings, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QGraphicsScene, QLabel, QListWidget, QPushButton

CALLS = 200


@pytest.fixture
def painter(qapp):
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    made = QPainter(image)
    yield made
    made.end()


def _calls(painter, folder):
    label, button, names, timer = QLabel(), QPushButton(), QListWidget(), QTimer()
    scene, model, path = QGraphicsScene(), QStandardItemModel(2, 2), QPainterPath()
    item, image = scene.addRect(0, 0, 1, 1), QImage(8, 8, QImage.Format.Format_RGB32)
    store = QSettings(str(folder / "probe.ini"), QSettings.Format.IniFormat)
    return {
        "QLabel.setText": lambda: label.setText("x"),
        "QWidget.update": label.update,
        "QWidget.resize": lambda: label.resize(10, 10),
        "QObject.setObjectName": lambda: label.setObjectName("q"),
        "QPushButton.setEnabled": lambda: button.setEnabled(True),
        "QImage.setPixel": lambda: image.setPixel(1, 1, 1),
        "QPainter.drawLine": lambda: painter.drawLine(0, 0, 1, 1),
        "QPainter.drawRect": lambda: painter.drawRect(QRectF(0, 0, 1, 1)),
        "QPainter.setPen": lambda: painter.setPen(QColor("red")),
        "QPainter.setOpacity": lambda: painter.setOpacity(1),
        "QPainter.save": lambda: (painter.save(), painter.restore()),
        "QPainter.drawText": lambda: painter.drawText(QPointF(0, 0), "x"),
        "QGraphicsScene.update": scene.update,
        "QGraphicsItem.setPos": lambda: item.setPos(1, 1),
        "QGraphicsItem.setBrush": lambda: item.setBrush(QColor("red")),
        "QListWidget.addItem": lambda: names.addItem("x"),
        "QStandardItemModel.setItem": lambda: model.setItem(0, 0, QStandardItem("x")),
        "QTimer.setInterval": lambda: timer.setInterval(5),
        "QTimer.stop": timer.stop,
        "QSettings.setValue": lambda: store.setValue("a", 1),
        "QPainterPath.lineTo": lambda: path.lineTo(1, 1),
        "processEvents": QCoreApplication.processEvents,
        "Signal.emit": button.clicked.emit,
    }


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot die there")
def test_no_call_loses_a_reference_to_none(painter, tmp_path):
    lost = {}
    for name, call in _calls(painter, tmp_path).items():
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            call()
        if sys.getrefcount(None) - before < -CALLS // 2:
            lost[name] = sys.getrefcount(None) - before
    assert not lost
