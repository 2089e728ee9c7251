#include "testing/mail_sign_in.hpp"
#include "testing/shared_engine_server.hpp"
#include "testing/soon.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <csignal>
#include <gmock/gmock.h>
#include <optional>

namespace wheelwright {
namespace {

using testing::ask;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::Reply;
using testing::ServerProcess;
using testing::SignedIn;
using testing::signInByMail;

std::string text(Reply const& reply, char const* name) {
    return std::string{jsonOf(reply).at(name).as_string()};
}

Reply refreshAt(ServerProcess const& server, std::string const& id) {
    return postJson(server.port(), "/api/auth/refresh", R"({"refresh_token_id":")" + id + "\"}");
}

unsigned statusAt(ServerProcess const& server, SignedIn const& who) {
    return ask(server.port(), "HEAD", "/api/auth/status", who.bearer()).status;
}

Reply profileAt(ServerProcess const& server, SignedIn const& who) {
    return get(server.port(), "/api/user/profile", who.bearer());
}

std::vector<std::string> sessionFlags() {
    return {"--test-rate-limits", "off",        "--public-url", "http://wheel.test",
            "--admin-listen",     "127.0.0.1:0"};
}

struct SessionCallsTest : testing::SharedEngineServer<SessionCallsTest> {
    static std::vector<std::string> flags() { return sessionFlags(); }
    void SetUp() override {
        SharedEngineServer::SetUp();
        if (HasFatalFailure()) return;
        ada = signInByMail(server(), email);
    }
    Reply refresh(std::string const& id) { return refreshAt(server(), id); }
    unsigned status(SignedIn const& who) { return statusAt(server(), who); }
    Reply profile(SignedIn const& who) { return profileAt(server(), who); }
    testing::Finished command(std::vector<std::string> words) {
        words.insert(words.end(), {"--database", databaseText()});
        return testing::runWheelwright(words);
    }
    static bool endsSoon(SignedIn const& who, ServerProcess const& at) {
        return testing::soon([&] { return statusAt(at, who) == 401; });
    }
    int refreshes() {
        constexpr std::string_view name = "wheelwright_refreshes_total{outcome=\"success\"} ";
        auto const figures = get(server().adminPort(), "/metrics").body;
        return std::stoi(figures.substr(figures.find(name) + name.size()));
    }
    std::string const email = testing::newEmail("ada");
    SignedIn ada;
};

// A test that stops its server or looks into every table has a server of its own.
struct OwnSessionCallsTest : storage::EngineTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        auto flags = sessionFlags();
        flags.insert(flags.end(), {"--database", databaseText()});
        server.emplace(flags);
        ada = signInByMail(*server, "ada@example.org");
    }
    std::optional<ServerProcess> server;
    SignedIn ada;
};

TEST_P(SessionCallsTest, StatusSaysWhetherTheSessionLives) {
    EXPECT_EQ(status(ada), 200U);
    EXPECT_EQ(get(server().port(), "/api/auth/status", ada.bearer()).body,
              R"({"success":true,"authenticated":true})");
    auto const nobody = ask(server().port(), "HEAD", "/api/auth/status");
    EXPECT_EQ(nobody.status, 401U);
    EXPECT_EQ(nobody.body, "");
    EXPECT_EQ(nobody.header("www-authenticate"), "Bearer");
    for (auto const* header :
         {"Authorization: Basic YTpi\r\n", "Authorization: Bearer\r\n", "Authorization: Bearer \r\n",
          "Authorization: Bearer a.b.c\r\n", "Cookie: token=x\r\n"})
        EXPECT_EQ(get(server().port(), "/api/auth/status", header).status, 401U) << header;
    EXPECT_EQ(
        get(server().port(), "/api/auth/status", "authorization: bearer " + ada.accessToken + "\r\n").status,
        200U);
}

TEST_P(SessionCallsTest, ARefreshContinuesTheSession) {
    auto const before = refreshes();
    auto const reply = refresh(ada.refreshId);
    ASSERT_EQ(reply.status, 200U);
    EXPECT_NE(text(reply, "refresh_token_id"), ada.refreshId);
    EXPECT_EQ(status({text(reply, "access_token"), "", ""}), 200U);
    for (auto const* body : {"{}", R"({"refresh_token_id":7})", R"({"refresh_token_id":""})"})
        EXPECT_EQ(postJson(server().port(), "/api/auth/refresh", body).status, 422U) << body;
    EXPECT_EQ(postJson(server().port(), "/api/auth/refresh", "{").status, 400U);
    EXPECT_EQ(refresh("never-given-out").status, 401U);
    EXPECT_EQ(refreshes(), before + 1);
}

// Promise S3.
TEST_P(OwnSessionCallsTest, KillNineBetweenRotationAndAnswerSignsNobodyOut) {
    auto const child =
        text(refreshAt(*server, ada.refreshId), "refresh_token_id"); // the answer that got lost
    server->signal(SIGKILL);
    server->wait();
    server->startAgain();
    auto const retried = refreshAt(*server, ada.refreshId);
    ASSERT_EQ(retried.status, 200U);
    EXPECT_EQ(text(retried, "refresh_token_id"), child);
    EXPECT_EQ(refreshAt(*server, child).status, 200U);
}

// Promise J4.
TEST_P(SessionCallsTest, AfterLogoutTheTokenIsDeadHereAtOnceAndEverywhereSoon) {
    std::optional<ServerProcess> other; // where the engine lets two servers share a database
    if (GetParam() == storage::Engine::Postgres) {
        auto onSameDatabase = flags();
        onSameDatabase.insert(onSameDatabase.end(), {"--database", databaseText()});
        other.emplace(onSameDatabase);
        EXPECT_EQ(statusAt(*other, ada), 200U);
    }
    EXPECT_EQ(get(server().port(), "/api/auth/logout", ada.bearer()).body, R"({"success":true})");
    EXPECT_EQ(status(ada), 401U);
    EXPECT_EQ(profile(ada).status, 401U);
    EXPECT_EQ(refresh(ada.refreshId).status, 401U);
    EXPECT_EQ(get(server().port(), "/api/auth/logout", ada.bearer()).status, 401U);
    if (other) {
        EXPECT_TRUE(endsSoon(ada, *other));
    }
}

// Promise W6.
TEST_P(SessionCallsTest, WhatIsPersonalIsKeptByNoCache) {
    for (auto const* path :
         {"/api/user/profile", "/api/user/export", "/api/user/sessions", "/api/auth/status"}) {
        EXPECT_EQ(get(server().port(), path, ada.bearer()).header("cache-control"), "no-store") << path;
        EXPECT_EQ(get(server().port(), path).header("cache-control"), "no-store") << path;
    }
}

TEST_P(SessionCallsTest, TheProfileHasWhatThePageReads) {
    auto const user = jsonOf(profile(ada)).at("user").as_object();
    EXPECT_EQ(user.at("name").as_string(), email.substr(0, email.find('@')));
    EXPECT_EQ(user.at("email").as_string(), email);
    EXPECT_TRUE(user.at("picture").is_null());
    EXPECT_EQ(user.at("credits").as_int64(), 10);
    EXPECT_EQ(user.at("subscription").at("tier").as_string(), "free");
    EXPECT_TRUE(user.at("mruList").as_array().empty());
}

TEST_P(SessionCallsTest, DevicesAreListedAndCanBeSignedOut) {
    auto const phone = signInByMail(server(), email);
    auto const bob = signInByMail(server(), testing::newEmail("bob"));
    auto const list =
        jsonOf(get(server().port(), "/api/user/sessions", ada.bearer())).at("sessions").as_array();
    ASSERT_EQ(list.size(), 2U);
    std::string phoneId;
    for (auto const& session : list)
        if (!session.at("current").as_bool()) phoneId = session.at("id").as_string();
    auto const end = [&](SignedIn const& who, std::string const& id) {
        return ask(server().port(), "DELETE", "/api/user/sessions/" + id, who.bearer()).status;
    };
    EXPECT_EQ(end(bob, phoneId), 404U);
    EXPECT_EQ(end(ada, "none"), 404U);
    EXPECT_EQ(end(ada, "%FF"), 404U);
    EXPECT_EQ(status(phone), 200U);
    EXPECT_EQ(end(ada, phoneId), 200U);
    EXPECT_EQ(status(phone), 401U);
    EXPECT_EQ(status(ada), 200U);
    EXPECT_EQ(ask(server().port(), "DELETE", "/api/user/sessions", ada.bearer()).status, 200U);
    EXPECT_EQ(status(ada), 401U);
    EXPECT_EQ(status(bob), 200U);
}

TEST_P(OwnSessionCallsTest, AnExportHoldsEverythingAndDeletingLeavesNothing) {
    auto const reply = get(server->port(), "/api/user/export", ada.bearer());
    EXPECT_THAT(reply.header("content-disposition"), HasSubstr("attachment"));
    auto const document = jsonOf(reply);
    EXPECT_EQ(document.at("user").at("email").as_string(), "ada@example.org");
    EXPECT_EQ(document.at("identities").as_array().size(), 1U);
    EXPECT_EQ(document.at("sessions").as_array().size(), 1U);
    EXPECT_THAT(reply.body, Not(HasSubstr(ada.refreshId)));

    auto const id = std::string{document.at("user").at("id").as_string()};
    EXPECT_EQ(ask(server->port(), "DELETE", "/api/user", ada.bearer()).status, 200U);
    EXPECT_EQ(profileAt(*server, ada).status, 401U);
    EXPECT_EQ(refreshAt(*server, ada.refreshId).status, 401U);
    auto database = open();
    for (auto const* table : {"users", "identities", "sessions", "refresh_tokens"})
        EXPECT_TRUE(read(database, std::string{"select * from "} + table).empty()) << table;
    auto const anew = jsonOf(profileAt(*server, signInByMail(*server, "ada@example.org")));
    EXPECT_NE(anew.at("user").at("id").as_string(), id);
}

TEST_P(SessionCallsTest, TheCommandLineChangesAccountsBesideARunningServer) {
    EXPECT_EQ(command({"user", "tier", email, "pro", "2099-12-31"}).exitCode, 0);
    EXPECT_EQ(command({"user", "role", email, "admin"}).exitCode, 0);
    auto user = jsonOf(profile(ada)).at("user").as_object();
    EXPECT_EQ(user.at("subscription").at("tier").as_string(), "pro");
    EXPECT_EQ(user.at("subscription").at("expires").as_string(), "2100-01-01T00:00:00.000Z");
    EXPECT_EQ(user.at("credits").as_int64(), 200);
    EXPECT_EQ(user.at("role").as_string(), "admin");
    EXPECT_EQ(command({"user", "credits", std::string{user.at("id").as_string()}, "7"}).exitCode, 0);
    EXPECT_EQ(command({"user", "tier", email, "premium", "2001-01-01"}).exitCode, 0);
    user = jsonOf(profile(ada)).at("user").as_object();
    EXPECT_EQ(user.at("subscription").at("tier").as_string(), "free"); // it is long past
    EXPECT_THAT(command({"user", "show", email}).out, HasSubstr("tier premium until 2001-01-02"));
    EXPECT_THAT(command({"user", "list"}).out, HasSubstr(email));
    EXPECT_EQ(command({"user", "delete", email}).exitCode, 0);
    EXPECT_TRUE(endsSoon(ada, server()));
}

TEST_P(SessionCallsTest, AnUnconfirmedAddressNamesNobodyToChange) {
    auto const id = std::string{jsonOf(profile(ada)).at("user").at("id").as_string()};
    auto database = open();
    write(database, "update users set email_verified = 0 where id = '" + id + "'");
    for (auto const& words : std::vector<std::vector<std::string>>{{"user", "role", email, "admin"},
                                                                   {"user", "tier", email, "pro"},
                                                                   {"user", "credits", email, "7"},
                                                                   {"user", "delete", email}}) {
        auto const refused = command(words);
        EXPECT_EQ(refused.exitCode, 1) << words[1];
        EXPECT_THAT(refused.err, HasSubstr(id)) << words[1];
    }
    EXPECT_EQ(jsonOf(profile(ada)).at("user").at("role").as_string(), "user");
    EXPECT_THAT(command({"user", "show", email}).out, HasSubstr("(unconfirmed)"));
    EXPECT_EQ(command({"user", "role", id, "admin"}).exitCode, 0);
    EXPECT_EQ(jsonOf(profile(ada)).at("user").at("role").as_string(), "admin");
}

// Providers and browsers choose these texts. U+009B starts an escape sequence in many terminals.
TEST_P(SessionCallsTest, NothingInAnAccountControlsTheOperatorsTerminal) {
    auto const id = std::string{jsonOf(profile(ada)).at("user").at("id").as_string()};
    auto database = open();
    write(database, "update users set name = 'A\u009b2J\x1b[2J', email = 'a\u009b2J@example.org', "
                    "provider_name = 'p\u009b2J' where id = '" +
                        id + "'");
    write(database,
          "update identities set issuer = 'i\u009b2J', provider_name = 'q\u009b2J' where user_id = '" + id +
              "'");
    write(database, "update sessions set device = 'd\u009b2J' where user_id = '" + id + "'");
    for (auto const& words : std::vector<std::vector<std::string>>{{"user", "list"}, {"user", "show", id}}) {
        auto const out = command(words).out;
        EXPECT_THAT(out, HasSubstr("A  2J [2J"));
        EXPECT_THAT(out, Not(HasSubstr("\u009b")));
        EXPECT_THAT(out, Not(HasSubstr("\x1b")));
    }
}

TEST_P(SessionCallsTest, TheCommandLineSaysWhatIsWrong) {
    for (auto const& words : std::vector<std::vector<std::string>>{{"user"},
                                                                   {"user", "dance"},
                                                                   {"user", "show"},
                                                                   {"user", "tier", email, "gold"},
                                                                   {"user", "tier", email, "pro", "soon"},
                                                                   {"user", "credits", email, "-1"},
                                                                   {"user", "credits", email, "many"},
                                                                   {"user", "role", email, "king"},
                                                                   {"keys"},
                                                                   {"keys", "lose"}}) {
        auto const finished = command(words);
        EXPECT_EQ(finished.exitCode, 2) << words.back();
        EXPECT_THAT(finished.err, ::testing::MatchesRegex("wheelwright: [^\n]*\\.\n")) << words.back();
    }
    EXPECT_EQ(command({"user", "delete", testing::newEmail("nobody")}).exitCode, 1);
    EXPECT_EQ(command({"user", "show", "\xff"}).exitCode, 1);
}

// Promise J3 over the wire.
TEST_P(SessionCallsTest, RotatedKeysArePublishedAndNobodyIsSignedOut) {
    auto const keys = [&] {
        return jsonOf(get(server().port(), "/.well-known/jwks.json")).at("keys").as_array();
    };
    EXPECT_EQ(keys().size(), 1U);
    EXPECT_EQ(command({"keys", "rotate"}).exitCode, 0);
    EXPECT_TRUE(testing::soon([&] { return keys().size() == 2; }));
    EXPECT_FALSE(keys().at(0).as_object().contains("d"));
    EXPECT_EQ(status(ada), 200U);
    EXPECT_EQ(refresh(ada.refreshId).status, 200U);
    EXPECT_THAT(command({"keys", "list"}).out, HasSubstr("is accepted"));
}

TEST_P(SessionCallsTest, ATokenFromAnotherInstallationIsRefused) {
    ServerProcess const elsewhere{{"--test-rate-limits", "off", "--public-url", "http://wheel.test"}};
    EXPECT_EQ(statusAt(elsewhere, ada), 401U);
    EXPECT_EQ(status(signInByMail(elsewhere, email)), 401U);
}

// Promise A2: nothing a client sends decides who it is or what it may do.
TEST_P(SessionCallsTest, NobodyCanNameTheirOwnTier) {
    auto const address = testing::newEmail("eve");
    postJson(server().port(), "/api/auth/email/initiate",
             R"({"email":")" + address + R"(","tier":"premium","role":"admin","credits":999,"id":"1"})");
    auto const token = testing::linkTokenIn(testing::newestMailTo(server(), address));
    auto const answer =
        get(server().port(), "/api/auth/email/verify?response_type=json&tier=premium&token=" + token);
    auto const eve = jsonOf(profile({text(answer, "access_token"), "", ""})).at("user").as_object();
    EXPECT_EQ(eve.at("subscription").at("tier").as_string(), "free");
    EXPECT_EQ(eve.at("role").as_string(), "user");
    EXPECT_EQ(eve.at("credits").as_int64(), 10);
}

INSTANTIATE_TEST_SUITE_P(EveryEngine, SessionCallsTest, storage::everyEngine(), storage::engineName);
INSTANTIATE_TEST_SUITE_P(EveryEngine, OwnSessionCallsTest, storage::everyEngine(), storage::engineName);

} // namespace
} // namespace wheelwright
