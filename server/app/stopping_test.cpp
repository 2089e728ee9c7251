#include "testing/mail_sign_in.hpp"
#include "testing/media_samples.hpp"
#include "testing/soon.hpp"
#include "testing/upload.hpp"
#include <csignal>
#include <gmock/gmock.h>
#include <memory>

// A server that stops while clients are slow in every way there is. Under the address sanitizer, a server
// that uses freed memory doesn't exit with 0.
namespace wheelwright {
namespace {

using testing::Client;
using ::testing::HasSubstr;
using ::testing::Not;

struct SlowCrowd {
    explicit SlowCrowd(std::uint16_t port) : port_{port} {}

    Client& add(std::string const& bytes) {
        clients_.push_back(std::make_unique<Client>(port_));
        clients_.back()->send(bytes);
        return *clients_.back();
    }
    void addHalfABody(std::string const& head, std::string const& half) {
        auto& client = add(head + "Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n");
        ASSERT_EQ(client.receive().status, 100U);
        client.send(half);
    }

private:
    std::uint16_t port_;
    std::vector<std::unique_ptr<Client>> clients_;
};

TEST(Stopping, SlowClientsAreCutAtTheDeadline) {
    testing::ServerProcess server{{"--test-stop-seconds", "1", "--test-rate-limits", "off"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    std::string const large = "GET /assets/large-4d5e6f.js HTTP/1.1\r\nHost: a\r\n\r\n";
    SlowCrowd crowd{server.port()};
    for (int i = 0; i < 5; ++i) {
        crowd.add(""); // never sends a byte
        crowd.add("GET / HTTP/1.1\r\nHost:");
        crowd.addHalfABody("POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n",
                           "{\"name\":");
        crowd.addHalfABody("POST /api/media/image HTTP/1.1\r\nHost: a\r\n" + ada.bearer() +
                               "Content-Type: " + testing::kFormType + "\r\n",
                           testing::uploadForm(testing::pngPicture(), "a.png").substr(0, 500));
        // Reads none of its answers: so many that the system's buffers can't hold them all.
        std::string asked;
        for (int file = 0; file < 20; ++file)
            asked += large;
        ASSERT_EQ(crowd.add(asked).receive(false).status, 200U);
    }
    EXPECT_EQ(server.stop(), 0) << server.log();
    EXPECT_THAT(server.log(), HasSubstr("open connections cut off at shutdown"));
    EXPECT_THAT(server.log(), Not(HasSubstr("running requests cut off at shutdown")));
}

// Their answers arrive at loops that have ended.
TEST(Stopping, RequestsAtWorkWhoseClientsLeaveAreNoTrouble) {
    testing::ServerProcess server{
        {"--test-stop-seconds", "5", "--test-rate-limits", "off", "--test-media-workers", "1"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const form = testing::uploadForm(testing::jpegPicture({3000, 2000}), "a.jpg");
    auto const request = "POST /api/media/image HTTP/1.1\r\nHost: a\r\n" + ada.bearer() +
                         "Content-Type: " + testing::kFormType +
                         "\r\nContent-Length: " + std::to_string(form.size()) + "\r\n\r\n" + form;
    {
        SlowCrowd crowd{server.port()};
        for (int i = 0; i < 8; ++i)
            crowd.add(request);
        EXPECT_TRUE(testing::soon([&] { return server.log().find("/api/media/image") != std::string::npos; }))
            << "the first is done, the others wait for their turn to decode";
        server.signal(SIGTERM);
    }
    EXPECT_EQ(server.wait(), 0) << server.log();
}

} // namespace
} // namespace wheelwright
