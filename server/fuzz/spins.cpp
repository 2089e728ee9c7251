// Entries of a log of spins: accepted entries give the same results in any order, and the results survive
// being written and read again.
#include "fuzz/fuzz_target.hpp"
#include "http/json_body.hpp"
#include "wheels/spin_entry.hpp"
#include "wheels/spin_results.hpp"
#include <algorithm>

using namespace wheelwright;

int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    auto const text = fuzz::textOf(data, size);
    auto const body = http::parseJsonObject(text);
    if (!body) return 0;
    auto const sent = wheels::readSpins(*body, text);
    if (!sent) return 0;
    std::vector<wheels::LoggedSpin> log;
    for (auto const& entry : sent->entries) {
        fuzz::mustHold(entry.text.size() <= wheels::kLargestSpin + 12 * wheels::kLongestSpinText + 2);
        bool const isKnown = std::ranges::any_of(log, [&](wheels::LoggedSpin const& known) {
            return known.text.find(entry.id) != std::string::npos;
        });
        if (!isKnown) log.push_back({static_cast<std::int64_t>(log.size()) + 1, entry.id, entry.text});
    }
    auto const results = wheels::resultsText(wheels::resultsAfter({}, log));
    fuzz::mustHold(wheels::resultsText(wheels::resultsOf(results)) == results);
    std::ranges::reverse(log);
    fuzz::mustHold(wheels::resultsText(wheels::resultsAfter({}, log)) == results);
    return 0;
}
