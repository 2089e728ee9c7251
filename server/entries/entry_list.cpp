#include "entries/entry_list.hpp"
#include "base/digest.hpp"
#include "base/folding.hpp"
#include "entries/names.hpp"

namespace wheelwright::entries {
namespace {

template <class Map, class Key> std::optional<std::int64_t> placeIn(Map const& map, Key const& key) {
    auto const found = map.find(key);
    return found == map.end() ? std::nullopt : std::optional{found->second};
}

} // namespace

EntryList::EntryList(std::vector<Entry> const& stored) {
    for (auto const& entry : stored) {
        lastChange_ = std::max(lastChange_, entry.change);
        index(byPlace_[entry.place] = entry);
    }
}

Entry const* EntryList::find(EntryId const& id) const {
    auto const place = placeIn(byId_, id);
    return place ? &byPlace_.at(*place) : nullptr;
}

Entry const* EntryList::ofKey(std::string_view keyDigest) const {
    return at(placeIn(byKey_, keyDigest));
}

Entry const* EntryList::ofUser(std::optional<UserId> const& userId) const {
    return at(userId ? placeIn(byUser_, *userId) : std::nullopt);
}

Entry const* EntryList::at(std::optional<std::int64_t> place) const {
    if (!place) return nullptr;
    auto const& entry = byPlace_.at(*place);
    return entry.sameAs ? find(*entry.sameAs) : &entry;
}

Entry const* EntryList::person(EntryId const& id) const {
    return at(placeIn(byId_, id));
}

bool EntryList::isOf(Entry const& entry, std::string_view viewerKey) const {
    auto const* const own = ofKey(sha256Hex(viewerKey));
    return own != nullptr && own->id == entry.id;
}

void EntryList::index(Entry const& entry) {
    byChange_[entry.change] = entry.place;
    byId_[entry.id] = entry.place;
    if (!entry.keyDigest.empty()) byKey_[entry.keyDigest] = entry.place;
    if (entry.userId) byUser_[*entry.userId] = entry.place;
    if (!entry.isListed()) return;
    byName_[folded(entry.name)] = entry.place;
    ++listed_;
    if (entry.state == EntryState::In) ++in_;
}

void EntryList::unindex(Entry const& entry) {
    byChange_.erase(entry.change);
    byId_.erase(entry.id);
    if (!entry.keyDigest.empty()) byKey_.erase(entry.keyDigest);
    if (entry.userId) byUser_.erase(*entry.userId);
    if (!entry.isListed()) return;
    byName_.erase(folded(entry.name));
    --listed_;
    if (entry.state == EntryState::In) --in_;
}

std::string EntryList::nameFor(Entry const& entry, std::string const& name) const {
    auto const isTaken = [&](std::string const& tried) {
        auto const place = placeIn(byName_, folded(tried));
        return place && *place != entry.place;
    };
    // A hundred people named Ann don't try a hundred numbers each.
    auto const next = entry.place == 0 ? nextNumber_.find(folded(name)) : nextNumber_.end();
    return distinctName(name, isTaken, next == nextNumber_.end() ? 2 : next->second);
}

Entry const& EntryList::put(Entry entry) {
    auto const found = byPlace_.find(entry.place);
    provisional_.push_back(
        {entry.place, found == byPlace_.end() ? std::nullopt : std::optional{found->second}});
    if (found != byPlace_.end()) unindex(found->second);
    auto& kept = byPlace_[entry.place];
    kept = std::move(entry);
    index(kept);
    return kept;
}

Entry const& EntryList::change(Entry entry) {
    entry.change = ++lastChange_;
    return put(std::move(entry));
}

Entry const& EntryList::add(Entry entry) {
    auto const told = nameFor(entry, entry.name);
    if (told != entry.name) ++nextNumber_.try_emplace(folded(entry.name), 2).first->second;
    entry.name = told;
    return addUnlisted(std::move(entry));
}

Entry const& EntryList::addUnlisted(Entry entry) {
    entry.place = byPlace_.empty() ? 1 : byPlace_.rbegin()->first + 1;
    return change(std::move(entry));
}

std::vector<Entry> EntryList::doublesOf(EntryId const& id) const {
    std::vector<Entry> doubles;
    for (auto const& [place, each] : byPlace_)
        if (each.sameAs == id) doubles.push_back(each);
    return doubles;
}

Entry const& EntryList::remove(Entry entry, EntryState state) {
    entry.state = state;
    entry.name.clear();
    entry.salt.clear();
    entry.weight = entry.givenWeight = 1;
    if (state != EntryState::Blocked) {
        entry.keyDigest.clear();
        entry.userId.reset();
        for (auto& each : doublesOf(entry.id)) {
            each.sameAs.reset();
            remove(std::move(each), state);
        }
    }
    return change(std::move(entry));
}

void EntryList::merge(Entry entry, EntryId const& other) {
    auto earlier = doublesOf(entry.id);
    earlier.push_back(std::move(entry));
    for (auto& each : earlier) {
        each.state = EntryState::Left;
        each.name.clear();
        each.salt.clear();
        each.weight = each.givenWeight = 1;
        each.sameAs = other;
        change(std::move(each));
    }
}

std::vector<Entry const*> EntryList::since(std::int64_t change, std::size_t most) const {
    std::vector<Entry const*> changed;
    for (auto each = byChange_.upper_bound(change); each != byChange_.end() && changed.size() < most; ++each)
        changed.push_back(&byPlace_.at(each->second));
    return changed;
}

// The numbers of changes that were taken back are not given again: nobody has seen them.
void EntryList::discard() {
    for (auto change = provisional_.rbegin(); change != provisional_.rend(); ++change) {
        auto const now = byPlace_.extract(change->place);
        unindex(now.mapped());
        if (change->before) index(byPlace_[change->place] = *change->before);
    }
    provisional_.clear();
}

} // namespace wheelwright::entries
