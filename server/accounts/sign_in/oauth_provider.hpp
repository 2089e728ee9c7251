#pragma once
#include "accounts/sign_in/provider.hpp"
#include "base/web_fetch.hpp"
#include <boost/json/object.hpp>

namespace wheelwright::accounts {

// OAuth 2 as GitHub and Facebook implement it. There is no signed ID token, so the server asks the provider
// who the user is. It doesn't store the access token.
class OAuthProvider : public Provider {
public:
    OAuthProvider(std::string name, OAuthRules rules) : rules_{std::move(rules)}, name_{std::move(name)} {}

    std::string_view name() const override { return name_; }
    bool configured() const override { return rules_.configured(); }
    Result<std::string> signInAddress(StartedAttempt const& started, std::string const& redirect) override;
    Result<Proven> identify(Return const& returned, Attempt const& attempt,
                            std::string const& redirect) override;

protected:
    // The provider's name for itself: `iss` in its redirect back to us, and the issuer of its identities.
    virtual std::string issuer() const = 0;
    virtual std::string authorizeAddress() const = 0;
    virtual std::string tokenAddress() const = 0;
    virtual std::string_view scope() const = 0;
    virtual Result<Identity> describe(std::string const& accessToken) const = 0;

    OAuthRules rules_;

private:
    std::string name_;
};

class GithubProvider final : public OAuthProvider {
public:
    explicit GithubProvider(OAuthRules rules) : OAuthProvider{"github", std::move(rules)} {}

private:
    std::string issuer() const override { return rules_.url + "/login/oauth"; }
    std::string authorizeAddress() const override { return rules_.url + "/login/oauth/authorize"; }
    std::string tokenAddress() const override { return rules_.url + "/login/oauth/access_token"; }
    std::string_view scope() const override { return "read:user user:email"; }
    Result<Identity> describe(std::string const& accessToken) const override;
};

class FacebookProvider final : public OAuthProvider {
public:
    explicit FacebookProvider(OAuthRules rules) : OAuthProvider{"facebook", std::move(rules)} {}

private:
    std::string issuer() const override;
    std::string authorizeAddress() const override { return rules_.url + "/dialog/oauth"; }
    std::string tokenAddress() const override { return rules_.apiUrl + "/oauth/access_token"; }
    std::string_view scope() const override { return "email public_profile"; }
    Result<Identity> describe(std::string const& accessToken) const override;
};

} // namespace wheelwright::accounts
