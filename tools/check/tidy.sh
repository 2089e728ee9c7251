#!/usr/bin/env bash
# clang-tidy on every server source that changed since it was last found clean.
# A source is clean for as long as it, the headers of ours that it includes, and the rules stay the same.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD
clean=.cache/tidy
mkdir -p "$clean"
rules=$(cat .clang-tidy server/CMakeLists.txt | sha256sum)

# Lines "source header header …", from what the compiler noted in the last build.
includes() {
    ninja -C build/cmake -t deps | awk -v root="$root/server/" '
        /^[^ ]/ { if (line) print line; line = "" }
        index($1, root) == 1 { line = line " " $1 }
        END { if (line) print line }'
}

changed=()
while read -r source headers; do
    case "$source" in *_test.cpp | */testing/* | */compiled_boost.cpp | *.hpp) continue ;; esac
    # shellcheck disable=SC2086
    stamp="$clean/$(cat "$source" $headers <(echo "$source $rules") | sha256sum | cut -c1-32)"
    [ -e "$stamp" ] || changed+=("$source:$stamp")
done < <(includes)
[ ${#changed[@]} -eq 0 ] && exit 0

# clang cannot read g++'s precompiled headers; without them each source must include what it uses, too.
cmake -S server -B build/tidy -G Ninja -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null

tidy_one() {
    clang-tidy-16 --quiet -p build/tidy "${1%%:*}" --extra-arg=-Wno-unknown-warning-option 2>/dev/null && touch "${1##*:}"
}
export -f tidy_one
printf '%s\0' "${changed[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_one "$0"'
