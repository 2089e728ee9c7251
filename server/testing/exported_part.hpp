#pragma once
#include "accounts/profile/account_part.hpp"
#include <boost/json/parse.hpp>

namespace wheelwright::testing {

// One part of an account's export, joined and parsed.
inline boost::json::value exportedPart(accounts::AccountPart const& part, storage::Connection& connection,
                                       UserId const& userId) {
    std::string text;
    part.exportTo(connection, userId, [&](std::string_view piece) { text += piece; });
    return boost::json::parse(text);
}

} // namespace wheelwright::testing
