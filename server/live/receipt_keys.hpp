#pragma once
#include "accounts/sessions/key.hpp"
#include "base/clock.hpp"
#include "storage/database.hpp"
#include <boost/json/array.hpp>
#include <mutex>

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
    struct Held {
        std::vector<std::pair<Instant, ReceiptKey>> bySigningTime; // oldest first
        boost::json::array published;
        Instant readAt;
    };
    std::shared_ptr<Held const> held();
    std::shared_ptr<Held const> read();
    std::shared_ptr<Held const> readOrMake();
    ReceiptKey const& signer(Held const& keys) const; // of at least one
    void forget();                                    // reads the keys again at the next use

    storage::Database& database_;
    Clock const& clock_;
    std::mutex guard_;
    bool isReading_ = false;
    std::shared_ptr<Held const> held_;
};

} // namespace wheelwright::live
