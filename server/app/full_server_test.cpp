#include "testing/http_client.hpp"
#include "testing/postgres_process.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <fstream>
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
    testing::ServerProcess const server{{"--database", postgres.address(), "--test-rate-limits", "off",
                                         "--admin-listen", "127.0.0.1:0", "--workers",
                                         std::to_string(kWorkers), "--test-queue", std::to_string(kQueue)}};
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

TEST(FrozenDatabase, TheHeadOfTheLogOfDrawsIsServedAllTheSame) {
    testing::PostgresProcess postgres;
    testing::ServerProcess const server{{"--database", postgres.address(), "--test-rate-limits", "off"}};
    testing::postJson(server.port(), "/api/spins", "{}");
    auto const checkpoint = [&] { return get(server.port(), "/.well-known/draws/checkpoint").body; };
    auto const head = checkpoint();
    EXPECT_THAT(head, HasSubstr("\n1\n"));
    postgres.freeze();
    auto const stuck =
        std::async(std::launch::async, [&] { return get(server.port(), "/api/share/none").status; });
    std::vector<std::future<std::string>> heads;
    for (int i = 0; i < 40; ++i)
        heads.push_back(std::async(std::launch::async, checkpoint));
    for (auto& each : heads)
        EXPECT_EQ(each.get(), head);
    EXPECT_EQ(stuck.wait_for(0s), std::future_status::timeout) << "they must not wait for the database";
    postgres.thaw();
}

// 177 threads were a queue spelled as threads.
TEST(Threads, AreFewAtRestAndAgainAfterALoad) {
    testing::ServerProcess const server{{"--test-rate-limits", "off", "--test-loops", "2"}};
    auto const threads = [&] {
        std::ifstream status{"/proc/" + std::to_string(server.pid()) + "/status"};
        std::string const text{std::istreambuf_iterator<char>{status}, {}};
        return std::stoi(text.substr(text.find("\nThreads:") + 9));
    };
    EXPECT_LE(threads(), 48);
    std::vector<std::future<unsigned>> load;
    for (int i = 0; i < 100; ++i)
        load.push_back(std::async(
            std::launch::async, [&] { return testing::postJson(server.port(), "/api/spins", "{}").status; }));
    for (auto& each : load)
        EXPECT_EQ(each.get(), 201U);
    EXPECT_TRUE(soon([&] { return threads() <= 16; })) << threads();
}

} // namespace
} // namespace wheelwright
