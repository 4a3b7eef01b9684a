#!/bin/sh
# Makes an AppImage of a finished bundle: sh make.sh BUNDLE OUT_FILE; appimagetool has to be on the path.
# It fetches its runtime from the network, so this runs where releases are made, not in every check.
set -eu
bundle=$1
target=$2
here=$(cd "$(dirname "$0")" && pwd)
command -v appimagetool > /dev/null || { echo "appimagetool is missing: put it on the path and start again." >&2; exit 2; }
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/opt" "$tree/usr"
cp -R "$bundle" "$tree/opt/horologium"
mv "$tree/opt/horologium/share" "$tree/usr/share"
rm -f "$tree/opt/horologium/"*install.sh "$tree/opt/horologium/refresh.sh"
install -m 755 "$here/AppRun" "$tree/AppRun"
cp "$tree/usr/share/applications/horologium.desktop" "$tree/usr/share/icons/hicolor/256x256/apps/horologium.png" "$tree/"
ln -s horologium.png "$tree/.DirIcon"
ARCH=$(uname -m) appimagetool "$tree" "$target"
