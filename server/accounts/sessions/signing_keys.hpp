#pragma once
#include "accounts/sessions/key.hpp"
#include "base/clock.hpp"
#include "base/text.hpp"
#include "storage/database.hpp"
#include <boost/json/array.hpp>
#include <condition_variable>
#include <mutex>

namespace wheelwright::accounts {

// The keys that sign access tokens, in the database so that all processes share them. Every process knows a
// new key before the key signs its first token. An old key is kept for as long as its tokens may be valid.
class SigningKeys {
public:
    struct Named {
        std::string kid;
        Key key;
    };

    SigningKeys(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    void makeFirst();     // unless there is one
    std::string rotate(); // the new key's id

    Named current();
    std::optional<Key> find(std::string_view kid);
    bool holds(std::string_view kid) const; // without a query; also false if the keys need a reload
    boost::json::array published();         // as JSON Web Keys

private:
    struct Held {
        std::vector<std::pair<Instant, Named>> bySigningTime; // oldest first
        TextMap<Key> byId;
        Instant readAt;
    };
    using Keys = std::shared_ptr<Held const>;
    Keys held();
    Keys known() const; // what was read last, without asking the database
    void keep(Keys keys);
    Keys read();
    void endReading(bool hasSucceeded);
    bool isYounger(Keys const& keys, Instant::duration age) const;

    storage::Database& database_;
    Clock const& clock_;
    std::mutex guard_;
    bool isReading_ = false; // guard_ protects this and the next three
    std::chrono::steady_clock::time_point readingSince_;
    std::uint64_t failures_ = 0;
    std::condition_variable hasRead_;
    // Of its own, never locked for longer than a copy takes: requests on the loops ask for the keys.
    // (std::atomic<std::shared_ptr> of g++ 12 is a data race: its load unlocks with relaxed order.)
    mutable std::mutex heldGuard_;
    Keys held_;
};

} // namespace wheelwright::accounts
