# What the measurements of the server share: our server and nginx on one core, wrk on the other, in a folder that
# goes away at the end. Sourced with $BINARIES, $ROUNDS and $SECONDS_EACH set; `before_cleanup` is called first when there is one.

FOLDER=$(mktemp -d)
OURS=18721
THEIRS=18722
OUR_PID=
NGINX_PID=
cleanup() {
    # shellcheck disable=SC2086
    [ -z "$OUR_PID$NGINX_PID" ] || kill $OUR_PID $NGINX_PID 2>/dev/null || true
    if declare -F before_cleanup >/dev/null; then before_cleanup; fi
    wait
    rm -rf "$FOLDER"
}
trap cleanup EXIT

start_ours() { # flag …
    rm -rf "$FOLDER/data" "$FOLDER/ready"
    WHEELWRIGHT_TEST_RULES=on WHEELWRIGHT_CONTENT="$ROOT/content" taskset -c "${OUR_CORES:-0}" "$BINARIES/bin/wheelwright" serve --port $OURS --data "$FOLDER/data" \
        --web "$ROOT/build/web" --test-rate-limits off "$@" >"$FOLDER/ready" 2>"$FOLDER/ours.log" &
    OUR_PID=$!
    until grep -qs ready "$FOLDER/ready"; do sleep 0.01; done
}
stop_ours() {
    kill "$OUR_PID"
    wait "$OUR_PID" || true
    OUR_PID=
}

# By a link from the outbox folder, as a person would.
sign_in() { # name
    local mail token
    rm -f "$FOLDER/data/outbox"/*.eml
    curl -s -o /dev/null -H 'Content-Type: application/json' -d "{\"email\":\"$1@example.org\"}" "localhost:$OURS/api/auth/email/initiate"
    until mail=$(find "$FOLDER/data/outbox" -name '*.eml' 2>/dev/null | head -n 1) && [ -n "$mail" ]; do sleep 0.02; done
    token=$(tr -d '\r' <"$mail" | sed -e ':a' -e '/=$/{N;s/=\n//;ba' -e '}' | grep -o 'token=3D[A-Za-z0-9_-]*' | head -n 1 | cut -c9-)
    [ -n "$token" ] || token=$(tr -d '\r' <"$mail" | grep -o 'token=[A-Za-z0-9_-]*' | head -n 1 | cut -c7-)
    BENCH_TOKEN=$(curl -s "localhost:$OURS/api/auth/email/verify?response_type=json&token=$token" | jq -r .access_token)
    export BENCH_TOKEN
}

# nginx serves the same bytes with the same headers, from one worker, and logs each request as we do.
start_nginx() { # path …
    local path headers
    for path in "$@"; do
        mkdir -p "$FOLDER/www$(dirname "${path%%\?*}")"
        curl -s "localhost:$OURS$path" -o "$FOLDER/www${path%%\?*}"
    done
    headers=$(curl -s -o /dev/null -D - "localhost:$OURS$1" | tr -d '\r' |
        grep -iE '^(x-content|referrer|cross-origin|content-security|cache-control|vary)' |
        sed -E 's/^([^:]+): (.*)$/add_header \1 "\2";/')
    cat >"$FOLDER/nginx.conf" <<CONF
worker_processes 1;
pid $FOLDER/nginx.pid;
error_log $FOLDER/nginx-error.log;
daemon off;
events { worker_connections 1024; }
http {
    sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000000;
    open_file_cache max=1000 inactive=60s;
    default_type application/json;
    log_format line '\$time_iso8601 request id=\$request_id method=\$request_method path=\$uri status=\$status bytes=\$body_bytes_sent ms=\$request_time source=\$remote_addr';
    access_log $FOLDER/nginx-access.log line buffer=64k flush=1s;
    client_body_temp_path $FOLDER; proxy_temp_path $FOLDER; fastcgi_temp_path $FOLDER; uwsgi_temp_path $FOLDER; scgi_temp_path $FOLDER;
    server { listen 127.0.0.1:$THEIRS; root $FOLDER/www; $headers add_header X-Request-Id \$request_id; }
}
CONF
    taskset -c 0 nginx -c "$FOLDER/nginx.conf" -p "$FOLDER" 2>/dev/null &
    NGINX_PID=$!
    until curl -s -o /dev/null "localhost:$THEIRS$1"; do sleep 0.05; done
}

per_second() { # port path
    taskset -c 1 wrk -t1 -c64 -d"${SECONDS_EACH}s" "http://127.0.0.1:$1$2" | awk '/Requests\/sec/ { print $2 }'
}
median() { sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'; }
compare() { # name path
    local ours=() theirs=() round
    for ((round = 0; round < ROUNDS; ++round)); do
        ours+=("$(per_second $OURS "$2")")
        theirs+=("$(per_second $THEIRS "$2")")
    done
    awk -v n="$1" -v m="$(printf '%s\n' "${ours[@]}" | median)" -v o="$(printf '%s\n' "${theirs[@]}" | median)" \
        'BEGIN { printf "| %s | %.0f | %.0f | %.2f |\n", n, m, o, m / o }'
}

resident_kib() { awk '/VmRSS/ { print $2 }' "/proc/$OUR_PID/status"; }
