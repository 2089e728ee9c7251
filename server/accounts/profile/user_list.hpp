#pragma once
#include "accounts/profile/user.hpp"
#include "base/result.hpp"
#include "http/form_fields.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include <boost/json/object.hpp>

// The accounts as admins see and change them.
namespace wheelwright::accounts {

class Accounts;

// ?q=&page=
struct UserQuestion {
    std::string words; // part of a name or an address, or an id; empty: everyone
    std::int64_t page = 1;
};
Result<UserQuestion> readUserQuestion(http::FormFields const& query);

// {role?, tier?, disabled?}
struct UserChange {
    std::optional<Role> role = {};
    std::optional<Tier> tier = {};
    std::optional<bool> isDisabled = {};
};
Result<UserChange> readUserChange(boost::json::object const& given);

http::Response listAccounts(Accounts& accounts, http::Request const& request);
http::Response changeAccount(Accounts& accounts, http::Request const& request);
http::Response eraseAccount(Accounts& accounts, http::Request const& request);

} // namespace wheelwright::accounts
