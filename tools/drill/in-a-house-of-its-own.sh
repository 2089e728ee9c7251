#!/usr/bin/env bash
# Runs a command in mounts and processes of its own, with a disk in memory in WHEELWRIGHT_DRILL_FOLDER. However it ends,
# nothing of it is left: whoever started it takes it along, its processes end with the first of them, its mounts with the
# last.
# A machine that does not allow this runs the command as it is; disks that run full are left out then.
set -euo pipefail
FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/wheelwright-drill.XXXXXX")
# Reads until nobody is left who holds the other end: what is killed itself cannot tidy up.
# shellcheck disable=SC2034
exec {held}> >(
    trap '' INT TERM HUP
    cat >/dev/null
    rmdir "$FOLDER"
)
if unshare --mount --pid --fork --mount-proc true 2>/dev/null; then
    # shellcheck disable=SC2016
    WHEELWRIGHT_DRILL_FOLDER=$FOLDER setpriv --pdeathsig KILL \
        unshare --mount --pid --fork --kill-child=KILL --mount-proc bash -c \
        'mount -t tmpfs -o size=3g,mode=0755 drill "$WHEELWRIGHT_DRILL_FOLDER" && "$@"; exit $?' drill "$@"
else
    setpriv --pdeathsig KILL "$@"
fi
