#pragma once
#include "base/announcer.hpp"
#include "base/text_hash.hpp"
#include <array>
#include <atomic>
#include <chrono>
#include <list>
#include <memory>
#include <mutex>
#include <shared_mutex>

namespace wheelwright {

// What was asked for lately, in memory up to a number of bytes; a Value says its own. One that was changed
// or ended is forgotten, and an answer that was read before that does not come back.
template <class Value> class RecentCache {
public:
    using Entry = std::shared_ptr<Value const>;

    explicit RecentCache(std::size_t mostBytes) : mostBytes_{mostBytes} {}

    Entry find(std::string_view key) const {
        std::shared_lock const lock{guard_};
        auto const found = byKey_.find(key);
        if (found == byKey_.end()) return nullptr;
        found->second->wasUsed.store(true, std::memory_order_relaxed);
        return found->second->entry;
    }

    // Taken before the database is read, and given to keep(): the key may not have been forgotten between.
    std::uint64_t moment(std::string_view key) const { return momentOf(key).load(); }

    void keep(std::string_view key, Entry const& entry, std::uint64_t moment) {
        std::lock_guard const lock{guard_};
        if (moment != momentOf(key).load() || entry->bytes > mostBytes_ / 4) return;
        erase(key);
        auto const place = kept_.emplace(kept_.end(), std::string{key}, entry);
        byKey_.emplace(place->key, place);
        bytes_ += entry->bytes;
        while (bytes_ > mostBytes_)
            dropOneUnused();
    }

    // Held while a key is loaded, so that of many who ask for it at once one asks the database. It only saves
    // work: where the first one waits for a store that is away, the others go on without it.
    std::unique_lock<std::timed_mutex> loading(std::string_view key) {
        std::unique_lock lock{loading_[TextHash{}(key) % loading_.size()], std::defer_lock};
        static_cast<void>(lock.try_lock_for(std::chrono::seconds{1}));
        return lock;
    }

    // It was changed here: other processes are told, where there are some.
    void forget(std::string_view key) {
        drop(key);
        forgotten.announce(key);
    }

    // It was changed elsewhere.
    void drop(std::string_view key) {
        std::lock_guard const lock{guard_};
        momentOf(key).fetch_add(1);
        erase(key);
    }

    void forgetAll() {
        std::lock_guard const lock{guard_};
        for (auto& moment : moments_)
            moment.fetch_add(1);
        byKey_.clear();
        kept_.clear();
        bytes_ = 0;
    }

    Announcer forgotten;

    std::size_t bytes() const {
        std::shared_lock const lock{guard_};
        return bytes_;
    }

private:
    struct Kept {
        Kept(std::string its, Entry kept) : key{std::move(its)}, entry{std::move(kept)} {}
        std::string key;
        Entry entry;
        mutable std::atomic<bool> wasUsed = false;
    };
    using Place = typename std::list<Kept>::iterator;

    std::atomic<std::uint64_t>& momentOf(std::string_view key) const {
        return moments_[TextHash{}(key) % moments_.size()];
    }

    void erase(std::string_view key) {
        auto const found = byKey_.find(key);
        if (found == byKey_.end()) return;
        bytes_ -= found->second->entry->bytes;
        kept_.erase(found->second);
        byKey_.erase(found);
    }

    // The oldest goes, unless it was used since its last turn: then it goes to the end of the line. Looking
    // for the least used one among thousands would stop every reader meanwhile.
    void dropOneUnused() {
        while (kept_.front().wasUsed.exchange(false))
            kept_.splice(kept_.end(), kept_, kept_.begin());
        erase(std::string{kept_.front().key});
    }

    std::size_t const mostBytes_;
    mutable std::shared_mutex guard_;
    std::list<Kept> kept_; // in the order of their turns
    TextMap<Place> byKey_;
    std::size_t bytes_ = 0;
    // Keys share a counter by chance only: a change throws away little of what others are reading.
    mutable std::array<std::atomic<std::uint64_t>, 1024> moments_ = {};
    std::array<std::timed_mutex, 64> loading_;
};

} // namespace wheelwright
