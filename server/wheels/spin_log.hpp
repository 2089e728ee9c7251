#pragma once
#include "storage/connection.hpp"
#include "wheels/spin_entry.hpp"
#include "wheels/spin_results.hpp"
#include "wheels/wheel_store.hpp"

// The log of a wheel's spins in the database, with its results. All functions run inside the caller's
// transaction.
namespace wheelwright::wheels {

inline constexpr std::int64_t kSpinsPerBase = 1000;       // after so many entries a new base is prepared
inline constexpr std::int64_t kMostUnfolded = 2000;       // with more entries the prepared base is taken
inline constexpr std::int64_t kIdsKept = 10'000;          // of folded entries
inline constexpr std::int64_t kFarthestOrder = 1'000'000; // ahead of the log's greatest
inline constexpr std::size_t kMostGaps = 20;              // in what a clear has seen
inline constexpr std::int64_t kBytesPerSpin = 100;        // that an entry takes beside its text

// The head of a log. A wheel has none until the first entry is sent.
struct SpinLog {
    std::int64_t lastSeq = 0;
    std::int64_t folded = 0;       // the last entry in the base
    std::int64_t nextFolded = 0;   // the same of the base that is prepared; 0: none is
    std::int64_t settled = -1;     // the last entry in the results; an earlier program doesn't keep them
    std::int64_t lastOrder = 0;    // the greatest
    std::int64_t clearedOrder = 0; // the greatest of clears and recounts that don't say what they have seen
    std::int64_t bytes = 0;        // of all its entries
    std::string results;           // as text

    bool isSettled() const { return settled == lastSeq; }
};

std::optional<SpinLog> findSpinLog(storage::Connection& connection, WheelId const& wheelId);
std::string baseOf(storage::Connection& connection, WheelId const& wheelId);

// In the order of their seq.
std::vector<LoggedSpin> spinsAfter(storage::Connection& connection, WheelId const& wheelId, std::int64_t seq,
                                   std::int64_t most);

// The results as text.
std::string resultsOf(storage::Connection& connection, WheelId const& wheelId, SpinLog const& log);

// The effect of new entries on a log. It is prepared outside of the transaction that stores it: a history of
// megabytes would keep other writes waiting.
struct LogChange {
    std::optional<std::string> firstBase = {}; // of a log that begins, from this version of the wheel
    std::int64_t version = 0;
    SpinLog before = {};
    SpinLog after = {};
    std::vector<LoggedSpin> added = {};
    std::vector<RefusedSpin> refused = {};
    bool isAnew = false; // the results were counted anew, as some entry changes what others count

    bool isEmpty() const { return added.empty() && before.isSettled(); }
    bool preparesBase() const;
    bool takesBase() const;
    std::int64_t growth() const; // in bytes
};

// Skips entries that the log has. The results in the wheel's document are the base of a log that begins.
LogChange changeOf(storage::Connection& connection, WheelRecord const& wheel,
                   std::vector<SpinEntry> const& entries);

// Returns false, and changes nothing, if the log has changed since.
bool store(storage::Connection& connection, WheelId const& wheelId, LogChange const& change);

// Empties a few entries that are in the base, and forgets the ids of older ones. Returns whether there are
// more.
bool trim(storage::Connection& connection, WheelId const& wheelId);

// Wheels after this one whose results an earlier program has not kept, a few at a time.
std::vector<WheelId> unsettledLogs(storage::Connection& connection, WheelId const& after);

} // namespace wheelwright::wheels
