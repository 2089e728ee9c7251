#pragma once
#include "storage/connection.hpp"
#include "wheels/spin_entry.hpp"
#include "wheels/spin_results.hpp"

// The log of a wheel's spins in the database. Each works inside the caller's transaction.
namespace wheelwright::wheels {

inline constexpr std::int64_t kSpinsKept = 10'000; // in the log after folding, and ids of folded ones
inline constexpr std::int64_t kSpinsUnfolded = 11'000;

// The head of a log. It begins with the first entry that is sent.
struct SpinLog {
    std::int64_t lastSeq = 0;
    std::int64_t folded = 0; // the last entry whose result is in the base instead of the log
    std::string base;        // results as text
};

std::optional<SpinLog> findSpinLog(storage::Connection& connection, std::string_view wheelId);
void beginSpinLog(storage::Connection& connection, std::string_view wheelId, std::string_view base);

// Entries with known ids are left out; returns how many are new. The oldest entries beyond the bound are
// folded.
std::int64_t addSpins(storage::Connection& connection, std::string_view wheelId, SpinLog& log,
                      std::vector<SpinEntry> const& entries);

// In the order of their seq.
std::vector<LoggedSpin> spinsAfter(storage::Connection& connection, std::string_view wheelId,
                                   std::int64_t seq, std::int64_t most);

SpinResults resultsOf(storage::Connection& connection, std::string_view wheelId, SpinLog const& log);

} // namespace wheelwright::wheels
