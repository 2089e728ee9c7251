# Makes a Debian package of the build, which needs no root, or a container.

# PACKED is the package's path. It gets its name only when it is complete: a full disk or Ctrl-C leaves no partial file.
pack() {
    local folder="$ROOT/build/package" made
    mkdir -p "$folder"
    need_disk "$folder" 300
    PACK_WORK=$(mktemp -d "$folder/work.XXXXXX")
    at_exit remove_pack_work
    quietly "Packing" cpack -G DEB --config "$ROOT/build/cmake/CPackConfig.cmake" -B "$PACK_WORK"
    made=$(echo "$PACK_WORK"/*.deb)
    PACKED="$folder/${made##*/}"
    mv "$made" "$PACKED"
    find "$folder" -name '*.deb' ! -path "$PACKED" -delete # of earlier versions
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
