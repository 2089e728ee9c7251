#pragma once
#include "accounts/sessions/key.hpp"
#include "accounts/sessions/key_cache.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {

// An Ed25519 key that signs receipts and the heads of the log of draws.
struct ReceiptKey {
    std::string id;
    accounts::Key key;

    std::string sign(std::string_view statement) const; // base64url
    std::string publicBytes() const;                    // 32
};

storage::Rows receiptKeyRows(storage::Connection& connection);

// The keys of receipts, in the database so that all processes share them. One signs. Every key that ever
// signed stays published, so that old receipts can still be checked, and a new key is published before its
// first signature.
class ReceiptKeys {
public:
    ReceiptKeys(storage::Database& database, Clock const& clock) : database_{database}, clock_{clock} {}

    ReceiptKey current();           // creates the first key
    std::string rotate();           // the new key's id; it signs a few seconds later
    boost::json::array published(); // as JSON Web Keys, oldest first

    struct Listed {
        std::string id;
        bool signs = false;
    };
    std::vector<Listed> list(); // oldest first; creates none, unlike the calls above

    // Publishes the public key of an earlier database, whose private key is lost: receipts that it signed can
    // be checked again. It never signs. A kid names one key for good: another key with a known kid is
    // refused.
    Result<std::string> addPublic(boost::json::object const& jwk);

private:
    struct Keys : accounts::KeysInMemory<ReceiptKey> {
        boost::json::array published;
    };
    std::shared_ptr<Keys const> keys();
    std::shared_ptr<Keys const> read();
    std::shared_ptr<Keys const> readOrMake();

    storage::Database& database_;
    Clock const& clock_;
    accounts::KeyCache<Keys> cache_{clock_, accounts::OldKeys::Serve}; // they stay published
};

} // namespace wheelwright::live
