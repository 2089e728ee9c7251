#pragma once
#include "base/result.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace wheelwright::live {

// A slice that can win.
struct DrawEntry {
    std::string guid;
    std::string text;
    std::int64_t weight = 1;
};

inline constexpr std::size_t kMostEntries = 10'000;
inline constexpr std::size_t kMostDrawText = 1024 * 1024;  // bytes of all texts and the wheel's name
inline constexpr std::int64_t kHeaviest = 100'000'000'000; // as in the page

// The active slices of a wheel in their order, with the weights its page draws them with. Refused: a
// wheel nobody can win on, two slices of one guid, a guid that is not made of letters, digits and dashes, and
// texts that would make a receipt of many megabytes.
Result<std::vector<DrawEntry>> drawEntries(boost::json::object const& wheel);

// What a text is called in the digest. The salt keeps names from being guessed where only digests are public.
std::string textDigest(std::string_view salt, std::string_view text);

std::vector<std::string> textDigests(std::vector<DrawEntry> const& entries, std::string_view salt);

// SHA-256 over one line per entry, "guid weight textDigest", as hexadecimal digits.
std::string wheelDigest(std::vector<DrawEntry> const& entries, std::vector<std::string> const& textDigests);
std::string wheelDigest(std::vector<DrawEntry> const& entries, std::string_view salt);

} // namespace wheelwright::live
