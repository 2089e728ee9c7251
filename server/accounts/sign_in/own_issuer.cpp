#include "accounts/sign_in/own_issuer.hpp"
#include "base/json.hpp"
#include <algorithm>

namespace wheelwright::accounts {

bool hasGroup(boost::json::object const& claims, std::string_view claim,
              std::vector<std::string> const& groups) {
    auto const isOne = [&](std::string_view name) { return std::ranges::count(groups, name) > 0; };
    if (auto const* const list = listAt(claims, claim))
        return std::ranges::any_of(*list, [&](boost::json::value const& each) {
            auto const* const text = each.if_string();
            return text != nullptr && isOne({text->data(), text->size()});
        });
    auto const one = textAt(claims, claim);
    return !one.empty() && isOne(one);
}

// Authelia has name, address and groups there and not in the ID token.
Result<boost::json::object> OwnIssuer::withUserInfo(boost::json::object claims,
                                                    std::string_view accessToken) {
    auto const has = [&](std::string_view claim) { return claim.empty() || claims.contains(claim); };
    bool const isWhole =
        has("email") && has(own_.nameClaim) && (own_.adminGroups.empty() || has(own_.groupsClaim));
    auto const places = this->places();
    if (!places) return places.error();
    if (isWhole || places->userInfo.empty() || accessToken.empty()) return claims;
    if (accessToken.find_first_of("\r\n") != std::string_view::npos) return unexpectedAnswer();
    auto const answer =
        askProvider(name(), {places->userInfo, {"Authorization: Bearer " + std::string{accessToken}}});
    if (!answer) return answer.error();
    // Another user's answer would give this account their groups (OpenID Connect Core §5.3.2).
    if (!answer->is_object() || textAt(answer->get_object(), "sub") != textAt(claims, "sub"))
        return unexpectedAnswer();
    for (auto const& [claim, value] : answer->get_object())
        if (!claims.contains(claim)) claims[claim] = value;
    return claims;
}

Result<Proven> OwnIssuer::describe(boost::json::object const& claims, std::string_view accessToken,
                                   Attempt const& attempt) {
    auto const all = withUserInfo(claims, accessToken);
    if (!all) return all.error();
    auto proven = OpenIdProvider::describe(*all, accessToken, attempt);
    if (!proven) return proven.error();
    if (auto const shown = textAt(*all, own_.nameClaim); !shown.empty()) proven->identity.name = shown;
    proven->mayJoin = own_.opensAccounts;
    if (!own_.adminGroups.empty())
        proven->role = hasGroup(*all, own_.groupsClaim, own_.adminGroups) ? Role::Admin : Role::User;
    return proven;
}

} // namespace wheelwright::accounts
