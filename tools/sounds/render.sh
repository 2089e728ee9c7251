#!/usr/bin/env bash
# Renders what has changed of the built-in sounds: npm run sounds
set -euo pipefail
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
for part in say packages node; do
    # shellcheck source=/dev/null
    . "$ROOT/tools/setup/$part.sh"
done
need_packages "${SOUND_PACKAGES[@]}"
need_node
node "$ROOT/tools/sounds/render.ts"
