#pragma once
#include "base/clock.hpp"
#include <string>
#include <string_view>

namespace wheelwright::accounts {

struct Mail {
    std::string from;
    std::string to;
    std::string subject;
    std::string text;
    std::string html;
};

// The mail as it travels (RFC 5322): text and HTML side by side, lines that every server takes.
std::string mailBytes(Mail const& mail, Instant now);

Mail signInMail(std::string_view from, std::string_view to, std::string_view language, std::string_view link);

} // namespace wheelwright::accounts
