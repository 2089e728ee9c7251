#pragma once
#include "accounts/profiles.hpp"

namespace wheelwright::app {

// What the rooms keep of a user beside the account itself. A room that stores something
// personal adds its part here: then it is in the export and goes with the account.
accounts::AccountParts accountParts();

accounts::RecentList recentList();

} // namespace wheelwright::app
