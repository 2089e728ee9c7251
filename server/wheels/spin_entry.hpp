#pragma once
#include "base/result.hpp"
#include "http/form_fields.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <vector>

// Parses what pages send to a wheel's log of spins. The entries' kinds and fields are in api/openapi.yaml.
namespace wheelwright::wheels {

inline constexpr std::size_t kMostSpinsAtOnce = 1000;
inline constexpr std::size_t kLargestSpin = 4096; // bytes of JSON

struct SpinEntry {
    std::string id;   // in lower case, so that a repeated entry has the same id
    std::string text; // JSON as it was sent, unknown fields included
};

// How much of the log the caller already has.
struct SpinsKnown {
    std::int64_t after = 0;                  // the last entry it received
    std::optional<std::int64_t> folded = {}; // the last entry in its base; nullopt: it has no base
};

struct SpinsSent {
    std::vector<SpinEntry> entries;
    SpinsKnown known;
};

// `text` is the body as it was sent. Refuses all entries if one is wrong. The error names the place, such as
// "entries[3].guid".
Result<SpinsSent> readSpins(boost::json::object const& body, std::string_view text);

// ?after=12&folded=0
Result<SpinsKnown> readSpinsKnown(http::FormFields const& query);

} // namespace wheelwright::wheels
