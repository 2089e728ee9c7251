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
inline constexpr std::size_t kMostSeen = 1000;       // ids that a clear may list
inline constexpr std::size_t kLargestSpin = 512;     // bytes of JSON beside the text
inline constexpr std::size_t kLongestSpinText = 256; // characters; the slice's guid says which one it was

// What a clear or recount has seen of the log.
struct SeenSpins {
    std::int64_t mark = 0;        // the entries up to this number
    std::vector<std::string> ids; // and these, which had no number yet
};

struct SpinEntry {
    std::size_t index = 0; // among the entries that were sent
    std::string id;        // in lower case, so that a repeated entry has the same id
    std::string text;      // JSON as it was sent, unknown fields included, without `seen`
    std::string kind;
    std::int64_t order = 0;
    std::optional<SeenSpins> seen = {};

    bool isClearing() const { return kind == "clear" || kind == "recount"; }
    bool changesOthers() const { return isClearing() || kind == "restore"; }
};

// An entry that isn't kept. The others are.
struct RefusedSpin {
    std::size_t index = 0;
    std::string id; // empty if it has none
    Error error;
};

// How much of the log the caller already has.
struct SpinsKnown {
    std::int64_t after = 0;                  // the last entry it received
    std::optional<std::int64_t> folded = {}; // the last entry in its base; nullopt: it has no base
};

struct SpinsSent {
    std::vector<SpinEntry> entries;
    SpinsKnown known;
    std::vector<RefusedSpin> refused =
        {}; // malformed or too large; the error names the place, such as "guid"
};

// `text` is the body as it was sent.
Result<SpinsSent> readSpins(boost::json::object const& body, std::string_view text);

// ?after=12&folded=0
Result<SpinsKnown> readSpinsKnown(http::FormFields const& query);

} // namespace wheelwright::wheels
