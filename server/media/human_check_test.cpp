#include "testing/media_samples.hpp"
#include "testing/peer_process.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using ::testing::HasSubstr;
using testing::ServerProcess;

// Promise A4, against a verifier of its own.
struct HumanCheckTest : ::testing::Test {
    static void SetUpTestSuite() {
        verifier = new testing::PeerProcess{"human-verifier.mjs"};
        auto const url = "http://127.0.0.1:" + std::to_string(verifier->port());
        server = new ServerProcess{{"--test-rate-limits", "off", "--turnstile-site-key", "0xkey",
                                    "--turnstile-secret", "a-secret-of-the-tests",
                                    "--test-turnstile-verify-url", url + "/siteverify",
                                    "--test-turnstile-script-url", "https://verifier.example/api.js"}};
        ada = testing::signInByMail(*server, "ada@example.org");
    }
    static void TearDownTestSuite() {
        delete server;
        delete verifier;
    }

    void TearDown() override { set(R"({"broken":""})"); }

    static void set(std::string const& wanted) {
        testing::postJson(verifier->port("control"), "/set", wanted);
    }
    static testing::Reply uploadWith(std::string const& token) {
        return testing::upload(*server, ada, "image", testing::pngPicture({32, 32}), "a.png", token);
    }
    static std::size_t questions() {
        return boost::json::parse(testing::get(verifier->port("control"), "/asked").body).as_array().size();
    }

    static inline testing::PeerProcess* verifier;
    static inline ServerProcess* server;
    static inline testing::SignedIn ada;
};

TEST_F(HumanCheckTest, ATokenThatTheVerifierKnowsIsGoodOnce) {
    EXPECT_EQ(uploadWith("good-1").status, 201U);
    auto const before = questions();
    auto const again = uploadWith("good-1");
    EXPECT_EQ(again.status, 422U);
    EXPECT_THAT(again.body, HasSubstr("\"code\":\"cloudflare_challenge\""));
    EXPECT_EQ(questions(), before) << "a spent token is not even asked about";
    auto const asked = testing::get(verifier->port("control"), "/asked").body;
    EXPECT_THAT(asked, HasSubstr("\"remoteip\":\"127.0.0.1\""));
}

TEST_F(HumanCheckTest, OtherTokensAreRefused) {
    auto const made = uploadWith("made-up");
    EXPECT_EQ(made.status, 422U);
    EXPECT_THAT(made.body, HasSubstr("\"code\":\"verification_failed\""));
    EXPECT_THAT(uploadWith("old-1").body, HasSubstr("\"code\":\"cloudflare_challenge\""));
    EXPECT_THAT(uploadWith("").body, HasSubstr("\"code\":\"verification_failed\""));
    EXPECT_THAT(uploadWith(std::string(5000, 'x')).body, HasSubstr("\"code\":\"verification_failed\""));
}

TEST_F(HumanCheckTest, WithoutAnAnswerNobodyPasses) {
    int number = 0;
    for (std::string const how : {"down", "garbage", "slow"}) {
        set(R"({"broken":")" + how + "\"}");
        auto const reply = uploadWith("good-" + how + std::to_string(++number));
        EXPECT_EQ(reply.status, 503U) << how;
        EXPECT_TRUE(reply.has("retry-after"));
        EXPECT_THAT(reply.body, HasSubstr("\"code\":\"verification_unavailable\"")) << how;
    }
}

TEST_F(HumanCheckTest, ASecretThatTheVerifierRefusesIsNotTheVisitorsFault) {
    ServerProcess const wrong{{"--turnstile-site-key", "0xkey", "--turnstile-secret", "another",
                               "--test-turnstile-verify-url",
                               "http://127.0.0.1:" + std::to_string(verifier->port()) + "/siteverify"}};
    auto const grace = testing::signInByMail(wrong, "grace@example.org");
    auto const reply =
        testing::upload(wrong, grace, "image", testing::pngPicture({32, 32}), "a.png", "good-secret");
    EXPECT_EQ(reply.status, 503U);
    EXPECT_THAT(wrong.log(), HasSubstr("it refuses our secret"));
}

TEST_F(HumanCheckTest, PagesMayLoadTheVerifiersScriptAndAreToldItsKey) {
    auto const config = testing::jsonOf(testing::get(server->port(), "/api/config/client"));
    EXPECT_EQ(config.at("turnstileSiteKey"), "0xkey");
    EXPECT_EQ(config.at("turnstileScriptUrl"), "https://verifier.example/api.js");
    auto const policy = testing::get(server->port(), "/").header("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("script-src 'self' https://verifier.example;"));
    EXPECT_THAT(policy, HasSubstr("frame-src 'self' https://verifier.example;"));
    EXPECT_THAT(policy, HasSubstr("connect-src 'self' https://verifier.example "));
}

TEST(HumanCheck, WithoutKeysItIsOffAndTheStartSaysSo) {
    ServerProcess const server;
    EXPECT_THAT(server.log(), HasSubstr("uploads accepted without a check for humans"));
    testing::TempFolder const folder;
    auto const half = testing::runWheelwright(
        {"serve", "--port", "0", "--data", folder.path().string(), "--turnstile-site-key", "only"});
    EXPECT_EQ(half.exitCode, 1);
    EXPECT_THAT(half.err, HasSubstr("belong together"));
}

} // namespace
} // namespace wheelwright
