#include "base/chance.hpp"
#include "storage/database.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <gtest/gtest.h>
#include <thread>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using testing::jsonOf;
using testing::ServerProcess;
using testing::SignedIn;

constexpr int kWriters = 32;

int rounds() {
    auto const* const given = std::getenv("WHEELWRIGHT_CRASH_ROUNDS");
    return given == nullptr ? 3 : std::atoi(given);
}

// One who saves the same wheel again and again, a higher number each time.
struct Writer {
    std::string id = newUuid();
    std::atomic<int> sent = 0;
    std::atomic<int> acknowledged = 0;

    void saveUntilTheEnd(std::uint16_t port, SignedIn const& user) {
        try {
            testing::Client client{port};
            for (;;) {
                auto const body = testing::sampleWheelText(id, std::to_string(++sent));
                client.send("POST /api/wheel HTTP/1.1\r\nHost: localhost\r\n" + user.bearer() +
                            "Content-Type: application/json\r\nContent-Length: " +
                            std::to_string(body.size()) + "\r\n\r\n" + body);
                if (client.receive().status != 200) return;
                acknowledged = sent.load();
            }
        } catch (std::exception const&) {
            // The server is gone, as it should be.
        }
    }
};

// Promise D1.
TEST(Crash, EveryAcknowledgedSaveIsThereAfterKillNine) {
    ServerProcess server{{"--rate-limits", "off", "--public-url", "https://wheel.example"}};
    std::vector<Writer> writers(kWriters);
    int saves = 0;
    for (int round = 0; round < rounds(); ++round) {
        auto const user = testing::signInByMail(server, "writer@example.org");
        {
            std::vector<std::jthread> threads;
            for (auto& writer : writers)
                threads.emplace_back([&] { writer.saveUntilTheEnd(server.port(), user); });
            auto const sum = [&] {
                int all = 0;
                for (auto const& writer : writers)
                    all += writer.acknowledged;
                return all;
            };
            auto const before = sum();
            EXPECT_TRUE(testing::soon([&] { return sum() > before; }));
            std::this_thread::sleep_for(std::chrono::milliseconds{randomNumber() % 200});
            server.signal(SIGKILL);
            server.wait();
        }
        server.startAgain();
        for (auto const& writer : writers) {
            if (writer.acknowledged == 0) continue;
            auto const answer = jsonOf(testing::get(server.port(), "/api/wheel/" + writer.id, user.bearer()));
            ASSERT_TRUE(answer.at("success").as_bool()) << "round " << round;
            auto const stored =
                std::stoi(std::string{answer.at("wheel").at("wheel-definition").at("name").as_string()});
            EXPECT_GE(stored, writer.acknowledged) << "round " << round;
            EXPECT_LE(stored, writer.sent) << "round " << round;
            saves += writer.acknowledged;
        }
        auto database = storage::Database::open(storage::SqliteAddress{server.data() / "wheelwright.db"});
        EXPECT_EQ(database.read([](storage::Connection& connection) {
            return connection.run(storage::Query{"integrity", "pragma integrity_check"})
                .one()
                .get<std::string>("integrity_check");
        }),
                  "ok");
    }
    EXPECT_GT(saves, 0);
}

} // namespace
} // namespace wheelwright
