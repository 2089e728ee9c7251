#pragma once
#include "accounts/account_rules.hpp"
#include "accounts/export_file.hpp"
#include "accounts/mail_sender.hpp"
#include "accounts/profiles.hpp"
#include "accounts/providers.hpp"
#include "accounts/sign_in.hpp"
#include "http/request.hpp"

namespace wheelwright::accounts {

// The room put together: what the calls of accounts need, made in the order of its needs.
class Accounts {
public:
    Accounts(storage::Database& database, AccountRules rules, Clock const& clock, http::Metrics& metrics,
             AccountParts parts, RecentList recent);

    // Who the request's bearer token speaks for, if its session lives.
    std::optional<http::Caller> callerOf(http::Request const& request);

    // The same without a query; nothing where one would be needed.
    std::optional<http::Caller> callerInMemory(http::Request const& request);

    // The same for calls that guests may make too: nobody for a guest; a token that has run out is refused,
    // or its page would go on without what is the user's.
    Result<std::optional<http::Caller>> callerOrGuest(http::Request const& request);

    AccountRules const rules;
    AccountCounts counts;
    SigningKeys keys;
    AccessTokens tokens;
    LiveSessions live;
    Sessions sessions;
    MagicLinks links;
    SignInAttempts attempts;
    Providers providers;
    SignIn signIn;
    Profiles profiles;
    ExportsUnderWay exports;
    MailSender mail;

private:
    void dropExpired();

    Recurring upkeep_; // last: it uses all of the above
};

// What the list of devices shows: the browser's own words, short and printable.
std::string deviceOf(http::Request const& request);

} // namespace wheelwright::accounts
