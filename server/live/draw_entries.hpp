#pragma once
#include "base/id.hpp"
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace wheelwright::live {

using SpinId = Id<struct SpinKind>; // of a draw, from its commitment on

// A slice that can win.
struct DrawEntry {
    std::string guid;
    std::string text;
    std::int64_t weight = 1;
    friend bool operator==(DrawEntry const&, DrawEntry const&) = default;
};

inline constexpr std::size_t kMostEntries = 10'000;
inline constexpr std::size_t kMostDrawText = 1024 * 1024; // bytes of all texts and the wheel's name

// The active slices of a wheel in their order, with the weights that the page gives them. Refuses a wheel
// with no active slice or too many, duplicate guids, guids with characters other than letters, digits, dashes
// and underscores, and texts that would make a receipt of many megabytes.
Result<std::vector<DrawEntry>> drawEntries(boost::json::object const& wheel);

// What a draw draws from, and the document that reads as the same list.
struct DrawList {
    std::string name; // the wheel's
    std::vector<DrawEntry> entries;
};
Result<DrawList> drawList(boost::json::object const& wheel);
boost::json::object documentOf(DrawList const& list);

// A text's digest. The salt keeps texts from being guessed when only their digests are public.
std::string textDigest(std::string_view salt, std::string_view text);

std::vector<std::string> textDigests(std::vector<DrawEntry> const& entries, std::string_view salt);

// SHA-256 over one line per entry, "guid weight textDigest", as hexadecimal digits.
std::string wheelDigest(std::vector<DrawEntry> const& entries, std::vector<std::string> const& textDigests);
std::string wheelDigest(std::vector<DrawEntry> const& entries, std::string_view salt);

} // namespace wheelwright::live
