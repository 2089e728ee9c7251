# One voice for ./run and ./test: what is happening, and why it stopped.

say() { printf '\033[1m▸\033[0m %s\n' "$*"; }

stop_because() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Bash ends without a word when a command fails; a newcomer gets one.
trap 'stop_because "Stopped: \"$BASH_COMMAND\" failed (${BASH_SOURCE[0]##*/}, line $LINENO)."' ERR
set -E

# A long step writes to a log and shows one line; its log is shown only when it fails.
quietly() {
    local what=$1 log
    shift
    mkdir -p "$ROOT/.cache/logs"
    log="$ROOT/.cache/logs/$(tr -cs 'a-z0-9' '-' <<<"${what,,}").log"
    say "$what …"
    local started=$SECONDS
    if ! "$@" >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        stop_because "$what failed; the whole log is in $log"
    fi
    say "$what: done in $((SECONDS - started)) s"
}
