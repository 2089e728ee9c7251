#include "accounts/access_tokens.hpp"
#include "accounts/token.hpp"
#include "base/iso_time.hpp"
#include "base/json_at.hpp"

namespace wheelwright::accounts {
namespace {

constexpr std::int64_t kAccessLifetime = 15 * 60; // seconds
constexpr std::int64_t kAccessSkew = 60;
constexpr std::string_view kType = "at+jwt"; // so that no other kind of token passes for one
constexpr std::string_view kAudience = "wheelwright";

} // namespace

std::string AccessTokens::issue(User const& user, std::string_view sessionId) {
    auto const now = clock_.now();
    auto const seconds = secondsOf(now);
    auto const [kid, key] = keys_.current();
    return signToken(SignatureKind::ES256, key, {{"typ", kType}, {"kid", kid}},
                     {{"iss", issuer_},
                      {"aud", kAudience},
                      {"sub", user.id},
                      {"sid", sessionId},
                      {"iat", seconds},
                      {"nbf", seconds},
                      {"exp", seconds + kAccessLifetime},
                      {"subscription", user.subscription.at(now).json()},
                      {"credits", creditsAt(user, credits_, now)}});
}

std::optional<Bearer> AccessTokens::check(std::string_view text) {
    auto const token = readToken(text);
    if (!token || token->kind() != SignatureKind::ES256 || textAt(token->header, "typ") != kType)
        return std::nullopt;
    auto const key = keys_.find(textAt(token->header, "kid"));
    if (!key || !signedBy(*token, *key)) return std::nullopt;

    auto const& claims = token->claims;
    auto const now = secondsOf(clock_.now());
    auto const expires = numberAt(claims, "exp");
    auto const notBefore = numberAt(claims, "nbf");
    Bearer bearer{std::string{textAt(claims, "sub")}, std::string{textAt(claims, "sid")}};
    bool const holds = textAt(claims, "iss") == issuer_ && isFor(*token, kAudience) && expires && notBefore &&
                       now < *expires + kAccessSkew && now >= *notBefore - kAccessSkew &&
                       !bearer.userId.empty() && !bearer.sessionId.empty();
    return holds ? std::optional{std::move(bearer)} : std::nullopt;
}

} // namespace wheelwright::accounts
