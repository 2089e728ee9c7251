# Messages of ./run, ./dev, ./test and ./package: progress, and why a script stopped.

say() { printf '\033[1m▸\033[0m %s\n' "$*"; }

stop_because() {
    printf '%s\n' "$*" >&2
    exit 1
}

# --help of a command: the comment at its head.
print_help() { awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$ROOT/${0##*/}"; }

# Before minutes of building, not after them. The server itself checks the values.
refuse_unknown_settings() { # flag …
    local flag name
    for flag in "$@"; do
        [[ $flag == --* ]] || continue
        name=${flag#--}
        name=${name%%=*}
        # Former ones are still accepted: some of them only tests turn now, as test-NAME. A secret NAME is NAME-file too.
        # A flag of a command alone is written "--NAME".
        [[ $name =~ ^[a-z0-9-]+$ ]] &&
            grep -rqE --include='*.cpp' --exclude='*_test.cpp' "\"(--|test-)?($name|${name%-file})\"" "$ROOT/server/app"/{settings,commands} ||
            stop_because "There is no setting --$name. docs/settings.md lists them all."
    done
}

# Bash exits silently when a command fails; this names the command.
trap 'stop_because "Stopped: \"$BASH_COMMAND\" failed (${BASH_SOURCE[0]##*/}, line $LINENO)."' ERR
set -E

# Steps to run however the script ends, last registered first.
AT_EXIT=()
at_exit() { AT_EXIT=("$1" "${AT_EXIT[@]}"); }
run_at_exit() {
    local status=$? step
    trap - ERR
    trap '' INT TERM HUP
    for step in "${AT_EXIT[@]}"; do "$step" || true; done
    exit "$status"
}
trap run_at_exit EXIT
# A step's output may go to its log, so the message goes to the terminal.
trap '{ printf "\nStopped by Ctrl-C.\n" >/dev/tty; } 2>/dev/null || true; exit 130' INT
trap 'exit 143' TERM HUP

# Every program that the script starts inherits this, so that all are found and ended however the script ends, even orphans.
export WHEELWRIGHT_STARTED_BY=$$
end_started() { end_marked "WHEELWRIGHT_STARTED_BY=$$"; }
at_exit end_started

# Sends SIGTERM to all programs with this in their environment, and SIGKILL after five seconds.
end_marked() { # NAME=value
    local ids id asked=' '
    for _ in $(seq 50); do
        ids=$(marked "$1")
        [ -z "$ids" ] && return
        for id in $ids; do # once each: a second signal ends some programs at once
            case "$asked" in *" $id "*) continue ;; esac
            kill "$id" 2>/dev/null || true
            asked+="$id "
        done
        sleep 0.1
    done
    say "These processes did not end when asked and are killed: $ids"
    # shellcheck disable=SC2086
    kill -KILL $ids 2>/dev/null || true
}

marked() { # NAME=value
    (
        unset "${1%%=*}" # otherwise the search finds itself
        grep -lszxF "$1" /proc/[0-9]*/environ 2>/dev/null | tr -cs '0-9\n' ' ' | xargs || true
    )
}

# Runs a command in the background and waits, so that bash handles a signal at once, not after the command.
run_step() {
    "$@" &
    wait $!
}

# A long step writes to a log and shows one line, with the seconds counting on a
# terminal; its log is shown only when it fails.
quietly() {
    local what=$1 log started=$SECONDS counter= status=0
    shift
    mkdir -p "$ROOT/.cache/logs"
    log="$ROOT/.cache/logs/$(tr -cs 'a-z0-9' '-' <<<"${what,,}").log"
    say "$what …"
    if [ -t 1 ]; then
        # The counter ends with this script.
        {
            trap - ERR # Ctrl-C also ends its sleep, which isn't a failure
            while kill -0 $$ 2>/dev/null; do printf '  %d s\r' $((SECONDS - started)) && sleep 1; done
        } &
        counter=$!
    fi
    run_step "$@" >"$log" 2>&1 || status=$?
    if [ -n "$counter" ]; then
        kill "$counter" && wait "$counter" 2>/dev/null || true
    fi
    if [ "$status" -ne 0 ]; then
        tail -n 60 "$log" >&2
        stop_because "$what failed$(reason_in "$log"); the whole log is in $log"
    fi
    say "$what: done in $((SECONDS - started)) s"
    if declare -F note_part >/dev/null; then note_part "$what" "" $((SECONDS - started)); fi
}

# Causes outside the project, in words.
reason_in() { # log
    if grep -qsE 'No space left on device|ENOSPC' "$1"; then
        echo ': the disk is full'
    elif grep -qsE 'Temporary failure resolving|Could not resolve|Failed to fetch|Could not connect|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT' "$1"; then
        echo ': the package server could not be reached'
    elif grep -qsE 'Could not get lock|is another process using it' "$1"; then
        echo ': another program is installing packages'
    fi
}

need_disk() { # folder MiB
    local free
    free=$(df -Pm "$1" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge "$2" ] || stop_because "Only $free MiB are free on the disk of $1, and this needs about $2 MiB. Make room and start again."
}
