#include "accounts/sign_in/email_address.hpp"
#include "base/text.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::accounts {
namespace {

constexpr std::size_t kLongestAddress = 254;
constexpr std::size_t kLongestName = 64;

// These separate addresses and names in a mail header.
constexpr std::string_view kOfTheHeader = "(),:;<>[]\\";

// Spaces of more than one byte; the page treats them as spaces too.
constexpr std::array<std::string_view, 9> kWideSpaces{"\u0085", "\u00a0", "\u1680", "\u2028", "\u2029",
                                                      "\u202f", "\u205f", "\u3000", "\ufeff"};

bool hasSpace(std::string_view text) {
    for (auto at = text.find("\xe2\x80"); at != text.npos; at = text.find("\xe2\x80", at + 1))
        if (at + 2 < text.size() && static_cast<unsigned char>(text[at + 2]) <= 0x8a)
            return true; // U+2000 to U+200A
    return std::ranges::any_of(text, [](unsigned char c) { return c <= 0x20 || c == 0x7f; }) ||
           std::ranges::any_of(kWideSpaces, [&](auto space) { return text.find(space) != text.npos; });
}

// text@text.text
bool hasShape(std::string_view text) {
    auto const at = text.find('@');
    if (at == 0 || at == text.npos || at > kLongestName || text.find('@', at + 1) != text.npos) return false;
    auto const host = text.substr(at + 1);
    auto const dot = host.find('.', 1);
    return dot != host.npos && dot + 1 < host.size();
}

} // namespace

std::optional<std::string> emailAddress(std::string_view given) {
    std::string address{trimmed(given)};
    if (address.size() > kLongestAddress || !isUtf8(address) || hasSpace(address) ||
        address.find_first_of(kOfTheHeader) != std::string::npos || !hasShape(address))
        return std::nullopt;
    return lowerCase(address);
}

} // namespace wheelwright::accounts
