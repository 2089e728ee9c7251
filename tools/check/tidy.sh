#!/usr/bin/env bash
# clang-tidy on every server source that isn't known to be clean; with "all" on every source.
# A source is clean if the digest of itself, our headers that it reaches, the rules and the compiler's flags is in
# tidy-clean.txt, so that a fresh clone checks only later changes, or in the user's cache, so that no clone on this machine
# checks the same text twice. Once every source is clean, tidy-clean.txt is written anew: commit it with the sources.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
KNOWN=tools/check/tidy-clean.txt
CACHE="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/wheelwright/tidy"
export CACHE
mkdir -p "$CACHE"

# Lines "digest source".
digests() {
    python3 - <<'PYTHON'
import hashlib, pathlib, re, subprocess

root = pathlib.Path("server")
include = re.compile(rb'^#include "([^"]+)"', re.M)
texts, reached = {}, {}

def text(name):
    if name not in texts:
        texts[name] = (root / name).read_bytes()
    return texts[name]

def headers(name):
    """Every header of ours that a file includes, and those they include."""
    if name not in reached:
        reached[name] = set()
        for found in include.findall(text(name)):
            header = found.decode()
            if (root / header).exists():
                reached[name] |= {header} | headers(header)
    return reached[name]

# Only the version number: the rest names the processor, and another clone may run on another.
version = re.search(rb"version \S+", subprocess.run(["clang-tidy-16", "--version"], capture_output=True).stdout).group()
build = re.findall(rb"^.*(?:CXX_STANDARD|compile_options|compile_definitions).*$", (root / "CMakeLists.txt").read_bytes(), re.M)
rules = pathlib.Path(".clang-tidy").read_bytes() + b"\n".join(build) + version
for path in sorted(root.glob("*/**/*.cpp")):
    name = str(path.relative_to(root))
    if name.endswith("_test.cpp") or name.split("/")[0] in ("testing", "fuzz") or name.endswith("compiled_boost.cpp"):
        continue
    digest = hashlib.sha256(rules + name.encode())
    for part in [name, *sorted(headers(name))]:
        digest.update(part.encode() + b"\0" + text(part))
    print(digest.hexdigest()[:32], name)
PYTHON
}

CHANGED=()
while read -r digest source; do
    if [ "${1:-}" != all ]; then
        grep -qsF "$digest" "$KNOWN" && continue
        [ -e "$CACHE/$digest" ] && continue
    fi
    CHANGED+=("$digest server/$source")
done < <(digests)
echo "${#CHANGED[@]} sources to look at"

configure() { # folder unity
    rm -rf "$1/joined" # of files that have moved since
    cmake -S server -B "$1" -G Ninja -DCMAKE_CXX_COMPILER=clang++-16 -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON \
        -DWHEELWRIGHT_UNITY="$2" >/dev/null # clang cannot read g++'s precompiled headers
}

tidy_one() { # folder source [digest]
    clang-tidy-16 --quiet -p "$1" --header-filter='server/.*\.[ch]pp$' "$2" --extra-arg=-Wno-unknown-warning-option 2>/dev/null &&
        { [ -z "${3:-}" ] || touch "$CACHE/$3"; }
}
export -f tidy_one

# A few sources are checked one by one, which also shows that each includes what it uses. Many are checked as they
# are compiled, sixteen at a time: parsing Boost for each of them took 13 minutes instead of 4.
if [ ${#CHANGED[@]} -gt 40 ]; then
    configure build/tidy-joined ON
    { find build/tidy-joined/joined -name '*.cpp' ! -name '*_test_*' ! -name 'testing_*' && ls server/*/main.cpp; } |
        tr '\n' '\0' | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_one build/tidy-joined "$0"'
    for changed in "${CHANGED[@]}"; do touch "$CACHE/${changed%% *}"; done
elif [ ${#CHANGED[@]} -gt 0 ]; then
    configure build/tidy OFF
    printf '%s\0' "${CHANGED[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_one build/tidy "${0#* }" "${0%% *}"'
fi
CLEAN=$(digests)
echo "$CLEAN" >"$KNOWN"
