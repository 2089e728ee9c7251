#pragma once
#include "storage/connection.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The rows of the public log of draws. Its leaves are digests, so they stay when a draw is deleted.
namespace wheelwright::live {

// The hashes of a draw's leaves, in hexadecimal digits: anyone can compute them from the receipt.
std::string sealedLeaf(std::string_view link);
// Only with a public beacon: all else that decides the draw, before the beacon's round is known.
struct ClosedInput {
    std::string link;
    std::string digest;     // of the wheel
    std::string nameDigest; // of its name
    std::string entropy;
    std::int64_t winners = 0; // how many are drawn
    std::int64_t reserves = 0;
    std::optional<std::string> list; // its origin; nullopt: an input from before it was named
    std::string chain;               // the beacon's
    std::int64_t round = 0;
};
std::string closedLeaf(ClosedInput const& input);
std::string openedLeaf(std::string_view link, std::string_view statement);

// In the order in which the leaves of a draw get their places.
enum class LeafKind { Sealed = 0, Closed = 1, Opened = 2 };

// Part of the draw's own transaction. The leaf waits for its place in the log: if it got one here, draws
// would wait for each other's commits.
void addToLog(storage::Connection& connection, std::string_view leaf, LeafKind kind, std::int64_t at);

struct LogState {
    std::string origin; // the log's name
    std::int64_t size = 0;
};
LogState logState(storage::Connection& connection);

// Lets one process at a time change the log, until the end of the transaction. Call it first in a transaction
// that writes; on SQLite such transactions exclude each other anyway.
void lockLog(storage::Connection& connection);

std::int64_t leavesWaiting(storage::Connection& connection, std::int64_t most); // counts no further than this

// Gives waiting leaves their places, at most so many, and returns how many. A draw's sealed leaf always comes
// before its opened one, whatever the clocks of several processes say.
std::int64_t placeWaiting(storage::Connection& connection, std::int64_t most);

struct LoggedLeaf {
    std::optional<std::int64_t> place; // nullopt: it waits for one
};
std::optional<LoggedLeaf> findLeaf(storage::Connection& connection, std::string_view leaf);

// The hashes of a tile (see MerkleTree), 32 bytes each; only those of a log of this size.
std::vector<std::string> tileOf(storage::Connection& connection, int level, std::int64_t index,
                                std::int64_t size);

std::int64_t nodesAt(storage::Connection& connection, int level); // how many are stored, of level 1 or higher
void addNode(storage::Connection& connection, int level, std::int64_t place, std::string_view hash);

} // namespace wheelwright::live
