#include "accounts/oauth_provider.hpp"
#include "accounts/provider_answer.hpp"
#include "base/json_at.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::accounts {
namespace {

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

Result<Identity> GithubProvider::describe(std::string const& accessToken) const {
    std::vector<std::string> const headers{"Authorization: Bearer " + accessToken,
                                           "Accept: application/vnd.github+json"};
    auto const answer = askProvider(name(), {rules_.apiUrl + "/user", headers});
    if (!answer) return answer.error();
    auto const emails = askProvider(name(), {rules_.apiUrl + "/user/emails", headers});
    if (!emails) return emails.error();
    if (!answer->is_object()) return oddAnswer();
    auto const& user = answer->get_object();
    auto const id = numberAt(user, "id");
    if (!id) return oddAnswer();

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
