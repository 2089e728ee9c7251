#pragma once
#include "live/draw_entries.hpp"

namespace wheelwright::live {

// Everything a pick follows from. All of it is in the receipt, so that anyone can pick again.
struct DrawFacts {
    std::string seed; // 32 bytes: the server's, committed to before it knew the entropy
    std::string spinId;
    std::int64_t number = 0;
    std::string digest;  // the wheel's
    std::string entropy; // the asking page's, given after it saw the commitment
};

// The commitment to a seed: published before, checked after.
std::string commitmentTo(std::string_view seed);

// A number below `total`, each with the same chance: what would favour the first ones is drawn again.
// `place` is that of the winner, from 1.
std::uint64_t fairNumber(DrawFacts const& facts, std::int64_t place, std::uint64_t total);

// Where on the winner's slice a wheel stops: a number below 2^32, from a quarter of the slice's width
// before its centre to a quarter behind it. It has the place 0.
inline constexpr std::uint64_t kWhereaboutsEnd = std::uint64_t{1} << 32U;
std::uint64_t fairWhereabouts(DrawFacts const& facts);

// Winners in their order, nobody twice; as many as asked for, or all there are.
std::vector<DrawEntry> fairPick(DrawFacts const& facts, std::vector<DrawEntry> const& entries,
                                std::int64_t many);

} // namespace wheelwright::live
