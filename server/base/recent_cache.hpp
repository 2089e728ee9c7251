#pragma once
#include "base/announcer.hpp"
#include "base/text_hash.hpp"
#include <algorithm>
#include <atomic>
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
        auto const found = kept_.find(key);
        if (found == kept_.end()) return nullptr;
        found->second.usedAt.store(uses_.fetch_add(1, std::memory_order_relaxed), std::memory_order_relaxed);
        return found->second.entry;
    }

    // Taken before the database is read, and given to keep(): nothing may have been forgotten between.
    std::uint64_t moment() const { return moment_.load(); }

    void keep(std::string_view key, Entry const& entry, std::uint64_t moment) {
        std::lock_guard const lock{guard_};
        if (moment != moment_.load() || entry->bytes > mostBytes_ / 4) return;
        auto& place = kept_[std::string{key}];
        if (place.entry) bytes_ -= place.entry->bytes;
        place.entry = entry;
        place.usedAt = uses_.fetch_add(1);
        bytes_ += entry->bytes;
        while (bytes_ > mostBytes_)
            dropLeastUsed();
    }

    // It was changed here: other processes are told, where there are some.
    void forget(std::string_view key) {
        drop(key);
        forgotten.announce(key);
    }

    // It was changed elsewhere.
    void drop(std::string_view key) {
        std::lock_guard const lock{guard_};
        moment_.fetch_add(1);
        auto const found = kept_.find(key);
        if (found == kept_.end()) return;
        bytes_ -= found->second.entry->bytes;
        kept_.erase(found);
    }

    void forgetAll() {
        std::lock_guard const lock{guard_};
        moment_.fetch_add(1);
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
        Entry entry;
        mutable std::atomic<std::uint64_t> usedAt = 0;
    };

    void dropLeastUsed() {
        auto const least = std::ranges::min_element(
            kept_, {}, [](auto const& kept) { return kept.second.usedAt.load(std::memory_order_relaxed); });
        bytes_ -= least->second.entry->bytes;
        kept_.erase(least);
    }

    std::size_t const mostBytes_;
    mutable std::shared_mutex guard_;
    TextMap<Kept> kept_;
    std::size_t bytes_ = 0;
    mutable std::atomic<std::uint64_t> uses_ = 0;
    std::atomic<std::uint64_t> moment_ = 0;
};

} // namespace wheelwright
