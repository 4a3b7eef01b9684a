"""One window for each campaign: whoever opens it a second time on this machine is led to the first window."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

if TYPE_CHECKING:
    from pathlib import Path

WAIT_MS: Final = 300


class OtherWindows(QObject):
    """Listens for others while a campaign is held here; ``called`` says that somebody wants it."""

    called = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None

    def hold(self, path: Path) -> None:
        """Be found by whoever opens this campaign; without room for a socket it is opened to look at, as ever."""
        self.let_go()
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        name = _name(path)
        if not server.listen(name):  # one that died has left its socket, for a living one would have been asked
            QLocalServer.removeServer(name)
            server.listen(name)
        server.newConnection.connect(self._on_call)
        self._server = server

    def let_go(self) -> None:
        """Be found no more."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None

    @staticmethod
    def call(path: Path) -> bool:
        """Ask the window that holds a campaign to come forward; False if there is none."""
        socket = QLocalSocket()
        socket.connectToServer(_name(path))
        found = socket.waitForConnected(WAIT_MS)
        socket.abort()
        return found

    def _on_call(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            self._server.nextPendingConnection().deleteLater()
        self.called.emit()


def _name(path: Path) -> str:
    """A name for the socket, short enough for every system."""
    return f"horologium-{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:24]}"
