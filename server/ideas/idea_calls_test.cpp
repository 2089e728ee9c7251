#include "base/languages.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/shared_server.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <set>

namespace wheelwright {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using testing::jsonOf;
using testing::postJson;
using testing::Reply;
using testing::ServerProcess;

constexpr char kWheel[] = "/api/ai/wheel";

Reply wish(ServerProcess const& server, json::object const& given, std::string const& headers = "") {
    return postJson(server.port(), kWheel, json::serialize(given), headers);
}

json::array const& slicesIn(json::object const& answer) {
    return answer.at("wheel").at("wheel-definition").at("slices").as_array();
}

struct IdeaCalls : testing::SharedServer<IdeaCalls> {
    static std::vector<std::string> flags() { return {"--rate-limits", "off"}; }
};

TEST_F(IdeaCalls, AGuestGetsACompleteWheelInEveryLanguage) {
    for (auto const& language : kLanguages) {
        auto const reply =
            wish(server, {{"prompt", "animals"}, {"lang", language.code}, {"topic", "animals"}});
        ASSERT_EQ(reply.status, 200U) << reply.body;
        auto const answer = jsonOf(reply);
        EXPECT_EQ(answer.at("source").as_string(), "ideas");
        EXPECT_EQ(answer.at("topic").at("id").as_string(), "animals");
        EXPECT_FALSE(answer.contains("credits"));
        auto const& wheel = answer.at("wheel");
        EXPECT_EQ(wheel.at("wheel-definition").at("name"), answer.at("topic").at("name"));
        EXPECT_EQ(wheel.at("id"), wheel.at("wheel-definition").at("id"));
        EXPECT_EQ(slicesIn(answer).size(), 12U);
    }
}

TEST_F(IdeaCalls, TheWheelCanBeSavedAsItIs) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const answer = jsonOf(wish(server, {{"prompt", "dinosaurs"}, {"lang", "en"}}));
    auto const saved =
        postJson(server.port(), "/api/wheel", json::serialize(answer.at("wheel")), ada.bearer());
    EXPECT_EQ(saved.status, 200U) << saved.body;
}

TEST_F(IdeaCalls, AsManyChoicesAsWantedPickedByChance) {
    auto const choicesOf = [&](std::int64_t count) {
        auto const answer = jsonOf(wish(server, {{"prompt", "animals"}, {"lang", "en"}, {"count", count}}));
        std::vector<std::string> texts;
        for (auto const& slice : slicesIn(answer))
            texts.emplace_back(slice.at("text").as_string());
        return texts;
    };
    auto const all = choicesOf(100);
    EXPECT_GE(all.size(), 20U);
    EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), all.size());
    std::set<std::vector<std::string>> picks;
    for (int i = 0; i < 20; ++i) {
        auto const pick = choicesOf(2);
        EXPECT_EQ(pick.size(), 2U);
        picks.insert(pick);
    }
    EXPECT_GT(picks.size(), 1U); // the same twenty times: once in 10^44
}

TEST_F(IdeaCalls, OthersThatFitAreNamedAndCanBeTaken) {
    auto const answer = jsonOf(wish(server, {{"prompt", "games for a birthday"}, {"lang", "en"}}));
    auto const& others = answer.at("otherTopics").as_array();
    ASSERT_FALSE(others.empty());
    EXPECT_LE(others.size(), 5U);
    auto const taken = jsonOf(wish(
        server, {{"prompt", "games for a birthday"}, {"lang", "en"}, {"topic", others.front().at("id")}}));
    EXPECT_EQ(taken.at("topic"), others.front());
}

TEST_F(IdeaCalls, BadWishesGetASentence) {
    auto const codeOf = [&](json::object const& given) {
        auto const reply = wish(server, given);
        return std::to_string(reply.status) + " " + std::string{jsonOf(reply).at("code").as_string()};
    };
    EXPECT_EQ(codeOf({{"lang", "en"}}), "422 empty_prompt");
    EXPECT_EQ(codeOf({{"prompt", " \n\t "}, {"lang", "en"}}), "422 empty_prompt");
    EXPECT_EQ(codeOf({{"prompt", 7}, {"lang", "en"}}), "422 empty_prompt");
    EXPECT_EQ(codeOf({{"prompt", std::string(10'000, 'x')}, {"lang", "en"}}), "422 prompt_too_long");
    EXPECT_EQ(codeOf({{"prompt", "animals"}, {"lang", "xx"}}), "422 unknown_language");
    EXPECT_EQ(codeOf({{"prompt", "animals"}}), "422 unknown_language");
    for (json::value const& count :
         {json::value(1), json::value(101), json::value(2.5), json::value("9"), json::value(-1e300)})
        EXPECT_EQ(codeOf({{"prompt", "animals"}, {"lang", "en"}, {"count", count}}), "422 invalid_count");
    EXPECT_EQ(codeOf({{"prompt", "xqzwvk"}, {"lang", "en"}}), "404 no_idea");
    EXPECT_EQ(codeOf({{"lang", "en"}, {"topic", "../themes"}}), "404 no_idea");
    EXPECT_EQ(postJson(server.port(), kWheel, "[]").status, 400U);
    EXPECT_EQ(wish(server, {{"prompt", std::string(300'000, 'x')}}).status, 413U);
}

TEST_F(IdeaCalls, WhoAsksForEventsGetsThem) {
    auto const events =
        wish(server, {{"prompt", "animals"}, {"lang", "en"}, {"count", 5}}, "Accept: text/event-stream\r\n");
    EXPECT_EQ(events.header("content-type"), "text/event-stream");
    EXPECT_THAT(events.body, HasSubstr("event: progress\ndata: {\"choices\":5,\"of\":5}\n\n"));
    EXPECT_THAT(events.body, HasSubstr("event: wheel\ndata: {\"success\":true,\"source\":\"ideas\""));
    auto const refused = wish(server, {{"prompt", ""}, {"lang", "en"}}, "Accept: text/event-stream\r\n");
    EXPECT_EQ(refused.status, 422U);
    EXPECT_EQ(refused.header("content-type"), "application/json");
}

TEST(IdeaSettings, TheOfferTellsWhatThereIs) {
    ServerProcess const server{{"--ai-prompt-limit", "300", "--credits-free", "7"}};
    auto const offer = jsonOf(testing::get(server.port(), "/api/ai"));
    EXPECT_FALSE(offer.at("model").as_bool());
    EXPECT_FALSE(offer.contains("credits"));
    EXPECT_EQ(offer.at("longestPrompt").as_int64(), 300);
    EXPECT_EQ(offer.at("mostChoices").as_int64(), 100);
    auto const ada = testing::signInByMail(server, "ada@example.org");
    EXPECT_EQ(jsonOf(testing::get(server.port(), "/api/ai", ada.bearer())).at("credits").as_int64(), 7);
}

TEST(IdeaSettings, TooManyFromOneSourceHaveToWait) {
    ServerProcess const server{{"--rate-ideas", "1"}};
    EXPECT_EQ(wish(server, {{"prompt", "animals"}, {"lang", "en"}}).status, 200U);
    auto const refused = wish(server, {{"prompt", "animals"}, {"lang", "en"}});
    EXPECT_EQ(refused.status, 429U);
    EXPECT_TRUE(refused.has("retry-after"));
}

} // namespace
} // namespace wheelwright
