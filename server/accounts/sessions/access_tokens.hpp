#pragma once
#include "accounts/profile/credits.hpp"
#include "accounts/profile/user.hpp"
#include "accounts/sessions/signing_keys.hpp"
#include <array>

namespace wheelwright::accounts {

// The user and the session that an access token belongs to.
struct Bearer {
    UserId userId;
    SessionId sessionId;
};

// Access tokens: short-lived, signed by our keys, for this product at this address only.
class AccessTokens {
public:
    AccessTokens(SigningKeys& keys, Clock const& clock, std::string issuer, CreditRules const& credits = {})
        : keys_{keys}, clock_{clock}, issuer_{std::move(issuer)}, credits_{credits} {}

    std::string issue(User const& user, SessionId const& sessionId);
    // Caches valid tokens, because checking a signature costs more than most calls.
    std::optional<Bearer> check(std::string_view token);

    // The same without a database query; also nullopt if it would need one.
    std::optional<Bearer> checkInMemory(std::string_view token);

private:
    struct Checked {
        std::string kid;
        Bearer bearer;
        std::int64_t notBefore; // seconds
        std::int64_t expires;
    };
    struct Shard {
        std::mutex guard;
        TextMap<Checked> byDigest;
    };
    static constexpr std::size_t kShards = 16;
    static constexpr std::size_t kPerShard = 4096;

    std::optional<Checked> verify(std::string_view token);
    std::optional<Checked> remembered(std::string const& digest);
    void remember(std::string digest, Checked const& checked);
    Shard& shardOf(std::string_view digest) { return shards_[TextHash{}(digest) % kShards]; }
    bool isInTime(Checked const& checked) const;

    SigningKeys& keys_;
    Clock const& clock_;
    std::string issuer_;
    CreditRules credits_;
    std::array<Shard, kShards> shards_;
};

} // namespace wheelwright::accounts
