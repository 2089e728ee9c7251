#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/shared_server.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using testing::LiveClient;
using testing::LiveRoom;
using ::testing::MatchesRegex;
using testing::quickWheel;
using testing::ServerProcess;
using testing::spinOf;
using testing::textAt;

struct RoomsTest : testing::SharedServer<RoomsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    LiveClient host() { return LiveClient::host(server.port(), room); }
    LiveClient viewer(std::string const& name = "") { return LiveClient::viewer(server.port(), room, name); }
    testing::Reply edit(json::object const& wheel, std::string const& hostKey) {
        return testing::editLiveRoom(server.port(), {room.liveId, hostKey, {}, {}}, wheel);
    }
    json::object slowWheel() const {
        auto wheel = quickWheel(wheelId);
        wheel.at("wheel-definition").as_object()["duration"] = 60'000;
        return wheel;
    }

    std::string wheelId = newUuid();
    LiveRoom room = testing::openLiveRoom(server.port(), json::serialize(quickWheel(wheelId)));
};

TEST_F(RoomsTest, ARoomHasALinkAndACode) {
    EXPECT_EQ(room.url, "/de?wheel=" + wheelId + "&livelink=" + room.liveId);
    EXPECT_THAT(room.code, MatchesRegex("[A-HJ-NP-Z2-9]{6}"));
    auto typed = room.code.substr(0, 3) + "-" + room.code.substr(3);
    for (auto& c : typed)
        c = static_cast<char>(std::tolower(c));
    auto const found = testing::get(server.port(), "/api/live?code=" + typed);
    EXPECT_EQ(textAt(testing::jsonOf(found), "liveId"), room.liveId);
    EXPECT_EQ(testing::get(server.port(), "/api/live?code=AAA").status, 404U);
}

TEST_F(RoomsTest, HostAndViewersSeeTheSameSpin) {
    auto ada = host();
    auto const hello = ada.next();
    EXPECT_EQ(textAt(hello, "type"), "hello");
    EXPECT_EQ(textAt(hello.at("you").as_object(), "role"), "host");
    auto ben = viewer("Ben");
    auto cleo = viewer("Cleo");
    EXPECT_EQ(ben.next().at("wheel"), hello.at("wheel"));
    cleo.next();
    ada.say(spinOf(hello));
    auto const seen = ada.next("spin");
    EXPECT_EQ(ben.next("spin"), seen);
    EXPECT_EQ(cleo.next("spin"), seen);
    auto const result = ben.next("result");
    EXPECT_EQ(result.at("winner"), seen.at("winner"));
    EXPECT_EQ(result.at("next").at("number"), 2);
    EXPECT_EQ(cleo.next("result"), result);
}

TEST_F(RoomsTest, WhoJoinsInTheMiddleSeesTheSameSpin) {
    auto ada = host();
    auto const hello = ada.next();
    edit(slowWheel(), room.hostKey); // not over before the viewer is here, however busy the machine
    ada.say(spinOf(hello));
    auto const seen = ada.next("spin");
    auto const late = viewer().next();
    EXPECT_EQ(late.at("spin"), json::value(seen));
    EXPECT_TRUE(late.at("next").is_null());
    EXPECT_EQ(late.at("rest"), seen.at("landing"));
}

TEST_F(RoomsTest, ASpinHasAReceipt) {
    auto ada = host();
    ada.say(spinOf(ada.next()));
    auto const seen = ada.next("spin");
    auto const receipt = testing::jsonOf(testing::get(server.port(), "/api/spins/" + textAt(seen, "spinId")));
    EXPECT_EQ(receipt.at("receipt").at("winners").at(0), seen.at("winner"));
    EXPECT_EQ(textAt(receipt.at("receipt").as_object(), "chain"), room.liveId);
    auto const chain = testing::jsonOf(testing::get(server.port(), "/api/spins?chain=" + room.liveId));
    EXPECT_EQ(chain.at("spins").at(0).at("drawn"), true);
}

TEST_F(RoomsTest, NobodyMakesARoomsDrawFromOutside) {
    auto ada = host();
    auto const next = ada.next().at("next").at("spinId");
    json::object const draw{{"wheel", quickWheel()}, {"entropy", std::string(64, 'a')}};
    EXPECT_EQ(
        testing::postJson(server.port(), "/api/spins/" + std::string{next.as_string()}, json::serialize(draw))
            .status,
        404U);
    EXPECT_EQ(
        testing::postJson(server.port(), "/api/spins", R"({"wheelId":")" + room.liveId + R"("})").status,
        409U);
}

// Promise K4.
TEST_F(RoomsTest, AViewerCannotDoWhatIsTheHosts) {
    auto ada = host();
    auto const hello = ada.next();
    auto ben = viewer();
    ben.next("hello");
    for (auto const& message :
         {spinOf(hello), json::object{{"type", "end"}},
          json::object{{"type", "rules"}, {"viewersSpin", true}},
          json::object{{"type", "remove"}, {"viewerId", hello.at("you").at("viewerId")}},
          json::object{{"type", "handOver"}, {"viewerId", hello.at("you").at("viewerId")}},
          json::object{{"type", "close"}, {"spinId", "x"}, {"choice", "cancel"}}}) {
        ben.say(message);
        auto const refused = ben.next("refused");
        EXPECT_EQ(textAt(refused, "code"), "host_only");
        EXPECT_EQ(refused.at("about"), message.at("type"));
    }
    EXPECT_EQ(edit(quickWheel(), "guessed").status, 403U);
}

TEST_F(RoomsTest, ViewersSpinWhereTheHostLetsThem) {
    auto ada = host();
    auto const hello = ada.next();
    auto ben = viewer("Ben");
    ben.next("hello");
    ada.say({{"type", "rules"}, {"viewersSpin", true}});
    EXPECT_EQ(ben.next("rules").at("viewersSpin"), true);
    ben.say(spinOf(hello));
    EXPECT_EQ(textAt(ada.next("spin").at("by").as_object(), "name"), "Ben");
}

TEST_F(RoomsTest, ASpinThatIsNotNextIsRefused) {
    auto ada = host();
    auto const hello = ada.next();
    auto stale = spinOf(hello);
    stale["spinId"] = newUuid();
    ada.say(stale);
    EXPECT_EQ(textAt(ada.next("refused"), "code"), "stale_spin");
    ada.say(spinOf(hello));
    ada.say(spinOf(hello));
    EXPECT_EQ(textAt(ada.next("refused"), "code"), "stale_spin");
}

TEST_F(RoomsTest, EditsArriveAndTheOneDuringASpinBehindIt) {
    auto ada = host();
    auto const hello = ada.next();
    auto ben = viewer();
    ben.next("hello");
    auto wheel = quickWheel(wheelId);
    wheel.at("wheel-definition").as_object()["name"] = "Dinner";
    EXPECT_EQ(testing::jsonOf(edit(wheel, room.hostKey)).at("revision"), 2);
    auto const shown = ben.next("wheel");
    EXPECT_EQ(shown.at("revision"), 2);
    EXPECT_EQ(textAt(shown.at("wheel").at("wheel-definition").as_object(), "name"), "Dinner");
    ada.say(spinOf(hello));
    ben.next("spin");
    edit(wheel, room.hostKey);
    auto const result = ben.next("result");
    EXPECT_GT(ben.next("wheel").at("seq").as_int64(), result.at("seq").as_int64());
}

TEST_F(RoomsTest, AnEditRightBeforeASpinIsSeenBeforeIt) {
    auto ada = host();
    auto const hello = ada.next();
    edit(quickWheel(wheelId), room.hostKey);
    ada.next("wheel");
    auto wheel = quickWheel(wheelId);
    wheel.at("wheel-definition").as_object()["slices"].as_array().resize(1);
    edit(wheel, room.hostKey); // within the pause between two wheels
    ada.say(spinOf(hello));
    EXPECT_EQ(ada.next("wheel").at("revision"), 3);
    EXPECT_EQ(textAt(ada.next("spin"), "winner"), "g-Pizza");
}

TEST_F(RoomsTest, TheHostClosesTheResultForEveryone) {
    auto ada = host();
    ada.say(spinOf(ada.next()));
    auto const spinId = ada.next("result").at("spinId");
    auto ben = viewer();
    EXPECT_EQ(ben.next().at("spin").at("spinId"), spinId);
    ada.say({{"type", "close"}, {"spinId", spinId}, {"choice", "cancel"}});
    EXPECT_EQ(textAt(ben.next("closed"), "choice"), "cancel");
    EXPECT_TRUE(viewer().next().at("spin").is_null());
}

TEST_F(RoomsTest, HostingIsHandedOver) {
    auto ada = host();
    ada.next();
    auto ben = viewer("Ben");
    auto const benId = ben.next().at("you").at("viewerId");
    ada.say({{"type", "handOver"}, {"viewerId", benId}});
    auto const hostKey = textAt(ben.next("hostKey"), "hostKey");
    EXPECT_EQ(ben.next("host").at("viewerId"), benId);
    EXPECT_EQ(edit(quickWheel(), room.hostKey).status, 403U);
    EXPECT_EQ(edit(quickWheel(), hostKey).status, 200U);
    ada.say({{"type", "end"}});
    EXPECT_EQ(textAt(ada.next("refused"), "code"), "host_only");
}

TEST_F(RoomsTest, ARemovedViewerDoesNotComeBack) {
    auto ada = host();
    ada.next();
    auto ben = viewer();
    auto const you = ben.next().at("you").as_object();
    ada.say({{"type", "remove"}, {"viewerId", you.at("viewerId")}});
    EXPECT_EQ(textAt(ben.next("bye"), "reason"), "removed");
    EXPECT_EQ(ben.closeCode(), 1008U);
    auto const again = testing::postJson(server.port(), "/api/live/" + room.liveId + "/ticket",
                                         json::serialize(json::object{{"viewerKey", you.at("viewerKey")}}));
    EXPECT_EQ(again.status, 403U);
}

TEST_F(RoomsTest, AnEndedRoomIsGone) {
    auto ada = host();
    auto ben = viewer();
    ada.say({{"type", "end"}});
    EXPECT_EQ(textAt(ben.next("bye"), "reason"), "ended");
    EXPECT_EQ(ben.closeCode(), 1000U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live/" + room.liveId + "/ticket", "{}").status, 404U);
    EXPECT_EQ(testing::get(server.port(), "/api/live?code=" + room.code).status, 404U);
}

TEST_F(RoomsTest, WhoComesBackGetsWhatWasMissed) {
    auto ada = host();
    ada.next();
    auto ben = viewer("Ben");
    auto const hello = ben.next();
    auto const seen = std::to_string(ben.next("viewers").at("seq").as_int64());
    auto const key = hello.at("you").at("viewerKey");
    ben.leave();
    ada.say({{"type", "rules"}, {"viewersSpin", true}});
    ada.next("rules");
    LiveClient again{server.port(), room.liveId,
                     testing::liveTicket(server.port(), room.liveId, {{"viewerKey", key}}), seen};
    auto const back = again.next();
    EXPECT_EQ(back.at("replay"), true);
    EXPECT_FALSE(back.contains("wheel"));
    EXPECT_EQ(back.at("you").at("viewerId"), hello.at("you").at("viewerId"));
    EXPECT_EQ(again.next("rules").at("viewersSpin"), true);
    LiveClient lost{server.port(), room.liveId, testing::liveTicket(server.port(), room.liveId), "999999"};
    EXPECT_EQ(lost.next().at("replay"), false);
}

TEST_F(RoomsTest, TheSameViewerIsThereOnce) {
    auto ben = viewer();
    auto const key = ben.next().at("you").at("viewerKey");
    LiveClient again{server.port(), room.liveId,
                     testing::liveTicket(server.port(), room.liveId, {{"viewerKey", key}})};
    EXPECT_EQ(textAt(ben.next("bye"), "reason"), "replaced");
    EXPECT_EQ(again.next().at("viewers").at("count"), 1);
}

TEST_F(RoomsTest, TheClockIsToldAtOnce) {
    auto ben = viewer();
    ben.next("hello");
    ben.sayText(R"({"type":"clock","sent":123.5})");
    auto const clock = ben.next("clock");
    EXPECT_EQ(clock.at("sent").to_number<double>(), 123.5);
    EXPECT_GT(clock.at("serverTime").as_int64(), 1'600'000'000'000);
}

TEST(RoomsAndRestarts, ARoomOutlivesARestart) {
    ServerProcess server{{"--test-rate-limits", "off"}};
    auto const wheelId = newUuid();
    auto const room = testing::openLiveRoom(server.port(), json::serialize(quickWheel(wheelId)));
    std::string firstCommitment;
    json::object spin;
    {
        auto ada = LiveClient::host(server.port(), room);
        auto const hello = ada.next();
        firstCommitment = hello.at("next").at("commitment").as_string();
        auto wheel = quickWheel(wheelId);
        wheel.at("wheel-definition").as_object()["duration"] = 60'000;
        testing::editLiveRoom(server.port(), room, wheel);
        ada.say({{"type", "rules"}, {"viewersSpin", true}});
        ada.say(spinOf(hello));
        spin = ada.next("spin");
        server.signal(SIGTERM);
        EXPECT_EQ(textAt(ada.next("bye"), "reason"), "leaving");
        EXPECT_EQ(ada.closeCode(), 1012U);
    }
    server.wait();
    server.startAgain();
    auto ada = LiveClient::host(server.port(), room);
    auto const hello = ada.next();
    EXPECT_EQ(hello.at("replay"), false);
    EXPECT_EQ(hello.at("room").at("viewersSpin"), true);
    EXPECT_EQ(textAt(hello.at("room").as_object(), "code"), room.code);
    EXPECT_EQ(hello.at("spin"), json::value(spin));
    EXPECT_EQ(hello.at("revision"), 2);
    EXPECT_EQ(hello.at("rest"), spin.at("landing"));
    auto const receipt = testing::jsonOf(testing::get(server.port(), "/api/spins/" + textAt(spin, "spinId")));
    EXPECT_EQ(textAt(receipt.at("receipt").as_object(), "commitment"), firstCommitment);
}

TEST_F(RoomsTest, ARoomGoesWithTheAccountThatOpenedIt) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const own = testing::openLiveRoom(server.port(), json::serialize(quickWheel()), ada.bearer());
    auto const exported = testing::jsonOf(testing::get(server.port(), "/api/user/export", ada.bearer()));
    EXPECT_EQ(textAt(exported.at("liveRooms").at(0).as_object(), "liveId"), own.liveId);
    auto ben = LiveClient::viewer(server.port(), own);
    ben.next("hello");
    EXPECT_EQ(testing::ask(server.port(), "DELETE", "/api/user", ada.bearer()).status, 200U);
    EXPECT_EQ(textAt(ben.next("bye"), "reason"), "ended");
}

} // namespace
} // namespace wheelwright::live
