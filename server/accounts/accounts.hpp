#pragma once
#include "accounts/account_rules.hpp"
#include "accounts/api_tokens/api_tokens.hpp"
#include "accounts/mail/mail_sender.hpp"
#include "accounts/profile/export_file.hpp"
#include "accounts/profile/profiles.hpp"
#include "accounts/sign_in/invitations.hpp"
#include "accounts/sign_in/provider.hpp"
#include "accounts/sign_in/sign_in.hpp"
#include "http/request.hpp"

namespace wheelwright::accounts {

// Wires the accounts module: owns everything that its calls use, constructed in order of dependency.
class Accounts {
public:
    Accounts(storage::Database& database, AccountRules rules, Clock const& clock, http::Metrics& metrics,
             AccountParts parts, RecentList recent);

    // The user and session of the request's bearer token, or the user of its API token.
    Result<http::Caller> callerOf(http::Request const& request);

    // The same without a database query; also nullopt if it would need one.
    std::optional<http::Caller> callerInMemory(http::Request const& request);

    // The same for calls that guests may also make: nullopt for a request without a token. An invalid or
    // expired token is refused, or its page would go on without the user's own data.
    Result<std::optional<http::Caller>> callerOrGuest(http::Request const& request);

    storage::Database& database;
    Clock const& clock;
    AccountRules const rules;
    AccountCounts counts;
    SigningKeys keys;
    AccessTokens tokens;
    SessionCache sessionCache;
    Sessions sessions;
    MagicLinks links;
    SignInAttempts attempts;
    Providers providers;
    SignIn signIn;
    Invitations invitations;
    ApiTokens apiTokens;
    Profiles profiles;
    ExportsUnderWay exports;
    MailSender mail;

private:
    void dropExpired();

    Recurring upkeep_; // last: it uses all of the above
};

// The device in the list of sessions: the request's User-Agent, shortened to printable ASCII.
std::string deviceOf(http::Request const& request);

} // namespace wheelwright::accounts
