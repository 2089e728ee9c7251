#include "http/admission.hpp"
#include "testing/http_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/server_process.hpp"
#include "testing/soon.hpp"
#include <gmock/gmock.h>

namespace wheelwright::http {
namespace {

using testing::Client;
using ::testing::HasSubstr;
using testing::ServerProcess;

struct AdmissionTest : ::testing::Test {
    Metrics metrics;
    Admission made(AdmissionRules rules) { return {rules, metrics, metrics.gauge("open", "Open.")}; }
};

TEST_F(AdmissionTest, OneSourceHasAShareOfTheConnections) {
    auto admission = made({.connections = 3, .connectionsPerSource = 2});
    EXPECT_FALSE(admission.enter("a", false));
    EXPECT_FALSE(admission.enter("a", false));
    EXPECT_EQ(admission.enter("a", false), Refused::SourceConnections);
    EXPECT_FALSE(admission.enter("b", false));
    EXPECT_EQ(admission.enter("b", false), Refused::Connections);
    EXPECT_EQ(admission.largestSource(), "a");
    admission.leave("a");
    EXPECT_FALSE(admission.enter("a", false)) << "a place that was left is free again";
}

TEST_F(AdmissionTest, AProxyHasNoShare) {
    auto admission = made({.connections = 10, .connectionsPerSource = 1});
    EXPECT_FALSE(admission.enter("proxy", true));
    EXPECT_FALSE(admission.enter("proxy", true));
}

unsigned statusOf(std::optional<Response> const& refusal) {
    return refusal ? refusal->status : 200;
}

TEST_F(AdmissionTest, BodiesAreBoundedInSumAndPerSource) {
    auto admission = made({.bodies = {.sum = 100, .perSource = 60}});
    Admission::Grant first;
    Admission::Grant second;
    EXPECT_EQ(statusOf(admission.bodies.grant(first, "a", 40)), 200U);
    EXPECT_EQ(statusOf(admission.bodies.grant(second, "a", 30)), 429U);
    EXPECT_FALSE(first.isScarce());
    EXPECT_EQ(statusOf(admission.bodies.grant(first, "a", 60)), 200U) << "a grant can be raised";
    EXPECT_TRUE(first.isScarce());
    EXPECT_FALSE(second.isScarce()) << "it holds nothing that others need";
    auto const refused = admission.bodies.grant(second, "b", 50);
    EXPECT_EQ(statusOf(refused), 503U);
    EXPECT_THAT(refused->headers, HasSubstr("Retry-After: 2\r\n"));
    first.release();
    EXPECT_EQ(statusOf(admission.bodies.grant(second, "b", 50)), 200U);
    {
        Admission::Grant third;
        EXPECT_EQ(statusOf(admission.bodies.grant(third, "a", 50)), 200U);
    }
    EXPECT_EQ(statusOf(admission.bodies.grant(first, "a", 50)), 200U)
        << "a grant is given back with its owner";
}

TEST_F(AdmissionTest, AnswersThatMustNotBeRefusedCountInTheSum) {
    auto admission = made({.answers = {.sum = 100, .perSource = 60}});
    Admission::Grant change;
    admission.answers.charge(change, 120);
    EXPECT_TRUE(change.isScarce());
    Admission::Grant body;
    EXPECT_EQ(statusOf(admission.bodies.grant(body, "a", 100)), 200U) << "bodies have a budget of their own";
    Admission::Grant answer;
    EXPECT_EQ(statusOf(admission.answers.grant(answer, "a", 10)), 503U);
    change.release();
    EXPECT_EQ(statusOf(admission.answers.grant(answer, "a", 10)), 200U);
    admission.answers.charge(answer, 70);
    EXPECT_EQ(statusOf(admission.answers.grant(change, "a", 10)), 429U);
    answer.release();
    EXPECT_EQ(statusOf(admission.answers.grant(change, "a", 60)), 200U);
}

std::string head(std::string const& path, std::size_t length, std::string const& fields = "") {
    return "POST " + path + " HTTP/1.1\r\nHost: a\r\n" + fields +
           "Content-Length: " + std::to_string(length) + "\r\n\r\n";
}

struct HeadTest : ::testing::Test {
    static testing::Reply answerTo(std::uint16_t port, std::string const& head) {
        Client client{port};
        client.send(head);
        auto reply = client.receive();
        EXPECT_TRUE(client.closedByServer());
        return reply;
    }
};

// Promise H2.
TEST_F(HeadTest, WhatNeedsASessionIsRefusedBeforeItsBodyIsRead) {
    ServerProcess const server{{"--admin-listen", "127.0.0.1:0"}};
    for (auto const* const fields : {"", "Authorization: x\r\n", "Authorization: Bearer x.y.z\r\n"}) {
        auto const wheel = answerTo(server.port(), head("/api/wheel", 4'000'000, fields));
        EXPECT_EQ(wheel.status, 401U) << fields;
        EXPECT_EQ(wheel.header("www-authenticate"), "Bearer");
        auto const form = "Content-Type: multipart/form-data; boundary=b\r\n" + std::string{fields};
        EXPECT_EQ(answerTo(server.port(), head("/api/media/image", 1'000'000, form)).status, 401U);
    }
    EXPECT_THAT(testing::get(server.adminPort(), "/metrics").body,
                HasSubstr("wheelwright_refused_total{reason=\"session\"} 6"));
}

TEST_F(HeadTest, ASessionIsEnoughToSendABodySlowly) {
    ServerProcess const server;
    auto const user = testing::signInByMail(server, testing::newEmail("ada"));
    for (int i = 0; i < 2; ++i) { // looked up, then from memory
        Client client{server.port()};
        client.send(head("/api/wheel", 2,
                         user.bearer() + "Content-Type: application/json\r\nExpect: 100-continue\r\n"));
        ASSERT_EQ(client.receive().status, 100U);
        client.send("{}");
        EXPECT_EQ(client.receive().status, 422U);
    }
}

TEST_F(HeadTest, TheRateIsAskedAtTheHead) {
    ServerProcess const server{{"--test-rate-rooms", "1"}};
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", "{}").status, 422U);
    EXPECT_EQ(answerTo(server.port(), head("/api/live", 1'000'000)).status, 429U);
}

TEST_F(HeadTest, ARefusedRequestWhoseBodyIsHereKeepsItsConnection) {
    ServerProcess const server;
    Client client{server.port()};
    client.send(head("/api/wheel", 2) + "{}" + "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(client.receive().status, 401U);
    EXPECT_EQ(client.receive().status, 200U);
}

TEST_F(HeadTest, TheLimitIsThatOfTheDecodedPath) {
    ServerProcess const server;
    auto const large = R"({"wheel":")" + std::string(100'000, 'x') + "\"}";
    EXPECT_EQ(testing::postJson(server.port(), "/api/%6Cive", large).status, 422U);
}

TEST_F(HeadTest, BodiesOfOneSourceAreBoundedAndThoseOfUsersAreTheirOwn) {
    ServerProcess const server{{"--test-body-budget-per-source", "16", "--admin-listen", "127.0.0.1:0"}};
    auto const user = testing::signInByMail(server, testing::newEmail("ada"));
    std::vector<std::unique_ptr<Client>> holding;
    for (int i = 0; i < 4; ++i) {
        holding.push_back(std::make_unique<Client>(server.port()));
        holding.back()->send(head("/api/live", 4'000'000, "Expect: 100-continue\r\n"));
        ASSERT_EQ(holding.back()->receive().status, 100U);
    }
    auto const refused = answerTo(server.port(), head("/api/live", 4'000'000));
    EXPECT_EQ(refused.status, 429U);
    EXPECT_FALSE(refused.header("retry-after").empty());
    EXPECT_EQ(testing::postJson(server.port(), "/api/spins", "{}").status, 201U) << "small bodies still fit";
    Client own{server.port()};
    own.send(head("/api/wheel", 4'000'000, user.bearer() + "Expect: 100-continue\r\n"));
    EXPECT_EQ(own.receive().status, 100U);
    EXPECT_THAT(testing::get(server.adminPort(), "/metrics").body,
                HasSubstr("wheelwright_refused_total{reason=\"source_body_bytes\"} 1"));
    holding.clear();
    EXPECT_TRUE(testing::soon([&] {
        Client again{server.port()};
        again.send(head("/api/live", 4'000'000, "Expect: 100-continue\r\n"));
        return again.receive().status == 100U;
    }));
}

TEST_F(HeadTest, AChunkedBodyTakesItsBytesAsTheyCome) {
    ServerProcess const server{{"--body-budget", "16", "--test-body-budget-per-source", "64"}};
    std::vector<std::unique_ptr<Client>> holding;
    for (int i = 0; i < 4; ++i) {
        holding.push_back(std::make_unique<Client>(server.port()));
        holding.back()->send(head("/api/live", 4'000'000, "Expect: 100-continue\r\n"));
        ASSERT_EQ(holding.back()->receive().status, 100U);
    }
    Client chunked{server.port()};
    chunked.send("POST /api/live HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nf4240\r\n" +
                 std::string(1'000'000, 'x') + "\r\n");
    auto const refused = chunked.receive();
    EXPECT_EQ(refused.status, 503U);
    EXPECT_FALSE(refused.header("retry-after").empty());
}

} // namespace
} // namespace wheelwright::http
