#include "testing/mail_sign_in.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using ::testing::Not;

std::string policyOf(testing::ServerProcess const& server, std::string const& path) {
    return get(server.port(), path).header("content-security-policy");
}

TEST(ClientConfig, WithoutAKeyNoThirdPartyIsNamedNorLetIn) {
    testing::ServerProcess const server;
    auto const config = testing::jsonOf(get(server.port(), "/api/config/client"));
    EXPECT_TRUE(config.at("recaptchaSiteKey").is_null());
    EXPECT_TRUE(config.at("recaptchaScriptUrl").is_null());
    EXPECT_THAT(policyOf(server, "/en/feedback/"), Not(HasSubstr("google")));
}

TEST(ClientConfig, WithAKeyTheScriptIsNamedAndItsHostsMayRunInOurPagesOnly) {
    testing::ServerProcess const server{
        {"--recaptcha-site-key", "a-key", "--public-url", "https://wheel.example"}};
    auto const config = testing::jsonOf(get(server.port(), "/api/config/client"));
    EXPECT_EQ(config.at("recaptchaSiteKey").as_string(), "a-key");
    EXPECT_EQ(config.at("recaptchaScriptUrl").as_string(), "https://www.google.com/recaptcha/api.js");
    auto const hosts = std::string{" https://www.google.com https://www.gstatic.com"};
    auto const policy = policyOf(server, "/en/feedback/");
    EXPECT_THAT(policy, HasSubstr("script-src 'self'" + hosts + ";"));
    EXPECT_THAT(policy, HasSubstr("connect-src 'self'" + hosts + " "));
    EXPECT_THAT(policy, HasSubstr("frame-src 'self'" + hosts + ";"));
    EXPECT_THAT(policyOf(server, "/embed/en/yes-or-no"), Not(HasSubstr("google")));
    EXPECT_THAT(policyOf(server, "/api/health"), Not(HasSubstr("google")));
}

TEST(ClientConfig, OurPagesMayReadOneChatAndFramesOfOtherSitesNone) {
    auto const configOf = [](testing::ServerProcess const& server) {
        return testing::jsonOf(get(server.port(), "/api/config/client")).at("twitchChatUrl");
    };
    testing::ServerProcess const usual;
    EXPECT_EQ(configOf(usual), "wss://irc-ws.chat.twitch.tv:443");
    EXPECT_THAT(policyOf(usual, "/en/"), HasSubstr("connect-src 'self' wss://irc-ws.chat.twitch.tv:443;"));
    EXPECT_THAT(policyOf(usual, "/embed/en/yes-or-no"), HasSubstr("connect-src 'self';"));
    testing::ServerProcess const off{{"--twitch-chat-url", "off"}};
    EXPECT_TRUE(configOf(off).is_null());
    EXPECT_THAT(policyOf(off, "/en/"), HasSubstr("connect-src 'self';"));
}

// Decided by the operator's setting: a Host header is anyone's to write.
TEST(ClientConfig, OnLocalhostNobodyIsAskedForAScore) {
    for (auto const& address : {std::vector<std::string>{}, {"--public-url", "http://localhost:8080"}}) {
        std::vector<std::string> words{"--recaptcha-site-key", "a-key", "--recaptcha-secret", "a-secret"};
        words.insert(words.end(), address.begin(), address.end());
        testing::ServerProcess const server{words};
        auto const config = testing::jsonOf(get(server.port(), "/api/config/client"));
        EXPECT_TRUE(config.at("recaptchaSiteKey").is_null());
        EXPECT_THAT(policyOf(server, "/en/feedback/"), Not(HasSubstr("google")));
        EXPECT_THAT(server.log(), HasSubstr("without a bot check: the public address is on localhost"));
    }
}

TEST(ClientConfig, NamesWherePlansAreSoldAndWhereTheSourceIsOnlyIfSet) {
    testing::ServerProcess const plain;
    auto config = testing::jsonOf(get(plain.port(), "/api/config/client"));
    EXPECT_TRUE(config.at("plansUrl").is_null());
    EXPECT_TRUE(config.at("sourceUrl").is_null());
    testing::ServerProcess const selling{
        {"--plans-url", "https://shop.example/plans", "--source-url", "https://code.example/wheel"}};
    config = testing::jsonOf(get(selling.port(), "/api/config/client"));
    EXPECT_EQ(config.at("plansUrl").as_string(), "https://shop.example/plans");
    EXPECT_EQ(config.at("sourceUrl").as_string(), "https://code.example/wheel");
}

} // namespace
} // namespace wheelwright
