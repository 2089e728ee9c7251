#pragma once
#include "accounts/profile/user.hpp"
#include <optional>
#include <string>
#include <vector>

namespace wheelwright::accounts {

// A user whose sign-in succeeded.
struct Proven {
    Identity identity;
    std::optional<Role> role =
        {};               // the role that the user's groups at the issuer give; nullopt: groups don't decide
    bool mayJoin = false; // opens an account also where people can't
};

// Who may open an account. Accounts that exist can always be signed in to.
struct SignUpRules {
    bool isOpen = true;
    std::vector<std::string> domains = {}; // of verified email addresses, where it isn't open to all
    bool takesInvitations = false;         // where it isn't open to all

    bool admits(Proven const& proven) const;
};
std::string_view nameOf(SignUpRules const& rules); // "open", "invited" or "nobody"

} // namespace wheelwright::accounts
