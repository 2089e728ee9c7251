#!/usr/bin/env bash
# A PostgreSQL of one test's own that it may stop and start again: prints its address once it is ready, then
# runs the commands it reads on standard input ("stop", "start") and prints "done" after each. Ends with its caller.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/postgres.sh"
trap stop_postgres EXIT
start_postgres
echo "$WHEELWRIGHT_TEST_POSTGRES"
PORT=${WHEELWRIGHT_TEST_POSTGRES##*:}
PORT=${PORT%%/*}
while read -r word; do
    case $word in
        stop) end_postgres ;;
        start) run_postgres "$PORT" ;;
        *) exit 1 ;;
    esac
    echo done
done
