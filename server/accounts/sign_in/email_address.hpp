#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace wheelwright::accounts {

// The address in lower case, so that each has one spelling. Returns nullopt unless it has the form
// text@text.text, and for text that a mail server could read as several addresses or as a command.
std::optional<std::string> emailAddress(std::string_view given);

} // namespace wheelwright::accounts
