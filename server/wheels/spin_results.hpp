#pragma once
#include <boost/json/array.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// A wheel's results, derived from its log of spins: how often each slice won, and the number of spins.
// api/spin-log-cases.json has the rule as cases, which the page reads too.
namespace wheelwright::wheels {

struct SpinResults {
    boost::json::array history; // as in a wheel document: most wins first, then the latest
    std::int64_t totalWheelSpins = 0;
    std::int64_t roundEndedAt = 0; // the time of the latest win that ended a round of turns
};

// An entry of the log, numbered in the order in which the server received it.
struct LoggedSpin {
    std::int64_t seq = 0;
    std::string id;
    std::string text; // JSON
};

// Results as text: {"history": …, "totalWheelSpins": …}
std::string resultsText(SpinResults const& results);
SpinResults resultsOf(std::string_view text);

// The results in a wheel document, as such a text. A history that isn't a list counts as empty, a spin
// count that isn't a number as 0.
std::string resultsInDocument(std::string_view wheel);

// The document with the results in such a text in place of its own. `mark` and `order` are those of the last
// entry and the greatest in the log: what a page that begins with this document knows of it.
std::string withResults(std::string_view wheel, std::string_view results, std::int64_t mark,
                        std::int64_t order);
// The same with the results of another document.
std::string withResultsOf(std::string_view wheel, std::string_view other);

// The results of applying the entries to the base. A clear hides the wins that it has seen and the base, a
// recount takes them from the number of spins; a restore takes one of them back, or another restore.
SpinResults resultsAfter(SpinResults base, std::span<LoggedSpin const> entries);

// The greatest order of the entries. An earlier program took any order: those above `most`, which no device
// reaches by counting, are left out.
std::int64_t greatestOrder(std::span<LoggedSpin const> entries, std::int64_t most);

} // namespace wheelwright::wheels
