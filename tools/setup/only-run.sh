# One ./test at a time in a folder, and nothing of it left behind however it ends.

# Every program that a run starts inherits this, so that its leftovers are found even when they lost their parents.
export WHEELWRIGHT_TEST_RUN="$ROOT"
RUNNING="$ROOT/.cache/test-running"

be_the_only_run() {
    mkdir -p "$ROOT/.cache"
    if ! claim_run; then
        local other
        other=$(cat "$RUNNING" 2>/dev/null || true)
        if is_test_run "$other"; then
            stop_because "Another ./test is running in this folder, as process $other. Wait for it, or end it with: kill $other"
        fi
        rm -f "$RUNNING" # left by a run that was killed
        claim_run || stop_because "Cannot write $RUNNING."
    fi
    at_exit release_run
    end_leftovers
}

claim_run() { (set -C && echo $$ >"$RUNNING") 2>/dev/null; }

is_test_run() { # process id
    [ -n "$1" ] && tr '\0' ' ' <"/proc/$1/cmdline" 2>/dev/null | grep -qE '(^|[ /])test( |$)'
}

release_run() {
    end_leftovers
    rm -f "$RUNNING"
}

# Programs of this run or of one that was killed: asked to end, and after five seconds made to.
end_leftovers() {
    local tick ids
    ids=$(leftovers)
    [ -z "$ids" ] && return
    # shellcheck disable=SC2086
    kill $ids 2>/dev/null || true
    for tick in $(seq 50); do
        ids=$(leftovers)
        [ -z "$ids" ] && return
        sleep 0.1
    done
    say "Ending what did not end when asked, after $tick checks: $ids"
    # shellcheck disable=SC2086
    kill -KILL $ids 2>/dev/null || true
}

leftovers() {
    (
        unset WHEELWRIGHT_TEST_RUN # or the search would find itself
        grep -lszxF "WHEELWRIGHT_TEST_RUN=$ROOT" /proc/[0-9]*/environ 2>/dev/null | tr -cs '0-9\n' ' ' | xargs || true
    )
}
