#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// Text, @, text, dot, text, in lower case: one person, one spelling. Nothing for what
// a mail server could read as more than one address, or as a command of its own.
std::optional<std::string> emailAddress(std::string_view given);

} // namespace wheelwright::accounts
