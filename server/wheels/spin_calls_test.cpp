#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_engine_server.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <set>
#include <thread>

namespace wheelwright {
namespace {

namespace json = boost::json;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using testing::postJson;
using testing::Reply;
using testing::sampleSpin;
using testing::sampleWin;
using testing::SignedIn;
using testing::spinsText;

// The log of spins as pages use it, against the real server.
struct SpinCallsTest : testing::SharedEngineServer<SpinCallsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    void SetUp() override {
        SharedEngineServer::SetUp();
        if (HasFatalFailure()) return;
        ada = testing::signInByMail(server(), testing::newEmail("ada"));
        postJson(port(), "/api/wheel", testing::sampleWheelText(id), ada.bearer());
    }
    std::string path() const { return "/api/wheel/" + id + "/spins"; }
    Reply send(std::string const& body) { return postJson(port(), path(), body, ada.bearer()); }
    json::object spins(std::string const& query = "") {
        return jsonOf(get(port(), path() + query, ada.bearer()));
    }

    SignedIn ada;
    std::string const id = newUuid();
};

TEST_P(SpinCallsTest, WhatOneDeviceAddsTheOtherGets) {
    auto win = sampleWin(1);
    win["fromANewerPage"] = {{"deep", {1, nullptr}}};
    auto const sent = send(spinsText({win}));
    ASSERT_EQ(sent.status, 200U) << sent.body;
    EXPECT_EQ(sent.header("cache-control"), "no-store");
    win["seq"] = 1;
    auto const answer = jsonOf(sent);
    EXPECT_EQ(answer.at("success"), true);
    EXPECT_EQ(answer.at("mark"), 1);
    EXPECT_EQ(answer.at("folded"), 0);
    EXPECT_EQ(answer.at("order"), 1);
    EXPECT_EQ(answer.at("hasMore"), false);
    EXPECT_FALSE(answer.contains("refused"));
    EXPECT_EQ(answer.at("base"), json::parse(R"({"history":[],"totalWheelSpins":0})"));
    EXPECT_EQ(answer.at("entries"), json::array{win});
    EXPECT_EQ(spins(), answer);
    EXPECT_TRUE(spins("?after=1&folded=0").at("entries").as_array().empty());
    EXPECT_FALSE(spins("?after=1&folded=0").contains("base"));
    // An entry that was given may be sent again as it was given.
    EXPECT_EQ(jsonOf(send(spinsText({win}, {{"after", 1}, {"folded", 0}}))).at("mark"), 1);
    auto const loaded = jsonOf(get(port(), "/api/wheel/" + id, ada.bearer()));
    auto const& definition = loaded.at("wheel").at("wheel-definition");
    EXPECT_EQ(definition.at("totalWheelSpins"), 1);
    EXPECT_EQ(definition.at("history").at(0).at("itemName").as_string(), "Soup");
}

TEST_P(SpinCallsTest, NumbersAndKindsThatAreUnknownHereComeBackAsTheyWereSent) {
    auto const text = R"({"id":"6F9619FF-8B86-4011-B42D-00C04FC964FF","kind":"later","order":1000000,)"
                      R"("at":0,"n":0.30000000000000004441,"deep":)" +
                      std::string(60, '[') + std::string(60, ']') + "}";
    auto const sent = send(R"({"entries":[ )" + text + " ]}");
    ASSERT_EQ(sent.status, 200U) << sent.body;
    EXPECT_THAT(sent.body, HasSubstr("0.30000000000000004441"));
    EXPECT_THAT(sent.body, HasSubstr(R"("id":"6f9619ff-8b86-4011-b42d-00c04fc964ff")"));
    EXPECT_EQ(get(port(), "/api/wheel/" + id, ada.bearer()).status, 200U);
    EXPECT_EQ(get(port(), "/api/user/export", ada.bearer()).status, 200U);
}

TEST_P(SpinCallsTest, ABrokenEntryIsNamedAndTheOthersAreKept) {
    std::int64_t kept = 0;
    auto const refusal = [&](json::value const& entry) {
        auto const reply = send(spinsText({entry, sampleWin(1)}));
        EXPECT_EQ(reply.status, 200U) << reply.body;
        auto const answer = jsonOf(reply);
        EXPECT_EQ(answer.at("mark"), ++kept);
        auto const& refused = answer.at("refused").at(0).as_object();
        EXPECT_EQ(refused.at("index"), 0);
        EXPECT_EQ(refused.at("code").as_string(), "invalid_spins");
        return std::string{refused.at("message").as_string()};
    };
    auto const with = [](std::string const& field, json::value value) {
        auto win = sampleWin(2);
        win[field] = std::move(value);
        return win;
    };
    EXPECT_EQ(refusal({}), "The entry must be an object.");
    EXPECT_EQ(refusal(json::object{}), "id is missing.");
    EXPECT_EQ(refusal(with("id", "x")), "id must be a version 4 UUID.");
    EXPECT_EQ(refusal(with("kind", 7)), "kind must be a text.");
    for (json::value const& wrong : {json::value(0), json::value(-1), json::value(1.5), json::value("1"),
                                     json::value(9'007'199'254'740'992)})
        EXPECT_THAT(refusal(with("order", wrong)), HasSubstr("order must be a whole number"));
    EXPECT_THAT(refusal(with("at", nullptr)), HasSubstr("at is missing"));
    EXPECT_EQ(refusal(with("guid", 7)), "guid must be a text.");
    EXPECT_EQ(refusal(with("by", nullptr)), "by is missing.");
    EXPECT_EQ(refusal(with("by", "Ada")), "by must be an object.");
    EXPECT_EQ(refusal(with("by", {{"id", "1"}})), "by.name is missing.");
    EXPECT_EQ(refusal(with("receipt", "x")), "receipt must be a version 4 UUID.");
    EXPECT_EQ(refusal(with("endsRound", "yes")), "endsRound must be true or false.");
    EXPECT_EQ(refusal(sampleSpin("restore", 2)), "of is missing.");
    EXPECT_EQ(refusal(with("note", json::string(512, 'x'))),
              "The entry has more than 512 bytes beside its text.");
    EXPECT_EQ(refusal(with("seen", 7)), "seen must be an object.");
    EXPECT_EQ(refusal(with("seen", json::object{})), "seen.mark is missing.");
    EXPECT_EQ(refusal(with("seen", {{"mark", 1}, {"ids", {"x"}}})),
              "seen.ids must be a list of at most 1000 version 4 UUIDs.");
    auto const far = jsonOf(send(spinsText({sampleWin(1'000'002)}))).at("refused").at(0);
    EXPECT_EQ(far.at("code").as_string(), "order_too_far");
    EXPECT_TRUE(far.as_object().contains("id"));
    for (auto const* body :
         {"{}", R"({"entries":{}})", R"({"entries":[],"after":-1})", R"({"entries":[],"folded":"x"})"})
        EXPECT_EQ(send(body).status, 422U) << body;
    json::array many;
    for (int i = 0; i < 1001; ++i)
        many.push_back(sampleWin(1));
    EXPECT_EQ(jsonOf(send(spinsText(many))).at("message").as_string(),
              "entries holds more than 1000 entries.");
    EXPECT_EQ(get(port(), path() + "?after=-1", ada.bearer()).status, 400U);
    EXPECT_EQ(get(port(), path() + "?folded=x", ada.bearer()).status, 400U);
    EXPECT_EQ(spins().at("mark"), kept);
}

TEST_P(SpinCallsTest, ALongTextIsCutBetweenCharacters) {
    auto win = sampleWin(1);
    std::string wide;
    for (int i = 0; i < 10'000; ++i)
        wide += "🎡";
    win["text"] = wide;
    auto const text = jsonOf(send(spinsText({win}))).at("entries").at(0).at("text").as_string();
    EXPECT_EQ(std::string_view{text}, wide.substr(0, 255 * 4) + "…");
}

// A page of an earlier version doesn't send what a clear has seen; it knows only `after` and `folded`.
TEST_P(SpinCallsTest, AnEarlierPageGoesOnWithTheLog) {
    auto const first = jsonOf(send(spinsText({sampleWin(1), sampleSpin("clear", 2), sampleWin(3)})));
    EXPECT_EQ(first.at("entries").as_array().size(), 3U);
    EXPECT_FALSE(first.at("entries").at(1).as_object().contains("seen"));
    auto const mark = first.at("mark").as_int64();
    auto const next = jsonOf(send(spinsText({sampleWin(4)}, {{"after", mark}, {"folded", 0}})));
    EXPECT_EQ(next.at("entries").as_array().size(), 1U);
    EXPECT_FALSE(next.contains("base"));
    auto const loaded = jsonOf(get(port(), "/api/wheel/" + id, ada.bearer()));
    auto const& definition = loaded.at("wheel").at("wheel-definition");
    EXPECT_EQ(definition.at("totalWheelSpins"), 3);
    EXPECT_EQ(definition.at("history").at(0).at("won"), 2);
}

TEST_P(SpinCallsTest, WhoMayLoadTheWheelByALinkMayAddToItsLog) {
    auto const bob = testing::signInByMail(server(), testing::newEmail("bob"));
    EXPECT_EQ(get(port(), path(), bob.bearer()).status, 404U);
    EXPECT_EQ(postJson(port(), path(), spinsText({sampleWin(1)}), bob.bearer()).status, 404U);
    auto const link = jsonOf(postJson(port(), "/api/wheel/" + id + "/magiclink", "{}", ada.bearer()));
    auto const key = "X-Magic-Link: " + std::string{link.at("key").as_string()} + "\r\n";
    EXPECT_EQ(postJson(port(), path(), spinsText({sampleWin(1)}), bob.bearer() + key).status, 200U);
    EXPECT_EQ(get(port(), path(), bob.bearer() + key).status, 200U);
    EXPECT_EQ(get(port(), path(), key).status, 401U);
    EXPECT_EQ(spins().at("mark"), 1);
    EXPECT_EQ(get(port(), "/api/wheel/%FF/spins", ada.bearer()).status, 404U);
}

// Promise A6.
TEST_P(SpinCallsTest, FiveDevicesThatSpinAtOnceLoseNothingAndDoubleNothing) {
    constexpr int kDevices = 5;
    constexpr int kSpins = 20;
    std::vector<std::set<std::string>> sent(kDevices);
    {
        std::vector<std::jthread> devices;
        for (auto& mine : sent)
            devices.emplace_back([&] {
                std::int64_t mark = 0;
                for (int spin = 1; spin <= kSpins; ++spin) {
                    auto const win = sampleWin(spin);
                    mine.insert(std::string{win.at("id").as_string()});
                    auto const body = spinsText({win}, {{"after", mark}, {"folded", 0}});
                    EXPECT_EQ(send(body).status, 200U);
                    auto const again = send(body); // as if the first answer had got lost
                    EXPECT_EQ(again.status, 200U);
                    mark = jsonOf(again).at("mark").as_int64();
                }
            });
    }
    std::set<std::string> all;
    for (auto const& mine : sent)
        all.insert(mine.begin(), mine.end());
    std::set<std::string> logged;
    std::int64_t last = 0;
    auto const log = spins();
    for (auto const& entry : log.at("entries").as_array()) {
        EXPECT_EQ(entry.at("seq").as_int64(), ++last);
        logged.insert(std::string{entry.at("id").as_string()});
    }
    EXPECT_EQ(last, kDevices * kSpins);
    EXPECT_EQ(logged, all);
    auto const loaded = jsonOf(get(port(), "/api/wheel/" + id, ada.bearer()));
    EXPECT_EQ(loaded.at("wheel").at("wheel-definition").at("totalWheelSpins"), kDevices * kSpins);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SpinCallsTest, storage::everyEngine(), storage::engineName);

TEST(SpinRates, CallsAreLimitedPerUserAndSpinsAreCounted) {
    testing::ServerProcess const server{{"--test-rate-spins", "2", "--admin-listen", "127.0.0.1:0"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const id = newUuid();
    postJson(server.port(), "/api/wheel", testing::sampleWheelText(id), ada.bearer());
    std::vector<unsigned> statuses;
    for (int i = 1; i <= 3; ++i)
        statuses.push_back(
            postJson(server.port(), "/api/wheel/" + id + "/spins", spinsText({sampleWin(i)}), ada.bearer())
                .status);
    EXPECT_THAT(statuses, ::testing::ElementsAre(200U, 200U, 429U));
    EXPECT_THAT(get(server.adminPort(), "/metrics").body, HasSubstr("wheelwright_spins_logged_total 2\n"));
    EXPECT_EQ(get(server.port(), "/api/wheel/" + id + "/spins", ada.bearer()).status, 200U);
    EXPECT_EQ(postJson(server.port(), "/api/wheel", testing::sampleWheelText(newUuid()), ada.bearer()).status,
              200U);
}

} // namespace
} // namespace wheelwright
