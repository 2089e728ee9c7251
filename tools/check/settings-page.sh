#!/usr/bin/env bash
# docs/settings.md and deploy/.env.example are printed by the program. This finds edited or outdated ones.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
diff <(build/bin/wheelwright settings) docs/settings.md && diff <(build/bin/wheelwright settings env) deploy/.env.example ||
    { echo "Run: build/bin/wheelwright settings > docs/settings.md; build/bin/wheelwright settings env > deploy/.env.example"; exit 1; }
