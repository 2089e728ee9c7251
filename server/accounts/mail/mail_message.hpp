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

// The mail in wire format (RFC 5322): text and HTML as alternatives, in lines that every server accepts.
std::string mailBytes(Mail const& mail, Instant now);

Mail signInMail(std::string_view from, std::string_view to, std::string_view language, std::string_view link);

} // namespace wheelwright::accounts
