#pragma once
#include "accounts/sign_in/magic_links.hpp"
#include "accounts/sign_in/sign_up.hpp"
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// The account of the person who runs the server: an admin who signs in with links that the program prints,
// also without a mail server. Such a link contains this name in place of an email address. It isn't a valid
// address, so nobody can have such a link mailed to them.
inline constexpr std::string_view kOperator = "operator";

// Signs its visitor in as the operator, once within ten minutes. Ends the link that was made before.
std::string operatorLink(MagicLinks& links, Clock const& clock, std::string const& publicAddress);

// Who the visitor of a redeemed link is.
Proven provenBy(RedeemedLink const& link);

} // namespace wheelwright::accounts
