#include "accounts/sign_in/provider_keys.hpp"
#include "testing/http_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/array.hpp>
#include <gtest/gtest.h>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;

struct ProviderKeysTest : ::testing::Test {
    static void SetUpTestSuite() { provider = new testing::PeerProcess{"openid-provider.mjs"}; }
    static void TearDownTestSuite() { delete provider; }
    void SetUp() override { set(R"({"keys":"","keyIssuer":""})"); }

    static void set(std::string const& wanted) {
        ASSERT_EQ(testing::postJson(provider->port("control"), "/set", wanted).status, 200U);
    }
    static int fetches() {
        return testing::jsonOf(testing::get(provider->port("control"), "/"))
            .at("keyFetches")
            .to_number<int>();
    }
    // The provider's own key id; asking for it counts as well.
    static std::string currentKid() {
        auto const keys = testing::jsonOf(testing::get(provider->port(), "/jwks"));
        return std::string{keys.at("keys").at(0).at("kid").as_string()};
    }
    // How often the provider was asked for its keys while someone showed a token with this key id.
    int askedFor(std::string const& kid, int times = 1) {
        auto const text = signToken(SignatureKind::ES256, Key::generate(), {{"kid", kid}}, {});
        auto const before = fetches();
        for (int i = 0; i < times; ++i)
            EXPECT_FALSE(keys.keyOf(*readToken(text)));
        return fetches() - before;
    }
    bool knows(std::string const& kid, std::string const& issuer = "") {
        auto token =
            *readToken(signToken(SignatureKind::ES256, Key::generate(), {{"kid", kid}}, {{"iss", issuer}}));
        token.header["alg"] = "RS256";
        return keys.keyOf(token).has_value();
    }

    static inline testing::PeerProcess* provider;
    testing::TurnedClock clock;
    ProviderKeys keys{"google", "http://127.0.0.1:" + std::to_string(provider->port()), clock};
};

// Promise O5.
TEST_F(ProviderKeysTest, UnknownKeyIdsCauseOneQuestionInFiveMinutes) {
    ASSERT_TRUE(knows(currentKid()));
    EXPECT_EQ(askedFor("made-up", 20), 1);
    clock.turn(5min - 1ms);
    EXPECT_EQ(askedFor("another", 20), 0);
    clock.turn(1ms);
    EXPECT_EQ(askedFor("made-up", 20), 1);
}

TEST_F(ProviderKeysTest, ARotatedKeyIsFoundAtTheNextQuestion) {
    ASSERT_TRUE(knows(currentKid()));
    askedFor("made-up");
    set(R"({"rotate":true})");
    auto const kid = currentKid();
    EXPECT_FALSE(knows(kid));
    clock.turn(5min);
    EXPECT_TRUE(knows(kid));
}

TEST_F(ProviderKeysTest, AQuestionThatFailedIsRepeatedAfterHalfAMinute) {
    ASSERT_TRUE(knows(currentKid()));
    set(R"({"rotate":true})");
    auto const kid = currentKid();
    set(R"({"keys":"down"})");
    EXPECT_EQ(askedFor(kid, 20), 1);
    set(R"({"keys":""})");
    clock.turn(30s - 1ms);
    EXPECT_EQ(askedFor("made-up", 20), 0);
    clock.turn(1ms);
    EXPECT_TRUE(knows(kid));
    EXPECT_EQ(askedFor("made-up", 20), 0);
}

TEST_F(ProviderKeysTest, AWithdrawnKeyIsTrustedForAnHourAtMost) {
    auto const kid = currentKid();
    ASSERT_TRUE(knows(kid));
    set(R"({"rotate":true})");
    clock.turn(1h - 1ms);
    EXPECT_TRUE(knows(kid));
    clock.turn(1ms);
    EXPECT_FALSE(knows(kid));
    EXPECT_TRUE(knows(currentKid()));
}

TEST_F(ProviderKeysTest, AKeyThatNamesAnIssuerSignsForThatOneOnly) {
    std::string const one = "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0";
    std::string const other = "https://login.microsoftonline.com/11111111-6c67-4c5b-b112-36a304b66dad/v2.0";
    auto const kid = currentKid();
    set(R"({"keyIssuer":")" + one + R"("})");
    EXPECT_TRUE(knows(kid, one));
    EXPECT_FALSE(knows(kid, other));
    EXPECT_FALSE(knows(kid));
    set(R"({"keyIssuer":"https://login.microsoftonline.com/{tenantid}/v2.0"})");
    clock.turn(1h);
    EXPECT_TRUE(knows(kid, one));
    EXPECT_TRUE(knows(kid, other));
    EXPECT_FALSE(knows(kid, "https://evil.example/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0"));
}

TEST_F(ProviderKeysTest, WhatWasNotedWhileTheClockWasAheadIsOld) {
    clock.turn(48h);
    auto const kid = currentKid();
    ASSERT_TRUE(knows(kid));
    EXPECT_EQ(askedFor("made-up"), 1);
    set(R"({"rotate":true})");
    clock.turn(-48h);
    EXPECT_FALSE(knows(kid));
    EXPECT_TRUE(knows(currentKid()));
    EXPECT_EQ(askedFor("made-up", 20), 1);
}

TEST_F(ProviderKeysTest, AFailureWhileTheClockWasAheadEndsWithIt) {
    clock.turn(48h);
    set(R"({"keys":"down"})");
    EXPECT_EQ(askedFor("made-up"), 1);
    set(R"({"keys":""})");
    clock.turn(-48h);
    EXPECT_TRUE(knows(currentKid()));
}

TEST_F(ProviderKeysTest, AListWithoutKeysIsAskedForNoMoreOften) {
    set(R"({"keys":"none"})");
    EXPECT_EQ(askedFor("made-up", 20), 2); // the first time, and once for a key that is not there
    clock.turn(5min - 1ms);
    EXPECT_EQ(askedFor("made-up", 20), 0);
}

TEST_F(ProviderKeysTest, WhoeverComesRightAfterAFailureDoesNotWaitForTheNext) {
    set(R"({"keys":"down"})");
    EXPECT_EQ(askedFor("made-up", 20), 1);
    clock.turn(1s);
    set(R"({"keys":""})");
    EXPECT_TRUE(knows(currentKid()));
}

} // namespace
} // namespace wheelwright::accounts
