#include "accounts/sign_in/own_issuer.hpp"
#include "base/files.hpp"
#include "base/json.hpp"
#include "testing/places.hpp"
#include "testing/provider_scene.hpp"
#include "testing/soon.hpp"
#include <optional>

namespace wheelwright {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// A server where people can open accounts only through the operator's own issuers.
struct OwnIssuerTest : ProviderScene, ProviderVisit {
    OwnIssuerTest() : ProviderVisit{running.value()} {}
    static void SetUpTestSuite() {
        ProviderScene::SetUpTestSuite();
        auto const issuer = [](std::string const& name, std::string const& more) {
            return R"({"name":")" + name + R"(","issuer":")" + at(*openId) + R"(","clientId":"wheel-)" +
                   name +
                   R"(","clientSecret":"a-secret-of-the-tests-0123456789","scopes":"openid email profile groups")" +
                   more + "}";
        };
        keys->write("oidc.json",
                    "[" + issuer("school", R"(,"label":"Our school","adminGroups":["teachers"])") + "," +
                        issuer("firm", R"(,"basicAuth":true,"opensAccounts":false)") + "]");
        auto words = flags();
        words.insert(words.end(), {"--oidc-file", file("oidc.json"), "--sign-up", "nobody"});
        running.emplace(words);
    }
    static void TearDownTestSuite() {
        running.reset();
        ProviderScene::TearDownTestSuite();
    }
    void user(std::string const& sub, std::string const& more) const {
        set(*openId, R"({"user":{"sub":")" + sub + R"(","name":"Eve")" + more + "}}");
    }
    std::string roleOf(boost::json::object const& profile) const {
        return std::string{profile.at("role").as_string()};
    }
    static inline std::optional<ServerProcess> running;
};

TEST_F(OwnIssuerTest, TheListHasItsLabelAndAVisitorSignsIn) {
    auto const ways = get(server.port(), "/api/auth/providers").body;
    EXPECT_THAT(
        ways, HasSubstr(R"("own":[{"name":"school","label":"Our school"},{"name":"firm","label":"firm"}])"));
    auto const landing = signIn("school", "/de/");
    EXPECT_THAT(landing, StartsWith("/de/#token="));
    auto const ada = profile(landing);
    EXPECT_EQ(ada.at("name").as_string(), "Ada");
    EXPECT_EQ(ada.at("providerName").as_string(), "school");
}

TEST_F(OwnIssuerTest, ItsGroupsDecideTheRoleAtEachSignIn) {
    user("eve", R"(,"groups":["pupils","teachers"])");
    EXPECT_EQ(roleOf(profile(ProviderVisit{server}.signIn("school"))), "admin");
    user("eve", R"(,"groups":"teachers")");
    EXPECT_EQ(roleOf(profile(ProviderVisit{server}.signIn("school"))), "admin") << "one group may be a text";
    user("eve", R"(,"groups":["pupils"])");
    EXPECT_EQ(roleOf(profile(ProviderVisit{server}.signIn("school"))), "user");
    user("eve", R"(,"groups":{"teachers":true})");
    EXPECT_EQ(roleOf(profile(ProviderVisit{server}.signIn("school"))), "user");
}

// As Authelia does it.
TEST_F(OwnIssuerTest, WhatTheTokenLacksIsAskedFor) {
    set(*openId, R"({"lean":true,"user":{"sub":"max","name":"Max","email":"max@example.org",)"
                 R"("email_verified":true,"groups":["teachers"]}})");
    auto const max = profile(signIn("school"));
    EXPECT_EQ(max.at("name").as_string(), "Max");
    EXPECT_EQ(max.at("email").as_string(), "max@example.org");
    EXPECT_EQ(roleOf(max), "admin");
}

TEST_F(OwnIssuerTest, WhereNobodyMayOpenAnAccountOnlyThoseThatExistSignIn) {
    expectFailure(signIn("google"), "sign_up_closed");
    expectFailure(signIn("firm"), "sign_up_closed"); // so its secret was taken, in a header
    EXPECT_EQ(postJson(server.port(), "/api/auth/email/initiate", R"({"email":"new@example.org"})").status,
              200U);
    auto const token = testing::linkTokenIn(testing::newestMailTo(server, "new@example.org"));
    for (int time = 0; time < 2; ++time) {
        auto const refused = get(server.port(), "/api/auth/email/verify?response_type=json&token=" + token);
        EXPECT_EQ(refused.status, 401U);
        EXPECT_EQ(jsonOf(refused).at("code").as_string(), "sign_up_closed");
    }
    EXPECT_THAT(users(), Not(HasSubstr("new@example.org")));
}

TEST_F(OwnIssuerTest, WithoutSignInByEmailOnlyTheOperatorHasALink) {
    auto const only = readFile(file("oidc.json"));
    keys->write("only.json", only.substr(0, only.size() - 1) + R"(,{"email":false}])");
    auto words = flags();
    words.insert(words.end(), {"--oidc-file", file("only.json")});
    ServerProcess const sso{words};
    EXPECT_THAT(get(sso.port(), "/api/auth/providers").body,
                HasSubstr(R"({"name":"email","configured":false})"));
    auto const asked = postJson(sso.port(), "/api/auth/email/initiate", R"({"email":"ada@example.org"})");
    EXPECT_EQ(asked.status, 403U);
    EXPECT_EQ(jsonOf(asked).at("code").as_string(), "no_email_sign_in");
    auto const printed = testing::runWheelwright({"admin", "link", "--data", sso.data().string()}).out;
    EXPECT_EQ(
        get(sso.port(), "/api/auth/email/verify?response_type=json&token=" + testing::linkTokenIn(printed))
            .status,
        200U);
}

TEST_F(OwnIssuerTest, TheDoctorReadsItsDiscoveryAndPrintsTheRedirectAddress) {
    auto const doctor = [&](std::string const& text) {
        keys->write("other.json", text);
        return testing::runWheelwright({"doctor", "--data", server.data().string(), "--public-url", kSite,
                                        "--oidc-file", file("other.json"), "--sign-up", "Example.org"})
            .out;
    };
    auto const issuer = [](std::string const& address) {
        return R"([{"name":"school","issuer":")" + address +
               R"(","clientId":"wheel-school","clientSecret":"secret"}])";
    };
    EXPECT_THAT(doctor(issuer(at(*openId))),
                AllOf(HasSubstr("good   People can sign in by school. Its redirect address is "
                                "http://wheel.test/api/auth/school/callback"),
                      HasSubstr("(--sign-up): example.org.")));
    EXPECT_THAT(doctor(issuer(at(*openId) + "/")), HasSubstr("WRONG  The sign-in by school can't be used:"))
        << "a slash more is another issuer";
    EXPECT_THAT(doctor(issuer("http://127.0.0.1:1")), HasSubstr("WRONG  The sign-in by school"));
}

TEST_F(OwnIssuerTest, AnIssuerWithNewKeysIsTaken) {
    set(*openId, R"({"rotate":true})");
    EXPECT_THAT(signIn("school"), HasSubstr("#token="));
}

// Documents with the addresses that these programs have.
TEST(OwnIssuers, TheDiscoveryOfUsualProgramsIsRead) {
    auto const documents =
        boost::json::parse(readFile(testing::projectFile("tools/peers/discovery.json"))).as_object();
    for (auto const* program : {"keycloak", "authentik", "authelia", "dex"}) {
        auto const& document = documents.at(program).as_object();
        auto const places = accounts::placesIn(document, textAt(document, "issuer"));
        ASSERT_TRUE(places) << program;
        EXPECT_THAT(places->authorize, StartsWith("https://")) << program;
        EXPECT_FALSE(places->userInfo.empty()) << program;
        EXPECT_FALSE(accounts::placesIn(document, "https://evil.example")) << program;
    }
}

TEST(OwnIssuers, AGroupIsOneOfAListOrATextOrNothing) {
    using boost::json::object;
    EXPECT_TRUE(accounts::hasGroup(object{{"groups", {"a", "b"}}}, "groups", {"b"}));
    EXPECT_TRUE(accounts::hasGroup(object{{"groups", "b"}}, "groups", {"a", "b"}));
    EXPECT_FALSE(accounts::hasGroup(object{{"groups", "b, a"}}, "groups", {"b"}));
    EXPECT_FALSE(accounts::hasGroup(object{{"groups", {1, nullptr}}}, "groups", {"1"}));
    EXPECT_FALSE(accounts::hasGroup(object{}, "groups", {""}));
}

struct AuthHeaderTest : ::testing::Test {
    std::vector<std::string> trusting(std::string const& network) const {
        folder.write("own.json", R"([{"authHeader":"Remote-User"}])");
        return {"--public-url",      kSite,   "--oidc-file", file(),
                "--trusted-proxies", network, "--sign-up",   "nobody"};
    }
    std::string file() const { return (folder.path() / "own.json").string(); }
    static std::string landing(ServerProcess const& server, std::string const& headers) {
        return get(server.port(), "/api/auth/header/initiate?returnTo=/de/", headers).headers.at("location");
    }
    testing::TempFolder folder;
};

TEST_F(AuthHeaderTest, SignsInWhomATrustedFrontNames) {
    ServerProcess const server{trusting("127.0.0.0/8")};
    ProviderVisit const visit{server};
    auto const ada = visit.profile(landing(server, "Remote-User: ada@example.org\r\n"));
    EXPECT_EQ(ada.at("email").as_string(), "ada@example.org");
    auto const bob = visit.profile(landing(server, "remote-user: bob\r\n"));
    EXPECT_EQ(bob.at("name").as_string(), "bob");
    EXPECT_EQ(visit.profile(landing(server, "Remote-User: bob\r\n")).at("id"), bob.at("id"));
    EXPECT_THAT(landing(server, ""), StartsWith("/login?error=invalid_client"));
    EXPECT_THAT(landing(server, "Remote-User: ada\r\nRemote-User: bob\r\n"),
                StartsWith("/login?error=invalid_client"))
        << "the front passed on what its client sent";
    EXPECT_THAT(get(server.port(), "/api/auth/providers").body,
                HasSubstr(R"("own":[{"name":"header","label":"Single sign-on"}])"));
}

// Or everyone would have a second, empty account.
TEST_F(AuthHeaderTest, ItsNameInAnotherCaseNamesTheSamePeople) {
    ServerProcess server{trusting("127.0.0.0/8")};
    auto const bobOn = [](ServerProcess const& running) {
        return ProviderVisit{running}.profile(landing(running, "Remote-User: bob\r\n")).at("id");
    };
    auto const bob = bobOn(server);
    server.stop();
    auto words = trusting("127.0.0.0/8");
    folder.write("own.json", R"([{"authHeader":"remote-user"}])");
    words.insert(words.end(), {"--database", "sqlite:" + (server.data() / "wheelwright.db").string()});
    ServerProcess const again{words};
    EXPECT_EQ(bobOn(again), bob);
}

TEST_F(AuthHeaderTest, AStrangersHeaderIsNone) {
    ServerProcess const server{trusting("10.0.0.0/8")};
    EXPECT_THAT(landing(server, "Remote-User: ada\r\nX-Forwarded-For: 10.0.0.1\r\n"),
                StartsWith("/login?error=invalid_client"));
    ServerProcess const without;
    EXPECT_THAT(landing(without, "Remote-User: ada\r\n"), StartsWith("/login?error=invalid_provider"));
    EXPECT_THAT(testing::runWheelwright({"doctor", "--oidc-file", file()}).err,
                HasSubstr("The authHeader of --oidc-file needs --trusted-proxies"));
}

TEST(SignUpRules, AdmitByVerifiedDomain) {
    accounts::SignUpRules const rules{false, {"example.org", "school.example"}};
    auto const someone = [](std::optional<std::string> email, bool verified) {
        return accounts::Proven{{"google", "issuer", "1", std::move(email), verified, "Ada", {}}};
    };
    EXPECT_TRUE(rules.admits(someone("ada@example.org", true)));
    EXPECT_FALSE(rules.admits(someone("ada@example.org", false)));
    EXPECT_FALSE(rules.admits(someone("ada@sub.example.org", true)));
    EXPECT_FALSE(rules.admits(someone("ada@notexample.org", true)));
    EXPECT_FALSE(rules.admits(someone({}, true)));
    EXPECT_FALSE((accounts::SignUpRules{false, {"nobody"}}.admits(someone("ada@example.org", true))));
    EXPECT_TRUE(accounts::SignUpRules{}.admits(someone({}, false)));
}

} // namespace
} // namespace wheelwright
