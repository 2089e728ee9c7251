#include "http/connection.hpp"
#include "testing/http_client.hpp"
#include <boost/asio/co_spawn.hpp>
#include <future>
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using testing::Client;

constexpr std::size_t kTaken = 256 * 1024; // the most that the system takes of an answer that isn't read

// One connection with a test clock.
struct PacedReaderTest : ::testing::Test {
    void serve(std::size_t budget) {
        std::vector<Route> routes;
        routes.push_back(
            {Method::get, "/large", Access::Anyone, RateClass::Unlimited, RunsOn::Loop,
             [](Request const&) { return textResponse(200, "text/plain", std::string(3'000'000, 'x')); }});
        site.emplace(
            std::move(routes), [](Request const&) { return emptyResponse(404); }, SiteRules{}, metrics);
        AdmissionRules limits;
        limits.answers = {budget, budget};
        admission.emplace(limits, metrics, metrics.gauge("open", "Open connections."));
        service.emplace(Service{*site, workers, *admission, rules});
        Socket socket{loop.io.get_executor()};
        door.accept(socket);
        socket.set_option(asio::socket_base::send_buffer_size(4096)); // the system would take all of it
        connection = std::make_shared<Connection>(loop, std::move(socket), *service);
        auto serving = connection->serve();
        asio::co_spawn(loop.io.get_executor(), std::move(serving), [this](auto const&) { isOver = true; });
    }
    void TearDown() override { workers.join(); }
    bool isOverAt(SteadyClock::time_point now) {
        loop.io.run_for(50ms);
        connection->closeIfLate(now);
        loop.io.run_for(50ms);
        return isOver;
    }
    bool endsAt(SteadyClock::time_point now) {
        for (int tries = 0; tries < 100 && !isOverAt(now); ++tries) {
        }
        return isOver;
    }

    Metrics metrics;
    WorkerPools workers{{1, 1}, {1, 1}, {1, 1}};
    ConnectionRules rules;
    std::optional<Site> site;
    std::optional<Admission> admission;
    std::optional<Service> service;
    Loop loop;
    tcp::acceptor door{loop.io, {asio::ip::address_v4::loopback(), 0}};
    Client reader{door.local_endpoint().port()};
    std::shared_ptr<Connection> connection;
    bool isOver = false;
};

TEST_F(PacedReaderTest, AReaderThatStopsReadingIsCutOffAfterTheGraceAndASecondForEachKibibyte) {
    serve(512 * 1024 * 1024);
    reader.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    auto const now = SteadyClock::now();
    EXPECT_FALSE(isOverAt(now + rules.grace - 1s));
    EXPECT_TRUE(endsAt(now + rules.grace + std::chrono::seconds{kTaken / 1024}));
}

TEST_F(PacedReaderTest, WhileMemoryIsScarceAReaderHasToTake64KibibytesASecond) {
    serve(4'000'000);
    reader.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    auto const now = SteadyClock::now();
    EXPECT_FALSE(isOverAt(now + rules.grace - 1s));
    EXPECT_TRUE(endsAt(now + rules.grace + std::chrono::seconds{kTaken / 1024 / 64} + 1s));
}

// Its client may send the next request at any moment; closing the connection would lose it.
TEST_F(PacedReaderTest, AConnectionIsIdleOnceItsAnswerWasRead) {
    serve(512 * 1024 * 1024);
    reader.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
    loop.io.run_for(50ms);
    EXPECT_FALSE(connection->rest()) << "it is still being sent";
    auto const before = SteadyClock::now();
    auto const reading = std::async(std::launch::async, [&] { return reader.receive().body.size(); });
    auto const until = before + 30s;
    while (!connection->rest() && SteadyClock::now() < until)
        loop.io.run_for(10ms);
    ASSERT_TRUE(connection->rest());
    EXPECT_GT(connection->rest()->since, before);
    EXPECT_FALSE(isOverAt(before + rules.idle - 1s));
    EXPECT_TRUE(endsAt(SteadyClock::now() + rules.idle + 1s));
}

} // namespace
} // namespace wheelwright::http
