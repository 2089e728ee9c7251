#include "base/chance.hpp"
#include "live/instant_draws.hpp"
#include "testing/live_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <set>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

TEST(Pick, HasAListAndAsManyWeights) {
    auto const read = [](char const* text) { return readPick(json::parse(text).as_object()); };
    auto const asked = read(R"({"choices":["Ann","Ben"],"weights":[1,3],"winners":2})");
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->winners, 2);
    auto const entries = drawEntries(*asked->wheel);
    ASSERT_TRUE(entries);
    EXPECT_EQ(*entries, (std::vector<DrawEntry>{{"0", "Ann", 1}, {"1", "Ben", 3}}));
    for (auto const* const bad :
         {R"({})", R"({"choices":[]})", R"({"choices":"Ann"})", R"({"choices":["Ann",7]})",
          R"({"choices":[""]})", R"({"choices":["Ann"],"weights":[1,2]})",
          R"({"choices":["Ann"],"weights":1})", R"({"choices":["Ann"],"weights":[0]})",
          R"({"choices":["Ann"],"weights":[1.5]})", R"({"choices":["Ann"],"weights":[1000001]})",
          R"({"choices":["Ann"],"winners":0})"})
        EXPECT_EQ(read(bad).error().code, "invalid_draw") << bad;
}

TEST(WheelSpin, NeedsNothingAndKnowsTwoModes) {
    auto const read = [](char const* text) { return readWheelSpin(json::parse(text).as_object()); };
    EXPECT_FALSE(read("{}")->winners);
    EXPECT_EQ(read(R"({"mode":"one"})")->mode, InstantMode::One);
    EXPECT_EQ(read(R"({"mode":"several","winners":2})")->winners, 2);
    for (auto const* const bad : {R"({"mode":"teams"})", R"({"mode":7})", R"({"mode":"one","winners":2})",
                                  R"({"winners":1.5})", R"({"winners":1001})"})
        EXPECT_EQ(read(bad).error().code, "invalid_draw") << bad;
}

struct InstantDrawsTest : testing::SharedServer<InstantDrawsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    void SetUp() override {
        testing::postJson(port, "/api/wheel", testing::sampleWheelText(wheelId), ada.bearer());
        auto const made = testing::postJson(port, "/api/user/tokens",
                                            R"({"name":"Stream Deck","scopes":["spin"]})", ada.bearer());
        bearer = "Authorization: Bearer " + testing::textIn(testing::jsonOf(made), "token") + "\r\n";
    }
    json::object spin(std::string const& body, std::string const& more = "") const {
        auto const reply = testing::postJson(port, "/api/wheel/" + wheelId + "/spin", body, bearer + more);
        EXPECT_EQ(reply.status, 200U) << reply.body;
        return testing::jsonOf(reply);
    }
    json::object receiptOf(json::object const& drawn) const {
        auto const spinId = testing::textIn(drawn.at("receipt").as_object(), "spinId");
        return testing::jsonOf(testing::get(port, "/api/spins/" + spinId)).at("receipt").as_object();
    }
    json::object results() const {
        return testing::jsonOf(testing::get(port, "/api/wheel/" + wheelId + "/spins", ada.bearer()));
    }
    std::string const wheelId = newUuid();
    testing::SignedIn const ada = testing::signInByMail(server, testing::newEmail("ada"));
    std::string bearer;
};

TEST_F(InstantDrawsTest, AProgramSpinsTheStoredWheelByOneCall) {
    auto const drawn = spin("{}");
    auto const receipt = receiptOf(drawn);
    EXPECT_EQ(testing::textIn(receipt, "chain"), wheelId);
    EXPECT_EQ(testing::textIn(receipt, "list"), "stored");
    auto const& winner = drawn.at("winners").at(0).as_object();
    EXPECT_EQ(receipt.at("winners").at(0), winner.at("guid"));
    EXPECT_THAT(testing::textIn(drawn.at("receipt").as_object(), "url"),
                ::testing::EndsWith("/en/verify/" + testing::textIn(receipt, "spinId")));
    auto const logged = results();
    ASSERT_EQ(logged.at("entries").as_array().size(), 1U);
    auto const& entry = logged.at("entries").at(0).as_object();
    EXPECT_EQ(entry.at("guid"), winner.at("guid"));
    EXPECT_EQ(entry.at("receipt"), receipt.at("spinId"));
}

TEST_F(InstantDrawsTest, SeveralWinnersAreAllInTheResults) {
    auto const drawn = spin(R"({"winners":2})");
    EXPECT_EQ(drawn.at("winners").as_array().size(), 2U);
    EXPECT_EQ(results().at("entries").as_array().size(), 2U);
}

// A Stream Deck's request may have neither a body nor a type.
TEST_F(InstantDrawsTest, ACallNeedsNoBody) {
    auto const reply = testing::ask(port, "POST", "/api/wheel/" + wheelId + "/spin", bearer);
    EXPECT_EQ(reply.status, 200U) << reply.body;
}

TEST_F(InstantDrawsTest, TheSameKeyIsTheSameDraw) {
    auto const key = "Idempotency-Key: " + newUuid() + "\r\n";
    auto const first = spin(R"({"winners":2})", key);
    EXPECT_EQ(spin(R"({"winners":2})", key), first);
    EXPECT_EQ(results().at("entries").as_array().size(), 2U);
    auto const other =
        testing::postJson(port, "/api/wheel/" + wheelId + "/spin", R"({"winners":1})", bearer + key);
    EXPECT_EQ(other.status, 422U);
    EXPECT_THAT(other.body, ::testing::HasSubstr("idempotency_key_reused"));
    EXPECT_NE(spin(R"({"winners":2})"), first);
    auto const chain = testing::jsonOf(testing::get(port, "/api/spins?chain=" + wheelId));
    EXPECT_EQ(chain.at("spins").as_array().size(), 2U) << "a refused call begins no draw";
}

// The page and the program follow one rule of turns: nobody wins twice before everyone has won.
TEST_F(InstantDrawsTest, FairTurnsCountForPrograms) {
    auto wheel = testing::sampleWheel(wheelId, "Lunch", {"Ann", "Ben", "Cid"});
    wheel.at("wheel-definition").as_object()["turns"] = {{"mode", "noRepeats"}, {"since", 0}};
    auto const saved = testing::postJson(port, "/api/wheel?force=true", json::serialize(wheel), ada.bearer());
    ASSERT_EQ(saved.status, 200U) << saved.body;
    for (int round = 0; round < 2; ++round) {
        std::set<std::string> won;
        for (int i = 0; i < 3; ++i)
            won.insert(testing::textIn(spin("{}").at("winners").at(0).as_object(), "text"));
        EXPECT_EQ(won.size(), 3U) << "round " << round;
    }
}

TEST_F(InstantDrawsTest, ARoomOfTheWheelTurnsForEveryoneInIt) {
    auto const room = testing::openLiveRoom(port, testing::sampleWheelText(wheelId), ada.bearer());
    auto host = testing::LiveClient::host(port, room);
    auto viewer = testing::LiveClient::viewer(port, room, "Vic");
    auto const promised = testing::textIn(host.next("hello").at("next").as_object(), "spinId");
    auto const key = "Idempotency-Key: " + newUuid() + "\r\n";
    auto const drawn = spin("{}", key);
    auto const& winner = drawn.at("winners").at(0).as_object();
    for (auto* const page : {&host, &viewer}) {
        auto const told = page->next("spin");
        EXPECT_EQ(testing::textIn(told, "spinId"), promised) << "the draw that was promised before";
        EXPECT_EQ(told.at("winner"), winner.at("guid"));
        EXPECT_EQ(told.at("by").at("viewerId"), "program");
    }
    EXPECT_EQ(testing::textIn(drawn.at("receipt").as_object(), "spinId"), promised);
    EXPECT_EQ(testing::textIn(receiptOf(drawn), "chain"), room.liveId);
    EXPECT_EQ(spin("{}", key), drawn) << "while the wheel turns, too";
    auto const turning = testing::postJson(port, "/api/wheel/" + wheelId + "/spin", "{}", bearer);
    EXPECT_EQ(turning.status, 409U);
    EXPECT_EQ(testing::textIn(testing::jsonOf(turning), "code"), "wheel_turning");
    EXPECT_TRUE(results().at("entries").as_array().empty()) << "the host's page enters it";
}

TEST_F(InstantDrawsTest, ARoomWithoutItsHostLeavesTheResultsToTheServer) {
    auto const room = testing::openLiveRoom(port, testing::sampleWheelText(wheelId), ada.bearer());
    auto viewer = testing::LiveClient::viewer(port, room, "Vic");
    viewer.next("hello");
    auto const drawn = spin("{}");
    EXPECT_EQ(viewer.next("spin").at("winner"), drawn.at("winners").at(0).at("guid"));
    EXPECT_EQ(results().at("entries").as_array().size(), 1U);
}

// The host's page shows a room who may win next. While it is away the server does.
TEST_F(InstantDrawsTest, FairTurnsAndStockCountInARoomWithoutItsHost) {
    auto wheel = testing::sampleWheel(wheelId, "Lunch", {"Ann", "Ben", "Cid"});
    auto& definition = wheel.at("wheel-definition").as_object();
    definition["turns"] = {{"mode", "noRepeats"}, {"since", 0}};
    definition["duration"] = 1;
    auto& last = definition.at("slices").as_array().at(2).as_object();
    last["stock"] = {{"of", 1}, {"left", 1}, {"won", 0}};
    auto const saved = testing::postJson(port, "/api/wheel?force=true", json::serialize(wheel), ada.bearer());
    ASSERT_EQ(saved.status, 200U) << saved.body;
    definition.erase("turns"); // as the host's page tells a room
    last["stock"] = {{"of", 1}, {"left", 1}};
    auto const room = testing::openLiveRoom(port, json::serialize(wheel), ada.bearer());
    auto viewer = testing::LiveClient::viewer(port, room, "Vic");
    viewer.next("hello");
    std::multiset<std::string> won;
    for (int i = 0; i < 5; ++i) {
        won.insert(testing::textIn(spin("{}").at("winners").at(0).as_object(), "text"));
        viewer.next("result"); // some seconds later
    }
    EXPECT_EQ(won.count("Cid"), 1U) << "there was one of it";
    EXPECT_EQ(won.count("Ann"), 2U);
    EXPECT_EQ(won.count("Ben"), 2U);
}

TEST_F(InstantDrawsTest, AStrangersRoomDrawsNothing) {
    auto const eve = testing::signInByMail(server, testing::newEmail("eve"));
    auto const room = testing::openLiveRoom(port, testing::sampleWheelText(wheelId), eve.bearer());
    auto host = testing::LiveClient::host(port, room);
    host.next("hello");
    EXPECT_EQ(testing::textIn(receiptOf(spin("{}")), "chain"), wheelId);
}

TEST_F(InstantDrawsTest, APrizeThatIsGoneIsNotDrawn) {
    auto wheel = testing::sampleWheel(wheelId);
    for (auto& slice : wheel.at("wheel-definition").at("slices").as_array())
        slice.as_object()["stock"] = {{"of", 9}, {"left", 1}, {"won", 0}};
    wheel["cloudSavedAt"] = testing::jsonOf(testing::get(port, "/api/wheel/" + wheelId, ada.bearer()))
                                .at("wheel")
                                .at("cloudSavedAt");
    auto const saved = testing::postJson(port, "/api/wheel", json::serialize(wheel), ada.bearer());
    ASSERT_EQ(saved.status, 200U) << saved.body;
    auto const key = "Idempotency-Key: " + newUuid() + "\r\n";
    auto const first = spin("{}");
    auto const last = spin("{}", key);
    EXPECT_NE(first.at("winners"), last.at("winners"));
    auto const reply = testing::postJson(port, "/api/wheel/" + wheelId + "/spin", "{}", bearer);
    EXPECT_EQ(reply.status, 422U) << reply.body;
    EXPECT_EQ(spin("{}", key), last) << "a call that is sent again has the answer of the first";
}

TEST_F(InstantDrawsTest, AStrangersTokenSpinsNothing) {
    auto const eve = testing::signInByMail(server, testing::newEmail("eve"));
    EXPECT_EQ(testing::postJson(port, "/api/wheel/" + wheelId + "/spin", "{}", eve.bearer()).status, 404U);
    EXPECT_EQ(
        testing::jsonOf(testing::get(port, "/api/spins?chain=" + wheelId)).at("spins").as_array().size(), 0U);
}

TEST_F(InstantDrawsTest, AGuestPicksFromAList) {
    auto const body = R"({"choices":["Ann","Ben","Cid"],"weights":[1,1,2],"winners":3})";
    auto const key = "Idempotency-Key: 1\r\n";
    auto const reply = testing::postJson(port, "/api/pick", body, key);
    ASSERT_EQ(reply.status, 200U) << reply.body;
    auto const drawn = testing::jsonOf(reply);
    std::set<std::string> texts;
    for (auto const& winner : drawn.at("winners").as_array())
        texts.insert(testing::textIn(winner.as_object(), "text"));
    EXPECT_EQ(texts, (std::set<std::string>{"Ann", "Ben", "Cid"}));
    EXPECT_EQ(receiptOf(drawn).at("winners").as_array().size(), 3U);
    EXPECT_EQ(testing::postJson(port, "/api/pick", body, key).body, reply.body);
    EXPECT_EQ(testing::postJson(port, "/api/pick", R"({"choices":["Ann"]})", key).status, 422U);
}

} // namespace
} // namespace wheelwright::live
