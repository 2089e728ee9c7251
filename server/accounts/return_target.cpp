#include "accounts/return_target.hpp"
#include "content/languages.hpp"
#include <algorithm>
#include <boost/url/parse.hpp>
#include <charconv>

namespace wheelwright::accounts {
namespace {

constexpr std::string_view kUnreadable = "/dashboard";
constexpr std::size_t kLongestTarget = 2048;

std::string decodedOnce(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned byte = 0;
        auto const* const digits = text.data() + i + 1;
        if (text[i] == '%' && text.size() - i >= 3 &&
            std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2) {
            plain += static_cast<char>(byte);
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

bool isControl(char c) {
    return static_cast<unsigned char>(c) <= 0x20 || c == 0x7f;
}

// Browsers drop tabs and line breaks, take \ for / and fold dots away, so each of these
// could turn a path into another site's address.
bool couldLeave(std::string_view path) {
    auto const ended = std::string{path} + "/";
    return std::ranges::any_of(path, isControl) || path.find('\\') != std::string_view::npos ||
           path.find("//") != std::string_view::npos || ended.find("/./") != std::string::npos ||
           ended.find("/../") != std::string::npos;
}

// Also after something on the way decoded it once more than it should.
bool couldLeaveWhenDecoded(std::string path) {
    for (int round = 0; round < 4; ++round) {
        if (couldLeave(path)) return true;
        auto next = decodedOnce(path);
        if (next == path) return false;
        path = std::move(next);
    }
    return true;
}

std::string headerSafe(std::string_view text) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string safe;
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (byte > 0x20 && byte < 0x7f && c != '"' && c != '<' && c != '>') {
            safe += c;
            continue;
        }
        safe += '%';
        safe += digits[byte >> 4];
        safe += digits[byte & 15];
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

std::string fromFullAddress(std::string_view asked, std::string_view publicAddress) {
    auto const url = boost::urls::parse_uri(asked);
    if (!url || (url->scheme() != "http" && url->scheme() != "https") || !url->has_authority())
        return std::string{kUnreadable};
    auto const origin = std::string{url->scheme()} + "://" + std::string{url->encoded_authority()};
    auto const query = url->encoded_query();
    return targetFrom(std::string{url->encoded_path()},
                      origin == publicAddress ? std::string_view{query.data(), query.size()} : "");
}

} // namespace

std::string returnTarget(std::string_view asked, std::string_view publicAddress) {
    if (asked.empty()) return "/";
    if (asked.size() > kLongestTarget) return std::string{kUnreadable};
    if (!asked.starts_with('/')) return fromFullAddress(asked, publicAddress);
    asked = asked.substr(0, asked.find('#'));
    auto const question = asked.find('?');
    auto const path = asked.substr(0, question);
    return targetFrom(path, question == std::string_view::npos ? "" : asked.substr(question + 1));
}

std::string_view languageOf(std::string_view target) {
    auto const segment =
        target.substr(0, target.find_first_of("?#")).substr(std::min<std::size_t>(1, target.size()));
    auto const* const language = content::findLanguage(segment.substr(0, segment.find('/')));
    return language != nullptr ? language->code : content::kDefaultLanguage.code;
}

} // namespace wheelwright::accounts
