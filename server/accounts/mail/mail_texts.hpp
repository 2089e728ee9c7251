#pragma once
#include <string_view>

namespace wheelwright::accounts {

// The texts of the sign-in mail in one language.
struct MailTexts {
    std::string_view language;
    std::string_view subject;
    std::string_view greeting;
    std::string_view invitation;
    std::string_view button;
    std::string_view orCopy; // above the bare address, for mail programs without buttons
    std::string_view expiry;
    std::string_view notYou;
};

// English for an unknown language.
MailTexts const& mailTextsIn(std::string_view language);

} // namespace wheelwright::accounts
