#pragma once
#include "accounts/sessions/key.hpp"
#include "accounts/sessions/key_cache.hpp"
#include "base/text.hpp"
#include <boost/json/array.hpp>

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
    struct Keys : KeysInMemory<Named> {
        TextMap<Key> byId;
    };
    std::shared_ptr<Keys const> keys();

    storage::Database& database_;
    Clock const& clock_;
    KeyCache<Keys> cache_{clock_, OldKeys::Refused}; // what was dropped is accepted no longer
};

} // namespace wheelwright::accounts
