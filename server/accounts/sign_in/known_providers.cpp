#include "accounts/sign_in/oauth_provider.hpp"
#include "accounts/sign_in/openid_provider.hpp"
#include "accounts/sign_in/provider.hpp"
#include "base/clock.hpp"
#include "base/json.hpp"
#include <boost/json/array.hpp>
#include <fstream>
#include <stdexcept>

namespace wheelwright::accounts {
namespace {

constexpr std::int64_t kSecretLifetime = 300; // seconds

Key readKey(std::string const& file) {
    std::ifstream source{file, std::ios::binary};
    if (!source) throw std::runtime_error("The file " + file + " (--apple-key-file) cannot be read.");
    std::string const pem{std::istreambuf_iterator<char>{source}, {}};
    try {
        auto key = Key::fromPem(pem);
        if (key.fits(SignatureKind::ES256)) return key;
    } catch (std::runtime_error const&) {
        // every unusable file gets the error below
    }
    throw std::runtime_error("The file " + file +
                             " (--apple-key-file) holds no private key as Apple gives them out.");
}

// {"picture": {"data": {"url": …}}}
std::optional<std::string> pictureOf(boost::json::object const& user) {
    auto const* const picture = partAt(user, "picture");
    auto const* const data = picture == nullptr ? nullptr : partAt(*picture, "data");
    if (data == nullptr) return std::nullopt;
    auto const url = textAt(*data, "url");
    return url.empty() ? std::nullopt : std::optional{std::string{url}};
}

// The address that GitHub verified. The one on the profile is unverified text.
std::optional<std::string> verifiedPrimary(boost::json::value const& emails) {
    if (!emails.is_array()) return std::nullopt;
    for (auto const& entry : emails.get_array()) {
        if (!entry.is_object()) continue;
        auto const& email = entry.get_object();
        if (trueAt(email, "primary") && trueAt(email, "verified") && !textAt(email, "email").empty())
            return std::string{textAt(email, "email")};
    }
    return std::nullopt;
}

} // namespace

AppleProvider::AppleProvider(AppleRules rules, Clock const& clock)
    : OpenIdProvider{"apple", {rules.issuer, rules.clientId, ""}, clock}, apple_{std::move(rules)} {
    if (apple_.configured()) key_ = readKey(apple_.keyFile);
}

std::string AppleProvider::clientSecret() {
    auto const now = secondsOf(clock_.now());
    return signToken(SignatureKind::ES256, *key_, {{"kid", apple_.keyId}},
                     {{"iss", apple_.teamId},
                      {"sub", apple_.clientId},
                      {"aud", apple_.issuer},
                      {"iat", now},
                      {"exp", now + kSecretLifetime}});
}

// The URL's path has the API's version. The issuer leaves it out: a new version must not change identities.
std::string FacebookProvider::issuer() const {
    auto const host = rules_.url.find("//") + 2;
    return rules_.url.substr(0, rules_.url.find('/', host));
}

Result<Identity> FacebookProvider::describe(std::string const& accessToken) const {
    auto const answer = askProvider(name(), {rules_.apiUrl + "/me?fields=id,name,email,picture",
                                             {"Authorization: Bearer " + accessToken}});
    if (!answer) return answer.error();
    if (!answer->is_object()) return unexpectedAnswer();
    auto const& user = answer->get_object();
    auto const id = textAt(user, "id");
    if (id.empty()) return unexpectedAnswer();
    Identity identity{std::string{name()}, issuer(), std::string{id},
                      std::nullopt,        false,    std::string{textAt(user, "name")},
                      pictureOf(user)};
    // Facebook doesn't say whether the address is verified.
    if (auto const email = textAt(user, "email"); !email.empty()) identity.email = email;
    return identity;
}

Result<Identity> GithubProvider::describe(std::string const& accessToken) const {
    std::vector<std::string> const headers{"Authorization: Bearer " + accessToken,
                                           "Accept: application/vnd.github+json"};
    auto const answer = askProvider(name(), {rules_.apiUrl + "/user", headers});
    if (!answer) return answer.error();
    auto const emails = askProvider(name(), {rules_.apiUrl + "/user/emails", headers});
    if (!emails) return emails.error();
    if (!answer->is_object()) return unexpectedAnswer();
    auto const& user = answer->get_object();
    auto const id = numberAt(user, "id");
    if (!id) return unexpectedAnswer();

    Identity identity{std::string{name()},
                      issuer(),
                      std::to_string(*id),
                      verifiedPrimary(*emails),
                      false,
                      std::string{textAt(user, "name")},
                      std::nullopt};
    identity.emailVerified = identity.email.has_value();
    if (identity.name.empty()) identity.name = textAt(user, "login");
    if (auto const picture = textAt(user, "avatar_url"); !picture.empty()) identity.picture = picture;
    return identity;
}

} // namespace wheelwright::accounts
