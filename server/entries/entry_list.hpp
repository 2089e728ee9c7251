#pragma once
#include "base/text.hpp"
#include "entries/entry.hpp"
#include <map>
#include <vector>

namespace wheelwright::entries {

inline constexpr std::size_t kMostRows = 3 * kMostEntries; // of people who are on a list or were

// The entries of one list in memory, in the order of joining. Changes are provisional until keep() says that
// they are stored; discard() takes them back.
class EntryList {
public:
    explicit EntryList(std::vector<Entry> const& stored = {});

    Entry const* find(EntryId const& id) const;
    Entry const* ofKey(std::string_view keyDigest) const;
    Entry const* ofUser(std::optional<UserId> const& userId) const;
    Entry const* person(EntryId const& id) const; // the entry, or the one that it is the same as

    Entry const& add(Entry entry);         // gives it its place, and a name that no other entry has
    Entry const& change(Entry entry);      // gives it the number of a new change
    Entry const& addUnlisted(Entry entry); // somebody who is known, and has no slice
    // The name as the entry would have it, told apart from the others.
    std::string nameFor(Entry const& entry, std::string const& name) const;
    // Keeps the row without a name: it shows that the slice is gone, and who is blocked.
    Entry const& remove(Entry entry, EntryState state);
    // For a person with two entries: removes the first; both devices then use the other.
    void merge(Entry entry, EntryId const& other);
    bool isOf(Entry const& entry, std::string_view viewerKey) const;
    std::vector<Entry> doublesOf(EntryId const& id) const;

    std::int64_t listed() const { return listed_; } // in or waiting
    std::int64_t in() const { return in_; }
    // Also where people come and leave over and over: each time leaves a row.
    bool isFull() const { return listed_ >= kMostEntries || byPlace_.size() >= kMostRows; }
    std::int64_t lastChange() const { return lastChange_; }
    std::vector<Entry const*> since(std::int64_t change, std::size_t most) const; // in the order of changes
    std::map<std::int64_t, Entry> const& byPlace() const { return byPlace_; }

    struct Change {
        std::int64_t place;
        std::optional<Entry> before; // empty: it is new
    };
    std::vector<Change> const& provisional() const { return provisional_; }
    void keep() { provisional_.clear(); }
    void discard();

private:
    Entry const* at(std::optional<std::int64_t> place) const;
    Entry const& put(Entry entry);
    void index(Entry const& entry);
    void unindex(Entry const& entry);

    std::map<std::int64_t, Entry> byPlace_;
    std::map<std::int64_t, std::int64_t> byChange_; // to the place
    IdMap<EntryId, std::int64_t> byId_;
    TextMap<std::int64_t> byKey_;
    IdMap<UserId, std::int64_t> byUser_;
    TextMap<std::int64_t> byName_; // folded, to the place
    TextMap<int> nextNumber_;      // to tell apart a name that was given before
    std::int64_t listed_ = 0;
    std::int64_t in_ = 0;
    std::int64_t lastChange_ = 0;
    std::vector<Change> provisional_;
};

} // namespace wheelwright::entries
