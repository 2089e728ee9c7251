# A PostgreSQL for one test run: own folder, own socket, own loopback port; no
# system service is touched. Source this, `trap stop_postgres EXIT`, then call
# start_postgres in the main shell: the server ends with the shell that started it.

POSTGRES_BIN=${POSTGRES_BIN:-/usr/lib/postgresql/15/bin}
POSTGRES_FOLDER=
POSTGRES_PID=

# The death signal ends the server even when the script is killed and its trap
# never runs. PostgreSQL refuses to run as root.
AS_POSTGRES=(setpriv --pdeathsig INT)
if [ "$(id -u)" -eq 0 ]; then AS_POSTGRES+=(--reuid=postgres --regid=postgres --init-groups); fi

# In memory where the machine has room for it: on a disk others' writes slow the tests down. TMPDIR names another
# place, and measurements, which turn fsync on, use the disk.
postgres_place() {
    local room
    room=$(df --output=avail --block-size=1G /dev/shm 2>/dev/null | tail -n 1)
    if [ -z "${TMPDIR:-}" ] && [ "${POSTGRES_FSYNC:-off}" = off ] && [ "${room:-0}" -ge 2 ]; then
        echo /dev/shm
    else
        echo "${TMPDIR:-/tmp}"
    fi
}

start_postgres() {
    [ -n "$POSTGRES_PID" ] && return
    [ -x "$POSTGRES_BIN/initdb" ] || {
        echo "PostgreSQL 15 is not in $POSTGRES_BIN; install postgresql-15." >&2
        return 1
    }
    POSTGRES_FOLDER=$(mktemp -d "$(postgres_place)/wheelwright-postgres.XXXXXX")
    chmod 700 "$POSTGRES_FOLDER"
    local password
    password=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
    echo "$password" >"$POSTGRES_FOLDER/password"
    if [ "$(id -u)" -eq 0 ]; then chown -R postgres "$POSTGRES_FOLDER"; fi
    "${AS_POSTGRES[@]}" "$POSTGRES_BIN/initdb" --pgdata="$POSTGRES_FOLDER/data" --username=wheelwright \
        --pwfile="$POSTGRES_FOLDER/password" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --no-sync \
        >"$POSTGRES_FOLDER/log" 2>&1 || {
        cat "$POSTGRES_FOLDER/log" >&2
        return 1
    }

    # Another process may take the port before the server starts, so try a few.
    local try port
    for try in 1 2 3 4 5; do
        port=$((20000 + RANDOM % 12000))
        if run_postgres "$port"; then
            export WHEELWRIGHT_TEST_POSTGRES="postgresql://wheelwright:$password@127.0.0.1:$port/postgres"
            return
        fi
    done
    cat "$POSTGRES_FOLDER/log" >&2
    echo "PostgreSQL did not start in $try tries." >&2
    return 1
}

# fsync is off: these databases only live as long as the tests. Measurements turn it on.
run_postgres() {
    local port=$1 tick small=()
    [ "${POSTGRES_FSYNC:-off}" = on ] || small=(-c min_wal_size=32MB -c max_wal_size=128MB)
    "${AS_POSTGRES[@]}" "$POSTGRES_BIN/postgres" -D "$POSTGRES_FOLDER/data" -p "$port" \
        -c listen_addresses=127.0.0.1 -c unix_socket_directories="$POSTGRES_FOLDER" -c max_connections=400 \
        -c fsync="${POSTGRES_FSYNC:-off}" -c full_page_writes="${POSTGRES_FSYNC:-off}" -c shared_buffers=32MB \
        "${small[@]}" >>"$POSTGRES_FOLDER/log" 2>&1 &
    POSTGRES_PID=$!
    for tick in $(seq 600); do
        "$POSTGRES_BIN/pg_isready" -q -h "$POSTGRES_FOLDER" -p "$port" && return
        kill -0 "$POSTGRES_PID" 2>/dev/null || break
        sleep 0.1
    done
    echo "not ready on port $port after $tick checks" >>"$POSTGRES_FOLDER/log"
    end_postgres
    return 1
}

end_postgres() {
    [ -n "$POSTGRES_PID" ] || return 0
    kill -QUIT "$POSTGRES_PID" 2>/dev/null || true # at once: nothing of it is kept
    wait "$POSTGRES_PID" 2>/dev/null || true
    POSTGRES_PID=
}

# May be called twice, or without a start.
stop_postgres() {
    end_postgres
    if [ -n "$POSTGRES_FOLDER" ]; then rm -rf "$POSTGRES_FOLDER"; fi
    POSTGRES_FOLDER=
    unset WHEELWRIGHT_TEST_POSTGRES
}
