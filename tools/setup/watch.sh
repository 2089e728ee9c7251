# The two programs of ./dev: the page's development server, and behind it the real server, which gets the API calls.

PAGE=   # process ids
SERVER=

is_taken() { # port
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

# A session of its own keeps Ctrl-C from the program: it would get a second signal at our exit and end without
# finishing its work. If ./dev itself is killed, the kernel ends the program.
start() { # command …
    setsid setpriv --pdeathsig TERM "$@" &
}

start_page() {
    WHEELWRIGHT_API="http://127.0.0.1:$SERVER_PORT" start node "$ROOT/node_modules/vite/bin/vite.js" "$ROOT/web" \
        --host 127.0.0.1 --port "$PORT" --strictPort --clearScreen false --logLevel warn
    PAGE=$!
}

# Flags win over the environment, so ./dev --public-url … still works.
start_server() {
    WHEELWRIGHT_PUBLIC_URL="${WHEELWRIGHT_PUBLIC_URL:-http://localhost:$PORT}" \
        WHEELWRIGHT_TEST_RULES=on WHEELWRIGHT_TEST_STOP_SECONDS=2 \
        start "$ROOT/build/bin/wheelwright" serve --listen 127.0.0.1 --port "$SERVER_PORT" "${SERVER_FLAGS[@]}"
    SERVER=$!
}

# Waits until the server is healthy; fails if it exits before.
wait_for_server() {
    until answers_health; do
        kill -0 "$SERVER" 2>/dev/null || return 1
        run_step sleep 0.2
    done
}

answers_health() {
    (
        exec 3<>"/dev/tcp/127.0.0.1/$SERVER_PORT"
        printf 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
        read -r _ status _ <&3
        [ "$status" = 200 ]
    ) 2>/dev/null
}

SOURCES=("$ROOT/server" "$ROOT/VERSION")
BUILT=("$ROOT/build/bin/wheelwright" "$ROOT/build/bin/wheelwright-media")

# Marks the time before a build: sources that are saved during the build are newer and are built next.
remember_sources() {
    mkdir -p "$ROOT/.cache"
    SINCE=$(mktemp "$ROOT/.cache/dev.XXXXXX")
    at_exit forget_sources
}
forget_sources() { rm -f "$SINCE"; }

# A folder is newer when a file in it was added, renamed or deleted.
sources_changed() {
    [ -n "$(find "${SOURCES[@]}" -newer "$SINCE" -print -quit 2>/dev/null)" ]
}

watch_sources() {
    while true; do
        run_step sleep 0.5
        kill -0 "$PAGE" 2>/dev/null || stop_because "The page's development server ended; its last lines say why."
        if [ -n "$SERVER" ] && ! kill -0 "$SERVER" 2>/dev/null; then
            local status=0
            wait "$SERVER" || status=$?
            SERVER=
            say "The server ended with exit code $status. It starts again when a source changes."
        fi
        if sources_changed; then rebuild; fi
    done
}

rebuild() {
    touch "$SINCE"
    local before after
    before=$(stat -c %Y.%i "${BUILT[@]}")
    say "Building the server …"
    # Two builds in one folder take turns, as in build_server.
    if ! run_step flock -o "$ROOT/build/cmake" ninja --quiet -C "$ROOT/build/cmake" wheelwright; then
        say "The server does not build. The last one that did keeps running."
        return
    fi
    after=$(stat -c %Y.%i "${BUILT[@]}")
    if [ -n "$SERVER" ] && [ "$before" = "$after" ]; then
        say "Building the server: nothing changed"
        return
    fi
    if [ -n "$SERVER" ]; then
        kill "$SERVER" 2>/dev/null || true
        wait "$SERVER" || true
    fi
    start_server
}
