# One voice for ./run and ./test: what is happening, and why it stopped.

say() { printf '\033[1m▸\033[0m %s\n' "$*"; }

stop_because() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Bash ends without a word when a command fails; a newcomer gets one.
trap 'stop_because "Stopped: \"$BASH_COMMAND\" failed (${BASH_SOURCE[0]##*/}, line $LINENO)."' ERR
set -E

# A long step writes to a log and shows one line, with the seconds counting on a
# terminal; its log is shown only when it fails.
quietly() {
    local what=$1 log started=$SECONDS counter= status=0
    shift
    mkdir -p "$ROOT/.cache/logs"
    log="$ROOT/.cache/logs/$(tr -cs 'a-z0-9' '-' <<<"${what,,}").log"
    say "$what …"
    if [ -t 1 ]; then
        # The step itself stays in the foreground: Ctrl-C reaches it, and the counter ends with us.
        while kill -0 $$ 2>/dev/null; do printf '  %d s\r' $((SECONDS - started)) && sleep 1; done &
        counter=$!
    fi
    "$@" >"$log" 2>&1 || status=$?
    if [ -n "$counter" ]; then
        kill "$counter" && wait "$counter" 2>/dev/null || true
    fi
    if [ "$status" -ne 0 ]; then
        tail -n 60 "$log" >&2
        stop_because "$what failed; the whole log is in $log"
    fi
    say "$what: done in $((SECONDS - started)) s"
}
