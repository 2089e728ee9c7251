#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include <cstdint>
#include <optional>
#include <vector>

// What pages send of a wheel's log of spins. The entries' kinds and fields are in api/openapi.yaml.
namespace wheelwright::wheels {

inline constexpr std::size_t kMostSpinsAtOnce = 1000;
inline constexpr std::size_t kLargestSpin = 4096; // bytes of JSON

struct SpinEntry {
    std::string id;   // in lower case: the same entry sent again has the same
    std::string text; // JSON as it was sent, unknown fields included
};

// What the caller has of the log already.
struct SpinsKnown {
    std::int64_t after = 0;                  // the last entry it was given
    std::optional<std::int64_t> folded = {}; // the last entry that its base contains; none: it has no base
};

struct SpinsSent {
    std::vector<SpinEntry> entries;
    SpinsKnown known;
};

// All entries or none: the error names the place, such as "entries[3].guid".
Result<SpinsSent> readSpins(http::Request const& request);

// From the query: ?after=12&folded=0
Result<SpinsKnown> readSpinsKnown(http::Request const& request);

} // namespace wheelwright::wheels
