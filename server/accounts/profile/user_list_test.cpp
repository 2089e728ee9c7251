#include "accounts/profile/user_list.hpp"
#include "testing/every_engine.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/soon.hpp"
#include <gmock/gmock.h>
#include <optional>

namespace wheelwright {
namespace {

using testing::ask;
using ::testing::ElementsAre;
using testing::get;
using testing::jsonOf;
using testing::postJson;
using testing::runWheelwright;
using testing::ServerProcess;
using testing::signInByMail;

struct UserListTest : storage::EngineTest {
    void SetUp() override {
        EngineTest::SetUp();
        if (HasFatalFailure()) return;
        server.emplace(std::vector<std::string>{"--database", databaseText(), "--test-rate-limits", "off"});
        admin = signInByMail(*server, "root@example.org");
        runWheelwright({"user", "role", "root@example.org", "admin", "--data", server->data().string(),
                        "--database", databaseText()});
    }
    boost::json::array found(std::string const& query) {
        auto const reply = get(server->port(), "/api/admin/users" + query, admin.bearer());
        EXPECT_EQ(reply.status, 200U) << reply.body;
        return jsonOf(reply).at("users").as_array();
    }
    std::vector<std::string> emails(std::string const& query) {
        std::vector<std::string> all;
        for (auto const& user : found(query))
            all.emplace_back(user.at("email").as_string());
        return all;
    }
    std::string idOf(std::string const& email) {
        return std::string{found("?q=" + email).at(0).at("id").as_string()};
    }
    testing::Reply change(std::string const& id, std::string const& body) {
        return postJson(server->port(), "/api/admin/users/" + id, body, admin.bearer());
    }
    testing::Reply erase(std::string const& id) {
        return ask(server->port(), "DELETE", "/api/admin/users/" + id, admin.bearer());
    }
    std::optional<ServerProcess> server;
    testing::SignedIn admin;
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, UserListTest, storage::everyEngine(), storage::engineName);

TEST_P(UserListTest, AccountsAreFoundByPartOfTheirAddressAndChanged) {
    auto const ada = signInByMail(*server, "ada_l@example.org");
    signInByMail(*server, "bob@elsewhere.example");
    postJson(server->port(), "/api/wheel", testing::sampleWheelText(newUuid()), ada.bearer());
    EXPECT_EQ(emails("").size(), 3U);
    EXPECT_THAT(emails("?q=ADA_"), ElementsAre("ada_l@example.org"));
    EXPECT_THAT(emails("?q=%C3%84da_"), ElementsAre("ada_l@example.org")) << "Äda: accents don't count";
    EXPECT_THAT(emails("?q=%25"), ElementsAre()) << "a sign of the search's own is a letter";
    EXPECT_THAT(emails("?q=a%27b"), ElementsAre());
    EXPECT_THAT(emails("?page=2"), ElementsAre());
    EXPECT_EQ(get(server->port(), "/api/admin/users?page=0", admin.bearer()).status, 400U);
    auto const id = idOf("ada_l@example.org");
    EXPECT_THAT(emails("?q=" + id), ElementsAre("ada_l@example.org"));
    auto const before = found("?q=" + id).at(0);
    EXPECT_EQ(before.at("role").as_string(), "user");
    EXPECT_GT(before.at("storedBytes").to_number<std::int64_t>(), 0);

    auto const paid = jsonOf(change(id, R"({"tier":"pro"})")).at("user");
    EXPECT_EQ(paid.at("tier").as_string(), "pro");
    EXPECT_TRUE(paid.at("tierEnds").is_string());
    auto const free = jsonOf(change(id, R"({"tier":"free","role":"admin"})")).at("user");
    EXPECT_TRUE(free.at("tierEnds").is_null());
    EXPECT_EQ(free.at("role").as_string(), "admin");
    EXPECT_EQ(get(server->port(), "/api/admin/users", ada.bearer()).status, 200U);

    EXPECT_EQ(change("none", R"({"role":"user"})").status, 404U);
    for (auto const* odd : {"{}", R"({"role":"king"})", R"({"tier":7})"})
        EXPECT_EQ(change(id, odd).status, 422U) << odd;
}

TEST_P(UserListTest, ADisabledAccountIsOutAtOnceAndCantComeBackUntilItIsEnabled) {
    auto const eve = signInByMail(*server, "eve@example.org");
    auto const token = jsonOf(postJson(server->port(), "/api/user/tokens",
                                       R"({"name":"Bot","scopes":["wheels:read"]})", eve.bearer()));
    auto const byToken = "Authorization: Bearer " + std::string{token.at("token").as_string()} + "\r\n";
    auto const wheels = [&](std::string const& bearer) {
        return get(server->port(), "/api/wheels", bearer).status;
    };
    EXPECT_EQ(wheels(eve.bearer()), 200U);
    EXPECT_EQ(wheels(byToken), 200U);
    auto const id = idOf("eve@example.org");
    EXPECT_TRUE(found("?q=" + id).at(0).at("disabledAt").is_null());

    EXPECT_TRUE(jsonOf(change(id, R"({"disabled":true})")).at("user").at("disabledAt").is_string());
    EXPECT_EQ(wheels(eve.bearer()), 401U);
    EXPECT_EQ(wheels(byToken), 401U);
    EXPECT_EQ(
        postJson(server->port(), "/api/auth/refresh", R"({"refresh_token_id":")" + eve.refreshId + "\"}")
            .status,
        401U);
    postJson(server->port(), "/api/auth/email/initiate", R"({"email":"eve@example.org"})");
    auto const link = testing::linkTokenIn(testing::newestMailTo(*server, "eve@example.org"));
    auto const open = [&] {
        return get(server->port(), "/api/auth/email/verify?response_type=json&token=" + link);
    };
    EXPECT_EQ(jsonOf(open()).at("code").as_string(), "account_disabled");
    EXPECT_EQ(open().status, 401U);

    EXPECT_TRUE(jsonOf(change(id, R"({"disabled":false})")).at("user").at("disabledAt").is_null());
    EXPECT_EQ(open().status, 200U) << "a link that was refused isn't used up";
    EXPECT_EQ(wheels(byToken), 401U) << "its tokens are gone for good";
    EXPECT_EQ(change(id, R"({"disabled":"yes"})").status, 422U);
    EXPECT_EQ(change(idOf("root@example.org"), R"({"disabled":true})").status, 409U);
}

TEST_P(UserListTest, TheOperatorDisablesAndEnablesAnAccountToo) {
    auto const user = [&](std::string const& verb) {
        return runWheelwright({"user", verb, "root@example.org", "--data", server->data().string(),
                               "--database", databaseText()})
            .out;
    };
    EXPECT_THAT(user("disable"), ::testing::HasSubstr("  disabled  "));
    EXPECT_TRUE(testing::soon([&] {
        return get(server->port(), "/api/admin/users", admin.bearer()).status == 401U;
    })) << "of another process, within a second";
    EXPECT_THAT(user("enable"), ::testing::Not(::testing::HasSubstr("disabled")));
    signInByMail(*server, "root@example.org");
}

TEST_P(UserListTest, AnAccountIsDeletedWithAllItOwnsButNotTheAdminsOwn) {
    auto const bob = signInByMail(*server, "bob@example.org");
    auto const wheel = newUuid();
    postJson(server->port(), "/api/wheel", testing::sampleWheelText(wheel), bob.bearer());
    auto const id = idOf("bob@example.org");
    EXPECT_EQ(erase(id).status, 200U);
    EXPECT_EQ(erase(id).status, 404U);
    EXPECT_EQ(get(server->port(), "/api/wheels", bob.bearer()).status, 401U);
    auto const own = idOf("root@example.org");
    EXPECT_EQ(erase(own).status, 409U);
    EXPECT_EQ(change(own, R"({"role":"user"})").status, 409U);
    EXPECT_EQ(change(own, R"({"tier":"premium"})").status, 200U);
}

} // namespace
} // namespace wheelwright
