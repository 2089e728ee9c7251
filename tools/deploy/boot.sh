#!/usr/bin/env bash
# Boots the Debian in a folder: its own systemd as process 1 of its own namespaces. The network is this machine's.
# Kill this process to end it all.
#   tools/deploy/boot.sh FOLDER PACKAGES     PACKAGES is where apt keeps the packages it downloads
set -euo pipefail

if [ "${3:-}" != inside ]; then
    # On control groups of version 2, a group with processes of its own can't have controllers for its children.
    mkdir "$WHEELWRIGHT_CONTROL_GROUP/debian"
    echo $$ >"$WHEELWRIGHT_CONTROL_GROUP/debian/cgroup.procs"
    exec unshare --mount --pid --uts --ipc --cgroup --fork --kill-child=KILL "${BASH_SOURCE[0]}" "$1" "$2" inside
fi

mount --bind "$1" "$1"
cd "$1"
mount -t tmpfs -o mode=0755 run run
mount --bind "$2" var/cache/apt/archives

# systemd leaves alone what it can't write: no kernel setting of this machine is changed, no device is set up.
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
    mount -t cgroup2 cgroup sys/fs/cgroup
else
    mount -t tmpfs -o mode=0755 cgroups sys/fs/cgroup
    mkdir sys/fs/cgroup/systemd
    mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
    # Without a list of the other hierarchies systemd makes no groups in them, where nothing would delete them.
    mount --bind /dev/null proc/cgroups
fi
mount -t tmpfs -o mode=0755 dev dev
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts dev/pts
mount -t tmpfs shm dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
while read -r name major minor; do mknod -m 0666 "dev/$name" c "$major" "$minor"; done <<'END'
null 1 3
zero 1 5
full 1 7
random 1 8
urandom 1 9
tty 5 0
END
# No terminal to sign in at, and no updates at odd times that would hold apt's lock.
for unit in getty.target console-getty.service apt-daily.timer apt-daily-upgrade.timer; do
    ln -sf /dev/null "etc/systemd/system/$unit"
done

mkdir -p run/machine
pivot_root . run/machine
umount --lazy run/machine
# The last words are for systemd what a kernel's command line says: nothing in a version-2 hierarchy beside version 1.
exec env -i container=wheelwright-test PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd --system systemd.legacy_systemd_cgroup_controller=1 </dev/null
