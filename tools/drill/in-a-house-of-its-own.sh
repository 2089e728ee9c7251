#!/usr/bin/env bash
# Runs a command in its own mount and process namespaces, with a disk in memory in WHEELWRIGHT_DRILL_FOLDER. However it ends,
# nothing is left behind: it ends with its parent, its processes end with the first of them, and its mounts with the last.
# A machine that doesn't allow this runs the command without them, and the drill skips full disks.
set -euo pipefail
FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/wheelwright-drill.XXXXXX")
# Reads until the last process that holds the other end is gone: a killed command can't clean up.
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
