#pragma once
#include "base/announcer.hpp"
#include "base/text.hpp"
#include <array>
#include <atomic>
#include <chrono>
#include <list>
#include <memory>
#include <mutex>
#include <shared_mutex>

namespace wheelwright {

// Recently used values, up to a number of bytes in memory. Each Value states its size in `bytes`. A changed
// or deleted value is evicted, and a value read before that can't be stored again after it.
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

    // Call this before reading the database and pass the result to keep(), which stores nothing if the key
    // was evicted in between.
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

    // Held while a key is loaded, so that only one of many concurrent requests for it queries the database.
    // It only saves work: if the first request waits for a store that is down, the others go on without the
    // lock after a second.
    std::unique_lock<std::timed_mutex> loading(std::string_view key) {
        std::unique_lock lock{loading_[TextHash{}(key) % loading_.size()], std::defer_lock};
        static_cast<void>(lock.try_lock_for(std::chrono::seconds{1}));
        return lock;
    }

    // Evicts a key that this process changed, and announces it to other processes if there are any.
    void forget(std::string_view key) {
        drop(key);
        evicted.announce(key);
    }

    // Evicts a key that another process changed.
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

    Announcer evicted;

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

    // Evicts the oldest entry. An entry that was used since it last came up moves to the end of the list
    // instead. Searching thousands of entries for the least recently used one would block every reader
    // meanwhile.
    void dropOneUnused() {
        while (kept_.front().wasUsed.exchange(false))
            kept_.splice(kept_.end(), kept_, kept_.begin());
        erase(std::string{kept_.front().key});
    }

    std::size_t const mostBytes_;
    mutable std::shared_mutex guard_;
    std::list<Kept> kept_; // in the order in which eviction looks at them
    TextMap<Place> byKey_;
    std::size_t bytes_ = 0;
    // Two keys share a counter only if their hashes collide, so a change discards few of the other reads
    // under way.
    mutable std::array<std::atomic<std::uint64_t>, 1024> moments_ = {};
    std::array<std::timed_mutex, 64> loading_;
};

} // namespace wheelwright
