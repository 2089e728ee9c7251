#pragma once
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

namespace wheelwright::accounts {

// A new key signs only when every process has read it.
inline constexpr std::chrono::seconds kKeysReadAgain{1};
inline constexpr std::chrono::seconds kKeyHeadStart{5}; // between a key's creation and its first signature

template <class Key> struct KeysInMemory {
    std::vector<std::pair<Instant, Key>> bySigningTime; // oldest first
    Instant readAt;

    Key const& signerAt(Instant now) const { // of at least one
        for (auto at = bySigningTime.rbegin(); at != bySigningTime.rend(); ++at)
            if (at->first <= now) return at->second;
        return bySigningTime.front().second; // the clock was set back to before the first key
    }
};

// Whether the last keys that were read stay in use while they can't be read again.
enum class OldKeys { Refused, Serve };

// The keys that a table of the database holds, read again when they are a second old. One thread reads them
// and the others wait for it: otherwise the second of two requests after an idle period was refused.
template <class Keys> class KeyCache {
public:
    using Shared = std::shared_ptr<Keys const>;

    KeyCache(Clock const& clock, OldKeys oldKeys) : clock_{clock}, oldKeys_{oldKeys} {}

    // What was read last, without a query.
    Shared known() const {
        std::lock_guard const lock{knownGuard_};
        return known_;
    }
    bool isFresh(Shared const& keys) const { return isYounger(keys, kKeysReadAgain); }

    // Nothing queues up behind a reload once the database doesn't answer.
    template <class Read> Shared keys(Read const& read) {
        if (auto keys = known(); isFresh(keys)) return keys;
        std::unique_lock lock{guard_};
        while (isReading_) {
            if (auto keys = known(); keys && (oldKeys_ == OldKeys::Serve || isYounger(keys, kKeyHeadStart)))
                return keys;
            auto const failures = failures_;
            bool const isLate =
                hasRead_.wait_until(lock, readingSince_ + kPatience) == std::cv_status::timeout && isReading_;
            if (isLate || failures_ != failures) // one reload after another would add up the waits
                throw storage::DatabaseError{storage::DatabaseError::Kind::ConnectionLost,
                                             "keys: the database has not answered for a while"};
        }
        if (auto keys = known(); isFresh(keys)) return keys; // another has read them meanwhile
        isReading_ = true;
        readingSince_ = std::chrono::steady_clock::now();
        lock.unlock();
        Shared keys;
        try {
            keys = read();
        } catch (...) { // the database is away, or a key in it can't be read
            endReading(false);
            if (auto old = known(); old && oldKeys_ == OldKeys::Serve) return old;
            throw;
        }
        keep(keys);
        endReading(true);
        return keys;
    }

    void forget() { keep(nullptr); } // the next call reads them again

private:
    static constexpr std::chrono::seconds kPatience{1}; // how long others wait for a reload

    void keep(Shared keys) {
        std::lock_guard const lock{knownGuard_};
        known_.swap(keys); // the old ones are freed behind the lock
    }
    void endReading(bool hasSucceeded) {
        std::lock_guard const lock{guard_};
        if (!hasSucceeded) ++failures_;
        isReading_ = false;
        hasRead_.notify_all();
    }
    bool isYounger(Shared const& keys, Instant::duration age) const {
        auto const now = clock_.now();
        return keys && now - keys->readAt < age && now >= keys->readAt;
    }

    Clock const& clock_;
    OldKeys const oldKeys_;
    std::mutex guard_;
    bool isReading_ = false; // guard_ protects this and the next two
    std::chrono::steady_clock::time_point readingSince_;
    std::uint64_t failures_ = 0;
    std::condition_variable hasRead_;
    // A separate lock, never held for longer than a copy takes: requests on the loops read the keys.
    // (std::atomic<std::shared_ptr> of g++ 12 is a data race: its load unlocks with relaxed order.)
    mutable std::mutex knownGuard_;
    Shared known_;
};

} // namespace wheelwright::accounts
