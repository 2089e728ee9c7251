#pragma once
#include "storage/connection.hpp"
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <functional>
#include <string_view>
#include <vector>

namespace wheelwright::accounts {

// Receives the text of an export in pieces: an account may hold more data than fits into memory.
using ExportSink = std::function<void(std::string_view)>;

// A module's data about a user. It is exported under its name and deleted with the account. Both run inside
// the account's transaction.
struct AccountPart {
    virtual ~AccountPart() = default;
    virtual std::string_view name() const = 0;
    // Writes a JSON value. Parts that may be large write it in pieces.
    virtual void exportTo(storage::Connection& connection, UserId const& userId,
                          ExportSink const& sink) const {
        sink(boost::json::serialize(exported(connection, userId)));
    }
    virtual void erase(storage::Connection& connection, UserId const& userId) const = 0;

    virtual boost::json::value exported(storage::Connection&, UserId const&) const { return nullptr; }
};

using AccountParts = std::vector<AccountPart const*>;

} // namespace wheelwright::accounts
