#pragma once
#include "base/clock.hpp"
#include "entries/door.hpp"
#include "entries/entry_list.hpp"
#include "storage/connection.hpp"

// Lists in the database, by the id of their room. A list outlives its room. Each function works inside the
// caller's transaction.
namespace wheelwright::entries {

struct StoredList {
    Door door;
    std::vector<Entry> entries;
    std::optional<UserId> owner = {};
    std::string hostKeyHash = {}; // empty on lists of before version 26
};
std::optional<Door> findDoor(storage::Connection& connection, std::string_view roomId);
std::optional<StoredList> findList(storage::Connection& connection, std::string_view roomId);

// Opens or changes the door.
void putDoor(storage::Connection& connection, std::string_view roomId, std::optional<UserId> const& owner,
             std::string_view hostKeyHash, Door const& door, std::int64_t now);

std::int64_t sizeOf(Door const& door); // in bytes, as it is stored

// The digest of the key of the list's host; empty if there is no such list.
std::string hostKeyHashOf(storage::Connection& connection, std::string_view roomId);

// Whose list it is from now on.
void putHost(storage::Connection& connection, std::string_view roomId, std::string_view hostKeyHash);

// Writes what is provisional in the list.
void putChanges(storage::Connection& connection, std::string_view roomId, std::optional<UserId> const& owner,
                EntryList const& list);
std::int64_t bytesAdded(EntryList const& list); // by these changes

// Entries with later changes than `after`, in the order of changes.
struct EntryPage {
    std::vector<Entry> entries;
    bool hasMore = false;
};
EntryPage changesAfter(storage::Connection& connection, std::string_view roomId, std::int64_t after);

std::optional<Entry> findEntry(storage::Connection& connection, std::string_view roomId, EntryId const& id);

// Whether the device with this key has the entry, by itself or by one that is the same as it.
bool isEntryOf(storage::Connection& connection, std::string_view roomId, EntryId const& id,
               std::string_view keyDigest);

// Deletes lists that were opened before `before`, `most` of them at most.
std::int64_t forgetLists(storage::Connection& connection, Instant before, std::int64_t most);

} // namespace wheelwright::entries
