#pragma once
#include "storage/connection.hpp"
#include <boost/json/value.hpp>
#include <string_view>
#include <vector>

namespace wheelwright::accounts {

// What a room of the house keeps of a user: it is in the export under its name, and
// goes with the account. Both run inside the account's own transaction.
struct AccountPart {
    virtual ~AccountPart() = default;
    virtual std::string_view name() const = 0;
    virtual boost::json::value exported(storage::Connection& connection, std::string_view userId) const = 0;
    virtual void erase(storage::Connection& connection, std::string_view userId) const = 0;
};

using AccountParts = std::vector<AccountPart const*>;

} // namespace wheelwright::accounts
