#pragma once
#include "storage/connection.hpp"
#include "wheels/spin_entry.hpp"
#include "wheels/spin_results.hpp"
#include "wheels/wheel_document.hpp"

// The log of a wheel's spins in the database. All functions run inside the caller's transaction.
namespace wheelwright::wheels {

inline constexpr std::int64_t kSpinsKept = 10'000; // entries after folding, and as many ids of folded ones
inline constexpr std::int64_t kSpinsUnfolded = 11'000;

// The head of a log. A wheel has none until the first entry is sent.
struct SpinLog {
    std::int64_t lastSeq = 0;
    std::int64_t folded = 0; // the last entry that was merged into the base
    std::string base;        // results as text
};

std::optional<SpinLog> findSpinLog(storage::Connection& connection, WheelId const& wheelId);
void beginSpinLog(storage::Connection& connection, WheelId const& wheelId, std::string_view base);

// Skips entries with known ids and returns how many are new. Folds the oldest entries if the log is too long.
std::int64_t addSpins(storage::Connection& connection, WheelId const& wheelId, SpinLog& log,
                      std::vector<SpinEntry> const& entries);

// In the order of their seq.
std::vector<LoggedSpin> spinsAfter(storage::Connection& connection, WheelId const& wheelId, std::int64_t seq,
                                   std::int64_t most);

SpinResults resultsOf(storage::Connection& connection, WheelId const& wheelId, SpinLog const& log);

} // namespace wheelwright::wheels
