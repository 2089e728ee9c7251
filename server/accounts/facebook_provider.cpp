#include "accounts/oauth_provider.hpp"
#include "accounts/provider_answer.hpp"
#include "base/json_at.hpp"

namespace wheelwright::accounts {
namespace {

// {"picture": {"data": {"url": …}}}
std::optional<std::string> pictureOf(boost::json::object const& user) {
    auto const* const picture = user.if_contains("picture");
    auto const* const data =
        picture != nullptr && picture->is_object() ? picture->get_object().if_contains("data") : nullptr;
    if (data == nullptr || !data->is_object()) return std::nullopt;
    auto const url = textAt(data->get_object(), "url");
    return url.empty() ? std::nullopt : std::optional{std::string{url}};
}

} // namespace

// The URL's path has the API's version. The issuer leaves it out: a new version must not change identities.
std::string FacebookProvider::issuer() const {
    auto const host = rules_.url.find("//") + 2;
    return rules_.url.substr(0, rules_.url.find('/', host));
}

Result<Identity> FacebookProvider::describe(std::string const& accessToken) const {
    auto const answer = askProvider(name(), {rules_.apiUrl + "/me?fields=id,name,email,picture",
                                             {"Authorization: Bearer " + accessToken}});
    if (!answer) return answer.error();
    if (!answer->is_object()) return oddAnswer();
    auto const& user = answer->get_object();
    auto const id = textAt(user, "id");
    if (id.empty()) return oddAnswer();
    Identity identity{std::string{name()}, issuer(), std::string{id},
                      std::nullopt,        false,    std::string{textAt(user, "name")},
                      pictureOf(user)};
    // Facebook doesn't say whether the address is verified.
    if (auto const email = textAt(user, "email"); !email.empty()) identity.email = email;
    return identity;
}

} // namespace wheelwright::accounts
