# One ./test at a time in a folder, which leaves no process behind however it ends.

# Every program that a run starts inherits this, so that the next run finds the programs that a killed one left behind.
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
    end_marked "WHEELWRIGHT_TEST_RUN=$ROOT"
}

claim_run() { (set -C && echo $$ >"$RUNNING") 2>/dev/null; }

is_test_run() { # process id
    [ -n "$1" ] && { tr '\0' ' ' <"/proc/$1/cmdline"; } 2>/dev/null | grep -qE '(^|[ /])test( |$)'
}

release_run() {
    end_marked "WHEELWRIGHT_TEST_RUN=$ROOT"
    rm -f "$RUNNING"
}
