# Builds both halves; each is left alone when nothing it is made from changed.

build_server() { # target …
    # A build folder that was copied or moved still names its old place.
    if ! grep -qsx "CMAKE_HOME_DIRECTORY:INTERNAL=$ROOT/server" "$ROOT/build/cmake/CMakeCache.txt"; then
        rm -rf "$ROOT/build/cmake"
        quietly "Configuring the server" cmake -S "$ROOT/server" -B "$ROOT/build/cmake" -G Ninja
    fi
    if ninja -C "$ROOT/build/cmake" -n "$@" | grep -q 'no work to do'; then return; fi
    say "Building the server …"
    local started=$SECONDS
    # Ninja's own line shows the progress on a terminal.
    if [ -t 1 ]; then
        ninja -C "$ROOT/build/cmake" "$@" || stop_because "Building the server failed."
    else
        quietly "Compiling" ninja -C "$ROOT/build/cmake" "$@"
    fi
    say "Building the server: done in $((SECONDS - started)) s"
}

# Everything the built page is made from, as one digest.
page_digest() {
    (
        cd "$ROOT"
        find web tools/web content package.json package-lock.json api \
            -type d \( -name node_modules -o -name dist \) -prune -o -type f -print0 2>/dev/null |
            sort -z | xargs -0 sha256sum | sha256sum
    )
}

build_page() {
    local stamp="$ROOT/build/web.digest" digest
    digest=$(page_digest)
    [ -d "$ROOT/build/web" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$digest" ] && return
    quietly "Building the page" npm --prefix "$ROOT" run build
    echo "$digest" >"$stamp"
}
