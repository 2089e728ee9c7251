#include "accounts/email_address.hpp"
#include "base/trim.hpp"
#include <algorithm>

namespace wheelwright::accounts {

std::optional<std::string> emailAddress(std::string_view given) {
    std::string address{trimmed(given)};
    if (address.size() > 254) return std::nullopt;
    bool const plain = std::ranges::all_of(address, [](char c) {
        return c > 0x20 && c < 0x7f && std::string_view{"\"(),:;<>[]\\"}.find(c) == std::string_view::npos;
    });
    auto const at = address.find('@');
    auto const dot = address.rfind('.');
    if (!plain || at == 0 || at == std::string::npos || address.find('@', at + 1) != std::string::npos ||
        dot == std::string::npos || dot < at + 2 || dot + 1 == address.size() || at > 64 ||
        address[at + 1] == '.' || address.find("..", at) != std::string::npos)
        return std::nullopt;
    for (auto& c : address)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return address;
}

} // namespace wheelwright::accounts
