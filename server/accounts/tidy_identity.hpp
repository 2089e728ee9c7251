#pragma once
#include "accounts/user.hpp"

namespace wheelwright::accounts {

// A provider's identity in the form we store: storable text, names of limited length, valid addresses.
// Returns nullopt if the subject is missing or can't be stored.
std::optional<Identity> tidied(Identity identity);

} // namespace wheelwright::accounts
