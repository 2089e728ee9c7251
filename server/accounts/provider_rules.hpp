#pragma once
#include <string>

namespace wheelwright::accounts {

// A provider that speaks OpenID Connect.
struct OpenIdRules {
    std::string issuer; // may hold {tenantid}: Microsoft's accounts each have an issuer of their own
    std::string clientId;
    std::string clientSecret;
    bool configured() const { return !clientId.empty() && !clientSecret.empty(); }
};

// Apple takes a signed token for a secret.
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

// A provider with OAuth 2 and calls of its own.
struct OAuthRules {
    std::string url;    // where people sign in
    std::string apiUrl; // where we ask who they are
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
