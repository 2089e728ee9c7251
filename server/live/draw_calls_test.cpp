#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

struct DrawCallsTest : testing::SharedServer<DrawCallsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    json::object begin(std::string const& wheelId, std::string const& headers = "") {
        auto const reply =
            testing::postJson(port, "/api/spins", R"({"wheelId":")" + wheelId + R"("})", headers);
        EXPECT_EQ(reply.status, 201U) << reply.body;
        return testing::jsonOf(reply);
    }
    std::string chainOf(std::string const& wheelId, std::string const& headers = "") {
        return testing::textAt(begin(wheelId, headers), "chain");
    }
    std::string const wheelId = newUuid();
};

// A stranger's draws in between would look as if the owner had left draws out.
TEST_F(DrawCallsTest, OnlyTheOwnerAndCoEditorsAddToTheChainOfASavedWheel) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const ben = testing::signInByMail(server, testing::newEmail("ben"));
    testing::postJson(port, "/api/wheel", testing::sampleWheelText(wheelId), ada.bearer());
    auto const link =
        testing::jsonOf(testing::postJson(port, "/api/wheel/" + wheelId + "/magiclink", "{}", ada.bearer()));
    auto const key = "X-Magic-Link: " + testing::textAt(link, "key") + "\r\n";
    EXPECT_EQ(begin(wheelId, ada.bearer()).at("number"), 1);
    EXPECT_NE(chainOf(wheelId), wheelId);
    EXPECT_NE(chainOf(wheelId, ben.bearer()), wheelId);
    EXPECT_EQ(chainOf(wheelId, ben.bearer() + key), wheelId);
    EXPECT_EQ(begin(wheelId, ada.bearer()).at("number"), 3);
    EXPECT_EQ(testing::postJson(port, "/api/spins", R"({"wheelId":")" + wheelId + R"("})",
                                "Authorization: Bearer old\r\n")
                  .status,
              401U); // or the owner's draw would be in another chain
}

TEST_F(DrawCallsTest, AWheelThatIsNotSavedHasAChainUntilAnAccountOwnsIt) {
    EXPECT_EQ(begin(wheelId).at("number"), 1);
    EXPECT_EQ(begin(wheelId).at("number"), 2);
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    testing::postJson(port, "/api/wheel", testing::sampleWheelText(wheelId), ada.bearer());
    EXPECT_EQ(begin(wheelId, ada.bearer()).at("number"), 3);
    testing::ask(port, "DELETE", "/api/wheel/" + wheelId, ada.bearer());
    EXPECT_NE(chainOf(wheelId), wheelId); // it stays the owner's when the wheel is gone
}

// The ids of draws and their entropy are public: neither lets anyone make a draw or get the salt of private
// texts.
TEST_F(DrawCallsTest, OnlyTheKeyMakesADrawRepeatsItAndGivesTheSalt) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    testing::postJson(port, "/api/wheel", testing::sampleWheelText(wheelId), ada.bearer());
    auto const begun = begin(wheelId, ada.bearer());
    auto const path = "/api/spins/" + testing::textAt(begun, "spinId");
    auto const ask = [&](std::string const& to, json::object more, std::string const& headers = "") {
        more.insert({{"wheel", testing::sampleWheel(wheelId)},
                     {"entropy", std::string(64, 'a')},
                     {"hidesTexts", true}});
        return testing::postJson(port, to, json::serialize(more), headers);
    };
    auto const unknown = ask("/api/spins/" + newUuid(), {});
    EXPECT_EQ(unknown.status, 404U);
    std::vector<json::object> const guesses{
        {}, {{"drawKey", ""}}, {{"drawKey", newSecret()}}, {{"drawKey", 7}}, {{"drawKey", nullptr}}};
    auto const tryAll = [&] {
        for (auto const& guess : guesses)
            for (auto const& headers : {std::string{}, ada.bearer()}) {
                auto const refused = ask(path, guess, headers);
                EXPECT_EQ(refused.status, 404U) << refused.body;
                EXPECT_EQ(refused.body, unknown.body);
            }
    };
    tryAll();
    json::object const key{{"drawKey", begun.at("drawKey")}};
    auto const made = ask(path, key);
    ASSERT_EQ(made.status, 200U) << made.body;
    EXPECT_EQ(testing::textAt(testing::jsonOf(made), "salt").size(), 43U);
    EXPECT_EQ(ask(path, key).body, made.body) << "a lost answer, asked for again";
    tryAll();
    for (auto const& shown : {testing::get(port, path), testing::get(port, "/api/spins?chain=" + wheelId)}) {
        EXPECT_EQ(shown.status, 200U);
        EXPECT_THAT(shown.body, ::testing::Not(::testing::HasSubstr("rawKey")));
        EXPECT_THAT(shown.body, ::testing::Not(::testing::HasSubstr(testing::textAt(begun, "drawKey"))));
    }
}

TEST_F(DrawCallsTest, AReceiptSaysWhetherItsListIsTheOneThatIsSaved) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const ben = testing::signInByMail(server, testing::newEmail("ben"));
    auto const drawn = [&](json::object asked, std::string const& headers = "") {
        auto const begun = begin(wheelId, ada.bearer());
        asked.insert({{"entropy", std::string(64, 'a')}, {"drawKey", begun.at("drawKey")}});
        return testing::postJson(port, "/api/spins/" + testing::textAt(begun, "spinId"),
                                 json::serialize(asked), headers);
    };
    auto const listOf = [&](json::object asked, std::string const& headers = "") {
        auto const made = drawn(std::move(asked), headers);
        EXPECT_EQ(made.status, 200U) << made.body;
        return testing::textAt(testing::jsonOf(made).at("receipt").as_object(), "list");
    };
    auto const wheel = testing::sampleWheel(wheelId, "Lunch", {"Pizza", "Soup", "Salad"});
    EXPECT_EQ(drawn({{"wheelId", wheelId}}, ada.bearer()).status, 404U) << "it isn't saved";
    EXPECT_EQ(listOf({{"wheel", wheel}}), "unsaved");
    ASSERT_EQ(testing::postJson(port, "/api/wheel", json::serialize(wheel), ada.bearer()).status, 200U);
    EXPECT_EQ(listOf({{"wheel", wheel}}), "stored");
    EXPECT_EQ(listOf({{"wheelId", wheelId}}, ada.bearer()), "stored");
    for (auto const& [slice, field, value] :
         {std::tuple{0, "text", json::value("Pasta")}, std::tuple{1, "weight", json::value(7)},
          std::tuple{2, "active", json::value(false)}, std::tuple{2, "guid", json::value("another")}}) {
        auto changed = wheel;
        changed.at("wheel-definition").at("slices").as_array()[slice].as_object()[field] = value;
        EXPECT_EQ(listOf({{"wheel", changed}}), "sent") << field;
    }
    for (auto const& headers : {std::string{}, ben.bearer()})
        EXPECT_EQ(drawn({{"wheelId", wheelId}}, headers).status, 404U);
    EXPECT_EQ(drawn({{"wheelId", wheelId}}, "Authorization: Bearer old\r\n").status, 401U);
    EXPECT_EQ(drawn({{"wheelId", newUuid()}}, ada.bearer()).status, 404U);
}

TEST_F(DrawCallsTest, WhatIsNoWheelsIdIsRefused) {
    for (auto const* const body : {R"({"wheelId":1})", R"({"wheelId":"x"})", R"({"wheelId":null})"})
        EXPECT_EQ(testing::postJson(port, "/api/spins", body).status, 422U) << body;
    for (auto const* const id : {"%FF", "%00", "%ED%A0%80"})
        EXPECT_LT(testing::get(port, std::string{"/api/spins/"} + id).status, 500U) << id;
}

TEST_F(DrawCallsTest, TextsThatWouldMakeAReceiptOfManyMegabytesAreRefused) {
    auto const begun = begin(wheelId);
    auto wheel = testing::sampleWheel(wheelId);
    auto const made = [&] {
        json::object const draw{
            {"wheel", wheel}, {"entropy", std::string(64, 'a')}, {"drawKey", begun.at("drawKey")}};
        return testing::postJson(port, "/api/spins/" + testing::textAt(begun, "spinId"),
                                 json::serialize(draw));
    };
    auto& definition = wheel.at("wheel-definition").as_object();
    for (auto* const text : {&definition["name"], &definition["slices"].at(0).as_object()["text"]}) {
        auto const usual = std::exchange(*text, json::value(std::string(1024 * 1024 + 1, 'x')));
        auto const refused = made();
        EXPECT_EQ(refused.status, 413U);
        EXPECT_THAT(refused.body, ::testing::HasSubstr("draw_too_large"));
        *text = usual;
    }
    EXPECT_EQ(made().status, 200U);
}

TEST(DrawSettings, TheReceiptsOfOneSourceTakeLimitedSpaceADay) {
    testing::ServerProcess const server{{"--test-guest-budget", "1"}};
    auto wheel = testing::sampleWheel(newUuid());
    wheel.at("wheel-definition").as_object()["name"] = std::string(600 * 1024, 'x');
    auto const make = [&](json::object const& begun) {
        json::object const draw{
            {"wheel", wheel}, {"entropy", std::string(64, 'a')}, {"drawKey", begun.at("drawKey")}};
        return testing::postJson(server.port(), "/api/spins/" + testing::textAt(begun, "spinId"),
                                 json::serialize(draw));
    };
    auto const begin = [&] { return testing::jsonOf(testing::postJson(server.port(), "/api/spins", "{}")); };
    auto const first = begin();
    auto const made = make(first);
    ASSERT_EQ(made.status, 200U) << made.body;
    auto const refused = make(begin());
    EXPECT_EQ(refused.status, 429U);
    EXPECT_THAT(refused.body, ::testing::HasSubstr("guest_budget_spent"));
    EXPECT_THAT(refused.head, ::testing::HasSubstr("Retry-After: 3600"));
    EXPECT_EQ(make(first).body, made.body) << "a repeated request stores nothing";
}

TEST(DrawSettings, DrawsAndRoomsHaveRatesOfTheirOwn) {
    testing::ServerProcess const server{{"--rate-draws", "2", "--test-rate-rooms", "1"}};
    auto const room = R"({"wheel":)" + testing::sampleWheelText(newUuid()) + "}";
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room).status, 201U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room).status, 429U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/spins", "{}").status, 201U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/spins/x", "{}").status, 422U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/spins", "{}").status, 429U);
    EXPECT_EQ(testing::get(server.port(), "/api/spins?chain=" + newUuid()).status, 200U);
}

} // namespace
} // namespace wheelwright::live
