#include "accounts/sign_in/return_target.hpp"
#include "base/encoding.hpp"
#include "base/languages.hpp"
#include "base/text.hpp"
#include <algorithm>

namespace wheelwright::accounts {
namespace {

constexpr std::string_view kUnreadable = "/dashboard";
constexpr std::size_t kLongestTarget = 2048;

bool isControl(char c) {
    return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f;
}

// Browsers drop tabs and line breaks, treat \ as / and resolve dots, so each of these could turn a path into
// another site's address.
bool couldLeave(std::string_view path) {
    auto const ended = std::string{path} + "/";
    return std::ranges::any_of(path, isControl) || path.find('\\') != std::string_view::npos ||
           path.find("//") != std::string_view::npos || ended.find("/./") != std::string::npos ||
           ended.find("/../") != std::string::npos;
}

// The same for a path that something on the way percent-decodes more often than it should.
bool couldLeaveWhenDecoded(std::string path) {
    for (int round = 0; round < 4; ++round) {
        if (couldLeave(path)) return true;
        auto next = percentDecodedWherePossible(path);
        if (next == path) return false;
        path = std::move(next);
    }
    return true;
}

std::string headerSafe(std::string_view text) {
    std::string safe;
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (byte > 0x20 && byte < 0x7f && c != '"' && c != '<' && c != '>') {
            safe += c;
            continue;
        }
        safe += '%';
        appendUpperHex(safe, c);
    }
    return safe;
}

std::string targetFrom(std::string_view path, std::string_view query) {
    if (path.empty()) path = "/";
    if (!path.starts_with('/') || couldLeaveWhenDecoded(std::string{path})) return std::string{kUnreadable};
    if (path == "/login" || path == "/login/") return "/";
    auto target = headerSafe(path);
    if (!query.empty()) target += "?" + headerSafe(query);
    return target;
}

// `rest` is the address after the host: a path, perhaps a query, and perhaps a fragment, which is dropped.
std::string targetIn(std::string_view rest, bool withQuery) {
    rest = rest.substr(0, rest.find('#'));
    auto const question = rest.find('?');
    auto const query = question == rest.npos || !withQuery ? "" : rest.substr(question + 1);
    return targetFrom(rest.substr(0, question), query);
}

bool isPort(std::string_view text) {
    return text.empty() || (text.starts_with(':') && text.find_first_not_of("0123456789", 1) == text.npos);
}

// [user@]host[:port]. Refuses text that a browser would repair or a person would misread.
bool isAuthority(std::string_view text) {
    if (std::ranges::any_of(text, isControl) || text.find('\\') != text.npos) return false;
    if (auto const at = text.find('@'); at != text.npos) {
        if (text.substr(0, at).find_first_of("[]") != text.npos) return false;
        text.remove_prefix(at + 1);
    }
    auto hostEnd = std::min(text.find(':'), text.size());
    if (text.starts_with('[')) {
        auto const end = text.find_first_not_of("0123456789abcdefABCDEF.:", 1);
        if (end == text.npos || end < 2 || text[end] != ']') return false;
        hostEnd = end + 1;
    } else if (text.find_first_of("@[]") != text.npos) {
        return false;
    }
    return hostEnd > 0 && isPort(text.substr(hostEnd));
}

std::string fromFullAddress(std::string_view asked, std::string_view publicAddress) {
    auto const scheme = lowerCase(asked.substr(0, asked.find("://")));
    if (scheme != "http" && scheme != "https") return std::string{kUnreadable};
    asked.remove_prefix(std::min(scheme.size() + 3, asked.size()));
    auto const authority = asked.substr(0, asked.find_first_of("/?#"));
    if (!isAuthority(authority)) return std::string{kUnreadable};
    bool const isOurs = scheme + "://" + lowerCase(authority) == lowerCase(publicAddress);
    return targetIn(asked.substr(authority.size()), isOurs);
}

} // namespace

std::string returnTarget(std::string_view asked, std::string_view publicAddress) {
    if (asked.empty()) return "/";
    if (asked.size() > kLongestTarget) return std::string{kUnreadable};
    return asked.starts_with('/') ? targetIn(asked, true) : fromFullAddress(asked, publicAddress);
}

std::string_view languageOf(std::string_view target) {
    auto const segment =
        target.substr(0, target.find_first_of("?#")).substr(std::min<std::size_t>(1, target.size()));
    auto const* const language = findLanguage(segment.substr(0, segment.find('/')));
    return language != nullptr ? language->code : kDefaultLanguage.code;
}

} // namespace wheelwright::accounts
