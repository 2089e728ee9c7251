#include "base/chance.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>

namespace wheelwright::bridges {
namespace {

namespace json = boost::json;
using testing::jsonOf;
using testing::textIn;

struct McpTest : testing::SharedServer<McpTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    testing::Reply send(json::object message, std::string const& headers = "") const {
        message["jsonrpc"] = "2.0";
        message["id"] = 7;
        return testing::postJson(port, "/api/mcp", json::serialize(message), headers);
    }
    json::object resultOf(json::object message, std::string const& headers = "") const {
        auto const reply = send(std::move(message), headers);
        EXPECT_EQ(reply.status, 200U) << reply.body;
        return jsonOf(reply).at("result").as_object();
    }
    json::object call(std::string const& tool, json::object arguments,
                      std::string const& headers = "") const {
        return resultOf(
            {{"method", "tools/call"}, {"params", {{"name", tool}, {"arguments", std::move(arguments)}}}},
            headers);
    }
    static std::string stateless(std::string const& method, std::string const& more = "") {
        return "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\n" + more;
    }
    static json::object ofStateless(std::string const& method, json::object params = {}) {
        params["_meta"] = {{"io.modelcontextprotocol/protocolVersion", "2026-07-28"}};
        return {{"method", method}, {"params", std::move(params)}};
    }
    static std::int64_t codeOf(testing::Reply const& reply) {
        return jsonOf(reply).at("error").at("code").as_int64();
    }
};

TEST_F(McpTest, AnEarlierClientOpensWithInitialize) {
    auto const begun = resultOf({{"method", "initialize"}, {"params", {{"protocolVersion", "2025-06-18"}}}});
    EXPECT_EQ(textIn(begun, "protocolVersion"), "2025-06-18");
    EXPECT_FALSE(begun.contains("resultType"));
    auto const told =
        testing::postJson(port, "/api/mcp", R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    EXPECT_EQ(told.status, 202U);
    EXPECT_EQ(told.body, "");
    EXPECT_EQ(resultOf({{"method", "tools/list"}}).at("tools").as_array().size(), 6U);
    EXPECT_EQ(codeOf(send({{"method", "nothing"}})), -32601);
    EXPECT_EQ(testing::get(port, "/api/mcp").status, 405U);
}

TEST_F(McpTest, AStatelessClientSaysTheSameInHeadersAndBody) {
    auto const found = resultOf(ofStateless("server/discover"), stateless("server/discover"));
    EXPECT_EQ(textIn(found, "resultType"), "complete");
    EXPECT_EQ(found.at("supportedVersions").at(0), "2026-07-28");
    auto const listed = resultOf(ofStateless("tools/list"), stateless("tools/list"));
    EXPECT_EQ(textIn(listed, "cacheScope"), "public");
    auto const other = send(ofStateless("tools/list"), stateless("tools/call"));
    EXPECT_EQ(other.status, 400U);
    EXPECT_EQ(codeOf(other), -32020);
    auto const unknown = send(ofStateless("tools/list"), "MCP-Protocol-Version: 1999-01-01\r\n");
    EXPECT_EQ(unknown.status, 400U);
    EXPECT_EQ(codeOf(unknown), -32022);
    EXPECT_EQ(send(ofStateless("nothing"), stateless("nothing")).status, 404U);
    EXPECT_EQ(send(ofStateless("ping"), stateless("ping", "Origin: https://elsewhere.example\r\n")).status,
              403U);
}

TEST_F(McpTest, AGuestsAssistantPicksDealsTeamsAndLooksUpTheDraw) {
    auto const picked = call("pick", {{"choices", {"Ann", "Ben"}}, {"winners", 2}});
    EXPECT_EQ(picked.at("isError"), false);
    EXPECT_EQ(picked.at("structuredContent").at("winners").as_array().size(), 2U);
    auto const dealt = call("make_teams", {{"people", {"Ann", "Ben", "Cid"}}, {"teams", 2}});
    auto const& teams = dealt.at("structuredContent").at("teams").as_array();
    EXPECT_EQ(teams.at(0).as_array().size(), 2U);
    EXPECT_EQ(teams.at(1).as_array().size(), 1U);
    auto const& receipt = picked.at("structuredContent").at("receipt").as_object();
    auto const facts = call("verify_draw", {{"spinId", textIn(receipt, "spinId")}});
    EXPECT_EQ(facts.at("structuredContent").at("isDrawn"), true);
    EXPECT_EQ(facts.at("structuredContent").at("url"), receipt.at("url"));
    EXPECT_EQ(call("verify_draw", {{"spinId", "nothing"}}).at("isError"), true);
    EXPECT_EQ(call("pick", {}).at("isError"), true);
    EXPECT_EQ(call("list_wheels", {}).at("isError"), true) << "without a token";
}

TEST_F(McpTest, ATokenOpensItsUsersWheels) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const bearer = [&](std::string const& scopes) {
        auto const made = testing::postJson(
            port, "/api/user/tokens", R"({"name":"Assistant","scopes":[)" + scopes + "]}", ada.bearer());
        return "Authorization: Bearer " + textIn(jsonOf(made), "token") + "\r\n";
    };
    auto const all = bearer(R"("wheels:read","wheels:write","spin")");
    auto const created = call("create_wheel", {{"title", "Lunch"}, {"choices", {"Soup", "Rice"}}}, all);
    ASSERT_EQ(created.at("isError"), false) << json::serialize(created);
    auto const wheelId = textIn(created.at("structuredContent").as_object(), "wheelId");
    auto const listed = call("list_wheels", {}, all);
    EXPECT_EQ(listed.at("structuredContent").at("wheels").as_array().size(), 1U);
    auto const spun = call("spin_wheel", {{"wheelId", wheelId}}, all);
    ASSERT_EQ(spun.at("isError"), false) << json::serialize(spun);
    EXPECT_EQ(spun.at("structuredContent").at("winners").as_array().size(), 1U);
    EXPECT_EQ(call("spin_wheel", {{"wheelId", wheelId}}, bearer(R"("wheels:read")")).at("isError"), true);
}

TEST_F(McpTest, WhatIsNoMessageIsRefused) {
    EXPECT_EQ(codeOf(testing::postJson(port, "/api/mcp", "{")), -32700);
    EXPECT_EQ(codeOf(testing::postJson(port, "/api/mcp", "[]")), -32600);
}

} // namespace
} // namespace wheelwright::bridges
