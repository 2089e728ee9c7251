#!/usr/bin/env bash
# docs/settings.md is printed by the program. This finds edited or outdated pages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
diff <(build/bin/wheelwright settings) docs/settings.md ||
    { echo "Run: build/bin/wheelwright settings > docs/settings.md"; exit 1; }
