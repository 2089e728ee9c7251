#!/usr/bin/env bash
# Runs a command in a control group of its own, named in WHEELWRIGHT_CONTROL_GROUP, and deletes the group once the last
# process that the command started is gone, however it ended. A machine that doesn't allow this runs the command as it is.
set -euo pipefail

# systemd uses the only hierarchy there is (version 2), or the one with its name (version 1).
if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
    tree=/sys/fs/cgroup
    here=$(sed -n 's/^0:://p' /proc/self/cgroup)
else
    tree=/sys/fs/cgroup/systemd
    here=$(sed -n 's/^[0-9]*:name=systemd://p' /proc/self/cgroup)
fi
group="$tree$here/wheelwright-package-$$"
if mkdir "$group" 2>/dev/null && echo $$ >"$group/cgroup.procs" 2>/dev/null; then
    # Reads until the last process that holds the other end is gone: a killed command can't clean up.
    # shellcheck disable=SC2034
    exec {held}> >(
        trap '' INT TERM HUP
        echo "$BASHPID" >"$tree$here/cgroup.procs"
        cat >/dev/null
        # Killed processes leave the group a moment after they let go of the pipe.
        for _ in $(seq 50); do
            find "$group" -depth -type d -exec rmdir {} + 2>/dev/null && break
            sleep 0.1
        done
    )
    export WHEELWRIGHT_CONTROL_GROUP=$group
fi
exec "$@"
