#pragma once
#include "accounts/account_part.hpp"
#include "accounts/credits.hpp"
#include "accounts/sessions.hpp"
#include <functional>

namespace wheelwright::accounts {

// A user's recently used wheels, as the profile shows them.
using RecentList = std::function<boost::json::array(storage::Connection&, std::string_view userId)>;

// What a user sees and decides of the own account.
class Profiles {
public:
    Profiles(storage::Database& database, LiveSessions& live, Clock const& clock, CreditRules const& credits,
             AccountParts parts, RecentList recent)
        : database_{database},
          live_{live},
          clock_{clock},
          credits_{credits},
          parts_{std::move(parts)},
          recent_{std::move(recent)} {}

    std::optional<User> user(std::string_view userId);
    std::optional<boost::json::object> profile(std::string_view userId);
    // Everything there is, as JSON. `begin` is called when it begins, and again when it has to begin anew.
    bool exportTo(std::string_view userId, std::function<ExportSink()> const& begin);
    bool erase(std::string_view userId); // everything there is

private:
    boost::json::object describe(User const& user) const;

    storage::Database& database_;
    LiveSessions& live_;
    Clock const& clock_;
    CreditRules const credits_;
    AccountParts parts_;
    RecentList recent_;
};

boost::json::object describe(SessionRecord const& session);

} // namespace wheelwright::accounts
