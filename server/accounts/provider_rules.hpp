#pragma once
#include <string>

namespace wheelwright::accounts {

// A provider that speaks OpenID Connect.
struct OpenIdRules {
    std::string issuer; // may contain {tenantid}: each tenant of Microsoft has its own issuer
    std::string clientId;
    std::string clientSecret;
    bool configured() const { return !clientId.empty() && !clientSecret.empty(); }
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
};

} // namespace wheelwright::accounts
