#include "live/fair_pick.hpp"
#include "base/digest.hpp"
#include <limits>
#include <numeric>

namespace wheelwright::live {
namespace {

std::uint64_t firstEightBytes(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

} // namespace

std::string commitmentTo(std::string_view seed) {
    return sha256Hex(seed);
}

std::uint64_t fairNumber(DrawFacts const& facts, std::int64_t place, std::uint64_t total) {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    // The largest number to accept: among the numbers up to it, every remainder is equally frequent.
    auto const last = most - (most % total + 1) % total;
    auto const form = std::string{"wheelwright draw "} + (facts.beacon.empty() ? "1" : "2");
    auto const before = form + "\n" + facts.spinId.text() + "\n" + std::to_string(facts.number) + "\n" +
                        facts.digest + "\n" + facts.entropy + "\n" +
                        (facts.beacon.empty() ? "" : facts.beacon + "\n") + std::to_string(place) + "\n";
    for (std::int64_t attempt = 1;; ++attempt) {
        auto const number = firstEightBytes(hmacSha256(facts.seed, before + std::to_string(attempt) + "\n"));
        if (number <= last) return number % total;
    }
}

std::uint64_t fairLandingOffset(DrawFacts const& facts) {
    return fairNumber(facts, 0, kLandingOffsetEnd);
}

std::vector<DrawEntry> fairPick(DrawFacts const& facts, std::vector<DrawEntry> const& entries,
                                std::int64_t many) {
    std::vector<DrawEntry> winners;
    std::vector<std::size_t> left(entries.size()); // indexes: erasing an entry would move texts
    std::iota(left.begin(), left.end(), 0);
    std::uint64_t total = 0;
    for (auto const& entry : entries)
        total += static_cast<std::uint64_t>(entry.weight);
    for (std::int64_t place = 1; place <= many && !left.empty(); ++place) {
        auto rest = static_cast<std::int64_t>(fairNumber(facts, place, total));
        auto winner = left.begin();
        while (rest >= entries[*winner].weight)
            rest -= entries[*winner++].weight;
        total -= static_cast<std::uint64_t>(entries[*winner].weight);
        winners.push_back(entries[*winner]);
        left.erase(winner);
    }
    return winners;
}

} // namespace wheelwright::live
