#include "base/digest.hpp"
#include "base/encoding.hpp"
#include "bridges/chat_commands.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <memory>
#include <openssl/evp.h>

namespace wheelwright::bridges {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;

// Slack's published example.
constexpr char kSlackSecret[] = "8f742231b10e8888abcd99yyyzzz85a5";
constexpr std::int64_t kSlackTime = 1'531'420'618;
constexpr char kSlackBody[] =
    "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_"
    "name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%"
    "3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id="
    "398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c";
constexpr char kSlackSignature[] = "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503";

// RFC 8032, the first test.
constexpr char kPrivate[] = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
constexpr char kPublic[] = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

std::string signedByDiscord(std::string const& text) {
    auto const seed = fromHex(kPrivate).value();
    std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> const key{
        EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr,
                                     reinterpret_cast<unsigned char const*>(seed.data()), seed.size()),
        EVP_PKEY_free};
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> const context{EVP_MD_CTX_new(), EVP_MD_CTX_free};
    std::string signature(64, '\0');
    auto size = signature.size();
    EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, key.get());
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &size,
                   reinterpret_cast<unsigned char const*>(text.data()), text.size());
    return hexText(signature);
}

struct ChatCommandsTest : ::testing::Test {
    void SetUp() override { setTime(kSlackTime); }
    void setTime(std::int64_t seconds) {
        clock.turn(std::chrono::milliseconds{seconds * 1000 - millisecondsOf(clock.now())});
    }
    static http::Request asked(http::Fields& fields,
                               std::vector<std::pair<char const*, std::string>> const& heads,
                               std::string const& body) {
        http::Request request;
        for (auto const& [name, value] : heads)
            fields.set(name, value);
        request.fields = &fields;
        request.body = body;
        return request;
    }
    http::Response slack(std::string const& body, std::string const& signature) {
        http::Fields fields;
        return commands.slack(asked(
            fields,
            {{"X-Slack-Request-Timestamp", std::to_string(kSlackTime)}, {"X-Slack-Signature", signature}},
            body));
    }
    http::Response discord(std::string const& body, std::string const& signature) {
        http::Fields fields;
        return commands.discord(
            asked(fields,
                  {{"X-Signature-Timestamp", std::to_string(kSlackTime)}, {"X-Signature-Ed25519", signature}},
                  body));
    }
    http::Response discord(std::string const& body) {
        return discord(body, signedByDiscord(std::to_string(kSlackTime) + body));
    }

    testing::TurnedClock clock;
    Result<ChatDrawn> drawn =
        ChatDrawn{"*Ann* & @everyone", "https://w.example/en/verify/1", "https://w.example/f"};
    std::vector<ChatCommand> given;
    ChatCommands commands{readChatKeys(std::string{"discord:"} + kPublic + " slack:" + kSlackSecret).value(),
                          clock, [this](ChatCommand const& command) {
                              given.push_back(command);
                              return drawn;
                          }};
};

TEST_F(ChatCommandsTest, SlacksOwnExampleIsAnswered) {
    auto const reply = slack(kSlackBody, kSlackSignature);
    ASSERT_EQ(reply.status, 200U) << reply.body;
    auto const answer = json::parse(reply.body).as_object();
    EXPECT_EQ(answer.at("response_type"), "in_channel");
    EXPECT_EQ(answer.at("blocks").at(0).at("text").at("type"), "plain_text") << "a name is no markup";
    EXPECT_EQ(answer.at("text"), "🎉 *Ann* &amp; @everyone") << "that of a notification is";
    EXPECT_EQ(answer.at("blocks").at(0).at("text").at("text"), "🎉 *Ann* & @everyone");
    EXPECT_EQ(answer.at("blocks").at(1).at("image_url"), "https://w.example/f");
    EXPECT_THAT(reply.body, HasSubstr("<https://w.example/en/verify/1>"));
    ASSERT_EQ(given.size(), 1U);
    EXPECT_EQ(given[0].person, "slack T1DC2JH3J U2CERLKJA");
    drawn = Error{Fault::Invalid, "bad_command", "Type choices."};
    auto const refused = json::parse(slack(kSlackBody, kSlackSignature).body).as_object();
    EXPECT_EQ(refused.at("response_type"), "ephemeral");
    EXPECT_EQ(refused.at("text"), "Type choices.");
}

TEST_F(ChatCommandsTest, WhatSlackDidNotSignOrIsOldDrawsNothing) {
    EXPECT_EQ(slack(std::string{kSlackBody} + "x", kSlackSignature).status, 401U);
    EXPECT_EQ(slack(kSlackBody, "").status, 401U);
    for (auto const apart : {-301, 301}) {
        setTime(kSlackTime + apart);
        EXPECT_EQ(slack(kSlackBody, kSlackSignature).status, 401U) << apart;
    }
    setTime(kSlackTime + 299);
    EXPECT_EQ(slack(kSlackBody, kSlackSignature).status, 200U);
    EXPECT_EQ(given.size(), 1U);
}

TEST_F(ChatCommandsTest, DiscordsPingAndCommandAreAnswered) {
    EXPECT_EQ(json::parse(discord(R"({"type":1})").body), json::parse(R"({"type":1})"));
    auto const reply =
        discord(R"({"type":2,"id":"7","member":{"user":{"id":"42"}},)"
                R"("data":{"name":"wheel","options":[{"name":"what","type":3,"value":"Ann, Bob"}]}})");
    ASSERT_EQ(reply.status, 200U) << reply.body;
    auto const answer = json::parse(reply.body).as_object();
    EXPECT_EQ(answer.at("type"), 4);
    auto const& data = answer.at("data").as_object();
    EXPECT_THAT(std::string{data.at("content").as_string()}, HasSubstr(R"(**\*Ann\* & @everyone**)"));
    EXPECT_TRUE(data.at("allowed_mentions").at("parse").as_array().empty());
    EXPECT_EQ(data.at("embeds").at(0).at("image").at("url"), "https://w.example/f");
    ASSERT_EQ(given.size(), 1U);
    EXPECT_EQ(given[0].text, "Ann, Bob");
    EXPECT_EQ(given[0].person, "discord 42");
    EXPECT_EQ(discord(R"({"type":3})").status, 400U);
}

TEST_F(ChatCommandsTest, WhatDiscordDidNotSignOrIsOldIsRefused) {
    std::string const body = R"({"type":1})";
    auto const good = signedByDiscord(std::to_string(kSlackTime) + body);
    EXPECT_EQ(discord(body, good).status, 200U);
    for (auto const& bad : {std::string{}, std::string{"zz"}, good.substr(2), std::string(128, '0')})
        EXPECT_EQ(discord(body, bad).status, 401U) << bad;
    EXPECT_EQ(discord(body + " ", good).status, 401U);
    setTime(kSlackTime + 301);
    EXPECT_EQ(discord(body, good).status, 401U);
}

TEST(ChatKeys, AreOfOneChatOrBoth) {
    EXPECT_EQ(readChatKeys("").value().slack, "");
    EXPECT_EQ(readChatKeys("slack:abc").value().slack, "abc");
    EXPECT_EQ(readChatKeys(std::string{"discord:"} + kPublic).value().discord.size(), 32U);
    for (auto const* const bad : {"abc", "discord:12", "slack:", "slack:a slack:b", "teams:x"})
        EXPECT_FALSE(readChatKeys(bad)) << bad;
}

} // namespace
} // namespace wheelwright::bridges
