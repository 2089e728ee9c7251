#pragma once
#include "accounts/sign_in/sign_in_attempts.hpp"
#include "accounts/sign_in/sign_up.hpp"
#include "base/result.hpp"
#include "base/web_fetch.hpp"
#include <boost/json/value.hpp>
#include <memory>
#include <string>
#include <vector>

namespace wheelwright::accounts {

// A provider that speaks OpenID Connect.
struct OpenIdRules {
    std::string issuer; // may contain {tenantid}: each tenant of Microsoft has its own issuer
    std::string clientId;
    std::string clientSecret;
    bool basicAuth = false; // the secret goes into a header instead of the form
    bool configured() const { return !clientId.empty() && !clientSecret.empty(); }
};

// An issuer of the operator's own.
struct OwnIssuerRules {
    std::string name; // in the redirect address
    OpenIdRules openId;
    std::string label; // on the button
    std::string scopes = "openid email profile";
    std::string nameClaim = "name";
    std::string groupsClaim = "groups";
    std::vector<std::string> adminGroups; // empty: groups decide nothing
    bool opensAccounts = true;            // whatever the rule of sign-up is
};

// Apple's client secret is a signed token.
struct AppleRules {
    std::string issuer;
    std::string clientId;
    std::string teamId;
    std::string keyId;
    std::string keyFile;
    bool configured() const {
        return !clientId.empty() && !teamId.empty() && !keyId.empty() && !keyFile.empty();
    }
};

// A provider with OAuth 2 and its own API for the user's data.
struct OAuthRules {
    std::string url;    // where people sign in
    std::string apiUrl; // where the server asks who they are
    std::string clientId;
    std::string clientSecret;
    bool configured() const { return !clientId.empty() && !clientSecret.empty(); }
};

struct ProviderRules {
    OpenIdRules google;
    OpenIdRules microsoft;
    AppleRules apple;
    OAuthRules github;
    OAuthRules facebook;
    std::vector<OwnIssuerRules> own;
};

// What the provider sends when the browser comes back.
struct Return {
    std::string code;
    std::optional<std::string> issuer; // RFC 9207, if the provider sends it
};

// A sign-in provider. An Error's code is one that the page has a text for:
// invalid_client, server_error, temporarily_unavailable, token_signature, token_invalid, token_expired.
struct Provider {
    virtual ~Provider() = default;
    virtual std::string_view name() const = 0;
    virtual bool configured() const = 0;
    virtual std::string_view label() const { return {}; } // of the operator's own issuers

    // Fetches from the provider what a sign-in would need, if anything.
    virtual Result<void> greet() { return {}; }

    // The address to send the browser to.
    virtual Result<std::string> signInAddress(StartedAttempt const& started, std::string const& redirect) = 0;

    // Asks the provider which user signed in.
    virtual Result<Proven> identify(Return const& returned, Attempt const& attempt,
                                    std::string const& redirect) = 0;
};

// The sign-in providers, in the order people see them; the five known ones are always there.
class Providers {
public:
    Providers(ProviderRules const& rules, Clock const& clock);

    Provider* find(std::string_view name) const; // null: there is no such provider
    std::vector<std::unique_ptr<Provider>> const& all() const { return all_; }

private:
    std::vector<std::unique_ptr<Provider>> all_;
};

// Where a provider sends the browser back to.
std::string callbackPath(std::string_view providerName);

// A provider's answer as JSON. An error has a code that the page has a text for. The log gets no more of the
// provider's answer than its status.
Result<boost::json::value> askProvider(std::string_view providerName, WebRequest const& request);

// Exchanges a code for tokens. The error distinguishes a wrong code from wrong credentials of this server.
Result<boost::json::object> askForTokens(std::string_view providerName, WebRequest const& request);

Error providerError(std::string_view code, std::string_view message);
Error unexpectedAnswer();

// A provider's identity in the form we store: storable text, names of limited length, valid addresses.
// Returns nullopt if the subject is missing or can't be stored.
std::optional<Identity> tidied(Identity identity);

} // namespace wheelwright::accounts
