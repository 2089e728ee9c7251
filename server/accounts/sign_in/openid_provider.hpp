#pragma once
#include "accounts/sign_in/provider.hpp"
#include "accounts/sign_in/provider_keys.hpp"

namespace wheelwright::accounts {

// Sign-in by OpenID Connect with PKCE: Google, Microsoft and, with a secret of another kind, Apple.
class OpenIdProvider : public Provider {
public:
    OpenIdProvider(std::string name, OpenIdRules rules, Clock const& clock);

    std::string_view name() const override { return name_; }
    bool configured() const override { return rules_.configured(); }
    Result<std::string> signInAddress(StartedAttempt const& started, std::string const& redirect) override;
    Result<Proven> identify(Return const& returned, Attempt const& attempt,
                            std::string const& redirect) override;
    Result<void> greet() override { return failureOf(keys_.places()); }

protected:
    virtual std::string clientSecret() { return rules_.clientSecret; }
    virtual std::vector<std::pair<std::string_view, std::string_view>> moreParameters() const { return {}; }
    virtual std::string_view scope() const { return "openid email profile"; }
    // What the claims of a checked ID token say of the user.
    virtual Result<Proven> describe(boost::json::object const& claims, std::string_view accessToken,
                                    Attempt const& attempt);
    Result<OpenIdPlaces> places() { return keys_.places(); }
    virtual bool emailIsVerified(boost::json::object const& claims) const;

    OpenIdRules rules_;
    Clock const& clock_;

private:
    Result<Token> checkedToken(std::string_view text, Attempt const& attempt);

    std::string name_;
    ProviderKeys keys_;
};

// An email address that Microsoft doesn't mark as verified (xms_edov) may be anyone's.
class MicrosoftProvider final : public OpenIdProvider {
public:
    MicrosoftProvider(OpenIdRules rules, Clock const& clock)
        : OpenIdProvider{"microsoft", std::move(rules), clock} {}

private:
    bool emailIsVerified(boost::json::object const& claims) const override;
};

// Apple's page posts a form to come back. The client secret is a token that our key signs for each sign-in.
class AppleProvider final : public OpenIdProvider {
public:
    AppleProvider(AppleRules rules, Clock const& clock);
    bool configured() const override { return apple_.configured(); }

private:
    std::string clientSecret() override;
    std::vector<std::pair<std::string_view, std::string_view>> moreParameters() const override {
        return {{"response_mode", "form_post"}};
    }
    std::string_view scope() const override { return "openid name email"; }

    AppleRules apple_;
    std::optional<Key> key_;
};

} // namespace wheelwright::accounts
