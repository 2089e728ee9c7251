#pragma once
#include "live/draw_entries.hpp"

namespace wheelwright::live {

// Everything that determines a pick. All of it is in the receipt, so that anyone can repeat the pick.
struct DrawFacts {
    std::string seed; // 32 bytes; the server committed to them before it knew the entropy
    SpinId spinId;
    std::int64_t number = 0;
    std::string digest;      // the wheel's
    std::string entropy;     // from the page, which sent it after it saw the commitment
    std::string beacon = {}; // the randomness of a public beacon's round; empty without one
};

// The commitment to a seed: published before the draw, checked after it.
std::string commitmentTo(std::string_view seed);

// A uniform random number below `total`, by rejection sampling: a remainder alone would favour low numbers.
// `place` is the winner's place, from 1.
std::uint64_t fairNumber(DrawFacts const& facts, std::int64_t place, std::uint64_t total);

// Where on the winner's slice the wheel stops: a number below 2^32 that spans the range from a quarter of the
// slice's width before its centre to a quarter after it. It is drawn with the place 0.
inline constexpr std::uint64_t kLandingOffsetEnd = std::uint64_t{1} << 32U;
std::uint64_t fairLandingOffset(DrawFacts const& facts);

// The winners in their order, each at most once: `many` of them, or all entries if there are fewer.
std::vector<DrawEntry> fairPick(DrawFacts const& facts, std::vector<DrawEntry> const& entries,
                                std::int64_t many);

} // namespace wheelwright::live
