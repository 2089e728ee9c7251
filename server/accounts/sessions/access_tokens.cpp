#include "accounts/sessions/access_tokens.hpp"
#include "accounts/sessions/token.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"

namespace wheelwright::accounts {
namespace {

constexpr std::int64_t kAccessLifetime = 15 * 60; // seconds
constexpr std::int64_t kAccessSkew = 60;
constexpr std::string_view kType = "at+jwt"; // so that no other kind of token is accepted
constexpr std::string_view kAudience = "wheelwright";

} // namespace

std::string AccessTokens::issue(User const& user, SessionId const& sessionId) {
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
    auto digest = sha256(text);
    auto known = remembered(digest);
    if (known && !keys_.find(known->kid)) return std::nullopt; // the key was withdrawn
    if (!known) {
        known = verify(text);
        if (known) remember(std::move(digest), *known);
    }
    if (!known || !isInTime(*known)) return std::nullopt;
    return std::move(known->bearer);
}

std::optional<Bearer> AccessTokens::checkInMemory(std::string_view text) {
    auto known = remembered(sha256(text));
    if (!known || !keys_.holds(known->kid) || !isInTime(*known)) return std::nullopt;
    return std::move(known->bearer);
}

std::optional<AccessTokens::Checked> AccessTokens::verify(std::string_view text) {
    auto const token = readToken(text);
    if (!token || token->kind() != SignatureKind::ES256 || textAt(token->header, "typ") != kType)
        return std::nullopt;
    std::string kid{textAt(token->header, "kid")};
    auto const key = keys_.find(kid);
    if (!key || !signedBy(*token, *key)) return std::nullopt;

    auto const& claims = token->claims;
    auto const expires = numberAt(claims, "exp");
    auto const notBefore = numberAt(claims, "nbf");
    Bearer bearer{UserId{textAt(claims, "sub")}, SessionId{textAt(claims, "sid")}};
    bool const holds = textAt(claims, "iss") == issuer_ && isFor(*token, kAudience) && expires && notBefore &&
                       !bearer.userId.empty() && !bearer.sessionId.empty();
    if (!holds) return std::nullopt;
    return Checked{std::move(kid), std::move(bearer), *notBefore, *expires};
}

bool AccessTokens::isInTime(Checked const& checked) const {
    auto const now = secondsOf(clock_.now());
    return now < checked.expires + kAccessSkew && now >= checked.notBefore - kAccessSkew;
}

std::optional<AccessTokens::Checked> AccessTokens::remembered(std::string const& digest) {
    auto& shard = shardOf(digest);
    std::lock_guard const lock{shard.guard};
    auto const found = shard.byDigest.find(digest);
    return found == shard.byDigest.end() ? std::nullopt : std::optional{found->second};
}

// Bounded: a full shard evicts its expired tokens, or all of them if none has expired.
void AccessTokens::remember(std::string digest, Checked const& checked) {
    if (!isInTime(checked)) return;
    auto& shard = shardOf(digest);
    std::lock_guard const lock{shard.guard};
    if (shard.byDigest.size() >= kPerShard) {
        std::erase_if(shard.byDigest, [&](auto const& entry) { return !isInTime(entry.second); });
        if (shard.byDigest.size() >= kPerShard) shard.byDigest.clear();
    }
    shard.byDigest.insert_or_assign(std::move(digest), checked);
}

} // namespace wheelwright::accounts
