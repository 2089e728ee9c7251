#pragma once
#include "accounts/key.hpp"
#include "base/clock.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// The Ed25519 key that signs receipts. It is in the database, so that every process has the same key. It
// never changes, so that old receipts can still be checked.
struct ReceiptKey {
    std::string id;
    accounts::Key key;

    std::string sign(std::string_view statement) const; // base64url
};

std::optional<ReceiptKey> findReceiptKey(storage::Connection& connection);
ReceiptKey receiptKey(storage::Connection& connection, Instant now); // creates it on first use

} // namespace wheelwright::live
