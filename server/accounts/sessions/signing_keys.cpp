#include "accounts/sessions/signing_keys.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Query;

constexpr auto kReadAgain = 1s; // other processes notice a rotation within this
constexpr auto kHeadStart = 5s; // between a key's creation and its first signature
constexpr auto kPatience = 1s;  // how long others wait for a reload
constexpr auto kKeepOld = 1h;   // longer than any access token lives

constexpr Query kAllKeys{"signing_keys_all",
                         "select kid, private_key, signs_from from signing_keys order by signs_from, kid"};
constexpr Query kAddKey{"signing_key_add",
                        "insert into signing_keys (kid, private_key, created_at, signs_from) "
                        "values ($1, $2, $3, $4)"};
// A key is out of use from the moment its successor begins to sign.
constexpr Query kDropOld{
    "signing_keys_drop_old",
    "delete from signing_keys where signs_from < (select max(signs_from) from signing_keys "
    "where signs_from < $1)"};

std::string addKey(storage::Connection& connection, Instant now, Instant signsFrom) {
    auto const kid = newUuid();
    connection.run(kAddKey, kid, Key::generate().pem(), millisecondsOf(now), millisecondsOf(signsFrom));
    return kid;
}

} // namespace

void SigningKeys::makeFirst() {
    auto const now = clock_.now();
    database_.write([&](storage::Connection& connection) {
        if (connection.run(kAllKeys).empty()) addKey(connection, now, now);
    });
}

std::string SigningKeys::rotate() {
    auto const now = clock_.now();
    return database_.write([&](storage::Connection& connection) {
        connection.run(kDropOld, millisecondsOf(now - kKeepOld));
        bool const first = connection.run(kAllKeys).empty();
        return addKey(connection, now, first ? now : now + kHeadStart);
    });
}

SigningKeys::Keys SigningKeys::read() {
    auto fresh = std::make_shared<Held>();
    fresh->readAt = clock_.now();
    auto const rows =
        database_.read([](storage::Connection& connection) { return connection.run(kAllKeys); });
    for (auto const& row : rows) {
        Named named{row.get<std::string>("kid"), Key::fromPem(row.get<std::string>("private_key"))};
        fresh->byId.emplace(named.kid, named.key);
        fresh->bySigningTime.emplace_back(instantOf(row.get<std::int64_t>("signs_from")), std::move(named));
    }
    if (fresh->bySigningTime.empty()) throw std::runtime_error("the database has no signing key");
    return fresh;
}

bool SigningKeys::isYounger(Keys const& keys, Instant::duration age) const {
    auto const now = clock_.now();
    return keys && now - keys->readAt < age && now >= keys->readAt;
}

SigningKeys::Keys SigningKeys::known() const {
    std::lock_guard const lock{heldGuard_};
    return held_;
}

void SigningKeys::keep(Keys keys) {
    std::lock_guard const lock{heldGuard_};
    held_.swap(keys); // the old ones are freed outside the lock
}

// One thread reads the keys and the others wait for it: otherwise the second of two requests after an idle
// period was refused. No queue forms while the database doesn’t answer.
SigningKeys::Keys SigningKeys::held() {
    auto keys = known();
    if (isYounger(keys, kReadAgain)) return keys;
    std::unique_lock lock{guard_};
    while (isReading_) {
        keys = known();
        if (isYounger(keys, kHeadStart)) return keys;
        auto const failures = failures_;
        bool const isLate =
            hasRead_.wait_until(lock, readingSince_ + kPatience) == std::cv_status::timeout && isReading_;
        if (isLate || failures_ != failures) // one reload after another would add up the waits
            throw storage::DatabaseError{storage::DatabaseError::Kind::ConnectionLost,
                                         "signing_keys_all: the database has not answered for a while"};
    }
    keys = known(); // somebody may have read them meanwhile
    if (isYounger(keys, kReadAgain)) return keys;
    isReading_ = true;
    readingSince_ = std::chrono::steady_clock::now();
    lock.unlock();
    try {
        keys = read();
    } catch (...) {
        endReading(false);
        throw;
    }
    keep(keys);
    endReading(true);
    return keys;
}

void SigningKeys::endReading(bool hasSucceeded) {
    std::lock_guard const lock{guard_};
    if (!hasSucceeded) ++failures_;
    isReading_ = false;
    hasRead_.notify_all();
}

SigningKeys::Named SigningKeys::current() {
    auto const keys = held();
    auto const now = clock_.now();
    for (auto at = keys->bySigningTime.rbegin(); at != keys->bySigningTime.rend(); ++at)
        if (at->first <= now) return at->second;
    return keys->bySigningTime.front().second; // the clock was set back to before the first key
}

std::optional<Key> SigningKeys::find(std::string_view kid) {
    auto const keys = held();
    auto const found = keys->byId.find(kid);
    return found == keys->byId.end() ? std::nullopt : std::optional{found->second};
}

bool SigningKeys::holds(std::string_view kid) const {
    auto const keys = known();
    return isYounger(keys, kReadAgain) && keys->byId.contains(kid);
}

boost::json::array SigningKeys::published() {
    boost::json::array list;
    for (auto const& [signsFrom, named] : held()->bySigningTime)
        list.push_back(named.key.publicJwk(named.kid));
    return list;
}

} // namespace wheelwright::accounts
