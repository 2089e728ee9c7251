#pragma once
#include "accounts/user.hpp"

namespace wheelwright::accounts {

// What a provider says, in a form we keep: text that can be stored, names of a sane
// length, real addresses. Nothing when it does not say who it is.
std::optional<Identity> tidied(Identity identity);

} // namespace wheelwright::accounts
