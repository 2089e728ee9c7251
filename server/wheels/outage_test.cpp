#include "base/chance.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/postgres_process.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <csignal>
#include <future>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using testing::get;
using ::testing::HasSubstr;
using testing::postJson;
using testing::sampleWheelText;
using testing::soon;

// Promise H6.
TEST(Outage, WhileTheDatabaseIsAwayNothingIsPromisedAndAfterwardsNothingIsLost) {
    testing::PostgresProcess postgres;
    testing::ServerProcess const server{{"--database", postgres.address(), "--test-rate-limits", "off"}};
    auto const port = server.port();
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const shared = newUuid();
    postJson(port, "/api/wheel", sampleWheelText(shared), ada.bearer());
    auto const link = testing::jsonOf(postJson(port, "/api/wheel/" + shared + "/share", "{}", ada.bearer()));
    auto const sharePath = "/api/share/" + std::string{link.at("shareId").as_string()};
    EXPECT_EQ(get(port, sharePath).status, 200U);

    std::atomic<bool> isOver = false;
    std::atomic<int> refusals = 0;
    std::atomic<int> saves = 0;
    std::vector<std::vector<std::string>> acknowledged(4);
    std::vector<std::jthread> writers;
    for (auto& mine : acknowledged)
        writers.emplace_back([&] {
            while (!isOver) {
                auto const id = newUuid();
                auto const reply = postJson(port, "/api/wheel", sampleWheelText(id), ada.bearer());
                if (reply.status == 200) mine.push_back(id), ++saves;
                if (reply.status == 503 && reply.has("retry-after")) ++refusals;
                EXPECT_TRUE(reply.status == 200 || reply.status == 503) << reply.status << " " << reply.body;
            }
        });
    EXPECT_TRUE(soon([&] { return saves > 8; }));
    postgres.stop();
    EXPECT_TRUE(soon([&] { return refusals > 8; }));
    EXPECT_TRUE(soon([&] { return get(port, "/api/health").status == 503; }));
    EXPECT_THAT(get(port, "/api/health").body, HasSubstr(R"("name":"database","state":"failed")"));
    EXPECT_EQ(get(port, sharePath).status, 200U); // from memory
    EXPECT_EQ(get(port, "/en/wheels/yes-or-no").status, 200U);

    postgres.start();
    EXPECT_TRUE(soon([&] { return get(port, "/api/health").status == 200; }));
    EXPECT_TRUE(soon([&] {
        return postJson(port, "/api/wheel", sampleWheelText(newUuid()), ada.bearer()).status == 200;
    }));
    isOver = true;
    writers.clear();
    for (auto const& mine : acknowledged)
        for (auto const& id : mine)
            EXPECT_EQ(get(port, "/api/wheel/" + id, ada.bearer()).status, 200U) << id;
}

// Promise D3.
TEST(Outage, OfTwoServersOneIsKilledAndTheOtherHasEverythingThatWasAcknowledged) {
    storage::PostgresPlace const place;
    std::vector<std::string> const flags{
        "--database",         std::get<storage::PostgresAddress>(place.address()).uri,
        "--test-rate-limits", "off",
        "--public-url",       "https://wheel.example"};
    testing::ServerProcess one{flags};
    auto const ada = testing::signInByMail(one, "ada@example.org"); // before another could send the mail
    testing::ServerProcess const two{flags};
    std::vector<std::vector<std::string>> acknowledged(8);
    std::atomic<int> saves = 0;
    {
        std::vector<std::jthread> writers;
        for (auto& mine : acknowledged)
            writers.emplace_back([&, port = one.port()] {
                for (;;) {
                    auto const id = newUuid();
                    try {
                        if (postJson(port, "/api/wheel", sampleWheelText(id), ada.bearer()).status != 200)
                            return;
                    } catch (std::exception const&) {
                        return; // killed
                    }
                    mine.push_back(id);
                    ++saves;
                }
            });
        EXPECT_TRUE(soon([&] { return saves > 40; }));
        one.signal(SIGKILL);
        one.wait();
    }
    for (auto const& mine : acknowledged)
        for (auto const& id : mine)
            EXPECT_EQ(get(two.port(), "/api/wheel/" + id, ada.bearer()).status, 200U) << id;
}

// Promise H6.
TEST(Outage, ADatabaseThatTakesNoWritesIsNamedAndWheelsStillLoad) {
    testing::ServerProcess const server;
    auto const port = server.port();
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const older = newUuid();
    for (auto const& id : {older, newUuid()})
        EXPECT_EQ(postJson(port, "/api/wheel", sampleWheelText(id), ada.bearer()).status, 200U);
    auto const shows = [&](std::string const& state) {
        auto const health = get(port, "/api/health");
        EXPECT_EQ(health.status, 200U) << "reading goes on";
        return health.body.find(R"("name":"database writes","state":")" + state) != std::string::npos;
    };
    EXPECT_TRUE(soon([&] { return shows("ready"); }));
    auto other = storage::Database::open(storage::SqliteAddress{server.data() / "wheelwright.db"});
    other.write([&](storage::Connection&) { // has the file's only lock for writing
        auto save = std::async(std::launch::async, [&] {
            return postJson(port, "/api/wheel", sampleWheelText(newUuid()), ada.bearer()).status;
        });
        EXPECT_EQ(get(port, "/api/wheel/" + older, ada.bearer()).status, 200U);
        EXPECT_EQ(save.wait_for(0s), std::future_status::timeout) << "loads don't wait for the lock";
        EXPECT_EQ(save.get(), 503U);
        EXPECT_TRUE(soon([&] { return shows("failed"); }));
    });
    EXPECT_TRUE(soon([&] { return shows("ready"); }));
}

// Every write wakes the disk.
TEST(Outage, AnIdleServerWritesNothing) {
    testing::ServerProcess const server;
    auto const log = server.data() / "wheelwright.db-wal";
    auto const isReady = [&] {
        auto const health = get(server.port(), "/api/health").body;
        return health.find(R"("name":"database writes","state":"ready")") != std::string::npos;
    };
    ASSERT_TRUE(soon(isReady));
    std::this_thread::sleep_for(2s); // what is done once after the start
    auto const before = std::filesystem::last_write_time(log);
    std::this_thread::sleep_for(8s);
    EXPECT_EQ(std::filesystem::last_write_time(log), before);
    EXPECT_TRUE(isReady());
}

} // namespace
} // namespace wheelwright
