#pragma once
#include "accounts/profile/account_part.hpp"
#include "accounts/profile/credits.hpp"
#include "accounts/sessions/sessions.hpp"
#include <functional>

namespace wheelwright::accounts {

// A user's recently used wheels, as the profile shows them.
using RecentList = std::function<boost::json::array(storage::Connection&, UserId const& userId)>;

// A user's own account: view it, export it, delete it.
class Profiles {
public:
    Profiles(storage::Database& database, SessionCache& cache, Clock const& clock, CreditRules const& credits,
             AccountParts parts, RecentList recent)
        : database_{database},
          cache_{cache},
          clock_{clock},
          credits_{credits},
          parts_{std::move(parts)},
          recent_{std::move(recent)} {}

    std::optional<User> user(UserId const& userId);
    std::optional<boost::json::object> profile(UserId const& userId);
    // Exports all data of the account as JSON. Calls `begin` at the start, and again if it has to start over.
    bool exportTo(UserId const& userId, std::function<ExportSink()> const& begin);
    bool erase(UserId const& userId); // all data of the account

private:
    boost::json::object describe(User const& user) const;

    storage::Database& database_;
    SessionCache& cache_;
    Clock const& clock_;
    CreditRules const credits_;
    AccountParts parts_;
    RecentList recent_;
};

// Nobody can sign in to the account until it is enabled: setDisabled(…, nullopt). Its API tokens are gone and
// its sessions have ended; the caller forgets these after the commit. What it shared stays: wheels are taken
// down as reported ones.
std::vector<SessionId> disable(storage::Connection& connection, UserId const& userId, Instant now);

boost::json::object describe(SessionRecord const& session);

} // namespace wheelwright::accounts
