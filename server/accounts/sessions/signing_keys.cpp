#include "accounts/sessions/signing_keys.hpp"
#include "base/chance.hpp"
#include "base/clock.hpp"

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using storage::Query;

constexpr auto kKeepOld = 1h; // longer than any access token lives

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
        return addKey(connection, now, first ? now : now + kKeyHeadStart);
    });
}

std::shared_ptr<SigningKeys::Keys const> SigningKeys::keys() {
    return cache_.keys([this] {
        auto fresh = std::make_shared<Keys>();
        fresh->readAt = clock_.now();
        auto const rows =
            database_.read([](storage::Connection& connection) { return connection.run(kAllKeys); });
        for (auto const& row : rows) {
            Named named{row.get<std::string>("kid"), Key::fromPem(row.get<std::string>("private_key"))};
            fresh->byId.emplace(named.kid, named.key);
            fresh->bySigningTime.emplace_back(instantOf(row.get<std::int64_t>("signs_from")),
                                              std::move(named));
        }
        if (fresh->bySigningTime.empty()) throw std::runtime_error("the database has no signing key");
        return fresh;
    });
}

SigningKeys::Named SigningKeys::current() {
    return keys()->signerAt(clock_.now());
}

std::optional<Key> SigningKeys::find(std::string_view kid) {
    auto const keys = this->keys();
    auto const found = keys->byId.find(kid);
    return found == keys->byId.end() ? std::nullopt : std::optional{found->second};
}

bool SigningKeys::holds(std::string_view kid) const {
    auto const keys = cache_.known();
    return cache_.isFresh(keys) && keys->byId.contains(kid);
}

boost::json::array SigningKeys::published() {
    boost::json::array list;
    auto const keys = this->keys();
    for (auto const& [signsFrom, named] : keys->bySigningTime)
        list.push_back(named.key.publicJwk(named.kid));
    return list;
}

} // namespace wheelwright::accounts
