#!/bin/sh
# Tells the desktop what has come or gone; where a tool is missing, the next login does.
share=$1
if command -v update-mime-database > /dev/null; then update-mime-database "$share/mime" > /dev/null 2>&1; fi
if command -v update-desktop-database > /dev/null; then update-desktop-database -q "$share/applications" || :; fi
if command -v gtk-update-icon-cache > /dev/null; then gtk-update-icon-cache -q -t "$share/icons/hicolor" || :; fi
exit 0
