#include "accounts/sign_in/operator_link.hpp"

namespace wheelwright::accounts {

std::string operatorLink(MagicLinks& links, Clock const& clock, std::string const& publicAddress) {
    DueMail const link{
        .email = std::string{kOperator}, .returnTo = "/", .language = "", .askedAt = clock.now()};
    return publicAddress + "/login?auth=email&token=" + links.issue(link);
}

Proven provenBy(RedeemedLink const& link) {
    std::string const name{kOperator};
    if (link.email == name)
        return {{name, name, name, std::nullopt, false, "Admin", std::nullopt}, Role::Admin, true};
    return {{"email", "email", link.email, link.email, true, "", std::nullopt}};
}

} // namespace wheelwright::accounts
