#include "accounts/profile/user_store.hpp"
#include "accounts/sign_in/invitations.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/migrated_test.hpp"
#include "testing/turned_clock.hpp"
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <optional>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using testing::get;
using testing::jsonOf;
using testing::postJson;
using testing::runWheelwright;
using testing::ServerProcess;
using testing::signInByMail;

// A server that takes new accounts of one domain, and of people with an invitation.
struct InvitationsTest : storage::EngineTest {
    void start(std::string const& signUp) {
        server.emplace(std::vector<std::string>{"--database", databaseText(), "--sign-up", signUp,
                                                "--test-rate-limits", "off"});
        admin = signInByMail(*server, "root@example.org");
        auto const made = runWheelwright({"user", "role", "root@example.org", "admin", "--data",
                                          server->data().string(), "--database", databaseText()});
        ASSERT_EQ(made.exitCode, 0) << made.err;
    }
    // The target of the sign-in, as the page of the link asks for it.
    std::string invite(std::string const& body = R"({"note":"Zo\u00eb"})") {
        auto const made = postJson(server->port(), "/api/admin/invitations", body, admin.bearer());
        EXPECT_EQ(made.status, 201U) << made.body;
        std::string const url{jsonOf(made).at("url").as_string()};
        auto const at = url.find("/login?returnTo=%2F%3Finvitation%3D");
        EXPECT_NE(at, std::string::npos) << url;
        return "/?invitation=" + url.substr(url.rfind("%3D") + 3);
    }
    boost::json::array open() {
        return jsonOf(get(server->port(), "/api/admin/invitations", admin.bearer()))
            .at("invitations")
            .as_array();
    }
    testing::Reply visit(std::string const& email, std::string const& target) {
        postJson(server->port(), "/api/auth/email/initiate",
                 R"({"email":")" + email + R"(","returnTo":")" + target + "\"}");
        auto const token = testing::linkTokenIn(testing::newestMailTo(*server, email));
        return get(server->port(), "/api/auth/email/verify?response_type=json&token=" + token);
    }
    std::string codeOf(testing::Reply const& reply) {
        EXPECT_EQ(reply.status, 401U) << reply.body;
        return std::string{jsonOf(reply).at("code").as_string()};
    }
    std::optional<ServerProcess> server;
    testing::SignedIn admin;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, InvitationsTest, storage::everyEngine(), storage::engineName);

TEST_P(InvitationsTest, OneOpensOneAccountOnce) {
    ASSERT_NO_FATAL_FAILURE(start("example.org"));
    EXPECT_EQ(codeOf(visit("eve@elsewhere.example", "/")), "sign_up_closed");
    auto const target = invite();
    ASSERT_EQ(open().size(), 1U);
    EXPECT_EQ(open().at(0).at("note").as_string(), "Zo\xc3\xab");
    EXPECT_EQ(visit("ada@example.org", target).status, 200U) << "of the domain: needs none";
    EXPECT_EQ(open().size(), 1U);

    auto const signedIn = visit("zoe@elsewhere.example", target);
    ASSERT_EQ(signedIn.status, 200U) << signedIn.body;
    EXPECT_EQ(jsonOf(signedIn).at("returnTo").as_string(), "/");
    EXPECT_EQ(open().size(), 0U);
    EXPECT_EQ(codeOf(visit("eve@elsewhere.example", target)), "invitation_used");
    EXPECT_EQ(visit("zoe@elsewhere.example", "/").status, 200U) << "who has an account needs none";
}

TEST_P(InvitationsTest, OneIsRevokedAndEndsWithTheRoleOfItsMaker) {
    ASSERT_NO_FATAL_FAILURE(start("example.org"));
    auto const revoked = invite("{}");
    auto const path = "/api/admin/invitations/" + std::string{open().at(0).at("id").as_string()};
    EXPECT_EQ(testing::ask(server->port(), "DELETE", path, admin.bearer()).status, 200U);
    EXPECT_EQ(testing::ask(server->port(), "DELETE", path, admin.bearer()).status, 404U);
    EXPECT_EQ(codeOf(visit("eve@elsewhere.example", revoked)), "invitation_used");
    auto const target = invite();
    runWheelwright({"user", "disable", "root@example.org", "--data", server->data().string(), "--database",
                    databaseText()});
    EXPECT_EQ(codeOf(visit("eve@elsewhere.example", target)), "invitation_used");
}

TEST(Invitations, NobodyMeansNobody) {
    ServerProcess server{{"--sign-up", "nobody", "--test-rate-limits", "off"}};
    postJson(server.port(), "/api/auth/email/initiate",
             R"({"email":"eve@example.org","returnTo":"/?invitation=x"})");
    auto const token = testing::linkTokenIn(testing::newestMailTo(server, "eve@example.org"));
    auto const refused = get(server.port(), "/api/auth/email/verify?response_type=json&token=" + token);
    EXPECT_EQ(jsonOf(refused).at("code").as_string(), "sign_up_closed");
}

TEST(Invitations, ARequestHasANoteAndAnEndOrNone) {
    auto const read = [](char const* text) {
        return accounts::readInvitationRequest(boost::json::parse(text).as_object());
    };
    EXPECT_EQ(read("{}")->lasts, std::chrono::days{7});
    EXPECT_EQ(read(R"({"note":" Zoe ","days":30})")->note, "Zoe");
    for (auto const* odd : {R"({"days":0})", R"({"days":31})", R"({"days":"7"})", R"({"days":1.5})"})
        EXPECT_EQ(read(odd).error().code, "invalid_invitation") << odd;
    auto const text = R"({"note":")" + std::string(81, 'a') + "\"}";
    EXPECT_EQ(read(text.c_str()).error().code, "invalid_invitation");
}

TEST(Invitations, TheTargetOfASignInCarriesOne) {
    EXPECT_EQ(accounts::invitationIn("/?invitation=abc"), "abc");
    EXPECT_EQ(accounts::invitationIn("/de/?a=1&invitation=abc"), "abc");
    EXPECT_EQ(accounts::invitationIn("/invitation=abc"), "");
    EXPECT_EQ(accounts::withoutInvitation("/de/?a=1&invitation=abc"), "/de/");
    EXPECT_EQ(accounts::withoutInvitation("/de/?a=1"), "/de/?a=1");
}

struct InvitationStoreTest : storage::MigratedTest {};
INSTANTIATE_TEST_SUITE_P(EveryEngine, InvitationStoreTest, storage::everyEngine(), storage::engineName);

TEST_P(InvitationStoreTest, OneEndsAndIsForgotten) {
    testing::TurnedClock clock;
    auto database = open();
    auto const admin = database.write([&](storage::Connection& connection) {
        accounts::Identity const identity{"email", "email", "a@example.org", "a@example.org", true, "A", {}};
        auto const user = accounts::userBehind(connection, identity, 0, clock.now());
        accounts::setRole(connection, user.id, accounts::Role::Admin);
        return user.id;
    });
    accounts::Invitations invitations{database, clock};
    auto const secret = [&] {
        auto const path = invitations.make(admin, {.note = "", .lasts = std::chrono::days{1}}).value();
        return path.substr(path.rfind("%3D") + 3);
    };
    auto const first = secret();
    auto const second = secret();
    auto const redeem = [&](std::string const& which) {
        return database.write([&](storage::Connection& connection) {
            return accounts::redeemInvitation(connection, which, clock.now());
        });
    };
    EXPECT_TRUE(redeem(first));
    EXPECT_FALSE(redeem(first));
    clock.turn(24h);
    EXPECT_FALSE(redeem(second)) << "a day was said";
    EXPECT_EQ(invitations.list().size(), 0U);
    invitations.dropExpired();
    EXPECT_EQ(read(database, "select id from invitations").size(), 0U);
    for (int made = 0; made < 100; ++made)
        secret();
    EXPECT_EQ(invitations.make(admin, {}).error().code, "too_many_invitations");
}

} // namespace
} // namespace wheelwright
