#include "accounts/sign_in/id_token.hpp"
#include "base/clock.hpp"
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

constexpr char kTemplate[] = "https://login.microsoftonline.com/{tenantid}/v2.0";

// The rest of what an ID token must say is tried against a provider in provider_calls_test.cpp.
TEST(IdToken, AnIssuerWithATenantTakesAnyOneTenant) {
    EXPECT_TRUE(isIssuer("https://a.example", "https://a.example"));
    EXPECT_FALSE(isIssuer("https://a.example/", "https://a.example"));
    EXPECT_TRUE(
        isIssuer("https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0", kTemplate));
    for (auto const* odd : {"https://login.microsoftonline.com/common/v2.0", kTemplate,
                            "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v1.0",
                            "https://evil.example/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0",
                            "https://login.microsoftonline.com/../evil-0d-6c67-4c5b-b112-36a304b6/v2.0", ""})
        EXPECT_FALSE(isIssuer(odd, kTemplate)) << odd;
}

TEST(IdToken, ClocksMayDifferByAMinute) {
    auto const now = instantOf(1'800'000'000'000);
    auto const token = [&](std::int64_t issued, std::int64_t expires) {
        return Token{
            {},
            {{"iss", "i"}, {"aud", "c"}, {"sub", "s"}, {"nonce", "n"}, {"iat", issued}, {"exp", expires}},
            {},
            {}};
    };
    IdTokenNeeds const needs{"i", "c", "n", now};
    auto const seconds = secondsOf(now);
    EXPECT_FALSE(faultIn(token(seconds, seconds + 600), needs));
    EXPECT_FALSE(faultIn(token(seconds + 60, seconds + 600), needs));
    EXPECT_EQ(faultIn(token(seconds + 61, seconds + 600), needs)->code, "token_invalid");
    EXPECT_FALSE(faultIn(token(seconds - 600, seconds - 59), needs));
    EXPECT_EQ(faultIn(token(seconds - 600, seconds - 60), needs)->code, "token_expired");
    EXPECT_EQ(faultIn(token(seconds, seconds + 600), {"i", "c", "", now})->code, "token_invalid");
}

} // namespace
} // namespace wheelwright::accounts
