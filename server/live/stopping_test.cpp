#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/redis_process.hpp"
#include "testing/socket_frames.hpp"
#include <boost/json/serialize.hpp>
#include <csignal>
#include <gmock/gmock.h>

// Servers that stop while viewers don't read and spins are under way. Under the address sanitizer a server
// that uses memory after freeing it doesn't exit with 0.
namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using testing::LiveClient;
using ::testing::Not;
using testing::ServerProcess;

std::vector<std::string> stoppingSoon(std::vector<std::string> flags = {}) {
    flags.insert(flags.end(), {"--test-rate-limits", "off", "--test-stop-seconds", "1"});
    return flags;
}

// A viewer that reads nothing. Large wheels fill what the machine buffers by itself, so that more waits in
// the server.
class StuckViewer {
public:
    StuckViewer(ServerProcess const& server, testing::LiveRoom const& room)
        : client_{server.port(), room.liveId, testing::liveTicket(server.port(), room.liveId)} {}

    static void fill(ServerProcess const& server, testing::LiveRoom const& room, std::string const& wheelId,
                     LiveClient& host) {
        std::vector<std::string> const choices(10'000, "one of very many choices");
        for (int edit = 0; edit < 12; ++edit) {
            auto const name = "Edit " + std::to_string(edit);
            auto const wheel = testing::sampleWheel(wheelId, name, choices);
            ASSERT_EQ(testing::editLiveRoom(server.port(), room, wheel).status, 200U);
            host.next("wheel");
        }
        ASSERT_EQ(testing::editLiveRoom(server.port(), room, testing::quickWheel(wheelId)).status, 200U);
        host.next("wheel");
    }

private:
    testing::FrameClient client_;
};

void expectCutButClean(ServerProcess& server) {
    EXPECT_EQ(server.wait(), 0) << server.log();
    EXPECT_THAT(server.log(), HasSubstr("open connections cut off at shutdown"));
    EXPECT_THAT(server.log(), Not(HasSubstr("running requests cut off at shutdown")));
}

TEST(StoppingRooms, AViewerThatReadsNothingIsCutAtTheDeadline) {
    ServerProcess server{stoppingSoon()};
    auto const wheelId = newUuid();
    auto const room = testing::openLiveRoom(server.port(), json::serialize(testing::quickWheel(wheelId)));
    auto ada = LiveClient::host(server.port(), room);
    auto const hello = ada.next();
    StuckViewer const stuck{server, room};
    StuckViewer::fill(server, room, wheelId, ada);
    ada.say(testing::spinOf(hello));
    ada.next("spin");
    server.signal(SIGTERM);
    EXPECT_EQ(testing::textAt(ada.next("bye"), "reason"), "leaving");
    expectCutButClean(server);
}

// Two servers that are one product. The room runs on the first, where its host came first.
struct StoppingPairTest : storage::EngineTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        std::vector<std::string> const flags{"--database",    databaseText(),      "--redis-url",
                                             redis.address(), "--test-live-lease", "1",
                                             "--public-url",  "http://localhost"};
        near.emplace(stoppingSoon(flags));
        far.emplace(stoppingSoon(flags));
        room = testing::openLiveRoom(near->port(), json::serialize(testing::quickWheel(wheelId)));
    }

    testing::RedisProcess redis;
    std::optional<ServerProcess> near;
    std::optional<ServerProcess> far;
    std::string const wheelId = newUuid();
    testing::LiveRoom room;
};
INSTANTIATE_TEST_SUITE_P(OnPostgres, StoppingPairTest, ::testing::Values(storage::Engine::Postgres),
                         storage::engineName);

TEST_P(StoppingPairTest, AServerStopsUnderViewersOfARoomElsewhere) {
    auto ada = LiveClient::host(near->port(), room);
    auto const hello = ada.next();
    auto cleo = LiveClient::viewer(far->port(), room, "Cleo");
    cleo.next();
    StuckViewer const stuck{*far, room};
    StuckViewer::fill(*near, room, wheelId, ada);
    ada.say(testing::spinOf(hello));
    cleo.next("spin");
    far->signal(SIGTERM);
    EXPECT_EQ(testing::textAt(cleo.next("bye"), "reason"), "leaving");
    expectCutButClean(*far);
    EXPECT_EQ(ada.next("result").at("next").at("number"), 2) << "the room goes on where it runs";
    ada.leave();
    EXPECT_EQ(near->stop(), 0) << near->log();
}

TEST_P(StoppingPairTest, AServerStopsWithARoomWhoseViewersAreElsewhere) {
    auto ada = LiveClient::host(near->port(), room);
    auto const hello = ada.next();
    auto cleo = LiveClient::viewer(far->port(), room, "Cleo");
    cleo.next();
    StuckViewer const stuckHere{*near, room};
    StuckViewer const stuckThere{*far, room};
    StuckViewer::fill(*near, room, wheelId, ada);
    ada.say(testing::spinOf(hello));
    cleo.next("spin");
    near->signal(SIGTERM);
    expectCutButClean(*near);
    EXPECT_EQ(testing::textAt(cleo.next("bye"), "reason"), "leaving");
    far->signal(SIGTERM);
    expectCutButClean(*far);
}

} // namespace
} // namespace wheelwright::live
