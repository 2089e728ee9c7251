# Builds the server and the page; each is skipped if its sources haven't changed.

BUILD_MIB=2500 # disk space of a build, with the npm packages

build_server() { # target …
    # A copied or moved build folder still contains its old path; after an interrupted configuration there is no build file.
    if ! grep -qsx "CMAKE_HOME_DIRECTORY:INTERNAL=$ROOT/server" "$ROOT/build/cmake/CMakeCache.txt" ||
        [ ! -e "$ROOT/build/cmake/build.ninja" ]; then
        need_disk "$ROOT" "$BUILD_MIB"
        rm -rf "$ROOT/build/cmake"
        quietly "Configuring the server" cmake -S "$ROOT/server" -B "$ROOT/build/cmake" -G Ninja
    fi
    # Ninja's own line shows the progress on a terminal. Two builds in one folder take turns.
    local build=(flock -o "$ROOT/build/cmake" ninja -C "$ROOT/build/cmake" "$@")
    if [ -t 1 ]; then
        NINJA_STATUS='▸ Building the server %f/%t ' "${build[@]}" || stop_because "Building the server failed."
    else
        quietly "Building the server" "${build[@]}"
    fi
}

# How each source is compiled on its own: .clangd leads editors there. The build itself joins sources.
describe_sources() {
    cmake -S "$ROOT/server" -B "$ROOT/build/editor" -G Ninja -DWHEELWRIGHT_UNITY=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
}

# One digest over all sources of the built page.
page_digest() {
    (
        cd "$ROOT"
        find web content/wheels content/themes.json content/hues.json tools/web api package.json package-lock.json VERSION -name node_modules -prune -o -type f -print0 |
            sort -z | xargs -0 sha256sum | sha256sum
    )
}

# Two builds in one folder take turns; the second finds the page of the first.
build_page() {
    mkdir -p "$ROOT/build"
    exec {BUILDING}>"$ROOT/build/page.lock"
    flock "$BUILDING"
    build_changed_page
    exec {BUILDING}>&-
}

build_changed_page() {
    local stamp="$ROOT/build/web.digest" digest
    digest=$(page_digest)
    [ -d "$ROOT/build/web" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$digest" ] && return
    rm -f "$stamp" # an interrupted build must not count as this one
    quietly "Building the page" npm --prefix "$ROOT" run build
    echo "$digest" >"$stamp"
}
