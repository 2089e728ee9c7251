#include "testing/provider_scene.hpp"

namespace wheelwright {
namespace {

using ::testing::HasSubstr;

struct ServerWithProviders {
    ServerProcess own{ProviderScene::flags()};
};

// Each test has a server of its own: one that has not fetched what the provider publishes.
struct ProviderFaultsTest : ProviderScene, ServerWithProviders, ProviderVisit {
    ProviderFaultsTest() : ProviderVisit{own} {}
};

// Promise O4.
TEST_F(ProviderFaultsTest, AWrongIdTokenMakesNoSession) {
    for (auto const& [tamper, code] : std::map<std::string, std::string>{{"iss", "token_invalid"},
                                                                         {"aud", "token_invalid"},
                                                                         {"azp", "token_invalid"},
                                                                         {"nonce", "token_invalid"},
                                                                         {"no-nonce", "token_invalid"},
                                                                         {"no-sub", "token_invalid"},
                                                                         {"no-iat", "token_invalid"},
                                                                         {"no-exp", "token_invalid"},
                                                                         {"future", "token_invalid"},
                                                                         {"expired", "token_expired"},
                                                                         {"signature", "token_signature"},
                                                                         {"none", "token_signature"},
                                                                         {"hmac", "token_signature"},
                                                                         {"unknown-kid", "token_signature"},
                                                                         {"no-token", "server_error"}}) {
        set(*openId, R"({"tamper":")" + tamper + "\"}");
        SCOPED_TRACE(tamper);
        expectFailure(signIn("google"), code);
    }
    EXPECT_EQ(users(), "");
    set(*openId, R"({"tamper":"nothing"})"); // forged by the same hand, but right
    EXPECT_THAT(signIn("google"), HasSubstr("#token="));
}

// Promise O5.
TEST_F(ProviderFaultsTest, TheProvidersKeysMayRotateButStrangeKeysAreNotAskedForAgainAndAgain) {
    EXPECT_THAT(signIn("google"), HasSubstr("#token="));
    set(*openId, R"({"rotate":true})");
    EXPECT_THAT(signIn("google"), HasSubstr("#token="));
    auto const fetches = counted("keyFetches");
    set(*openId, R"({"tamper":"unknown-kid"})");
    for (int i = 0; i < 5; ++i)
        expectFailure(signIn("google"), "token_signature");
    EXPECT_LE(counted("keyFetches") - fetches, 1);
}

// Promise O6.
TEST_F(ProviderFaultsTest, AnotherIssuersDocumentIsRefused) {
    set(*openId, R"({"issuer":"https://evil.example"})");
    expectFailure(signIn("google"), "server_error");
}

// Promises O6 and O11.
TEST_F(ProviderFaultsTest, AProviderThatIsDownSlowOrTalksNonsenseEndsInANotice) {
    for (auto const& [broken, code] : std::map<std::string, std::string>{{"down", "temporarily_unavailable"},
                                                                         {"slow", "temporarily_unavailable"},
                                                                         {"garbage", "server_error"},
                                                                         {"huge", "server_error"},
                                                                         {"redirect", "server_error"}}) {
        set(*openId, R"({"broken":")" + broken + "\"}");
        SCOPED_TRACE(broken);
        expectFailure(signIn("google"), code);
    }
    for (auto const& [broken, code] : std::map<std::string, std::string>{{"down", "temporarily_unavailable"},
                                                                         {"garbage", "server_error"}}) {
        set(*oauth, R"({"broken":")" + broken + "\"}");
        SCOPED_TRACE(broken);
        expectFailure(signIn("github"), code);
        expectFailure(signIn("facebook"), code);
    }
    EXPECT_EQ(users(), "");
}

// Promise O11.
TEST_F(ProviderFaultsTest, WhoeverPressesCancelComesBackWithAWarning) {
    set(*openId, R"({"deny":true})");
    set(*oauth, R"({"deny":true})");
    for (auto const* provider : {"google", "microsoft", "github", "facebook"})
        expectFailure(signIn(provider), "access_denied");
    EXPECT_EQ(users(), "");
}

TEST_F(ProviderFaultsTest, AProviderThatCannotBeReachedEndsInANotice) {
    auto unreachable = flags();
    for (auto& flag : unreachable)
        if (flag == at(*openId)) flag = "http://127.0.0.1:9";
    ServerProcess const lonely{unreachable};
    expectFailure(get(lonely.port(), "/api/auth/google/initiate").header("location"),
                  "temporarily_unavailable");
}

TEST_F(ProviderFaultsTest, AWrongSecretIsSaidToBeTheServersFault) {
    auto wrong = flags();
    for (auto& flag : wrong)
        if (flag.starts_with("a-secret-of-the-tests")) flag += "x";
    ServerProcess const server{wrong};
    Browser visitor{kSite, server.port()};
    for (auto const* provider : {"google", "github"})
        expectFailure(visitor.follow("/api/auth/" + std::string{provider} + "/initiate"), "invalid_client");
}

} // namespace
} // namespace wheelwright
