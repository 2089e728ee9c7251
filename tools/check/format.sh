#!/usr/bin/env bash
# Says which C++ files clang-format would write otherwise.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
find server -name '*.cpp' -o -name '*.hpp' | xargs clang-format-16 --dry-run --Werror
