#!/bin/sh
# Tries a bundle as on a stranger's machine: sh trial.sh BUNDLE. No variables, no home, nothing to write to in its own
# folder; for root also as another user; without a network where the system lets us take it away.
set -eu
place=$(mktemp -d)
trap 'chmod -R u+w "$place"; rm -rf "$place"' EXIT
cp -R "$1" "$place/horologium"
chmod -R a-w "$place/horologium"
chmod 755 "$place"
set -- env -i HOME=/nonexistent PATH=/usr/bin:/bin "$place/horologium/horologium" --self-test
if [ "$(id -u)" = 0 ]; then
    if command -v setpriv > /dev/null; then
        set -- setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
    fi
    if unshare -n true 2> /dev/null; then set -- unshare -n "$@"; else echo "trial: with network, it cannot be taken away"; fi
elif unshare -rn true 2> /dev/null; then
    set -- unshare -rn "$@"
else
    echo "trial: with network, it cannot be taken away"
fi
cd /
"$@"
