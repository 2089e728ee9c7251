#pragma once
#include <boost/json/array.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// A wheel's results, derived from its log of spins: how often each slice won, and the number of spins.
namespace wheelwright::wheels {

struct SpinResults {
    boost::json::array history; // as in a wheel document: most wins first, then the latest
    std::int64_t totalWheelSpins = 0;
};

// An entry of the log, numbered in the order in which the server received it.
struct LoggedSpin {
    std::int64_t seq = 0;
    std::string text; // JSON
};

// Results as text: {"history": …, "totalWheelSpins": …}
std::string resultsText(SpinResults const& results);
SpinResults resultsOf(std::string_view text);

// The results in a wheel document, as such a text. A history that isn't a list counts as empty, a spin
// count that isn't a number as 0.
std::string resultsInDocument(std::string_view wheel);

// The document with these results in place of its own.
std::string withResults(std::string_view wheel, SpinResults const& results);
// The same with the results of another document.
std::string withResultsOf(std::string_view wheel, std::string_view other);

// The results of applying the entries to the base.
SpinResults resultsAfter(SpinResults base, std::span<LoggedSpin const> entries);

// The new base after folding the `first` oldest entries, while the rest stay in the log. Leaves out a clear
// or recount that one of the rest restores: once it is in the base, it can't be taken back.
SpinResults foldedBase(SpinResults base, std::span<LoggedSpin const> entries, std::size_t first);

} // namespace wheelwright::wheels
