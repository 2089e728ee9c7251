# Runs tests, shows what failed, and counts over all parts.

PASSED=0
FAILED=0
RESULTS="$ROOT/.cache/results"
mkdir -p "$RESULTS"

count() { # passed failed
    PASSED=$((PASSED + $1))
    FAILED=$((FAILED + $2))
}

# A check is one test: it passes or shows what it found.
check() { # name command …
    local name=$1 log="$RESULTS/check.log" started=$SECONDS
    shift
    if "$@" >"$log" 2>&1; then
        count 1 0
        say "$name: passed ($((SECONDS - started)) s)"
    else
        count 0 1
        tail -n 80 "$log"
        say "$name: FAILED"
    fi
}

# Runs a test program that reports to a JSON file. One that dies without a report has failed.
run_suite() { # name kind command …
    local name=$1 kind=$2 report="$RESULTS/$2.json" log="$RESULTS/suite.log" started=$SECONDS counts status=0
    shift 2
    rm -f "$report"
    say "$name …"
    "$@" >"$log" 2>&1 || status=$?
    counts=$(counts_in "$kind" "$report" 2>/dev/null) || counts="0 1"
    # shellcheck disable=SC2086
    count $counts
    if [ "$status" -ne 0 ] || [ "${counts#* }" != 0 ]; then
        [ "${counts#* }" = 0 ] && count 0 1
        show_failures "$log"
        say "$name: FAILED (passed and failed: $counts)"
    else
        say "$name: ${counts% *} passed ($((SECONDS - started)) s)"
    fi
    if [ "$kind" = vitest ]; then say_not_run "$report"; fi
}

# What this machine cannot do is neither passed nor failed; its name says why.
say_not_run() { # report
    local test
    while read -r test; do say "Not run: $test"; done < <(jq -r '.testResults[].assertionResults[]
        | select(.status != "passed" and .status != "failed") | .fullName' "$1" 2>/dev/null)
}

show_failures() {
    grep -aE -B2 -A14 'Failure$|FAILED|✘|×|Error:' "$1" | tail -n 200 || tail -n 80 "$1"
}

gtest() { # name program
    run_suite "$1" gtest "$2" --gtest_brief=1 --gtest_output="json:$RESULTS/gtest.json"
}

vitest() { # name [npm script [what runs it …]]
    run_suite "$1" vitest \
        "${@:3}" npm run --silent "${2:-test}" -- --reporter=default --reporter=json --outputFile.json="$RESULTS/vitest.json"
}

playwright() { # name
    E2E_SUMMARY="$RESULTS/playwright.json" run_suite "$1" playwright npm run --silent e2e
}

# "passed failed", read from the report a test runner wrote.
counts_in() { # kind report
    case "$1" in
        gtest) jq -r '"\(.tests - .failures - .errors) \(.failures + .errors)"' "$2" ;;
        vitest) jq -r '"\(.numPassedTests) \(.numFailedTests + .numFailedTestSuites)"' "$2" ;;
        playwright) jq -r '"\(.stats.expected) \(.stats.unexpected + .stats.flaky + .stats.skipped)"' "$2" ;;
    esac
}

finish() {
    printf '%d passed, %d failed\n' "$PASSED" "$FAILED"
    [ "$FAILED" -eq 0 ]
}
