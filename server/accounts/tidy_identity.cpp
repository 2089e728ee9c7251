#include "accounts/tidy_identity.hpp"
#include "accounts/email_address.hpp"
#include "base/trim.hpp"
#include "storage/stored_text.hpp"
#include <algorithm>

namespace wheelwright::accounts {
namespace {

constexpr std::size_t kLongestSubject = 255;
constexpr std::size_t kLongestName = 200;
constexpr std::size_t kLongestPicture = 2000;

// Cuts between characters, not inside one.
std::string shortened(std::string text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80)
        --most;
    text.resize(most);
    return text;
}

std::string plainName(std::string name) {
    std::erase_if(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    name = trimmed(name);
    return storage::isStorableText(name) ? shortened(std::move(name), kLongestName) : "";
}

bool isPicture(std::string_view address) {
    return (address.starts_with("https://") || address.starts_with("http://")) &&
           address.size() <= kLongestPicture &&
           std::ranges::all_of(address, [](char c) { return c > 0x20 && c < 0x7f; });
}

} // namespace

std::optional<Identity> tidied(Identity identity) {
    if (identity.subject.empty() || identity.subject.size() > kLongestSubject ||
        !storage::isStorableText(identity.subject))
        return std::nullopt;
    identity.name = plainName(std::move(identity.name));
    if (identity.email) identity.email = emailAddress(*identity.email);
    if (!identity.email) identity.emailVerified = false;
    if (identity.picture && !isPicture(*identity.picture)) identity.picture.reset();
    return identity;
}

} // namespace wheelwright::accounts
