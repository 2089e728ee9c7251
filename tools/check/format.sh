#!/usr/bin/env bash
# Lists the C++ files that clang-format would change.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
find server -name '*.cpp' -o -name '*.hpp' | xargs clang-format-16 --dry-run --Werror
