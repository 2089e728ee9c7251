#include "testing/two_servers.hpp"
#include <gmock/gmock.h>
#include <set>
#include <thread>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using testing::get;
using ::testing::HasSubstr;
using testing::LiveClient;
using testing::liveTicket;
using testing::quickWheel;
using testing::ServerProcess;
using testing::spinOf;
using testing::textAt;
using testing::TwoServers;
using testing::TwoServersTest;

// These leave both servers as they are, so all share them.
struct RoomsAcrossTest : TwoServersTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        if (!shared) shared = std::make_shared<TwoServers>(databaseText(), "4");
        both = shared;
        openRoom();
    }
    static void TearDownTestSuite() {
        shared.reset();
        place.reset();
    }
    std::shared_ptr<storage::TestPlace> makePlace() override {
        if (!place) place = storage::newPlace(GetParam());
        return place;
    }
    static inline std::shared_ptr<storage::TestPlace> place;
    static inline std::shared_ptr<TwoServers> shared;
};
INSTANTIATE_TEST_SUITE_P(OnPostgres, RoomsAcrossTest, ::testing::Values(storage::Engine::Postgres),
                         storage::engineName);

TEST_P(RoomsAcrossTest, GuestsOfTwoProcessesAreInOneRoom) {
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    auto ben = viewerAt(*both->a, "Ben");
    auto cleo = viewerAt(*both->b, "Cleo");
    EXPECT_EQ(ben.next("hello").at("wheel"), hello.at("wheel"));
    auto const far = cleo.next();
    EXPECT_EQ(far.at("wheel"), hello.at("wheel"));
    EXPECT_EQ(far.at("next"), hello.at("next"));
    EXPECT_EQ(far.at("viewers").at("count"), 3);
    while (ben.next("viewers").at("count") != 3) {
    }

    testing::editLiveRoom(both->a->port(), room, quickWheel(wheelId, "Dinner"));
    EXPECT_EQ(cleo.next("wheel").at("wheel").at("wheel-definition").at("name"), "Dinner");
    auto const edited = testing::editLiveRoom(both->b->port(), room, quickWheel(wheelId, "Supper"));
    EXPECT_EQ(testing::jsonOf(edited).at("revision"), 3) << edited.body;
    while (ada.next("wheel").at("wheel").at("wheel-definition").at("name") != "Supper") {
    }

    ada.say(spinOf(hello));
    auto const seen = ada.next("spin");
    EXPECT_EQ(ben.next("spin"), seen);
    EXPECT_EQ(cleo.next("spin"), seen);
    auto const result = ada.next("result");
    EXPECT_EQ(cleo.next("result"), result);
    EXPECT_EQ(result.at("next").at("number"), 2);
}

// A process may hear of a guest before it has taken the room up.
TEST_P(RoomsAcrossTest, PeopleJoinTheListAtAnyProcess) {
    auto ada = hostAt(*both->a);
    ada.next("hello");
    auto const path = "/api/live/" + room.liveId;
    auto const put = [&](ServerProcess const& server, std::string const& door) {
        return testing::ask(server.port(), "PUT", path + "/door", "Content-Type: application/json\r\n",
                            R"({"hostKey":")" + room.hostKey + R"(",)" + door + "}");
    };
    auto const join = [&](ServerProcess const& server, std::string const& name) {
        return testing::postJson(server.port(), path + "/entries", R"({"name":")" + name + "\"}");
    };
    EXPECT_THAT(join(*both->b, "Ann").body, HasSubstr("door_never_opened"));
    ASSERT_EQ(put(*both->b, R"("open":true)").status, 200U);
    EXPECT_EQ(ada.next("door").at("door").at("open"), true);
    std::vector<std::jthread> joining;
    std::atomic<int> in = 0;
    for (auto const* const server : {&*both->a, &*both->b})
        for (int i = 0; i < 8; ++i)
            joining.emplace_back([&, server] { in += join(*server, "Ann").status == 201 ? 1 : 0; });
    joining.clear();
    EXPECT_EQ(in, 16);
    while (ada.next("arrivals").at("count") != 16) {
    }
    auto const listed = testing::jsonOf(get(both->b->port(), path + "/entries"));
    std::set<std::string> names;
    for (auto const& entry : listed.at("entries").as_array())
        names.insert(std::string{entry.at("name").as_string()});
    EXPECT_EQ(names.size(), 16U) << "told apart";
    ASSERT_EQ(put(*both->b, R"("open":false)").status, 200U);
    EXPECT_THAT(join(*both->b, "Ann").body, HasSubstr("door_closed"));
}

TEST_P(RoomsAcrossTest, WhoeverComesAtTheSameMomentIsGreetedOrSentOn) {
    for (int turn = 0; turn < 30; ++turn) {
        room = testing::openLiveRoom(both->b->port(), json::serialize(quickWheel()));
        std::vector<std::jthread> guests;
        for (auto const* const server : {&*both->a, &*both->b, &*both->a, &*both->b, &*both->a, &*both->b})
            guests.emplace_back([&, server, wait = (guests.size() / 2) * 30ms] {
                std::this_thread::sleep_for(wait); // while those before are not sent on yet
                EXPECT_NO_THROW(viewerAt(*server).next());
            });
    }
}

// Promise K4, from afar.
TEST_P(RoomsAcrossTest, RolesHoldWhereverSomeoneIsConnected) {
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    auto cleo = viewerAt(*both->b, "Cleo");
    auto const you = cleo.next().at("you").as_object();
    cleo.say(spinOf(hello));
    EXPECT_EQ(textAt(cleo.next("refused"), "code"), "host_only");
    auto stranger = room;
    stranger.hostKey = "guessed";
    EXPECT_EQ(testing::editLiveRoom(both->b->port(), stranger, quickWheel()).status, 403U);
    ada.say({{"type", "rules"}, {"viewersSpin", true}});
    cleo.next("rules");
    cleo.say(spinOf(hello));
    EXPECT_EQ(textAt(ada.next("spin").at("by").as_object(), "name"), "Cleo");
    cleo.next("result");
    ada.say({{"type", "handOver"}, {"viewerId", you.at("viewerId")}});
    auto const hostKey = textAt(cleo.next("hostKey"), "hostKey");
    EXPECT_EQ(ticketStatus(*both->b, {{"hostKey", room.hostKey}}), 403U);
    EXPECT_EQ(ticketStatus(*both->a, {{"hostKey", hostKey}}), 200U);
    cleo.say({{"type", "end"}});
    EXPECT_EQ(textAt(ada.next("bye"), "reason"), "ended");
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "ended");
    EXPECT_EQ(ticketStatus(*both->b, {}), 404U);
}

TEST_P(RoomsAcrossTest, AViewerElsewhereIsRemovedEverywhere) {
    auto ada = hostAt(*both->a);
    ada.next();
    auto cleo = viewerAt(*both->b);
    auto const you = cleo.next().at("you").as_object();
    ada.say({{"type", "remove"}, {"viewerId", you.at("viewerId")}});
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "removed");
    EXPECT_EQ(cleo.closeCode(), 1008U);
    for (auto const* const server : {&*both->a, &*both->b})
        EXPECT_EQ(ticketStatus(*server, {{"viewerKey", you.at("viewerKey")}}), 403U);
}

// Promise K1.
TEST_P(RoomsAcrossTest, ATicketOpensOneConnectionAtAnyProcess) {
    auto ada = hostAt(*both->a);
    ada.next();
    auto const ticket = liveTicket(both->a->port(), room.liveId, {{"name", "Cleo"}});
    LiveClient cleo{both->b->port(), room.liveId, ticket};
    EXPECT_EQ(textAt(cleo.next().at("you").as_object(), "name"), "Cleo");
    for (auto const port : {both->a->port(), both->b->port()})
        EXPECT_ANY_THROW(LiveClient(port, room.liveId, ticket));
}

TEST_P(RoomsAcrossTest, WhoComesBackElsewhereGetsWhatWasMissed) {
    auto ada = hostAt(*both->a);
    ada.next();
    auto cleo = viewerAt(*both->a, "Cleo");
    auto const key = cleo.next().at("you").at("viewerKey");
    auto const seen = std::to_string(cleo.next("viewers").at("seq").as_int64());
    cleo.leave();
    ada.say({{"type", "rules"}, {"viewersSpin", true}});
    ada.next("rules");
    LiveClient again{both->b->port(), room.liveId,
                     liveTicket(both->b->port(), room.liveId, {{"viewerKey", key}}), seen};
    EXPECT_EQ(again.next().at("replay"), true);
    EXPECT_EQ(again.next("rules").at("viewersSpin"), true);
}

} // namespace
} // namespace wheelwright::live
