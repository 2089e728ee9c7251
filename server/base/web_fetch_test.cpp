#include "base/web_fetch.hpp"
#include "testing/shared_server.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

TEST(WebFetchTest, AnExceptionOfTheCallerComesThroughAndTheNextCallWorks) {
    testing::ServerProcess const server;
    WebRequest request;
    request.url = "http://localhost:" + std::to_string(server.port()) + "/api/health";
    request.onPiece = [](std::string_view) { throw std::invalid_argument{"no JSON"}; };
    EXPECT_THROW((void)webFetch(request), std::invalid_argument);
    request.onPiece = {};
    request.isCancelled = []() -> bool { throw std::invalid_argument{"gone"}; };
    EXPECT_THROW((void)webFetch(request), std::invalid_argument);
    request.isCancelled = {};
    EXPECT_EQ(webFetch(request).value().status, 200);
}

TEST(WebFetchTest, APublicCallNeverReachesThisMachine) {
    testing::ServerProcess const server;
    for (auto const* const host : {"localhost", "127.0.0.1", "[::ffff:127.0.0.1]"}) {
        WebRequest request;
        request.url = "http://" + std::string{host} + ":" + std::to_string(server.port()) + "/api/health";
        (void)webFetch(request); // leaves a connection that could be used again
        request.isPublicOnly = true;
        auto const answer = webFetch(request);
        ASSERT_FALSE(answer) << host;
        EXPECT_EQ(answer.error().code, "private_address") << host;
    }
}

} // namespace
} // namespace wheelwright
