#pragma once
#include "accounts/profile/profiles.hpp"

namespace wheelwright::app {

// The modules' data about a user, besides the account itself. A module that stores personal data adds its
// part here, so that the data is exported and deleted with the account.
accounts::AccountParts accountParts();

accounts::RecentList recentList();

} // namespace wheelwright::app
