#!/bin/sh
# Horologium @VERSION@: unpacks itself and installs for you alone. sh THIS_FILE [--unpack FOLDER | --check | PREFIX]
set -eu
lines=@LINES@
sum=@SUM@
payload() { tail -n "+$lines" "$0"; }
case "${1:-}" in
-h | --help)
    echo "sh $0            install into ~/.local"
    echo "sh $0 PREFIX     install into another folder"
    echo "sh $0 --unpack FOLDER   only unpack the program there"
    echo "sh $0 --check    see whether this file is whole"
    exit 0 ;;
esac
for tool in tail tar xz sha256sum; do
    command -v "$tool" > /dev/null || { echo "$tool is missing: install it (xz is in xz-utils) and start again." >&2; exit 2; }
done
if [ "$(payload | sha256sum | cut -d ' ' -f 1)" != "$sum" ]; then
    echo "$0 is damaged: fetch it again." >&2
    exit 1
fi
case "${1:-}" in
--check)
    echo "$0 is whole." ;;
--unpack)
    mkdir -p "$2"
    payload | tar -xJ -C "$2"
    echo "Horologium lies in $2/horologium; start $2/horologium/horologium." ;;
*)
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    payload | tar -xJ -C "$place"
    sh "$place/horologium/install.sh" "$@" ;;
esac
exit 0
