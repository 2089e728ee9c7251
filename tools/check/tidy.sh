#!/usr/bin/env bash
# clang-tidy on every server source that changed since it was last found clean.
# A file is clean for as long as it, the headers of the house and the rules stay the same.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
clean=.cache/tidy
mkdir -p "$clean"
house=$(find server -name '*.hpp' -print0 | sort -z | xargs -0 cat .clang-tidy server/CMakeLists.txt | sha256sum | cut -c1-16)

changed=()
while IFS= read -r file; do
    stamp="$clean/$(cat "$file" <(echo "$file $house") | sha256sum | cut -c1-32)"
    [ -e "$stamp" ] || changed+=("$file:$stamp")
done < <(find server -name '*.cpp' ! -name '*_test.cpp' ! -path 'server/testing/*' ! -name compiled_boost.cpp | sort)
[ ${#changed[@]} -eq 0 ] && exit 0

# clang cannot read g++'s precompiled headers; without them each source must include what it uses, too.
cmake -S server -B build/tidy -G Ninja -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null

tidy_one() {
    clang-tidy-16 --quiet -p build/tidy "${1%%:*}" --extra-arg=-Wno-unknown-warning-option \
        --extra-arg=-Wno-unused-command-line-argument 2>/dev/null && touch "${1##*:}"
}
export -f tidy_one
printf '%s\0' "${changed[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_one "$0"'
