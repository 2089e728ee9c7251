#include "testing/provider_scene.hpp"
#include "testing/soon.hpp"
#include <optional>

namespace wheelwright {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// All tests share one server.
struct ProviderCallsTest : ProviderScene, ProviderVisit {
    ProviderCallsTest() : ProviderVisit{running.value()} {}
    static void SetUpTestSuite() {
        ProviderScene::SetUpTestSuite();
        running.emplace(flags());
    }
    static void TearDownTestSuite() {
        running.reset();
        ProviderScene::TearDownTestSuite();
    }
    static int googleSignIns() {
        std::string const name = R"(wheelwright_sign_ins_total{outcome="success",provider="google"} )";
        auto const figures = get(running->adminPort(), "/metrics").body;
        auto const at = figures.find(name);
        return at == std::string::npos ? 0 : std::stoi(figures.substr(at + name.size()));
    }
    static inline std::optional<ServerProcess> running;
};

TEST_F(ProviderCallsTest, SignsInByOpenIdAndLeadsBack) {
    auto const before = googleSignIns();
    auto const landing = signIn("google", "/de/wheels/x?a=1");
    EXPECT_THAT(landing, StartsWith("/de/wheels/x?a=1#token="));
    auto const user = profile(landing);
    EXPECT_EQ(user.at("name").as_string(), "Ada");
    EXPECT_EQ(user.at("email").as_string(), "ada@example.org");
    EXPECT_EQ(user.at("picture").as_string(), "https://pictures.example/ada.png");
    EXPECT_EQ(user.at("providerName").as_string(), "google");
    auto const again = profile(signIn("google"));
    EXPECT_EQ(again.at("id").as_string(), user.at("id").as_string());
    EXPECT_EQ(googleSignIns(), before + 2);
}

TEST_F(ProviderCallsTest, SignsInByGithubAndFacebook) {
    auto const github = profile(signIn("github"));
    EXPECT_EQ(github.at("name").as_string(), "Ada");
    EXPECT_EQ(github.at("email").as_string(), "ada@example.org");
    EXPECT_EQ(github.at("picture").as_string(), "https://pictures.example/ada.png");
    auto const facebook = profile(signIn("facebook"));
    EXPECT_EQ(facebook.at("picture").as_string(), "https://pictures.example/f.png");
    EXPECT_NE(facebook.at("id").as_string(), github.at("id").as_string());
}

// GitHub's `iss` is this address, not the one that people know.
TEST_F(ProviderCallsTest, GithubsOwnNameIsTakenAndNoOther) {
    auto const genuine = callback("github");
    EXPECT_THAT(parameterIn(genuine, "iss"), ::testing::EndsWith("%2Flogin%2Foauth"));
    EXPECT_THAT(browser.follow(genuine), HasSubstr("#token="));
    auto foreign = callback("github");
    foreign.replace(foreign.find("%2Flogin%2Foauth"), 16, "%2Flogin%2Fother");
    expectFailure(browser.follow(foreign), "token_invalid");
}

TEST_F(ProviderCallsTest, ANewVersionOfFacebooksApiMakesNobodyAnother) {
    auto versioned = [&](std::string const& version) {
        auto all = flags();
        for (std::size_t i = 0; i + 1 < all.size(); ++i)
            if (all[i].starts_with("--facebook-") && all[i + 1] == at(*oauth)) all[i + 1] += version;
        return all;
    };
    auto const signInWith = [&](std::string const& version) {
        auto words = versioned(version);
        words.insert(words.end(), {"--database", "sqlite:" + (keys->path() / "facebook.db").string()});
        ServerProcess const server{words};
        Browser visitor{kSite, server.port()};
        auto const landing = visitor.follow("/api/auth/facebook/initiate");
        auto const reply = get(server.port(), "/api/user/profile",
                               "Authorization: Bearer " + parameterIn(landing, "token") + "\r\n");
        return std::string{jsonOf(reply).at("user").at("id").as_string()};
    };
    EXPECT_EQ(signInWith("/v21.0"), signInWith("/v22.0"));
}

TEST_F(ProviderCallsTest, AllSixWaysAreListed) {
    auto const body = get(server.port(), "/api/auth/providers").body;
    EXPECT_EQ(body, R"({"success":true,"providers":[{"name":"google","configured":true},)"
                    R"({"name":"facebook","configured":true},{"name":"microsoft","configured":true},)"
                    R"({"name":"apple","configured":true},{"name":"github","configured":true},)"
                    R"({"name":"email","configured":true}],"own":[]})");
    ServerProcess const bare{};
    EXPECT_THAT(get(bare.port(), "/api/auth/providers").body,
                HasSubstr(R"({"name":"google","configured":false})"));
    auto const reply = get(bare.port(), "/api/auth/google/initiate");
    EXPECT_EQ(reply.status, 302U);
    EXPECT_THAT(reply.header("location"), StartsWith("/login?error=invalid_client&"));
    EXPECT_THAT(reply.header("location"), HasSubstr("provider=google"));
}

// A provider's name typed by hand: the sign-in page reports it like every other failed navigation.
TEST_F(ProviderCallsTest, AnUnknownProviderLeadsToTheSignInPage) {
    for (auto const& [path, name] : std::initializer_list<std::pair<char const*, char const*>>{
             {"/api/auth/myspace/initiate", "provider=myspace"},
             {"/api/auth/myspace/callback?code=a&state=b", "provider=myspace"},
             {"/api/auth/%FF/initiate", "provider=%3F"},
             {"/api/auth/a%26error=b/initiate", "provider=a%26error%3Db"}}) {
        auto const reply = get(server.port(), path);
        EXPECT_EQ(reply.status, 302U) << path;
        EXPECT_THAT(reply.header("location"), StartsWith("/login?error=invalid_provider&message="));
        EXPECT_THAT(reply.header("location"), EndsWith(name));
    }
}

// Promise O1.
TEST_F(ProviderCallsTest, EachAttemptIsFresh) {
    auto const first = get(server.port(), "/api/auth/google/initiate").header("location");
    auto const second = get(server.port(), "/api/auth/google/initiate").header("location");
    for (auto const* name : {"state", "nonce", "code_challenge"}) {
        EXPECT_GE(parameterIn(first, name).size(), 22U) << name;
        EXPECT_NE(parameterIn(first, name), parameterIn(second, name)) << name;
    }
    EXPECT_EQ(parameterIn(first, "code_challenge_method"), "S256");
    EXPECT_THAT(get(server.port(), "/api/auth/google/initiate").header("set-cookie"),
                HasSubstr("HttpOnly; SameSite=Lax; Max-Age=600"));
}

// Promise O2.
TEST_F(ProviderCallsTest, OnlyTheBrowserThatStartedCanFinishAndOnlyOnce) {
    auto const back = callback("google");
    Browser stranger{kSite, server.port()};
    expectFailure(stranger.follow(back), "token_invalid");
    stranger.follow("/api/auth/google/initiate", "/callback?");
    expectFailure(stranger.follow(back), "token_expired"); // with a cookie, but its own

    auto const withoutState = back.substr(0, back.find('?')) + "?code=" + parameterIn(back, "code");
    expectFailure(browser.follow(withoutState), "token_invalid");
    EXPECT_THAT(browser.follow(back), HasSubstr("#token="));
    expectFailure(browser.follow(back), "token_expired");
}

// Promise O3.
TEST_F(ProviderCallsTest, AnAnswerOfOneProviderIsNothingAtAnother) {
    auto const before = users();
    auto atOther = callback("google");
    atOther.replace(atOther.find("google"), 6, "microsoft");
    expectFailure(browser.follow(atOther), "token_expired");

    auto const tokenCalls = counted("tokenCalls");
    auto foreign = callback("google");
    auto const issuer = parameterIn(foreign, "iss");
    ASSERT_FALSE(issuer.empty());
    foreign.replace(foreign.find(issuer), issuer.size(), "https%3A%2F%2Fevil.example");
    expectFailure(browser.follow(foreign), "token_invalid");
    EXPECT_EQ(counted("tokenCalls"), tokenCalls); // the code was not handed over
    EXPECT_EQ(users(), before);
}

// Promise O7.
TEST_F(ProviderCallsTest, TheSameAddressAtTwoProvidersIsTwoPeople) {
    auto const google = profile(signIn("google"));
    auto const github = profile(signIn("github"));
    auto const mail = [&] {
        auto const signedIn = testing::signInByMail(server, "ada@example.org");
        return jsonOf(get(server.port(), "/api/user/profile", signedIn.bearer())).at("user").as_object();
    }();
    EXPECT_EQ(google.at("email").as_string(), github.at("email").as_string());
    EXPECT_NE(google.at("id").as_string(), github.at("id").as_string());
    EXPECT_NE(google.at("id").as_string(), mail.at("id").as_string());
}

// Promise O8.
TEST_F(ProviderCallsTest, OnlyProvedAddressesCount) {
    auto const verified = [&](std::string const& landing) {
        auto const reply = get(server.port(), "/api/user/export",
                               "Authorization: Bearer " + parameterIn(landing, "token") + "\r\n");
        return jsonOf(reply).at("user").at("emailVerified").as_bool();
    };
    EXPECT_TRUE(verified(signIn("google")));
    EXPECT_FALSE(verified(signIn("microsoft"))); // email_verified is not Microsoft's word for it
    set(*openId, R"({"user":{"sub":"eve","name":"Eve","email":"eve@example.org","xms_edov":true}})");
    browser = Browser{kSite, server.port()}; // the provider remembers who used the first one
    EXPECT_TRUE(verified(signIn("microsoft")));
    EXPECT_FALSE(verified(signIn("google")));
    set(*oauth, R"({"emails":[{"email":"a@example.org","primary":true,"verified":false},)"
                R"({"email":"b@example.org","primary":false,"verified":true}],)"
                R"("github":{"id":2,"login":"eve","email":"typed@example.org"}})");
    EXPECT_TRUE(profile(signIn("github")).at("email").is_null());
}

// Promise O9.
TEST_F(ProviderCallsTest, ApplesFormComesWithoutCookiesAndStillProvesTheBrowser) {
    set(*openId, R"({"apple":true,"appleUser":{"name":{"firstName":"Ada","lastName":"L."}}})");
    browser.follow("/api/auth/apple/initiate?returnTo=/de/");
    auto const page = browser.page().body;
    auto const field = [&](std::string const& name) {
        auto const from = page.find("name=\"" + name + "\" value=\"") + name.size() + 15;
        return page.substr(from, page.find("\">", from) - from);
    };
    auto const form =
        "state=" + field("state") + "&code=" + field("code") +
        "&user=%7B%22name%22%3A%7B%22firstName%22%3A%22Ada%22%2C%22lastName%22%3A%22L.%22%7D%7D";
    auto const back = browser.postFromElsewhere("/api/auth/apple/callback", form);
    EXPECT_THAT(back, StartsWith("/api/auth/apple/callback?state="));
    EXPECT_THAT(back, Not(HasSubstr("code=")));

    Browser stranger{kSite, server.port()};
    expectFailure(stranger.follow(back), "token_invalid");
    auto const landing = browser.follow(back);
    EXPECT_THAT(landing, StartsWith("/de/#token="));
    EXPECT_EQ(profile(landing).at("name").as_string(), "Ada L.");
    expectFailure(browser.follow(back), "token_expired");
    expectFailure(browser.postFromElsewhere("/api/auth/apple/callback", form), "token_expired");
    expectFailure(browser.postFromElsewhere("/api/auth/apple/callback", "state=x"), "token_expired");
    expectFailure(browser.postFromElsewhere("/api/auth/apple/callback", ""), "token_expired");

    auto const cancelled =
        browser.postFromElsewhere("/api/auth/apple/callback", "state=x&error=user_cancelled_authorize");
    expectFailure(browser.follow(cancelled), "access_denied");
}

// Promise O10.
TEST_F(ProviderCallsTest, CodesAndTokensAreInNoLogLineAndNoLaterAddress) {
    auto const back = callback("google");
    auto const landing = browser.follow(back);
    auto const code = parameterIn(back, "code");
    EXPECT_THAT(landing, Not(HasSubstr(code)));
    auto const bearer = parameterIn(landing, "token");
    auto const refresh = parameterIn(landing, "refresh_token_id");
    set(*openId, R"({"broken":"garbage"})");
    auto const failing = callback("google");
    browser.follow(failing);
    auto const last = browser.page().header("x-request-id");
    EXPECT_TRUE(testing::soon([&] { return server.log().find("id=" + last) != std::string::npos; }));
    auto const log = server.log();
    EXPECT_THAT(log, HasSubstr("/api/auth/google/callback"));
    for (auto const& secret :
         {code, bearer, refresh, parameterIn(back, "state"), parameterIn(failing, "code")}) {
        ASSERT_FALSE(secret.empty());
        EXPECT_THAT(log, Not(HasSubstr(secret)));
    }
}

// Promise W1 over the wire.
TEST_F(ProviderCallsTest, TheWayBackNeverLeavesTheSite) {
    EXPECT_THAT(signIn("google", "https%3A%2F%2Fevil.example%2Fx"), StartsWith("/x#token="));
    EXPECT_THAT(signIn("google", "%2F%2Fevil.example"), StartsWith("/dashboard#token="));
    EXPECT_THAT(signIn("google", "%2F%5Cevil.example"), StartsWith("/dashboard#token="));
    EXPECT_THAT(signIn("google", "/%250d%250aSet-Cookie:a=b"), StartsWith("/dashboard#token="));
    EXPECT_THAT(signIn("google", ""), StartsWith("/#token="));
    EXPECT_THAT(signIn("google", "/login"), StartsWith("/#token="));
}

} // namespace
} // namespace wheelwright
