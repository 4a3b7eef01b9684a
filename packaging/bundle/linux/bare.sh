#!/bin/sh
# Installs, tries, updates and removes the packages in a bare Debian with libgl1 and libegl1 only, as a player without a
# network: sh bare.sh DEB RUN [ROOT]. Needs to be root and to have mmdebstrap; a ROOT made before is used again.
set -eu
deb=$1
parcel=$2
work=$(mktemp -d)
root=${3:-$work/root}
[ -d "$root" ] || mmdebstrap --quiet --variant=minbase --include=libgl1,libegl1 bookworm "$root"
umount_all() { umount "$root/proc" "$root/dev/shm" 2> /dev/null || :; }
trap 'umount_all; rm -rf --one-file-system "$work"' EXIT
mount -t proc proc "$root/proc" 2> /dev/null || mount --bind /proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm" # as on every running system; processes meet there
say() { echo "== $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
place=/srv/player
path=/usr/sbin:/usr/bin:/sbin:/bin
inside() { chroot "$root" /usr/bin/env -i PATH=$path LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
player() { unshare -n chroot --userspec=player:player "$root" /usr/bin/env -i PATH=$path HOME=$place "$@"; }
home=$root$place
data=$home/.local/share/horologium

inside id player > /dev/null 2>&1 || inside useradd -m -d $place player
rm -rf "$home/.local" "$root/parcels"
mkdir "$root/parcels"

say "an older package: the same, with a file that is gone in the new one"
dpkg-deb --raw-extract "$deb" "$work/older"
sed -i 's/^Version: .*/Version: 0.0.1/' "$work/older/DEBIAN/control"
touch "$work/older/opt/horologium/_internal/old-library"
dpkg-deb --root-owner-group -Zgzip -z1 --build "$work/older" "$root/parcels/older.deb" > /dev/null
cp "$deb" "$root/parcels/horologium.deb"
cp "$parcel" "$root/parcels/horologium.run"
inside dpkg -i /parcels/older.deb > /dev/null

say "first start of a player"
player horologium --offscreen-shot $place/start.png
[ -s "$home/start.png" ] || fail "no picture of the first start"
[ -d "$data" ] || fail "the data folder was not made"
touch "$data/kept"

say "update"
inside dpkg -i /parcels/horologium.deb > /dev/null
[ ! -e "$root/opt/horologium/_internal/old-library" ] || fail "a file of the older version is left"

say "self-test of the package"
player horologium --self-test

say "removal"
told=$(inside dpkg -r horologium)
echo "$told" | grep -F .local/share/horologium || fail "removal does not tell where campaigns are"
[ ! -e "$root/opt/horologium" ] || fail "the program is still there"
[ -e "$data/kept" ] || fail "what belongs to the player is gone"

say "the self-extracting file"
if ! inside sh -c 'command -v xz' > /dev/null; then
    player sh /parcels/horologium.run 2>&1 | grep -F "xz is missing" || fail "a missing xz is not told"
    cp "$(command -v xz)" "$root/usr/bin/xz"
fi
player sh /parcels/horologium.run
player $place/.local/bin/horologium --self-test | tail -1
player sh $place/.local/opt/horologium/uninstall.sh
[ ! -e "$home/.local/opt/horologium" ] || fail "the program is still there"
[ -e "$data/kept" ] || fail "what belongs to the player is gone"
say "all is well"
