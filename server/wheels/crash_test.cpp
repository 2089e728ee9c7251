#include "base/chance.hpp"
#include "storage/database.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_spin.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>
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

// Saves the same wheel again and again, with a higher number each time.
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

// A device that adds win after win to the log of a wheel.
struct Spinner {
    std::vector<std::string> acknowledged; // ids
    std::atomic<int> count = 0;            // of them

    void spinUntilTheEnd(std::uint16_t port, std::string const& path, SignedIn const& user) {
        try {
            for (int order = 1;; ++order) {
                auto const win = testing::sampleWin(order);
                auto const reply = testing::postJson(port, path, testing::spinsText({win}), user.bearer());
                if (reply.status != 200) return;
                acknowledged.emplace_back(win.at("id").as_string());
                ++count;
            }
        } catch (std::exception const&) {
            // The server is gone, as it should be.
        }
    }
};

// Every id of the log, page by page.
std::multiset<std::string> loggedIds(std::uint16_t port, std::string const& path, SignedIn const& user) {
    std::multiset<std::string> ids;
    std::int64_t mark = 0;
    for (bool hasMore = true; hasMore;) {
        auto const answer =
            jsonOf(testing::get(port, path + "?after=" + std::to_string(mark), user.bearer()));
        for (auto const& entry : answer.at("entries").as_array())
            ids.emplace(entry.at("id").as_string());
        mark = answer.at("mark").as_int64();
        hasMore = answer.at("hasMore").as_bool();
    }
    return ids;
}

// Promise D1.
TEST(Crash, EveryAcknowledgedSpinIsThereOnceAfterKillNine) {
    ServerProcess server{{"--test-rate-limits", "off", "--public-url", "https://wheel.example"}};
    auto const id = newUuid();
    auto const path = "/api/wheel/" + id + "/spins";
    for (int round = 0; round < rounds(); ++round) {
        auto const user = testing::signInByMail(server, "writer@example.org");
        testing::postJson(server.port(), "/api/wheel", testing::sampleWheelText(id), user.bearer());
        std::vector<Spinner> devices(5);
        {
            std::vector<std::jthread> threads;
            for (auto& device : devices)
                threads.emplace_back([&] { device.spinUntilTheEnd(server.port(), path, user); });
            EXPECT_TRUE(testing::soon([&] { return devices.front().count > 2; }));
            server.signal(SIGKILL);
            server.wait();
        }
        server.startAgain();
        auto const logged = loggedIds(server.port(), path, user);
        for (auto const& device : devices)
            for (auto const& win : device.acknowledged)
                EXPECT_EQ(logged.count(win), 1U) << "round " << round;
    }
}

// Promise D1.
TEST(Crash, EveryAcknowledgedSaveIsThereAfterKillNine) {
    ServerProcess server{{"--test-rate-limits", "off", "--public-url", "https://wheel.example"}};
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
