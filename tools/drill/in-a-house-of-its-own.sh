#!/usr/bin/env bash
# Runs a command in mounts and processes of its own, with a disk in memory in WHEELWRIGHT_DRILL_FOLDER. However it ends,
# nothing of it is left: its processes end with the first of them, its mounts with the last.
# A machine that does not allow this runs the command as it is; disks that run full are left out then.
set -euo pipefail
FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/wheelwright-drill.XXXXXX")
trap 'rm -rf "$FOLDER"' EXIT
if unshare --mount --pid --fork --mount-proc true 2>/dev/null; then
    # shellcheck disable=SC2016
    WHEELWRIGHT_DRILL_FOLDER=$FOLDER unshare --mount --pid --fork --kill-child=KILL --mount-proc bash -c \
        'mount -t tmpfs -o size=3g,mode=0755 drill "$WHEELWRIGHT_DRILL_FOLDER" && "$@"; exit $?' drill "$@"
else
    "$@"
fi
