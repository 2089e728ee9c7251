#pragma once
#include "accounts/key.hpp"
#include "base/clock.hpp"
#include "storage/connection.hpp"

namespace wheelwright::live {

// The Ed25519 key that signs receipts, in the database so that every process has the same. It is never
// changed: receipts are for good, and so is what they are checked with.
struct ReceiptKey {
    std::string id;
    accounts::Key key;

    std::string sign(std::string_view statement) const; // base64url
};

std::optional<ReceiptKey> findReceiptKey(storage::Connection& connection);
ReceiptKey receiptKey(storage::Connection& connection, Instant now); // made on first use

} // namespace wheelwright::live
