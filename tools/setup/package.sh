# Makes Debian packages of the build, which needs no root, an archive, or a container.

# PACKED and PACKED_MEDIA are the packages' paths. They get their names only when they are complete: a full disk or Ctrl-C
# leaves no partial file.
pack() {
    local folder="$ROOT/build/package" made
    mkdir -p "$folder"
    need_disk "$folder" 300
    PACK_WORK=$(mktemp -d "$folder/work.XXXXXX")
    at_exit remove_pack_work
    quietly "Packing" cpack -G DEB --config "$ROOT/build/cmake/CPackConfig.cmake" -B "$PACK_WORK"
    rm -f "$folder"/*.deb # of earlier versions
    for made in "$PACK_WORK"/*.deb; do mv "$made" "$folder"; done
    PACKED=$(echo "$folder"/wheelwright_*.deb)
    PACKED_MEDIA=$(echo "$folder"/wheelwright-media_*.deb)
    remove_pack_work
}

remove_pack_work() { rm -rf "$PACK_WORK"; }

build_image() {
    local version
    version=$(cat "$ROOT/VERSION")
    podman build --format docker --build-arg "VERSION=$version" --file "$ROOT/deploy/Containerfile" \
        --tag "wheelwright:$version" --tag wheelwright:latest "$ROOT"
    podman image inspect --format '{{.Size}}' wheelwright:latest
}
