#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/shared_server.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <sstream>

namespace wheelwright {
namespace {

namespace json = boost::json;
using testing::get;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::ServerProcess;
using ::testing::StartsWith;

std::string const kId = "4bf92f3577b34da6a3ce929d0e0e4736";
std::string const kParent = "00-" + kId + "-00f067aa0ba902b7-01";

std::string traceIn(std::string const& parent) {
    return parent.size() == 55 ? parent.substr(3, 32) : "none: " + parent;
}

std::string lineWith(std::string const& log, std::string const& what) {
    std::istringstream lines{log};
    for (std::string line; std::getline(lines, line);)
        if (line.find(what) != std::string::npos) return line;
    return {};
}

struct Tracing : testing::SharedServer<Tracing> {};

TEST_F(Tracing, ACallersTraceIsInTheAnswerAndInTheLog) {
    auto const reply = get(server.port(), "/api/health", "traceparent: " + kParent + "\r\n");
    EXPECT_EQ(reply.status, 200U);
    EXPECT_THAT(reply.header("traceresponse"), StartsWith("00-" + kId + "-"));
    EXPECT_THAT(reply.header("traceresponse"), Not(HasSubstr("00f067aa0ba902b7")));
    auto const request = "request id=" + reply.header("x-request-id");
    EXPECT_TRUE(testing::soon([&] { return !lineWith(server.log(), request).empty(); }));
    EXPECT_THAT(lineWith(server.log(), request), HasSubstr(" trace=" + kId));
    EXPECT_THAT(lineWith(server.log(), "listener ready"), Not(HasSubstr("trace=")));
}

TEST(TracingSettings, IsAFieldOfJsonLogsToo) {
    ServerProcess server{{"--log-format", "json"}};
    auto const reply = get(server.port(), "/api/none", "traceparent: " + kParent + "\r\n");
    server.stop();
    auto const line = json::parse(lineWith(server.log(), reply.header("x-request-id")));
    EXPECT_EQ(line.at("trace").as_string(), kId);
}

TEST_F(Tracing, WhoeverBringsNoneGetsANewOneWithEachRequest) {
    testing::Client client{server.port()};
    std::string const ask = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";
    client.send(ask + ask);
    auto const first = traceIn(client.receive().header("traceresponse"));
    auto const second = traceIn(client.receive().header("traceresponse"));
    EXPECT_EQ(first.size(), 32U);
    EXPECT_EQ(second.size(), 32U);
    EXPECT_NE(first, second);
    auto const malformed = testing::askRaw(server.port(), "GET / HTTP/1.1\r\n\r\n");
    EXPECT_EQ(malformed.status, 400U);
    EXPECT_EQ(traceIn(malformed.header("traceresponse")).size(), 32U);
}

TEST_F(Tracing, WhatIsNotInItsFormIsNotTakenUp) {
    for (std::string const& lines : std::vector<std::string>{
             "traceparent: " + kParent + "\r\ntraceparent: " + kParent + "\r\n",
             "traceparent: 00-" + kId + "-0000000000000000-01\r\n",
             "traceparent: 00-" + std::string(32, '0') + "-00f067aa0ba902b7-01\r\n",
             "traceparent: 00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01\r\n",
             "traceparent: ff-" + kId + "-00f067aa0ba902b7-01\r\n", "traceparent: " + kParent + "-more\r\n",
             "traceparent: " + kId + "\r\n", "tracestate: a=1\r\n"}) {
        auto const reply = get(server.port(), "/api/health", lines);
        EXPECT_EQ(reply.status, 200U) << lines;
        EXPECT_EQ(traceIn(reply.header("traceresponse")).size(), 32U) << lines;
        EXPECT_THAT(reply.header("traceresponse"), Not(HasSubstr(kId))) << lines;
    }
}

TEST(TracingSettings, AServiceElsewhereAndAWarningAboutItHaveTheSameTrace) {
    testing::PeerProcess model{"chat-model.mjs", {R"({"how":["good","down"]})"}};
    ServerProcess server{{"--ai-url", "http://127.0.0.1:" + std::to_string(model.port()) + "/v1"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const headers = ada.bearer() + "traceparent: " + kParent +
                         "\r\ntracestate: congo=t61rcWkgMzE\r\ntracestate: rojo=1\r\n";
    std::string const wish = R"({"prompt":"quick dinners","lang":"en","count":4})";
    ASSERT_EQ(testing::postJson(server.port(), "/api/ai/wheel", wish, headers).status, 200U);
    auto const reply = testing::postJson(server.port(), "/api/ai/wheel", wish, headers);
    EXPECT_EQ(reply.status, 503U);

    auto const asked = json::parse(get(model.port("control"), "/asked").body).as_array();
    ASSERT_GE(asked.size(), 2U) << reply.body;
    auto const& first = asked[0].at("headers").as_object();
    std::string const sent{first.at("traceparent").as_string()};
    EXPECT_EQ(traceIn(sent), kId);
    EXPECT_THAT(sent, ::testing::EndsWith("-01"));
    EXPECT_THAT(sent, Not(HasSubstr("00f067aa0ba902b7")));
    EXPECT_NE(asked[1].at("headers").at("traceparent").as_string(), first.at("traceparent").as_string());
    EXPECT_EQ(first.at("tracestate").as_string(), "congo=t61rcWkgMzE,rojo=1");

    server.stop();
    auto const warning = lineWith(server.log(), " warning ");
    EXPECT_THAT(warning, HasSubstr("trace=" + kId));
}

} // namespace
} // namespace wheelwright
