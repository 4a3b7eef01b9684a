#!/bin/sh
# Removes what install.sh has put in place, and nothing of the player's.
set -eu
place=$(cd "$(dirname "$0")" && pwd)
if [ ! -f "$place/prefix" ]; then
    echo "Nothing was installed from here: to remove this copy, delete the folder $place." >&2
    exit 2
fi
prefix=$(cat "$place/prefix")
(cd "$place/share" && find . -type f) | while IFS= read -r file; do rm -f "$prefix/share/$file"; done
rm -f "$prefix/bin/horologium"
sh "$place/refresh.sh" "$prefix/share"
rm -rf "$place"
echo "Horologium is removed. Your campaigns stay in ${XDG_DATA_HOME:-$HOME/.local/share}/horologium."
