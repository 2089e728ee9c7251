# Debian packages by purpose. Only missing ones are installed.

BUILD_PACKAGES=(
    g++ cmake ninja-build pkg-config ccache mold git ca-certificates
    libboost1.81-dev libboost-url1.81-dev libboost-json1.81-dev libboost-context1.81-dev
    libsqlite3-dev libpq-dev libhiredis-dev libssl-dev libcurl4-openssl-dev
    libspdlog-dev prometheus-cpp-dev libicu-dev libstemmer-dev zlib1g-dev libbrotli-dev
    libvips-dev libimagequant-dev libpng-dev libwebp-dev libcgif-dev libavformat-dev libavcodec-dev libavutil-dev libebur128-dev libseccomp-dev
    librsvg2-dev libpango1.0-dev fonts-dejavu-core fonts-droid-fallback fonts-noto-core fonts-noto-color-emoji
)
TEST_PACKAGES=(
    libgtest-dev libgmock-dev clang-16 clang-format-16 clang-tidy-16
    postgresql-15 redis-server chromium chromium-headless-shell curl jq
    mpg123 openssl python3
    swift-proxy swift-account swift-container swift-object memcached
)
# Firefox, and WebKit with a display of its own and a hand that moves its mouse and presses its keys.
ENGINE_PACKAGES=(firefox-esr libwebkit2gtk-4.1-0 xvfb xdotool)
DEPLOY_PACKAGES=(nginx-light caddy apache2-bin systemd openssl prometheus stunnel4 podman runc netavark iptables debootstrap)
PACK_PACKAGES=(dpkg-dev file patchelf xz-utils)
PACKAGE_TEST_PACKAGES=(lintian debootstrap)
DRILL_PACKAGES=(patroni python3-etcd etcd-server haproxy redis-sentinel nginx-light openssl)
SANITIZE_PACKAGES=(libclang-rt-16-dev)
# Only for changing a score: the rendered sounds are in the repository.
SOUND_PACKAGES=(fluidsynth fluid-soundfont-gm fluid-soundfont-gs ffmpeg mpg123)
BENCH_PACKAGES=(nginx-light wrk curl libvips-tools)

missing_packages() {
    local installed
    # dpkg-query fails when it doesn't know a package; here that only means "missing".
    installed=$({ dpkg-query -W -f='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true; } | sed -n 's/ installed$//p')
    printf '%s\n' "$@" | grep -vxF -f <(printf '%s\n' "$installed") || true
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo -E "$@"
    else
        stop_because "This needs root. Run it as root, or install sudo."
    fi
}

# Debian starts a server when it installs one. The tests start their own, on private ports and folders. A policy that
# is not ours is left alone; one of ours that an interrupted run left behind is replaced and removed.
POLICY=/usr/sbin/policy-rc.d
POLICY_MARK='# while Wheelwright installs packages'
without_starting_services() {
    if [ ! -e "$POLICY" ] || grep -qsF "$POLICY_MARK" "$POLICY"; then
        printf '#!/bin/sh\n%s\nexit 101\n' "$POLICY_MARK" | as_root tee "$POLICY" >/dev/null
        as_root chmod 755 "$POLICY"
    fi
    local status=0
    "$@" || status=$?
    remove_policy
    return "$status"
}

remove_policy() {
    if grep -qsF "$POLICY_MARK" "$POLICY"; then as_root rm -f "$POLICY"; fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o Dpkg::Use-Pty=0 "$@"
}

apt_install() {
    # After an interrupted install dpkg must finish its packages first.
    if [ -n "$(dpkg --audit)" ]; then
        as_root env DEBIAN_FRONTEND=noninteractive dpkg --configure -a
        apt_get --fix-broken install
    fi
    apt_get update
    # Without this, installing PostgreSQL makes a cluster in /var/lib of this machine.
    if [[ " ${MISSING[*]} " == *" postgresql-15 "* ]]; then
        apt_get install --no-install-recommends postgresql-common
        as_root sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
    fi
    apt_get install --no-install-recommends "${MISSING[@]}"
}

need_packages() {
    command -v apt-get >/dev/null || stop_because "This needs Debian 12: apt-get was not found."
    mapfile -t MISSING < <(missing_packages "$@")
    [ ${#MISSING[@]} -eq 0 ] && return
    say "Missing Debian packages: ${MISSING[*]}"
    [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
        stop_because "Installing them needs root. Run this as root, or install sudo, or install them yourself: apt-get install ${MISSING[*]}"
    need_disk /usr 1500
    at_exit remove_policy
    quietly "Installing ${#MISSING[@]} Debian packages" without_starting_services apt_install
}
