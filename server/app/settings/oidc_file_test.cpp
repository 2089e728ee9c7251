#include "app/settings/oidc_file.hpp"
#include "testing/temp_folder.hpp"
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct OidcFileTest : ::testing::Test {
    auto read(std::string const& text) {
        folder.write("oidc.json", text);
        return readOidcFile(folder.path() / "oidc.json");
    }
    static std::string issuer(std::string const& more = "", std::string const& name = "school") {
        return R"({"name":")" + name + R"(","issuer":"https://id.example.org","clientId":"wheel")" + more +
               "}";
    }
    static std::string secret() { return R"(,"clientSecret":"s")"; }
    testing::TempFolder folder;
};

TEST_F(OidcFileTest, WhatIsLeftOutHasTheUsualValue) {
    auto const issuers = read("[" + issuer(secret()) + "]").value().issuers;
    ASSERT_EQ(issuers.size(), 1U);
    auto const& school = issuers.front();
    EXPECT_EQ(school.label, "school");
    EXPECT_EQ(school.scopes, "openid email profile");
    EXPECT_EQ(school.nameClaim, "name");
    EXPECT_EQ(school.groupsClaim, "groups");
    EXPECT_TRUE(school.adminGroups.empty());
    EXPECT_TRUE(school.opensAccounts);
    EXPECT_FALSE(school.openId.basicAuth);
}

TEST_F(OidcFileTest, EachFieldIsTakenAndASecretMayBeInAFile) {
    folder.write("secret", "from a file\n");
    auto const issuers =
        read(
            "[" + issuer(secret()) + "," +
            issuer(
                R"(,"clientSecretFile":")" + (folder.path() / "secret").string() +
                    R"(","label":"Our firm","scopes":"openid groups","nameClaim":"preferred_username",)"
                    R"("groupsClaim":"roles","adminGroups":["a","b"],"basicAuth":true,"opensAccounts":false)",
                "firm") +
            "]")
            .value()
            .issuers;
    auto const& firm = issuers.at(1);
    EXPECT_EQ(firm.openId.clientSecret, "from a file");
    EXPECT_EQ(firm.label, "Our firm");
    EXPECT_EQ(firm.scopes, "openid groups");
    EXPECT_EQ(firm.nameClaim, "preferred_username");
    EXPECT_EQ(firm.groupsClaim, "roles");
    EXPECT_THAT(firm.adminGroups, ElementsAre("a", "b"));
    EXPECT_TRUE(firm.openId.basicAuth);
    EXPECT_FALSE(firm.opensAccounts);
}

TEST_F(OidcFileTest, TheHeaderOfAFrontIsAnEntryOfItsOwn) {
    auto const own = read(R"([{"authHeader":"Remote-User"}])").value();
    EXPECT_EQ(own.authHeader, "Remote-User");
    EXPECT_TRUE(own.issuers.empty());
    for (auto const* odd : {R"([{"authHeader":"Cookie"}])", R"([{"authHeader":"a b"}])",
                            R"([{"authHeader":7}])", R"([{"authHeader":"Remote-User","name":"x"}])"})
        EXPECT_THAT(read(odd).error().message, HasSubstr("the name of a header of its own")) << odd;
    EXPECT_THAT(read(R"([{"authHeader":"Remote-User"},{"authHeader":"X-User"}])").error().message,
                HasSubstr("number 2, that names a second header"));
}

TEST_F(OidcFileTest, TheSignInByEmailCanBeTakenAwayWhereThereIsAnother) {
    auto const only = read("[" + issuer(secret()) + R"(,{"email":false}])").value();
    EXPECT_FALSE(only.byEmail);
    EXPECT_EQ(only.issuers.size(), 1U);
    EXPECT_FALSE(read(R"([{"authHeader":"Remote-User"},{"email":false}])").value().byEmail);
    EXPECT_TRUE(read(R"([{"email":true}])").value().byEmail);
    EXPECT_THAT(read(R"([{"email":false}])").error().message, HasSubstr("names no other"));
    for (auto const* odd : {R"([{"email":"no"}])", R"([{"email":false,"name":"x"}])"})
        EXPECT_THAT(read(odd).error().message, HasSubstr("email to be true or false")) << odd;
}

TEST_F(OidcFileTest, OneSentenceSaysWhatIsWrong) {
    auto const refused = [&](std::string const& text) { return read(text).error().message; };
    EXPECT_THAT(refused("{}"), AllOf(HasSubstr("--oidc-file"), HasSubstr("a JSON list")));
    EXPECT_THAT(refused("[" + issuer() + "]"), HasSubstr("number 1, that needs a clientSecret"));
    EXPECT_THAT(refused("[" + issuer(R"(,"clientSecretFile":"/none")") + "]"), HasSubstr("clientSecretFile"));
    EXPECT_THAT(refused("[" + issuer(secret()) + "," + issuer(secret()) + "]"), HasSubstr("number 2"));
    for (auto const* taken : {"google", "operator"})
        EXPECT_THAT(refused("[" + issuer(secret(), taken) + "]"), HasSubstr("another way to sign in"));
    EXPECT_THAT(refused("[" + issuer(secret(), "Our School") + "]"), HasSubstr("needs a name"));
    EXPECT_THAT(refused("[" + issuer(secret() + R"(,"scope":"openid")") + "]"), HasSubstr("a field scope"));
    EXPECT_THAT(refused("[" + issuer(secret() + R"(,"scopes":"email")") + "]"), HasSubstr("scope openid"));
    for (auto const* groups : {"[]", R"(["a",1])", "7", R"({"a":true})", R"("")"})
        EXPECT_THAT(refused("[" + issuer(secret() + R"(,"adminGroups":)" + groups) + "]"),
                    HasSubstr("adminGroups"))
            << groups;
    EXPECT_THAT(refused("[" + issuer(secret() + R"(,"opensAccounts":"false")") + "]"),
                HasSubstr("opensAccounts to be true or false"));
    EXPECT_THAT(refused("[1]"), HasSubstr("is no object"));
    EXPECT_THAT(readOidcFile(folder.path() / "none").error().message, HasSubstr("can't be read"));
}

} // namespace
} // namespace wheelwright::app
