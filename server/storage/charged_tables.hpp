#pragma once
#include "storage/connection.hpp"
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

// Tables whose rows count as bytes of the user who owns them. Triggers keep the user's balance, so that every
// insert, update and delete is counted, also one by a cascade, by an older program beside this one or by
// hand. No code books or releases anything.
namespace wheelwright::storage {

struct ChargedTable {
    std::string_view table;
    std::string_view kind;                 // the row of ledger_balances
    std::vector<std::string_view> texts;   // columns that are measured
    std::vector<std::string_view> numbers; // columns that hold a number of bytes
    std::string_view owner;                // the column with a user's id; wheel_id: the wheel's owner
};

// For a migration: creates the table's triggers and adds what it already holds to the balances. A definition
// that a migration has used never changes; a later one replaces it by new triggers.
void chargeTable(Connection& connection, ChargedTable const& charged);

// For a restore: runs work that fills these tables, and counts afterwards. PostgreSQL takes quadratic time
// for thousands of updates of one balance in one transaction: minutes for a user with 10,000 versions.
void fillAndCount(Connection& connection, std::vector<std::string> const& tables,
                  std::function<void()> const& fill);

// What the rows add up to, by user. The balances must say the same.
std::map<std::string, std::int64_t> bytesByUser(Connection& connection, ChargedTable const& charged);

inline ChargedTable const kVersionsCharged{"wheel_versions", "versions", {"body"}, {}, "wheel_id"};
inline ChargedTable const kUploadsCharged{"uploads", "uploads", {}, {"size", "thumbnail_size"}, "user_id"};
inline ChargedTable const kReceiptsCharged{"spins", "receipts", {"receipt", "closed_list"}, {}, "owner_id"};
inline ChargedTable const kRoomsCharged{"live_rooms", "rooms", {"wheel", "spin", "removed"}, {}, "owner_id"};
inline ChargedTable const kResultsCharged{
    "spin_logs", "results", {"base", "next_base", "results"}, {"bytes"}, "wheel_id"};

inline ChargedTable const kEntriesCharged{"entries", "rooms", {"name", "key_hash", "salt"}, {}, "owner_id"};
inline ChargedTable const kDrawListsCharged{"draw_lists", "receipts", {"leaves"}, {}, "owner_id"};
inline ChargedTable const kDoorsCharged{"entry_lists", "rooms", {"door"}, {}, "owner_id"};
inline ChargedTable const kClaimsCharged{"draw_claims", "receipts", {"event"}, {}, "owner_id"};

// As the latest schema has them.
std::vector<ChargedTable> const& chargedTables();

} // namespace wheelwright::storage
