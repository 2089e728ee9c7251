#include "testing/http_client.hpp"
#include "testing/postgres_process.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <future>
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using testing::get;
using ::testing::HasSubstr;
using testing::soon;

// A server whose few workers all wait for a database that hangs, and whose queue is full.
struct FullServerTest : ::testing::Test {
    static constexpr int kWorkers = 4;
    static constexpr int kQueue = 16;

    void fill() {
        postgres.freeze();
        for (int i = 0; i < kWorkers + kQueue; ++i)
            waiting.push_back(
                std::async(std::launch::async, [this] { return get(server.port(), "/api/share/none"); }));
        ASSERT_TRUE(soon([&] { return figures().find(full) != std::string::npos; }));
    }
    void TearDown() override {
        postgres.thaw();
        EXPECT_TRUE(soon([&] { return get(server.port(), "/api/health").status == 200; }));
        for (auto& each : waiting)
            each.wait();
    }
    std::string figures() { return get(server.adminPort(), "/metrics").body; }
    bool areAllWaiting() {
        return std::ranges::all_of(
            waiting, [](auto& each) { return each.wait_for(0s) == std::future_status::timeout; });
    }

    std::string const full =
        "wheelwright_jobs{pool=\"handlers\"} " + std::to_string(kWorkers + kQueue) + "\n";
    testing::PostgresProcess postgres;
    testing::ServerProcess const server{{"--database", postgres.address(), "--rate-limits", "off",
                                         "--admin-listen", "127.0.0.1:0", "--workers",
                                         std::to_string(kWorkers), "--queue", std::to_string(kQueue)}};
    std::vector<std::future<testing::Reply>> waiting;
};

// Promise H6.
TEST_F(FullServerTest, OperatorsReadFiguresAndHealthNamesTheDatabaseWhileEveryCallHangs) {
    fill();
    EXPECT_EQ(get(server.port(), "/api/share/none").status, 503U) << "the queue is full";
    EXPECT_TRUE(soon([&] { return get(server.port(), "/api/health").status == 503; }));
    EXPECT_TRUE(areAllWaiting()) << "health needs a deadline of its own, shorter than a statement's";
    EXPECT_THAT(get(server.port(), "/api/health").body, HasSubstr(R"("name":"database","state":"failed")"));
    EXPECT_THAT(get(server.adminPort(), "/api/health").body,
                HasSubstr(R"("name":"database","state":"failed")"));
    for (int i = 0; i < 20; ++i)
        EXPECT_THAT(figures(), HasSubstr("wheelwright_component_ready{name=\"database\"} 0\n"));
    EXPECT_TRUE(areAllWaiting()) << "reading the figures must not wait for the database";
}

} // namespace
} // namespace wheelwright
