#include "testing/http_client.hpp"
#include "testing/server_process.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::ask;
using testing::get;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::postJson;

std::string const kEvent = R"({"name":"wheel_spin_start"})";

struct SecurityTest : ::testing::Test {
    static void SetUpTestSuite() {
        server = new testing::ServerProcess{{"--cors-origins", "https://friend.example"}};
    }
    static void TearDownTestSuite() {
        delete server;
        server = nullptr;
    }
    std::uint16_t port = server->port();
    std::string own = "http://localhost:" + std::to_string(port);
    static inline testing::ServerProcess* server;
};

// Promise W2.
TEST_F(SecurityTest, AForeignPageCannotChangeAnything) {
    EXPECT_EQ(postJson(port, "/api/events", kEvent, "Origin: https://evil.example\r\n").status, 403U);
    EXPECT_EQ(postJson(port, "/api/events", kEvent, "Origin: null\r\n").status, 403U);
    EXPECT_EQ(
        postJson(port, "/api/events", kEvent, "Origin: https://localhost:" + std::to_string(port) + "\r\n")
            .status,
        403U);
    EXPECT_EQ(
        postJson(port, "/api/events", kEvent, "Origin: " + own + "\r\nSec-Fetch-Site: cross-site\r\n").status,
        403U);
    EXPECT_EQ(postJson(port, "/api/events", kEvent, "Sec-Fetch-Site: cross-site\r\n").status, 403U);
    EXPECT_EQ(postJson(port, "/api/events", kEvent, "Origin: " + own + "\r\n").status, 204U);
    EXPECT_EQ(postJson(port, "/api/events", kEvent, "Origin: https://friend.example\r\n").status, 204U);
    EXPECT_EQ(postJson(port, "/api/events", kEvent).status, 204U);
    EXPECT_EQ(get(port, "/api/health", "Origin: https://evil.example\r\n").status, 200U);
}

// Promise W3.
TEST_F(SecurityTest, OnlyListedOriginsAreEchoed) {
    auto const friendly = get(port, "/api/health", "Origin: https://friend.example\r\n");
    EXPECT_EQ(friendly.header("access-control-allow-origin"), "https://friend.example");
    EXPECT_THAT(friendly.header("vary"), HasSubstr("Origin"));
    auto const foreign = get(port, "/api/health", "Origin: https://evil.example\r\n");
    EXPECT_FALSE(foreign.has("access-control-allow-origin"));
    EXPECT_THAT(foreign.header("vary"), HasSubstr("Origin"));
    EXPECT_FALSE(friendly.has("access-control-allow-credentials"));

    std::string const asks = "Access-Control-Request-Method: POST\r\n";
    auto const preflight = ask(port, "OPTIONS", "/api/events", "Origin: https://friend.example\r\n" + asks);
    EXPECT_EQ(preflight.status, 204U);
    EXPECT_EQ(preflight.header("access-control-allow-origin"), "https://friend.example");
    EXPECT_EQ(preflight.header("access-control-allow-methods"), "POST");
    EXPECT_EQ(preflight.header("access-control-allow-headers"),
              "Authorization, Content-Type, X-Magic-Link, X-Save-Id");
    EXPECT_EQ(ask(port, "OPTIONS", "/api/events", "Origin: https://evil.example\r\n" + asks).status, 403U);
}

// Promise W4.
TEST_F(SecurityTest, PagesRunOnlyTheirOwnScripts) {
    auto const policy = get(port, "/").header("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("script-src 'self';"));
    EXPECT_THAT(policy, HasSubstr("style-src 'self';"));
    EXPECT_THAT(policy, HasSubstr("object-src 'none'"));
    EXPECT_THAT(policy, HasSubstr("base-uri 'none'"));
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(policy, Not(HasSubstr("unsafe")));
    EXPECT_THAT(get(port, "/api/health").header("content-security-policy"), HasSubstr("default-src 'none'"));
}

// Promise W4: the viewer of the contract may write styles, and nothing else that pages may not.
TEST_F(SecurityTest, TheReferenceHasAPolicyOfItsOwn) {
    auto const policy = get(port, "/api/docs").header("content-security-policy");
    EXPECT_THAT(policy, HasSubstr("script-src 'self';"));
    EXPECT_THAT(policy, HasSubstr("connect-src 'self';"));
    EXPECT_THAT(policy, HasSubstr("default-src 'none'"));
    EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(policy, Not(HasSubstr("unsafe-eval")));
    EXPECT_EQ(get(port, "/pages/api-docs.html").status, 404U);
    EXPECT_THAT(get(port, "/").header("content-security-policy"), Not(HasSubstr("unsafe")));
}

// Promise W5.
TEST_F(SecurityTest, EveryAnswerCarriesTheSecurityHeadersAlsoErrors) {
    for (auto const& reply : {get(port, "/"), get(port, "/api/health"), get(port, "/api/none"),
                              get(port, "/assets/none.js"), get(port, "/assets/app-1a2b3c.js"),
                              ask(port, "PUT", "/api/health"), postJson(port, "/api/events", "{"),
                              testing::askRaw(port, "nonsense\r\n\r\n"), ask(port, "BREW", "/")}) {
        EXPECT_EQ(reply.header("x-content-type-options"), "nosniff") << reply.head;
        EXPECT_FALSE(reply.header("referrer-policy").empty()) << reply.head;
        EXPECT_EQ(reply.header("cross-origin-opener-policy"), "same-origin") << reply.head;
        EXPECT_FALSE(reply.header("content-security-policy").empty()) << reply.head;
        EXPECT_FALSE(reply.header("x-request-id").empty()) << reply.head;
        EXPECT_FALSE(reply.has("strict-transport-security")) << reply.head;
    }
}

TEST(Hsts, IsSentWhenThePublicAddressIsHttps) {
    testing::ServerProcess const server{{"--public-url", "https://wheel.example"}};
    EXPECT_EQ(get(server.port(), "/").header("strict-transport-security"), "max-age=31536000");
    EXPECT_EQ(get(server.port(), "/api/none").header("strict-transport-security"), "max-age=31536000");
}

// Promise W6.
TEST_F(SecurityTest, JsonIsNotStored) {
    EXPECT_EQ(get(port, "/api/health").header("cache-control"), "no-store");
}

// Promise H3.
TEST_F(SecurityTest, TraceAndConnectAndUnknownMethodsAreRefused) {
    EXPECT_EQ(ask(port, "TRACE", "/").status, 405U);
    EXPECT_EQ(ask(port, "CONNECT", "/").status, 405U);
    EXPECT_EQ(testing::askRaw(port, "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n").status, 400U);
    EXPECT_EQ(ask(port, "BREW", "/").status, 501U);
    auto const reply = ask(port, "DELETE", "/api/events");
    EXPECT_EQ(reply.status, 405U);
    EXPECT_EQ(reply.header("allow"), "POST");
    EXPECT_EQ(ask(port, "POST", "/").header("allow"), "GET, HEAD");
}

// Promises H3 and H4 over the wire.
TEST_F(SecurityTest, LimitsHaveTheirOwnStatus) {
    EXPECT_EQ(get(port, "/" + std::string(9000, 'a')).status, 414U);
    EXPECT_EQ(get(port, "/", "X: " + std::string(17'000, 'a') + "\r\n").status, 431U);
    EXPECT_EQ(postJson(port, "/api/events", std::string(10'000, '[')).status, 400U);
    EXPECT_EQ(postJson(port, "/api/events", R"({"name":"a","name":"b"})").status, 400U);
    EXPECT_EQ(postJson(port, "/api/events", R"({"name":1e999})").status, 400U);
    EXPECT_EQ(postJson(port, "/api/events", R"({"name":"\ud800"})").status, 400U);
    EXPECT_EQ(postJson(port, "/api/events", R"({"name":7})").status, 422U);
    EXPECT_EQ(postJson(port, "/api/events", R"({"name":"other"})").status, 422U);
    EXPECT_EQ(ask(port, "POST", "/api/events", "Content-Type: text/plain\r\n", kEvent).status, 415U);
    EXPECT_EQ(postJson(port, "/api/events", std::string(70'000, ' ')).status, 413U);
}

TEST(RateLimits, ASourceThatAsksTooOftenIsToldWhenToComeBack) {
    testing::ServerProcess const server{{"--rate-calls", "3"}};
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(postJson(server.port(), "/api/events", kEvent).status, 204U);
    auto const reply = postJson(server.port(), "/api/events", kEvent);
    EXPECT_EQ(reply.status, 429U);
    auto const wait = std::stoi(reply.header("retry-after"));
    EXPECT_GT(wait, 10) << "a token comes every 20 s; a slow machine has used up some of them";
    EXPECT_LE(wait, 20);
    EXPECT_THAT(reply.body, HasSubstr("too_many_requests"));
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(get(server.port(), "/assets/app-1a2b3c.js").status, 200U);
}

TEST(RateLimits, AreOffWhenTurnedOff) {
    testing::ServerProcess const server{{"--rate-calls", "1", "--test-rate-limits", "off"}};
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(postJson(server.port(), "/api/events", kEvent).status, 204U);
}

// Promise A5.
TEST(RateLimits, XForwardedForCountsOnlyFromTrustedProxies) {
    testing::ServerProcess const trusting{{"--rate-calls", "1", "--trusted-proxies", "127.0.0.0/8"}};
    EXPECT_EQ(postJson(trusting.port(), "/api/events", kEvent, "X-Forwarded-For: 1.1.1.1\r\n").status, 204U);
    EXPECT_EQ(postJson(trusting.port(), "/api/events", kEvent, "X-Forwarded-For: 2.2.2.2\r\n").status, 204U);
    EXPECT_EQ(
        postJson(trusting.port(), "/api/events", kEvent, "X-Forwarded-For: 3.3.3.3, 2.2.2.2\r\n").status,
        429U);
    EXPECT_EQ(postJson(trusting.port(), "/api/events", kEvent,
                       "X-Forwarded-For: 4.4.4.4\r\nX-Forwarded-For: 2.2.2.2\r\n")
                  .status,
              429U);
    testing::ServerProcess const wary{{"--rate-calls", "1"}};
    EXPECT_EQ(postJson(wary.port(), "/api/events", kEvent, "X-Forwarded-For: 1.1.1.1\r\n").status, 204U);
    EXPECT_EQ(postJson(wary.port(), "/api/events", kEvent, "X-Forwarded-For: 2.2.2.2\r\n").status, 429U);
}

TEST(Metrics, AreOnTheAdminListenerOnly) {
    testing::ServerProcess const server{{"--admin-listen", "127.0.0.1:0"}};
    postJson(server.port(), "/api/events", kEvent);
    auto const metrics = get(server.adminPort(), "/metrics");
    EXPECT_EQ(metrics.status, 200U);
    EXPECT_THAT(metrics.body, HasSubstr("wheelwright_events_total{name=\"wheel_spin_start\"} 1\n"));
    EXPECT_THAT(
        metrics.body,
        HasSubstr(
            "wheelwright_http_requests_total{method=\"POST\",route=\"/api/events\",status=\"204\"} 1\n"));
    EXPECT_EQ(get(server.adminPort(), "/api/health").status, 200U);
    EXPECT_EQ(get(server.adminPort(), "/").status, 404U);
    EXPECT_EQ(get(server.port(), "/metrics").status, 404U);
}

} // namespace
} // namespace wheelwright
