#pragma once
#include "accounts/sign_in/openid_provider.hpp"

namespace wheelwright::accounts {

// Sign-in at an OpenID Connect issuer of the operator's: Keycloak, Authentik, Authelia, Dex and others.
class OwnIssuer final : public OpenIdProvider {
public:
    OwnIssuer(OwnIssuerRules rules, Clock const& clock)
        : OpenIdProvider{rules.name, rules.openId, clock}, own_{std::move(rules)} {}

    std::string_view label() const override { return own_.label; }

private:
    std::string_view scope() const override { return own_.scopes; }
    Result<Proven> describe(boost::json::object const& claims, std::string_view accessToken,
                            Attempt const& attempt) override;
    Result<boost::json::object> withUserInfo(boost::json::object claims, std::string_view accessToken);

    OwnIssuerRules own_;
};

// Whether a claim that is one group or a list of groups has one of these.
bool hasGroup(boost::json::object const& claims, std::string_view claim,
              std::vector<std::string> const& groups);

} // namespace wheelwright::accounts
