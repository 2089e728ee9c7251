#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

namespace wheelwright::hooks {
namespace {

namespace json = boost::json;
using testing::jsonOf;
using testing::textIn;

constexpr auto kEverything = R"(["spin.made","room.opened","room.ended","entry.joined"])";

struct WebhookCallsTest : testing::SharedServer<WebhookCallsTest> {
    static std::vector<std::string> flags() {
        return {"--test-rate-limits", "off", "--test-private-webhooks", "on", "--test-webhook-seconds", "2"};
    }
    std::string make(std::string const& path, std::string const& events = kEverything) {
        auto const url = "http://127.0.0.1:" + std::to_string(receiver.port()) + path;
        auto const made = testing::postJson(
            port, "/api/user/webhooks", R"({"url":")" + url + R"(","events":)" + events + "}", ada.bearer());
        EXPECT_EQ(made.status, 201U) << made.body;
        testing::ask(receiver.port(), "PUT", "/secret", "", textIn(jsonOf(made), "secret"));
        return textIn(jsonOf(made), "id");
    }
    json::array seen() const { return json::parse(testing::get(receiver.port(), "/seen").body).as_array(); }
    json::array deliveries(std::string const& id) const {
        auto const path = "/api/user/webhooks/" + id + "/deliveries";
        return jsonOf(testing::get(port, path, ada.bearer())).at("deliveries").as_array();
    }
    std::string spin() const {
        testing::postJson(port, "/api/wheel", testing::sampleWheelText(wheelId), ada.bearer());
        auto const drawn = testing::postJson(port, "/api/wheel/" + wheelId + "/spin", "{}", ada.bearer());
        EXPECT_EQ(drawn.status, 200U) << drawn.body;
        return textIn(jsonOf(drawn).at("receipt").as_object(), "spinId");
    }
    // The first delivery, once it was tried.
    json::object tried(std::string const& id) const {
        EXPECT_TRUE(testing::soon([&] {
            auto const list = deliveries(id);
            return !list.empty() && !list.at(0).at("triedAt").is_null();
        }));
        return deliveries(id).at(0).as_object();
    }
    testing::PeerProcess const receiver{"webhook-receiver.mjs"};
    std::string const wheelId = newUuid();
    testing::SignedIn const ada = testing::signInByMail(server, testing::newEmail("ada"));
};

TEST_F(WebhookCallsTest, ASpinComesSignedToWhoeverAskedForIt) {
    auto const id = make("/ok");
    auto const spinId = spin();
    ASSERT_TRUE(testing::soon([&] { return seen().size() == 1; }));
    auto const got = seen().at(0).as_object();
    EXPECT_EQ(got.at("verified"), true) << "by the public library";
    auto const& body = got.at("body").as_object();
    EXPECT_EQ(textIn(body, "type"), "spin.made");
    EXPECT_EQ(textIn(body.at("data").as_object(), "wheelId"), wheelId);
    EXPECT_THAT(textIn(body.at("data").as_object(), "url"), ::testing::EndsWith("/en/verify/" + spinId));
    EXPECT_EQ(body.at("data").at("winners").as_array().size(), 1U);
    EXPECT_EQ(tried(id).at("state"), "delivered");
    auto const again = "/api/user/webhooks/" + id + "/deliveries/" + textIn(tried(id), "id");
    EXPECT_EQ(testing::postJson(port, again, "{}", ada.bearer()).status, 202U);
    ASSERT_TRUE(testing::soon([&] { return seen().size() == 2; }));
    EXPECT_EQ(seen().at(1).at("id"), got.at("id")) << "the receiver knows it";
    EXPECT_EQ(seen().at(1).at("verified"), true);
}

TEST_F(WebhookCallsTest, ARoomTellsOfItsBeginItsPeopleAndItsEnd) {
    make("/ok");
    auto const room = testing::openLiveRoom(port, testing::sampleWheelText(wheelId), ada.bearer());
    testing::ask(port, "PUT", "/api/live/" + room.liveId + "/door", "Content-Type: application/json\r\n",
                 R"({"open":true,"hostKey":")" + room.hostKey + "\"}");
    testing::postJson(port, "/api/live/" + room.liveId + "/entries", R"({"name":"Ann"})");
    auto host = testing::LiveClient::host(port, room);
    host.next("hello");
    host.say({{"type", "end"}});
    ASSERT_TRUE(testing::soon([&] { return seen().size() == 3; })) << seen().size();
    std::map<std::string, json::object> told;
    for (auto const& each : seen())
        told[textIn(each.at("body").as_object(), "type")] = each.at("body").at("data").as_object();
    EXPECT_EQ(textIn(told["room.opened"], "code"), room.code);
    EXPECT_EQ(told["entry.joined"].at("entries").at(0).at("name"), "Ann");
    EXPECT_EQ(textIn(told["room.ended"], "liveId"), room.liveId);
}

TEST_F(WebhookCallsTest, AReceiverThatIsGoneEndsIt) {
    auto const id = make("/gone");
    spin();
    EXPECT_EQ(tried(id).at("state"), "failed");
    auto const list = jsonOf(testing::get(port, "/api/user/webhooks", ada.bearer()));
    EXPECT_EQ(list.at("webhooks").at(0).at("endedWhy"), "gone");
}

TEST_F(WebhookCallsTest, ReceiversThatMisbehaveAreTriedAgainLater) {
    auto const redirect = make("/redirect");
    auto const huge = make("/huge");
    auto const down = make("/down");
    auto const silent = make("/silent");
    spin();
    auto const redirected = tried(redirect);
    EXPECT_EQ(redirected.at("status"), 302) << "not followed";
    EXPECT_EQ(redirected.at("state"), "waiting");
    EXPECT_EQ(tried(huge).at("problem"), "answer_too_large");
    EXPECT_EQ(tried(down).at("status"), 500);
    EXPECT_EQ(tried(silent).at("problem"), "too_slow");
}

// Without a bound the eight attempts of a process would all wait for one account's receivers.
TEST_F(WebhookCallsTest, AnAccountWithSlowReceiversDelaysNobodyElse) {
    for (int i = 0; i < 8; ++i)
        make("/silent");
    spin();
    ASSERT_TRUE(testing::soon([&] { return seen().size() >= 2; }));
    auto const ben = testing::signInByMail(server, testing::newEmail("ben"));
    auto const url = "http://127.0.0.1:" + std::to_string(receiver.port()) + "/ok";
    testing::postJson(port, "/api/user/webhooks", R"({"url":")" + url + R"(","events":["spin.made"]})",
                      ben.bearer());
    auto const wheel = newUuid();
    testing::postJson(port, "/api/wheel", testing::sampleWheelText(wheel), ben.bearer());
    testing::postJson(port, "/api/wheel/" + wheel + "/spin", "{}", ben.bearer());
    auto const place = [&] {
        auto const all = seen();
        return std::ranges::find(all, json::value("/ok"),
                                 [](json::value const& each) { return each.at("path"); }) -
               all.begin();
    };
    ASSERT_TRUE(testing::soon([&] { return place() < std::ssize(seen()); }));
    EXPECT_LT(place(), 8);
}

TEST_F(WebhookCallsTest, AnAddressThatCannotBeIsRefusedWithASentence) {
    auto const reply = testing::postJson(
        port, "/api/user/webhooks", R"({"url":"file:///etc/passwd","events":["spin.made"]})", ada.bearer());
    EXPECT_EQ(reply.status, 422U);
    EXPECT_THAT(reply.body, ::testing::HasSubstr("The field url must be an address"));
}

} // namespace
} // namespace wheelwright::hooks
