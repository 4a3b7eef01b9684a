#!/bin/sh
# Installs this folder for one person, without being root: sh install.sh [PREFIX]; PREFIX is ~/.local if not given.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}
place=$prefix/opt/horologium
if [ "$here" = "$place" ]; then
    echo "Horologium is already installed here, in $place." >&2
    exit 2
fi
if [ -e "$place" ] && [ ! -x "$place/horologium" ]; then
    echo "$place is something else: move it away, or name another folder: sh install.sh PREFIX." >&2
    exit 2
fi
mkdir -p "$prefix/opt" "$prefix/bin" "$prefix/share"
# The old version goes only when the new one is there whole.
rm -rf "$place.new"
cp -R "$here" "$place.new"
printf '%s\n' "$prefix" > "$place.new/prefix"
rm -rf "$place.old"
[ ! -e "$place" ] || mv "$place" "$place.old"
mv "$place.new" "$place"
rm -rf "$place.old"
ln -sf "$place/horologium" "$prefix/bin/horologium"
cp -R "$place/share/." "$prefix/share/"
sed "s|^Exec=horologium|Exec=\"$place/horologium\"|" "$place/share/applications/horologium.desktop" \
    > "$prefix/share/applications/horologium.desktop"
sh "$place/refresh.sh" "$prefix/share"
echo "Horologium is installed in $place; start it from the menu or with $prefix/bin/horologium."
echo "To remove it: sh $place/uninstall.sh"
