#include "base/chance.hpp"
#include "testing/http_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <fstream>
#include <gmock/gmock.h>
#include <memory>

namespace wheelwright::http {
namespace {

using namespace std::chrono_literals;
using testing::Client;
using ::testing::HasSubstr;

constexpr int kMebibyte = 1024;          // in KiB, as /proc counts
constexpr std::size_t kMuch = 4'300'000; // bytes of a wheel

int residentKibibytes(pid_t pid) {
    std::ifstream status{"/proc/" + std::to_string(pid) + "/status"};
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stoi(line.substr(6));
    return 0;
}

struct UnreadAnswersTest : ::testing::Test {
    int resident() const { return residentKibibytes(server.pid()); }
    bool isSoonBelow(int kibibytes) const {
        return testing::soon([&] { return resident() < kibibytes; });
    }
    // How often this was answered, also if the client doesn’t read it.
    int answered(std::string const& path, std::string const& status = "") const {
        auto const log = server.log();
        auto const line = "method=GET path=" + path + " status=" + status;
        int count = 0;
        for (auto at = log.find(line); at != log.npos; at = log.find(line, at + 1))
            ++count;
        return count;
    }
    std::unique_ptr<Client> asking(std::string const& path, std::string const& headers = "") const {
        auto client = std::make_unique<Client>(server.port());
        client->send("GET " + path + " HTTP/1.1\r\nHost: a\r\n" + headers + "\r\n");
        return client;
    }
    std::vector<std::unique_ptr<Client>> ask(int times, std::string const& path, std::string const& headers) {
        std::vector<std::unique_ptr<Client>> clients;
        auto const before = answered(path);
        for (int i = 0; i < times; ++i) {
            clients.push_back(asking(path, headers));
            if (i % 30 == 0) {
                EXPECT_EQ(testing::get(server.port(), "/api/health").status, 200U);
            }
        }
        EXPECT_TRUE(testing::soon([&] { return answered(path) >= before + times; }));
        return clients;
    }

    testing::ServerProcess server{{"--admin-listen", "127.0.0.1:0"}};
};

// A user whose wheel is large.
struct UnreadWheelsTest : UnreadAnswersTest {
    UnreadWheelsTest() {
        save(0);
        before = resident();
    }
    void save(int number) {
        auto wheel = testing::sampleWheel(id);
        wheel["note"] = std::string(kMuch, 'x');
        wheel["number"] = number;
        auto const text = boost::json::serialize(wheel);
        EXPECT_EQ(testing::postJson(server.port(), "/api/wheel", text, ada.bearer()).status, 200U);
    }
    std::string const id = newUuid();
    std::string const path = "/api/wheel/" + id;
    testing::SignedIn const ada = testing::signInByMail(server, testing::newEmail("ada"));
    int before = 0;
};

// Promise H10.
TEST_F(UnreadWheelsTest, OneUserTakesTheirShareAndNobodyElseNotices) {
    auto const bob = testing::signInByMail(server, testing::newEmail("bob"));
    auto unread = ask(300, path, ada.bearer());
    EXPECT_LT(resident(), 400 * kMebibyte);
    EXPECT_LE(answered(path, "200"), 64'000'000 / static_cast<int>(kMuch) + 1) << "their share is 64 MiB";
    EXPECT_GT(answered(path, "429"), 0) << "a slow machine answers some of them 503 before they are made";
    for (auto const& user : {ada, bob})
        EXPECT_EQ(testing::get(server.port(), "/api/user/profile", user.bearer()).status, 200U)
            << "small answers are never refused";
    EXPECT_THAT(testing::get(server.adminPort(), "/metrics").body,
                HasSubstr("wheelwright_refused_total{reason=\"source_answer_bytes\"} " +
                          std::to_string(answered(path, "429"))));
    unread.clear();
    EXPECT_TRUE(isSoonBelow(before + 120 * kMebibyte)) << before << " became " << resident();
    EXPECT_EQ(testing::get(server.port(), path, ada.bearer()).status, 200U);
}

TEST_F(UnreadWheelsTest, ConnectionsThatHaveReadKeepNothing) {
    std::vector<std::unique_ptr<Client>> idle;
    for (int i = 0; i < 40; ++i) {
        auto client = asking(path, ada.bearer());
        ASSERT_GT(client->receive().body.size(), kMuch);
        idle.push_back(std::move(client));
    }
    EXPECT_TRUE(isSoonBelow(before + 120 * kMebibyte)) << before << " became " << resident();
}

// A save drops the answer from the cache, and each unread one is then a text of its own.
TEST_F(UnreadWheelsTest, SharedWheelsThatNoCacheHoldsAnyMoreAreCounted) {
    auto const shared = testing::postJson(server.port(), path + "/share", "{}", ada.bearer());
    auto const share = "/api/share/" + std::string{testing::jsonOf(shared).at("shareId").as_string()};
    std::vector<std::unique_ptr<Client>> unread;
    for (int i = 0; i < 36; ++i) {
        save(i);
        unread.push_back(asking(share));
        EXPECT_EQ(unread.back()->takeUntil(" "), "HTTP/1.1 ") << "of this text, not of the next one";
    }
    EXPECT_TRUE(testing::soon([&] { return answered(share) >= 36; }));
    EXPECT_LE(answered(share, "200"), 2 * 64'000'000 / static_cast<int>(kMuch) + 1)
        << "at first each is counted as half of what it is, and after a second as all";
    EXPECT_GT(answered(share, "429"), 0);
    unread.clear();
    EXPECT_TRUE(testing::soon([&] { return testing::get(server.port(), share).status == 200; }));
}

// Promise H10.
TEST_F(UnreadAnswersTest, GuestsOfOneAddressShareTheirs) {
    boost::json::array slices;
    for (int i = 0; i < 100; ++i)
        slices.push_back({{"guid", "g-" + std::to_string(i)}, {"text", std::string(9'000, 'x')}});
    auto wheel = testing::sampleWheel(newUuid());
    wheel["wheel-definition"].as_object()["slices"] = std::move(slices);
    auto const begun = testing::jsonOf(testing::postJson(server.port(), "/api/spins", "{}"));
    boost::json::object const asked{
        {"wheel", std::move(wheel)}, {"entropy", std::string(64, 'e')}, {"drawKey", begun.at("drawKey")}};
    auto const path = "/api/spins/" + std::string{begun.at("spinId").as_string()};
    ASSERT_EQ(testing::postJson(server.port(), path, boost::json::serialize(asked)).status, 200U);
    auto const before = resident();
    auto const unread = ask(300, path, "");
    EXPECT_LT(resident(), before + 180 * kMebibyte);
    EXPECT_LE(answered(path, "200"), 80);
    EXPECT_GT(answered(path, "429"), 0);
}

} // namespace
} // namespace wheelwright::http
