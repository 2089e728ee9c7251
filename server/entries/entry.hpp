#pragma once
#include "base/id.hpp"
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <string>

namespace wheelwright::entries {

inline constexpr std::int64_t kMostEntries = 10'000; // what a draw can have

using EntryId = Id<struct EntryKind>; // also the guid of its slice

// The numbers are stored. Left: by themselves, or taken off by the host.
enum class EntryState { In = 0, Waiting = 1, Left = 2, Blocked = 3 };

// How a person came onto the list; the numbers are stored.
enum class Came { Link = 0, Host = 1, Earlier = 2, Chat = 3, Form = 4, Api = 5 };
// Where a host takes people from, other than the page: chat, form or api; nullopt for anything else.
std::optional<Came> sourceIn(std::string_view name);

// A person on a list.
struct Entry {
    EntryId id = {};
    std::string name = {}; // tidied and told apart from the others
    EntryState state = EntryState::In;
    Came came = Came::Link;
    std::string keyDigest = {}; // of the key that the person's device has, or of their id at a source
    std::optional<UserId> userId = {};
    std::string salt = {};   // of the proof
    std::int64_t place = 0;  // in the order of joining, from 1
    std::int64_t change = 0; // the number of its last change
    std::int64_t joinedAt = 0;
    std::int64_t weight = 1;            // by the rules of the door and of the source
    std::int64_t givenWeight = 1;       // by the source
    std::optional<EntryId> sameAs = {}; // the entry that the person of this one has instead

    bool isListed() const { return state == EntryState::In || state == EntryState::Waiting; }
};

std::string newSalt();

// As others see it: a name that the host has not approved yet is shown to the host alone.
enum class Reader { Anyone, Host };
boost::json::object jsonOf(Entry const& entry, Reader reader);

// The leaf of an entry: SHA-256 over its salt, its id and its name. It shows nothing of the name to those who
// don't have the salt, and a list's root can be made of such leaves.
std::string leafOf(Entry const& entry);

// What a person keeps to prove that they are on the list.
boost::json::object proofOf(Entry const& entry);

} // namespace wheelwright::entries
