#pragma once
#include "accounts/sessions/key.hpp"
#include "testing/browser.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>
#include <gmock/gmock.h>

namespace wheelwright {

using testing::Browser;
using testing::get;
using testing::jsonOf;
using testing::parameterIn;
using testing::PeerProcess;
using testing::postJson;
using testing::ServerProcess;

inline std::string const kSite = "http://wheel.test";

// One provider of each kind serves all tests of a suite.
struct ProviderScene : ::testing::Test {
    static void SetUpTestSuite() {
        keys = new testing::TempFolder;
        keys->write("apple.p8", accounts::Key::generate().pem());
        auto const made = std::system(
            ("openssl pkey -in " + file("apple.p8") + " -pubout -out " + file("apple.pub")).c_str());
        ASSERT_EQ(made, 0);
        openId = new PeerProcess{"openid-provider.mjs",
                                 {R"({"redirects":["http://wheel.test/api/auth/google/callback",)"
                                  R"("http://wheel.test/api/auth/microsoft/callback",)"
                                  R"("http://wheel.test/api/auth/school/callback",)"
                                  R"("http://wheel.test/api/auth/firm/callback"],"appleKey":")" +
                                  file("apple.pub") + "\"}"}};
        oauth = new PeerProcess{"oauth-provider.mjs"};
    }
    static void TearDownTestSuite() {
        delete openId;
        delete oauth;
        delete keys;
    }
    static std::string file(std::string const& name) { return (keys->path() / name).string(); }
    static std::string at(PeerProcess const& peer) {
        return "http://127.0.0.1:" + std::to_string(peer.port());
    }

    static std::vector<std::string> flags() {
        return {"--public-url",
                kSite,
                "--test-rate-limits",
                "off",
                "--admin-listen",
                "127.0.0.1:0",
                "--google-client-id",
                "wheel-google",
                "--google-client-secret",
                "a-secret-of-the-tests-0123456789",
                "--test-google-issuer",
                at(*openId),
                "--microsoft-client-id",
                "wheel-microsoft",
                "--microsoft-client-secret",
                "a-secret-of-the-tests-0123456789",
                "--microsoft-issuer",
                at(*openId),
                "--apple-client-id",
                "wheel-apple",
                "--apple-team-id",
                "team-1",
                "--apple-key-id",
                "key-1",
                "--apple-key-file",
                file("apple.p8"),
                "--test-apple-issuer",
                at(*openId),
                "--github-client-id",
                "wheel",
                "--github-client-secret",
                "a-secret-of-the-tests",
                "--test-github-url",
                at(*oauth),
                "--test-github-api-url",
                at(*oauth),
                "--facebook-client-id",
                "wheel",
                "--facebook-client-secret",
                "a-secret-of-the-tests",
                "--test-facebook-url",
                at(*oauth),
                "--test-facebook-graph-url",
                at(*oauth)};
    }
    void SetUp() override {
        set(*openId, R"({"user":{"sub":"ada","name":"Ada","email":"ada@example.org","email_verified":true,)"
                     R"("picture":"https://pictures.example/ada.png"},"deny":false,"tamper":"","broken":"",)"
                     R"("issuer":"","apple":false,"appleUser":null,"lean":false})");
        set(*oauth,
            R"({"deny":false,"broken":"","emails":[{"email":"ada@example.org","primary":true,"verified":true}]})");
    }
    static void set(PeerProcess const& peer, std::string const& wanted) {
        ASSERT_EQ(postJson(peer.port("control"), "/set", wanted).status, 200U);
    }
    static int counted(char const* what) {
        return jsonOf(get(openId->port("control"), "/")).at(what).to_number<int>();
    }
    static void expectFailure(std::string const& landing, std::string const& code) {
        EXPECT_THAT(landing, ::testing::StartsWith("/login?error=" + code + "&message="));
        EXPECT_THAT(landing, ::testing::Not(::testing::HasSubstr("token=")));
    }

    static inline testing::TempFolder* keys;
    static inline PeerProcess* openId;
    static inline PeerProcess* oauth;
};

// Someone at a server that knows the providers.
struct ProviderVisit {
    explicit ProviderVisit(ServerProcess const& at) : server{at} {}

    std::string signIn(std::string const& provider, std::string const& returnTo = "/de/") {
        return browser.follow("/api/auth/" + provider + "/initiate?returnTo=" + returnTo);
    }
    // Everything up to the provider's redirect back to us.
    std::string callback(std::string const& provider) {
        return browser.follow("/api/auth/" + provider + "/initiate", "/callback?");
    }
    boost::json::object profile(std::string const& landing) const {
        auto const reply = get(server.port(), "/api/user/profile",
                               "Authorization: Bearer " + parameterIn(landing, "token") + "\r\n");
        EXPECT_EQ(reply.status, 200U) << landing;
        return reply.status == 200 ? jsonOf(reply).at("user").as_object() : boost::json::object{};
    }
    std::string users() const {
        return testing::runWheelwright({"user", "list", "--data", server.data().string()}).out;
    }

    ServerProcess const& server;
    Browser browser{kSite, server.port()};
};

} // namespace wheelwright
