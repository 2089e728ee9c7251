#include "accounts/mail/mail_message.hpp"
#include "base/chance.hpp"
#include "base/encoding.hpp"
#include "base/text.hpp"
#include <array>
#include <cstdio>

namespace wheelwright::accounts {
namespace {

void appendEscaped(std::string& out, char c) {
    out += '=';
    appendUpperHex(out, c);
}

std::string quotedPrintable(std::string_view text) {
    std::string out;
    std::size_t column = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char const c = text[i];
        if (c == '\n') {
            out += "\r\n";
            column = 0;
            continue;
        }
        bool const lastOfLine = i + 1 == text.size() || text[i + 1] == '\n';
        if (column + 3 > 75) {
            out += "=\r\n";
            column = 0;
        }
        bool const bare =
            (c > 0x20 && c < 0x7f && c != '=' && !(c == '.' && column == 0)) || (c == ' ' && !lastOfLine);
        if (bare)
            out += c;
        else
            appendEscaped(out, c);
        column += bare ? 1 : 3;
    }
    return out;
}

// RFC 2047: encoded words of at most 75 characters, never split inside a character of the text.
std::string encodedHeader(std::string_view text) {
    std::string out = "=?UTF-8?Q?";
    std::size_t length = out.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        char const c = text[i];
        bool const startsLetter = beginsCharacter(c);
        if (startsLetter && length > 60) {
            out += "?=\r\n =?UTF-8?Q?";
            length = 10;
        }
        bool const bare = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (bare || c == ' ')
            out += c == ' ' ? '_' : c;
        else
            appendEscaped(out, c);
        length += bare || c == ' ' ? 1 : 3;
    }
    return out + "?=";
}

std::string mailDate(Instant now) {
    static constexpr std::array<char const*, 7> days{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    static constexpr std::array<char const*, 12> months{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                        "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    auto const day = std::chrono::floor<std::chrono::days>(now);
    std::chrono::year_month_day const date{day};
    std::chrono::hh_mm_ss const time{std::chrono::floor<std::chrono::seconds>(now - day)};
    char text[64];
    std::snprintf(text, sizeof text, "%s, %u %s %d %02d:%02d:%02d +0000",
                  days[std::chrono::weekday{day}.c_encoding()], static_cast<unsigned>(date.day()),
                  months[static_cast<unsigned>(date.month()) - 1], static_cast<int>(date.year()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return text;
}

std::string part(std::string const& boundary, std::string_view type, std::string_view content) {
    return "--" + boundary + "\r\nContent-Type: " + std::string{type} +
           "; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n" +
           quotedPrintable(content) + "\r\n";
}

} // namespace

std::string mailBytes(Mail const& mail, Instant now) {
    auto const boundary = "wheelwright-" + newUuid();
    return "From: Wheelwright <" + mail.from + ">\r\nTo: <" + mail.to +
           ">\r\nSubject: " + encodedHeader(mail.subject) + "\r\nDate: " + mailDate(now) +
           "\r\nMessage-ID: <" + newUuid() + mail.from.substr(mail.from.find('@')) +
           ">\r\nAuto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n"
           "Content-Type: multipart/alternative;\r\n boundary=\"" +
           boundary + "\"\r\n\r\n" + part(boundary, "text/plain", mail.text) +
           part(boundary, "text/html", mail.html) + "--" + boundary + "--\r\n";
}

} // namespace wheelwright::accounts
