#include "testing/database_login.hpp"
#include "testing/joining_people.hpp"
#include "testing/two_servers.hpp"
#include <csignal>
#include <thread>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using testing::get;
using testing::soon;
using testing::spinOf;
using testing::textAt;
using testing::TwoServers;
using testing::TwoServersTest;

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

TEST_P(RoomsMovingTest, NobodyWhoJoinedIsLostOrTwiceOnTheListWhenTheRoomMoves) {
    hostAt(*both->a).next("hello");
    ASSERT_EQ(testing::setDoor(both->a->port(), room, R"("open":true)").status, 200U);
    testing::Crowd crowd{both->b->port(), room};
    EXPECT_TRUE(soon([&] { return crowd.count() > 50; }));
    both->a->signal(SIGKILL);
    both->a->wait();
    auto const before = crowd.count();
    EXPECT_TRUE(soon([&] { return crowd.count() > before + 50; })) << "they join at the other process";
    testing::expectEachOnce(testing::listOf(both->b->port(), room), crowd.stop());
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
    both->lease = "3"; // on a busy machine one process finds the database again a second after the other
    both->start(both->a, login.address());
    both->start(both->b, login.address());
    auto ada = hostAt(*both->a);
    auto const hello = ada.next();
    auto cleo = viewerAt(*both->b, "Cleo");
    cleo.next();
    login.shut();
    std::this_thread::sleep_for(6s); // longer than a process keeps its rooms while another has it
    ada.say(spinOf(hello));
    EXPECT_EQ(textAt(ada.next("refused"), "code"), "unavailable");
    login.open();
    EXPECT_TRUE(soon([&] { return get(both->a->port(), "/api/health").status == 200; }));
    ada.say(spinOf(hello));
    EXPECT_EQ(cleo.next("result").at("next").at("number"), 2);
}

} // namespace
} // namespace wheelwright::live
