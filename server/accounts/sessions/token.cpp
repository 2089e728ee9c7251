#include "accounts/sessions/token.hpp"
#include "base/encoding.hpp"
#include "base/json.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::accounts {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestToken = 16 * 1024;

std::optional<json::object> objectIn(std::string_view encoded) {
    auto const text = fromBase64url(encoded);
    if (!text) return std::nullopt;
    boost::system::error_code problem;
    auto value = json::parse(*text, problem);
    if (problem || !value.is_object()) return std::nullopt;
    return std::move(value.get_object());
}

} // namespace

std::optional<SignatureKind> Token::kind() const {
    return signatureKindNamed(textAt(header, "alg"));
}

std::optional<Token> readToken(std::string_view text) {
    auto const first = text.find('.');
    auto const last = text.rfind('.');
    if (text.size() > kLongestToken || first == std::string_view::npos || first == last ||
        text.find('.', first + 1) != last)
        return std::nullopt;
    auto header = objectIn(text.substr(0, first));
    auto claims = objectIn(text.substr(first + 1, last - first - 1));
    auto signature = fromBase64url(text.substr(last + 1));
    if (!header || !claims || !signature || header->contains("crit")) return std::nullopt;
    return Token{std::move(*header), std::move(*claims), text.substr(0, last), std::move(*signature)};
}

std::string signToken(SignatureKind kind, Key const& key, json::object header, json::object const& claims) {
    header["alg"] = nameOf(kind);
    auto text = base64url(json::serialize(header)) + "." + base64url(json::serialize(claims));
    return text + "." + base64url(key.sign(kind, text));
}

bool signedBy(Token const& token, Key const& key) {
    auto const kind = token.kind();
    return kind && key.verifies(*kind, token.signedText, token.signature);
}

bool isFor(Token const& token, std::string_view audience) {
    auto const* const given = token.claims.if_contains("aud");
    if (given == nullptr || audience.empty()) return false;
    if (!given->is_array()) return textAt(token.claims, "aud") == audience;
    return std::ranges::any_of(given->get_array(), [&](json::value const& one) {
        return one.is_string() && one.get_string() == json::string_view{audience.data(), audience.size()};
    });
}

} // namespace wheelwright::accounts
