#!/usr/bin/env bash
# A PostgreSQL of one test's own that it may stop, start again, freeze and thaw: prints its address once it is ready,
# then runs the commands it reads on standard input and prints "done" after each. Ends with its caller.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/postgres.sh"
# The main process first: it would start more.
freeze() {
    kill -STOP "$POSTGRES_PID"
    pkill -STOP -P "$POSTGRES_PID" || true
}
thaw() {
    [ -n "$POSTGRES_PID" ] || return 0
    pkill -CONT -P "$POSTGRES_PID" || true
    kill -CONT "$POSTGRES_PID" || true
}
trap 'thaw; stop_postgres' EXIT
start_postgres
echo "$WHEELWRIGHT_TEST_POSTGRES"
PORT=${WHEELWRIGHT_TEST_POSTGRES##*:}
PORT=${PORT%%/*}
while read -r word; do
    case $word in
        stop) end_postgres ;;
        start) run_postgres "$PORT" ;;
        freeze | thaw) "$word" ;;
        *) exit 1 ;;
    esac
    echo done
done
