#include "testing/database_login.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/redis_process.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <csignal>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using testing::get;
using ::testing::HasSubstr;
using testing::LiveClient;
using testing::LiveRoom;
using testing::liveTicket;
using testing::quickWheel;
using testing::ServerProcess;
using testing::soon;
using testing::spinOf;
using testing::textAt;

// Two servers that are one product: on one PostgreSQL and one Redis.
struct TwoServers {
    TwoServers(std::string const& database, std::string const& leaseSeconds) : lease{leaseSeconds} {
        start(a, database);
        start(b, database);
    }
    void start(std::optional<ServerProcess>& server, std::string const& database) const {
        server.emplace(std::vector<std::string>{"--database", database, "--redis-url", redis.address(),
                                                "--public-url", "http://localhost", "--test-rate-limits",
                                                "off", "--test-live-lease", lease});
    }
    std::string const lease;
    testing::RedisProcess redis;
    std::optional<ServerProcess> a;
    std::optional<ServerProcess> b;
};

// A room that the first of them runs, whose host came first.
struct TwoServersTest : storage::EngineTest {
    void openRoom() { room = testing::openLiveRoom(both->b->port(), json::serialize(quickWheel(wheelId))); }
    struct Played {
        LiveClient ada, cleo;
        json::object you, last;
    };
    // The host at one process, a viewer at the other, and a spin that came to its result.
    Played afterASpin() {
        auto ada = hostAt(*both->a);
        auto const hello = ada.next();
        auto cleo = viewerAt(*both->b, "Cleo");
        auto you = cleo.next().at("you").as_object();
        ada.say(spinOf(hello));
        auto last = cleo.next("result");
        return {std::move(ada), std::move(cleo), std::move(you), std::move(last)};
    }
    LiveClient hostAt(ServerProcess const& server) { return LiveClient::host(server.port(), room); }
    LiveClient viewerAt(ServerProcess const& server, std::string const& name = "") {
        return LiveClient::viewer(server.port(), room, name);
    }
    // A client that was sent on reconnects until the room greets it.
    struct Back {
        LiveClient client;
        json::object hello;
    };
    Back backAt(ServerProcess const& server, json::object const& request) {
        std::optional<Back> back;
        auto const isGreeted = [&] {
            try {
                LiveClient client{server.port(), room.liveId,
                                  liveTicket(server.port(), room.liveId, request)};
                auto hello = client.next();
                if (textAt(hello, "type") != "hello") return false;
                back.emplace(std::move(client), std::move(hello));
                return true;
            } catch (std::exception const&) {
                return false;
            }
        };
        if (!soon(isGreeted)) throw std::runtime_error("nobody gets into the room any more");
        return std::move(*back);
    }
    unsigned ticketStatus(ServerProcess const& server, json::object const& request) {
        return testing::postJson(server.port(), "/api/live/" + room.liveId + "/ticket",
                                 json::serialize(request))
            .status;
    }
    // Every draw of the room, from the first on: each follows from the one before, and none is made twice.
    void expectAWholeChain(ServerProcess const& server, std::size_t made) {
        auto const chain = testing::jsonOf(get(server.port(), "/api/spins?chain=" + room.liveId));
        auto const& spins = chain.at("spins").as_array();
        ASSERT_EQ(spins.size(), made + 1); // and the one to come
        for (std::size_t i = 0; i < spins.size(); ++i) {
            EXPECT_EQ(spins[i].at("number").to_number<std::size_t>(), spins.size() - i);
            EXPECT_EQ(spins[i].at("drawn").as_bool(), i > 0);
        }
    }

    std::shared_ptr<TwoServers> both;
    std::string wheelId = newUuid();
    LiveRoom room;
};

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

// These stop what the room needs and wait for leases to end, so the leases are short.
struct RoomsMovingTest : TwoServersTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        both = std::make_shared<TwoServers>(databaseText(), "1");
        openRoom();
    }
};
INSTANTIATE_TEST_SUITE_P(OnPostgres, RoomsMovingTest, ::testing::Values(storage::Engine::Postgres),
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

TEST_P(RoomsMovingTest, TheDeathOfTheProcessThatRunsItEndsNoRoom) {
    auto [ada, cleo, you, last] = afterASpin();
    both->a->signal(SIGKILL);
    both->a->wait();
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "leaving");
    auto [again, back] = backAt(*both->b, {{"viewerKey", you.at("viewerKey")}});
    EXPECT_EQ(back.at("you").at("viewerId"), you.at("viewerId"));
    EXPECT_GT(back.at("seq").as_int64(), last.at("seq").as_int64());
    EXPECT_EQ(back.at("next"), last.at("next"));
    auto host = backAt(*both->b, testing::hostRequest(room));
    host.client.say(spinOf(host.hello));
    EXPECT_EQ(again.next("spin").at("number"), 2);
    again.next("result");
    expectAWholeChain(*both->b, 2);
}

// Its lease ends while it is frozen. It still believes that the room is its own when it goes on.
TEST_P(RoomsMovingTest, AFrozenProcessSpinsNothingASecondTime) {
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    auto cleo = viewerAt(*both->b, "Cleo");
    cleo.next();
    both->a->signal(SIGSTOP);
    ada.say(spinOf(hello)); // read when it goes on
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "leaving");
    auto host = backAt(*both->b, testing::hostRequest(room));
    auto [again, back] = backAt(*both->b, {});
    host.client.say(spinOf(host.hello));
    auto const seen = again.next("spin");
    both->a->signal(SIGCONT);
    EXPECT_EQ(textAt(ada.next("bye"), "reason"), "leaving");
    EXPECT_EQ(ada.closeCode(), 1012U);
    again.next("result");
    expectAWholeChain(*both->b, 1);
    auto const receipt = testing::jsonOf(get(both->a->port(), "/api/spins/" + textAt(seen, "spinId")));
    EXPECT_EQ(receipt.at("receipt").at("winners").at(0), seen.at("winner"));
    auto const ticket = "/api/live/" + room.liveId + "/ticket";
    EXPECT_TRUE(soon([&] { return testing::postJson(both->a->port(), ticket, "{}").status == 200; }));
    auto ben = viewerAt(*both->a, "Ben"); // which now leads to the other process
    EXPECT_EQ(ben.next().at("spin").at("spinId"), seen.at("spinId"));
}

TEST_P(RoomsMovingTest, AProcessThatStopsHandsItsRoomsOnAtOnce) {
    auto ada = hostAt(*both->a);
    ada.next();
    auto cleo = viewerAt(*both->b, "Cleo");
    cleo.next();
    ada.leave();
    both->a->stop();
    both->a.reset();
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "leaving");
    auto host = backAt(*both->b, testing::hostRequest(room));
    host.client.say(spinOf(host.hello));
    EXPECT_EQ(host.client.next("spin").at("number"), 1);
}

// Promise H6, of Redis.
TEST_P(RoomsMovingTest, WhileRedisIsAwayTheRoomGoesOnWhereItRuns) {
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    auto cleo = viewerAt(*both->b, "Cleo");
    auto const you = cleo.next().at("you").as_object();
    both->redis.kill();
    EXPECT_TRUE(soon([&] {
        auto const health = get(both->a->port(), "/api/health");
        return health.status == 200 &&
               health.body.find(R"("name":"redis","state":"failed")") != std::string::npos;
    }));
    ada.say(spinOf(hello));
    auto const seen = ada.next("spin");
    auto ben = viewerAt(*both->a, "Ben");
    EXPECT_EQ(ben.next().at("spin").at("spinId"), seen.at("spinId"));
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "leaving");
    both->redis.start();
    auto const back = backAt(*both->b, {{"viewerKey", you.at("viewerKey")}});
    EXPECT_EQ(back.hello.at("spin").at("spinId"), seen.at("spinId"));
    EXPECT_TRUE(soon([&] {
        return get(both->b->port(), "/api/health").body.find(R"("name":"redis","state":"ready")") !=
               std::string::npos;
    }));
    expectAWholeChain(*both->b, 1);
}

TEST_P(RoomsMovingTest, AFrozenRedisDoesNotFreezeARoom) {
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    both->redis.freeze();
    ada.say(spinOf(hello));
    EXPECT_EQ(ada.next("result").at("next").at("number"), 2);
    both->redis.thaw();
    EXPECT_EQ(backAt(*both->b, {{"name", "Cleo"}}).hello.at("next").at("number"), 2);
}

TEST_P(RoomsMovingTest, ARoomGoesWhereTheDatabaseIs) {
    testing::DatabaseLogin login{databaseText()};
    both->start(both->a, login.address());
    auto [ada, cleo, you, last] = afterASpin();
    login.shut();
    EXPECT_EQ(textAt(ada.next("bye"), "reason"), "leaving");
    EXPECT_EQ(ada.closeCode(), 1012U);
    EXPECT_EQ(textAt(cleo.next("bye"), "reason"), "leaving");
    auto [again, back] = backAt(*both->b, {{"viewerKey", you.at("viewerKey")}});
    EXPECT_GT(back.at("seq").as_int64(), last.at("seq").as_int64());
    EXPECT_EQ(back.at("next"), last.at("next"));
    auto host = backAt(*both->b, testing::hostRequest(room));
    host.client.say(spinOf(host.hello));
    auto const seen = again.next("spin");
    EXPECT_EQ(seen.at("number"), 2);
    again.next("result");
    EXPECT_EQ(ticketStatus(*both->a, {}), 503U);
    login.open();
    EXPECT_EQ(backAt(*both->a, {{"name", "Ben"}}).hello.at("spin").at("spinId"), seen.at("spinId"));
    expectAWholeChain(*both->b, 2);
}

TEST_P(RoomsMovingTest, ARoomStaysWhileNobodyHasTheDatabase) {
    testing::DatabaseLogin login{databaseText()};
    both->start(both->a, login.address());
    both->start(both->b, login.address());
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    auto cleo = viewerAt(*both->b, "Cleo");
    cleo.next();
    login.shut();
    std::this_thread::sleep_for(2500ms); // longer than a process keeps its rooms while another has it
    ada.say(spinOf(hello));
    EXPECT_EQ(textAt(ada.next("refused"), "code"), "unavailable");
    login.open();
    EXPECT_TRUE(soon([&] { return get(both->a->port(), "/api/health").status == 200; }));
    ada.say(spinOf(hello));
    EXPECT_EQ(cleo.next("result").at("next").at("number"), 2);
}

} // namespace
} // namespace wheelwright::live
