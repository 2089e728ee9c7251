# Runs tests, shows failures, and counts over all parts.

PASSED=0
FAILED=0
RESULTS="$ROOT/.cache/results"
PARTS=()                  # "name|tests|seconds"
TIMES="$RESULTS/times.tsv" # milliseconds, name: one line a test

# Only after be_the_only_run: no other run may be writing there.
forget_last_results() {
    rm -rf "$RESULTS"
    mkdir -p "$RESULTS"
}

count() { # passed failed
    PASSED=$((PASSED + $1))
    FAILED=$((FAILED + $2))
}

note_part() { # name tests seconds
    PARTS+=("$1|$2|$3")
}

# A check is one test: it passes, or its output is shown.
check() { # name command …
    local name=$1 log="$RESULTS/check.log" started=$SECONDS
    shift
    if run_step "$@" >"$log" 2>&1; then
        count 1 0
        say "$name: passed ($((SECONDS - started)) s)"
    else
        count 0 1
        tail -n 80 "$log"
        say "$name: FAILED"
    fi
    note_part "$name" 1 $((SECONDS - started))
}

# Runs a test program that reports to JSON files, REPORT.json or REPORT-N.json. One that dies without a report has failed.
run_suite() { # name kind report command …
    begin_suite "$@"
    end_suite "${@:1:3}"
}

# run_suite in two halves: a suite that mostly waits may run beside another part.
declare -A BEGUN BEGUN_AT # by report: process, second
begin_suite() { # name kind report command …
    local name=$1 report=$3
    rm -f "$RESULTS/$report".json "$RESULTS/$report"-*.json
    say "$name …"
    run_and_note_end "$@" &
    BEGUN[$report]=$!
    BEGUN_AT[$report]=$SECONDS
}

run_and_note_end() { # name kind report command …
    local status=0
    "${@:4}" >"$RESULTS/$3.log" 2>&1 || status=$?
    echo "$SECONDS" >"$RESULTS/$3.ended"
    exit "$status"
}

end_suite() { # name kind report
    local name=$1 kind=$2 report=$3 log="$RESULTS/$3.log" counts seconds status=0
    wait "${BEGUN[$report]}" || status=$?
    seconds=$(($(cat "$RESULTS/$report.ended" 2>/dev/null || echo "$SECONDS") - BEGUN_AT[$report]))
    counts=$(counts_in "$kind" "$RESULTS/$report"*.json 2>/dev/null) || counts="0 1"
    # shellcheck disable=SC2086
    count $counts
    if [ "$status" -ne 0 ] || [ "${counts#* }" != 0 ]; then
        [ "${counts#* }" = 0 ] && count 0 1
        show_failures "$log"
        say "$name: FAILED (passed and failed: $counts); the whole log is in $log"
    else
        say "$name: ${counts% *} passed ($seconds s)"
    fi
    note_part "$name" $((${counts% *} + ${counts#* })) "$seconds"
    times_in "$kind" "$RESULTS/$report"*.json >>"$TIMES" 2>/dev/null || true
    if [ "$kind" = vitest ]; then say_not_run "$RESULTS/$report.json"; fi
}

# Tests that this machine can't run are neither passed nor failed; their names say why.
say_not_run() { # report
    local test
    while read -r test; do say "Not run: $test"; done < <(jq -r '.testResults[].assertionResults[]
        | select(.status != "passed" and .status != "failed") | .fullName' "$1" 2>/dev/null)
}

show_failures() {
    grep -aE -B2 -A14 'Failure$|FAILED|✘|×|Error:' "$1" | tail -n 200 || tail -n 80 "$1"
}

gtest() { # name program
    run_suite "$1" gtest gtest in_shards "$2"
}

# Two processes a core, each with its share of the tests: many tests wait.
in_shards() { # program
    local shards shard status=0 pids=()
    shards=$((2 * $(nproc)))
    for ((shard = 0; shard < shards; ++shard)); do
        GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$shard setpriv --pdeathsig TERM \
            "$1" --gtest_brief=1 --gtest_output="json:$RESULTS/gtest-$shard.json" >"$RESULTS/shard-$shard.log" 2>&1 &
        pids+=($!)
    done
    for shard in "${!pids[@]}"; do
        wait "${pids[$shard]}" || status=$?
        cat "$RESULTS/shard-$shard.log"
        [ -e "$RESULTS/gtest-$shard.json" ] || echo '{"tests": 1, "failures": 1, "errors": 0}' >"$RESULTS/gtest-$shard.json"
    done
    return "$status"
}

vitest() { # name [npm script [what runs it …]]
    local report=vitest-${2:-test:unit}
    report=${report//:/-}
    run_suite "$1" vitest "$report" "${@:3}" npm run --silent "${2:-test}" -- --reporter=default --reporter=json --outputFile.json="$RESULTS/$report.json"
}

declare -A ENGINES=([chromium]=Chromium [firefox]=Firefox [webkit]=WebKit)
playwright() { # engine [spec …]
    E2E_ENGINE=$1 E2E_SUMMARY="$RESULTS/stories-$1.json" run_suite "Stories in ${ENGINES[$1]}" playwright "stories-$1" \
        npm run --silent e2e -- "${@:2}"
}

# "passed failed", read from the reports of a test runner.
counts_in() { # kind report …
    local kind=$1
    shift
    case "$kind" in
        gtest) jq -rs 'map(.failures + .errors) as $bad | "\((map(.tests) | add) - ($bad | add)) \($bad | add)"' "$@" ;;
        # A file that can't be read has no test that fails; a describe with one isn't another failure.
        vitest) jq -r '([.testResults[] | select(.status == "failed" and all(.assertionResults[]; .status != "failed"))] | length) as $unread
            | "\(.numPassedTests) \(.numFailedTests + $unread)"' "$@" ;;
        playwright) jq -r '"\(.stats.expected) \(.stats.unexpected + .stats.flaky + .stats.skipped)"' "$@" ;;
    esac
}

# "milliseconds name", a line each test.
times_in() { # kind report …
    local kind=$1
    shift
    case "$kind" in
        gtest) jq -r '.testsuites[]?.testsuite[] | select(.time)
            | "\(.time | rtrimstr("s") | tonumber * 1000 | floor)\t\(.classname).\(.name)"' "$@" ;;
        vitest) jq -r '.testResults[].assertionResults[] | "\(.duration // 0 | floor)\t\(.fullName)"' "$@" ;;
        playwright) jq -r '[.suites[] | recurse(.suites[]?) | .specs[]?] | .[]
            | "\([.tests[].results[].duration] | add // 0)\t\(.file): \(.title)"' "$@" ;;
    esac
}

# The time of each part, the ten slowest tests, and the line with the counts.
finish() {
    local part name tests seconds
    if [ ${#PARTS[@]} -gt 1 ]; then
        printf '\n%-46s %7s %8s\n' part tests seconds
        for part in "${PARTS[@]}"; do
            IFS='|' read -r name tests seconds <<<"$part"
            printf '%-46s %7s %8s\n' "$name" "$tests" "$seconds"
        done
        printf '%-46s %7s %8s\n' 'all of it' $((PASSED + FAILED)) "$SECONDS"
    fi
    if [ -s "$TIMES" ]; then
        printf '\nthe ten slowest tests, in seconds\n'
        # awk reads all lines: with head, sort would fail with a broken pipe.
        sort -rn "$TIMES" | awk -F'\t' 'NR <= 10 { printf "%8.1f  %s\n", $1 / 1000, $2 }'
    fi
    printf '\n%d passed, %d failed\n' "$PASSED" "$FAILED"
    [ "$FAILED" -eq 0 ] || exit 1
}
