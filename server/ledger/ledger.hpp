#pragma once
#include "base/clock.hpp"
#include "base/id.hpp"
#include "base/result.hpp"
#include "ledger/tier.hpp"
#include "storage/connection.hpp"
#include <boost/json/object.hpp>
#include <string>
#include <string_view>
#include <variant>

namespace wheelwright::ledger {

// What is stored for a user, each with a balance of its own. The schema's triggers keep the balances
// (storage/charged_tables.hpp).
enum class Kind { Versions, Results, Rooms, Receipts, Uploads };
inline constexpr std::array kKinds{Kind::Versions, Kind::Results, Kind::Rooms, Kind::Receipts, Kind::Uploads};
std::string_view nameOf(Kind kind);

// The network of a guest, known by its digest.
struct Source {
    std::string digest;
    static Source of(std::string_view network);
};

// Who pays for what a request stores.
using Owner = std::variant<UserId, Source>;

// Every store asks here, in the transaction that stores, before it keeps something that a person has sent.
struct Ledger {
    // MiB that a user may store in all, by tier.
    int quotaFree = 350;
    int quotaPro = 2000;
    int quotaPremium = 10'000;
    int sourceBudget = 256; // MiB that the guests of one network may store a day

    // `bytes`: by how much the owner's stored data will grow. A user must have room for them in the quota;
    // the triggers count what is then stored, and what is deleted later. A guest's are taken from the day's
    // budget of the network, and deleting doesn't give them back. A request that frees as much as it takes is
    // always allowed.
    Result<void> charge(storage::Connection& connection, Owner const& owner, Kind kind, std::int64_t bytes,
                        Instant now) const;
};

// The user's balances by kind, for the account's export.
boost::json::object balancesOf(storage::Connection& connection, UserId const& userId);

// Deletes the balances of an account that is about to be deleted, so that its data goes without being
// subtracted row by row.
void closeBalances(storage::Connection& connection, UserId const& userId);

// Deletes the budgets of days before `before`, `most` at once.
std::int64_t forgetSources(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::ledger
