#include "live/receipt_keys.hpp"
#include "base/chance.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using storage::Connection;
using storage::Query;

constexpr Query kAllReceiptKeys{
    "receipt_keys_all",
    "select id, private_key, public_key, signs_from from receipt_keys order by signs_from, created_at, id"};
constexpr Query kOwnReceiptKey{"receipt_key_own",
                               "select id from receipt_keys where private_key <> '' limit 1"};
constexpr Query kAddReceiptKey{"receipt_key_add",
                               "insert into receipt_keys (id, private_key, public_key, created_at, "
                               "signs_from) values ($1, $2, $3, $4, $5) on conflict (id) do nothing"};

std::string addNew(Connection& connection, Instant now, Instant signsFrom) {
    auto const id = newUuid();
    auto const pem = accounts::Key::generate(accounts::SignatureKind::EdDSA).pem();
    connection.run(kAddReceiptKey, id, pem, "", millisecondsOf(now), millisecondsOf(signsFrom));
    return id;
}

bool hasOwn(Connection& connection) {
    return !connection.run(kOwnReceiptKey).empty();
}

} // namespace

storage::Rows receiptKeyRows(Connection& connection) {
    return connection.run(kAllReceiptKeys);
}

std::string ReceiptKey::sign(std::string_view statement) const {
    return base64url(key.sign(accounts::SignatureKind::EdDSA, statement));
}

std::string ReceiptKey::publicBytes() const {
    return fromBase64url(textAt(key.publicJwk(id), "x")).value();
}

std::shared_ptr<ReceiptKeys::Keys const> ReceiptKeys::read() {
    auto fresh = std::make_shared<Keys>();
    fresh->readAt = clock_.now();
    for (auto const& row : database_.read(receiptKeyRows)) {
        auto const pem = row.get<std::string>("private_key");
        if (pem.empty()) {
            fresh->published.push_back(json::parse(row.get<std::string>("public_key")));
            continue;
        }
        ReceiptKey key{row.get<std::string>("id"), accounts::Key::fromPem(pem)};
        fresh->published.push_back(key.key.publicJwk(key.id));
        fresh->bySigningTime.emplace_back(instantOf(row.get<std::int64_t>("signs_from")), std::move(key));
    }
    return fresh;
}

std::shared_ptr<ReceiptKeys::Keys const> ReceiptKeys::readOrMake() {
    if (auto found = read(); !found->bySigningTime.empty()) return found;
    auto const now = clock_.now();
    database_.write([&](Connection& connection) {
        if (!hasOwn(connection)) addNew(connection, now, now);
    });
    return read();
}

std::shared_ptr<ReceiptKeys::Keys const> ReceiptKeys::keys() {
    return cache_.keys([this] { return readOrMake(); });
}

ReceiptKey ReceiptKeys::current() {
    return keys()->signerAt(clock_.now());
}

std::vector<ReceiptKeys::Listed> ReceiptKeys::list() {
    auto const keys = read();
    auto const signing = keys->bySigningTime.empty() ? "" : keys->signerAt(clock_.now()).id;
    std::vector<Listed> listed;
    for (auto const& key : keys->published) {
        std::string const id{textAt(key.as_object(), "kid")};
        listed.push_back({id, id == signing});
    }
    return listed;
}

std::string ReceiptKeys::rotate() {
    auto const now = clock_.now();
    auto const id = database_.write([&](Connection& connection) {
        return addNew(connection, now, hasOwn(connection) ? now + accounts::kKeyHeadStart : now);
    });
    cache_.forget();
    return id;
}

json::array ReceiptKeys::published() {
    return keys()->published;
}

Result<std::string> ReceiptKeys::addPublic(json::object const& jwk) {
    auto const id = std::string{textAt(jwk, "kid")};
    auto const key = accounts::Key::fromJwk(jwk);
    bool const isPlain = !id.empty() && id.size() <= 64 &&
                         std::ranges::all_of(id, [](char c) { return c >= ' ' && c <= '~'; });
    if (!isPlain || !key || !key->fits(accounts::SignatureKind::EdDSA))
        return Error{Fault::Invalid, "bad_key", "This isn't a public Ed25519 key with a kid."};
    auto const now = millisecondsOf(clock_.now());
    auto const published = key->publicJwk(id);
    auto const text = json::serialize(published);
    auto const added = database_.write([&](Connection& connection) {
        return connection.run(kAddReceiptKey, id, "", text, now, 0).affected();
    });
    cache_.forget();
    if (added > 0) return id;
    auto const all = read()->published;
    for (auto const& known : all)
        if (textAt(known.as_object(), "kid") == id &&
            textAt(known.as_object(), "x") != textAt(published, "x"))
            return Error{Fault::Invalid, "key_differs",
                         "Another key is published with the kid " + id +
                             ". A kid names one key for good, so this one can't be published."};
    return Error{Fault::Conflict, "key_exists", "A key with this kid is already published."};
}

} // namespace wheelwright::live
