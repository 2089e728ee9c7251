#pragma once
#include "live/merkle_tree.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Checks proofs of a log as RFC 9162 says (2.1.3.2 and 2.1.4.2), with no code that makes them.
namespace wheelwright::testing {

using Path = std::vector<std::string>;

// The root that follows from a leaf's hash and its path; nullopt if the path has another length.
inline std::optional<std::string> rootFrom(std::string hash, std::int64_t index, std::int64_t size,
                                           Path const& path) {
    auto last = size - 1;
    if (index > last) return std::nullopt;
    for (auto const& other : path) {
        if (last == 0) return std::nullopt;
        if (index % 2 == 1 || index == last) {
            hash = live::nodeHash(other, hash);
            while (index % 2 == 0 && index != 0) {
                index /= 2;
                last /= 2;
            }
        } else
            hash = live::nodeHash(hash, other);
        index /= 2;
        last /= 2;
    }
    return last == 0 ? std::optional{hash} : std::nullopt;
}

inline bool isConsistent(std::int64_t from, std::string const& fromRoot, std::int64_t to,
                         std::string const& toRoot, Path path) {
    if (from == to) return path.empty() && fromRoot == toRoot;
    if ((from & (from - 1)) == 0) path.insert(path.begin(), fromRoot);
    if (path.empty()) return false;
    auto index = from - 1;
    auto last = to - 1;
    while (index % 2 == 1) {
        index /= 2;
        last /= 2;
    }
    auto older = path[0];
    auto newer = path[0];
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (last == 0) return false;
        if (index % 2 == 1 || index == last) {
            older = live::nodeHash(path[i], older);
            newer = live::nodeHash(path[i], newer);
            while (index % 2 == 0 && index != 0) {
                index /= 2;
                last /= 2;
            }
        } else
            newer = live::nodeHash(newer, path[i]);
        index /= 2;
        last /= 2;
    }
    return last == 0 && older == fromRoot && newer == toRoot;
}

} // namespace wheelwright::testing
