#include "accounts/api_tokens/api_tokens.hpp"
#include "accounts/profile/user_store.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/migrated_test.hpp"
#include "testing/server_process.hpp"
#include "testing/turned_clock.hpp"
#include "testing/upload.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>

namespace wheelwright::accounts {
namespace {

using namespace std::chrono_literals;
using http::Scope;

TEST(ApiToken, HasAPrefixAndASumThatTellItFromOtherText) {
    auto const token = newApiToken();
    EXPECT_TRUE(isApiToken(token)) << token;
    EXPECT_EQ(token.size(), http::kApiTokenSize);
    auto mistyped = token;
    mistyped[10] = mistyped[10] == 'a' ? 'b' : 'a';
    EXPECT_FALSE(isApiToken(mistyped));
    for (std::string const& text : {std::string{}, std::string{"ww_"}, token + "a", "xx_" + token.substr(3)})
        EXPECT_FALSE(isApiToken(text)) << text;
}

TEST(ApiTokenRequest, NamesAnEndAndKnownScopes) {
    auto const read = [](char const* text) {
        return readApiTokenRequest(boost::json::parse(text).as_object(), *dayStart("2026-11-19"));
    };
    auto const asked =
        read(R"({"name":" Bot ","scopes":["spin","wheels:read","spin"],"expiresAt":"2027-01-31"})");
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->name, "Bot");
    EXPECT_EQ(asked->scopes, "wheels:read spin");
    EXPECT_EQ(asked->expiresAt, dayStart("2027-01-31"));
    EXPECT_FALSE(read(R"({"name":"a","scopes":["rooms"],"expiresAt":null})")->expiresAt);
    for (auto const* const bad :
         {R"({})", R"({"name":"a"})", R"({"name":"a","scopes":[]})", R"({"name":"a","scopes":["admin"]})",
          R"({"name":"a","scopes":"spin"})", R"({"name":" ","scopes":["spin"]})",
          R"({"name":7,"scopes":["spin"]})", R"({"name":"a","scopes":["spin"],"expiresAt":"2026-11-19"})",
          R"({"name":"a","scopes":["spin"],"expiresAt":"tomorrow"})"})
        EXPECT_EQ(read(bad).error().code, "invalid_api_token") << bad;
}

struct ApiTokensTest : storage::MigratedTest {
    void SetUp() override {
        MigratedTest::SetUp();
        if (HasFatalFailure()) return;
        database.emplace(open());
        tokens.emplace(*database, clock);
        ada = database->write([&](storage::Connection& connection) {
            Identity const identity{"email", "email", "ada@example.org", "ada@example.org", true, "Ada", {}};
            return userBehind(connection, identity, 0, clock.now()).id;
        });
    }
    std::string codeOf(std::string const& token, Scope scope) {
        auto const checked = tokens->check(token, scope);
        return checked ? "" : checked.error().code;
    }
    testing::TurnedClock clock;
    std::optional<storage::Database> database;
    std::optional<ApiTokens> tokens;
    UserId ada;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, ApiTokensTest, storage::everyEngine(), storage::engineName);

TEST_P(ApiTokensTest, OpensWhatItsScopesNameUntilItEnds) {
    auto const made = tokens->make(ada, {"Bot", "wheels:read spin", clock.now() + 24h});
    ASSERT_TRUE(made);
    EXPECT_EQ(*tokens->check(made->token, Scope::Spin), ada);
    EXPECT_EQ(*tokens->check(made->token, Scope::WheelsRead), ada);
    EXPECT_EQ(codeOf(made->token, Scope::WheelsWrite), "missing_scope");
    EXPECT_EQ(codeOf(made->token, Scope::None), "no_api_tokens");
    EXPECT_EQ(codeOf(newApiToken(), Scope::Spin), "unknown_api_token");
    clock.turn(24h);
    EXPECT_EQ(codeOf(made->token, Scope::Spin), "token_expired");
    clock.turn(29 * 24h);
    tokens->dropExpired();
    EXPECT_EQ(tokens->list(ada).size(), 1U);
    clock.turn(2 * 24h);
    tokens->dropExpired();
    EXPECT_TRUE(tokens->list(ada).empty());
}

TEST_P(ApiTokensTest, IsStoredAsADigestAndRevokedByItsUserAlone) {
    auto const made = tokens->make(ada, {"Bot", "spin"});
    auto const rows = read(*database, "select digest, name, scopes from api_tokens");
    for (auto const& cell : rows.table().cells)
        EXPECT_EQ(std::get<std::string>(cell).find(made->token.substr(3, 43)), std::string::npos);
    EXPECT_FALSE(tokens->revoke(UserId{"eve"}, made->id));
    EXPECT_TRUE(tokens->revoke(ada, made->id));
    EXPECT_EQ(codeOf(made->token, Scope::Spin), "unknown_api_token");
}

TEST_P(ApiTokensTest, AnAccountHasAtMostTwenty) {
    for (int i = 0; i < 20; ++i)
        EXPECT_TRUE(tokens->make(ada, {"Bot", "spin"}));
    EXPECT_EQ(tokens->make(ada, {"Bot", "spin"}).error().code, "too_many_api_tokens");
}

struct ApiTokenCallsTest : ::testing::Test {
    std::string make(std::string const& scope) {
        auto const made = testing::postJson(server.port(), "/api/user/tokens",
                                            R"({"name":"Bot","scopes":[")" + scope + "\"]}", ada.bearer());
        EXPECT_EQ(made.status, 201U) << made.body;
        return testing::textIn(testing::jsonOf(made), "token");
    }
    testing::ServerProcess const server{{"--test-rate-limits", "off"}};
    testing::SignedIn const ada = testing::signInByMail(server, "ada@example.org");
};

TEST_F(ApiTokenCallsTest, TellsWhyATokenIsRefused) {
    auto const bearer = "Authorization: Bearer " + make("spin") + "\r\n";
    auto const wheels = testing::get(server.port(), "/api/wheels", bearer);
    EXPECT_EQ(wheels.status, 401U);
    EXPECT_THAT(wheels.body, ::testing::HasSubstr("lacks the scope wheels:read"));
    EXPECT_TRUE(wheels.has("www-authenticate"));
    auto const tokens = testing::get(server.port(), "/api/user/tokens", bearer);
    EXPECT_EQ(tokens.status, 401U) << "a token must not make or list tokens";
    EXPECT_THAT(tokens.body, ::testing::HasSubstr("no_api_tokens"));
}

TEST_F(ApiTokenCallsTest, ShowsWhenItWasUsed) {
    auto const token = make("wheels:read");
    auto const listed = [&] {
        return testing::jsonOf(testing::get(server.port(), "/api/user/tokens", ada.bearer()))
            .at("tokens")
            .at(0);
    };
    EXPECT_TRUE(listed().at("lastUsedAt").is_null());
    EXPECT_EQ(testing::get(server.port(), "/api/wheels", "Authorization: Bearer " + token + "\r\n").status,
              200U);
    EXPECT_TRUE(listed().at("lastUsedAt").is_string());
    EXPECT_FALSE(listed().as_object().contains("token"));
    auto const exported = testing::get(server.port(), "/api/user/export", ada.bearer());
    EXPECT_THAT(exported.body, ::testing::HasSubstr(R"("name":"Bot")"));
    EXPECT_THAT(exported.body, ::testing::Not(::testing::HasSubstr(token)));
}

TEST_F(ApiTokenCallsTest, RefusesATokenInAnAddress) {
    auto const token = make("wheels:read");
    for (auto const* const name : {"token", "access_token"}) {
        auto const answer = testing::get(
            server.port(), std::string{"/api/wheels?page=1&"} + name + "=" + token, ada.bearer());
        EXPECT_EQ(answer.status, 400U);
        EXPECT_THAT(answer.body, ::testing::HasSubstr("Authorization: Bearer"));
    }
}

} // namespace
} // namespace wheelwright::accounts
