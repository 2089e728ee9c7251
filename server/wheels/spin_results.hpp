#pragma once
#include <boost/json/array.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// A wheel's results, which follow from its log of spins: who won how often, and how many spins there were.
namespace wheelwright::wheels {

struct SpinResults {
    boost::json::array history; // as in a wheel document: most wins first, then the latest
    std::int64_t totalWheelSpins = 0;
};

// An entry of the log with its place in the order in which the server got to know it.
struct LoggedSpin {
    std::int64_t seq = 0;
    std::string text; // JSON
};

// Results as text: {"history": …, "totalWheelSpins": …}
std::string resultsText(SpinResults const& results);
SpinResults resultsOf(std::string_view text);

// What a wheel document says of its results, as such a text; what isn't a list or a number counts as none.
std::string resultsInDocument(std::string_view wheel);

// The document with these results in place of its own.
std::string withResults(std::string_view wheel, SpinResults const& results);
// The same with the results of another document.
std::string withResultsOf(std::string_view wheel, std::string_view other);

// What the base becomes by the entries.
SpinResults resultsAfter(SpinResults base, std::span<LoggedSpin const> entries);

// What the base becomes by the first of the entries, when the rest stay in the log. A clear or recount that
// one of the rest restores counts for nothing: once it is in the base, nothing takes it back.
SpinResults foldedBase(SpinResults base, std::span<LoggedSpin const> entries, std::size_t first);

} // namespace wheelwright::wheels
