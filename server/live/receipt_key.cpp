#include "live/receipt_key.hpp"
#include "base/base64url.hpp"
#include "base/chance.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::live {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kFindKey{"receipt_key",
                         "select id, private_key from receipt_keys order by created_at, id limit 1"};
constexpr Query kAddKey{"receipt_key_add",
                        "insert into receipt_keys (id, private_key, created_at) values ($1, $2, $3)"};

} // namespace

std::string ReceiptKey::sign(std::string_view statement) const {
    return base64url(key.sign(accounts::SignatureKind::EdDSA, statement));
}

std::optional<ReceiptKey> findReceiptKey(Connection& connection) {
    auto const row = connection.run(kFindKey).first();
    if (!row) return std::nullopt;
    return ReceiptKey{row->get<std::string>("id"),
                      accounts::Key::fromPem(row->get<std::string>("private_key"))};
}

ReceiptKey receiptKey(Connection& connection, Instant now) {
    if (auto found = findReceiptKey(connection)) return std::move(*found);
    ReceiptKey made{newUuid(), accounts::Key::generate(accounts::SignatureKind::EdDSA)};
    connection.run(kAddKey, made.id, made.key.pem(), millisecondsOf(now));
    return made;
}

} // namespace wheelwright::live
