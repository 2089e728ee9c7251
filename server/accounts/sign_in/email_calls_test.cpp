#include "testing/mail_sign_in.hpp"
#include "testing/peer_process.hpp"
#include "testing/shared_server.hpp"
#include "testing/soon.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using testing::ask;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::postJson;
using testing::Reply;
using testing::ServerProcess;

std::string asking(std::string const& email, std::string const& more = "") {
    return R"({"email":")" + email + "\"" + more + "}";
}

struct EmailCallsTest : testing::SharedServer<EmailCallsTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    Reply initiate(std::string const& body, std::string const& headers = "") {
        return postJson(server.port(), "/api/auth/email/initiate", body, headers);
    }
    Reply verify(std::string const& token, std::string const& more = "&response_type=json") {
        return get(server.port(), "/api/auth/email/verify?token=" + token + more);
    }
    std::string linkFor(std::string const& email) {
        EXPECT_EQ(initiate(asking(email)).status, 200U);
        return testing::linkTokenIn(testing::newestMailTo(server, email));
    }
    std::string const ada = testing::newEmail("ada");
};

TEST_F(EmailCallsTest, ALinkSignsInAndLeadsBack) {
    auto const signedIn = testing::signInByMail(server, ada, "/de/wheels/x");
    EXPECT_EQ(signedIn.returnTo, "/de/wheels/x");
    auto const profile = jsonOf(get(server.port(), "/api/user/profile", signedIn.bearer()));
    EXPECT_EQ(profile.at("user").at("email").as_string(), ada);
    EXPECT_EQ(profile.at("user").at("providerName").as_string(), "email");
}

TEST_F(EmailCallsTest, ALinkWorksOnceAndSaysSoAsThePageExpects) {
    auto const token = linkFor(ada);
    EXPECT_EQ(verify(token).status, 200U);
    auto const again = verify(token);
    EXPECT_EQ(again.status, 401U);
    EXPECT_EQ(jsonOf(again).at("code").as_string(), "token_invalid");
    EXPECT_EQ(jsonOf(again).at("error").as_string(), "Invalid or expired token");
    for (auto const* odd : {"", "x", "%00", "%F0%9F", "'%20or%201=1%20--"})
        EXPECT_EQ(verify(odd).status, 401U) << odd;
}

TEST_F(EmailCallsTest, WithoutAMailServerTheLogNamesTheFileOfTheMailAndNotItsLink) {
    auto const token = linkFor(ada);
    ASSERT_FALSE(token.empty());
    EXPECT_TRUE(testing::soon([&] { return server.log().find("to=" + ada + " file=") != std::string::npos; }))
        << server.log();
    EXPECT_THAT(server.log(), Not(HasSubstr(token)));
}

TEST_F(EmailCallsTest, ANavigationIsRedirectedIntoThePage) {
    auto const first = verify(linkFor(ada), "");
    EXPECT_EQ(first.status, 302U);
    EXPECT_THAT(first.header("location"), ::testing::MatchesRegex("/#token=[^&]+&refresh_token_id=[^&]+"));
    EXPECT_EQ(first.header("cache-control"), "no-store");
    auto const failed = verify("used", "");
    EXPECT_EQ(failed.status, 302U);
    EXPECT_THAT(failed.header("location"), HasSubstr("/login?error=token_expired&"));
}

// Promise M4.
TEST_F(EmailCallsTest, AMailScannerThatOpensTheLinkChangesNothing) {
    auto const token = linkFor(ada);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(get(server.port(), "/login?auth=email&token=" + token).status, 200U);
        EXPECT_EQ(ask(server.port(), "HEAD", "/login?auth=email&token=" + token).status, 200U);
        EXPECT_EQ(ask(server.port(), "HEAD", "/api/auth/email/verify?token=" + token).status, 405U);
    }
    EXPECT_EQ(verify(token).status, 200U);
}

// Promise M5.
TEST_F(EmailCallsTest, KnownAndUnknownAddressesGetTheSameAnswer) {
    testing::signInByMail(server, ada);
    auto const stranger = testing::newEmail("stranger");
    auto const known = initiate(asking(ada));
    auto const unknown = initiate(asking(stranger));
    EXPECT_EQ(known.status, unknown.status);
    EXPECT_EQ(known.body, unknown.body);
    // The work is the same too: no account is looked up before the link is redeemed.
    auto const users = testing::runWheelwright({"user", "list", "--data", server.data().string()});
    EXPECT_THAT(users.out, HasSubstr(ada));
    EXPECT_THAT(users.out, Not(HasSubstr(stranger)));
}

// Promise M5: measured alternately, so that other load on the machine affects both alike.
TEST_F(EmailCallsTest, KnownAndUnknownAddressesTakeTheSameTime) {
    testing::signInByMail(server, ada);
    auto const timed = [&](std::string const& email) {
        auto const start = std::chrono::steady_clock::now();
        EXPECT_EQ(initiate(asking(email)).status, 200U);
        return std::chrono::steady_clock::now() - start;
    };
    std::vector<std::chrono::nanoseconds> known;
    std::vector<std::chrono::nanoseconds> unknown;
    for (int i = 0; i < 61; ++i) {
        known.push_back(timed(ada));
        unknown.push_back(timed(testing::newEmail("stranger")));
    }
    auto const median = [](auto& times) {
        std::ranges::nth_element(times, times.begin() + 30);
        return times[30].count() / 1e6;
    };
    EXPECT_LT(median(known), 2 * median(unknown) + 2);
    EXPECT_LT(median(unknown), 2 * median(known) + 2);
}

// Promise M7.
TEST_F(EmailCallsTest, TheLinksHostComesFromTheSettingsOnly) {
    auto const body = asking(ada);
    EXPECT_EQ(
        testing::askRaw(server.port(), "POST /api/auth/email/initiate HTTP/1.1\r\nHost: evil.example\r\n"
                                       "X-Forwarded-Host: evil.example\r\nContent-Type: application/json\r\n"
                                       "Content-Length: " +
                                           std::to_string(body.size()) + "\r\n\r\n" + body)
            .status,
        200U);
    auto const mail = testing::newestMailTo(server, ada);
    EXPECT_THAT(mail, Not(HasSubstr("evil.example")));
    EXPECT_THAT(mail, HasSubstr("http://localhost:" + std::to_string(server.port()) +
                                "/login?auth=email&lang=en&token="));
}

// Promise M7, and bad input.
TEST_F(EmailCallsTest, BadInputGetsOneSentence) {
    for (std::string const& email :
         {std::string{}, std::string{"ada"}, std::string{"ada@example"}, ada + "\\r\\nBcc: bob@example.org",
          ada + ", bob@example.org", "ada " + ada}) {
        auto const reply = initiate(asking(email));
        EXPECT_EQ(reply.status, 400U) << email;
        EXPECT_THAT(reply.body, HasSubstr("invalid_email"));
    }
    EXPECT_EQ(initiate("{}").status, 400U);
    EXPECT_EQ(initiate(R"({"email":[")" + ada + "\"]}").status, 400U);
    EXPECT_EQ(initiate("nonsense").status, 400U);
    EXPECT_EQ(initiate(asking(ada), "Origin: https://evil.example\r\n").status, 403U);
    EXPECT_EQ(get(server.port(), "/api/auth/email/initiate").status, 405U);
    linkFor(testing::newEmail("later")); // mails are sent in order: earlier ones would have arrived by now
    for (auto const& email : {ada, std::string{"bob@example.org"}})
        EXPECT_FALSE(testing::hasMailTo(server, email)) << email;
}

TEST_F(EmailCallsTest, AMailSpeaksTheLanguageOfTheRequest) {
    auto const mailFor = [&](std::string const& more) {
        auto const email = testing::newEmail("ada");
        initiate(asking(email, more));
        return testing::newestMailTo(server, email);
    };
    EXPECT_THAT(mailFor(R"(,"lang":"nl")"),
                AllOf(HasSubstr("Inloggen bij Wheelwright"), HasSubstr("/login?auth=email&lang=nl&token=")));
    EXPECT_THAT(mailFor(R"(,"returnTo":"/fr/")"), HasSubstr("Se connecter à Wheelwright"));
    EXPECT_THAT(mailFor(R"(,"lang":"xx","returnTo":"//evil")"), HasSubstr("Sign in to Wheelwright"));
}

// Promise M6 over the wire.
TEST(EmailLimits, ASecondMailWithinAMinuteIsRefusedWithAWait) {
    ServerProcess const server{};
    EXPECT_EQ(postJson(server.port(), "/api/auth/email/initiate", asking("ada@example.org")).status, 200U);
    auto const reply = postJson(server.port(), "/api/auth/email/initiate", asking("Ada@example.org"));
    EXPECT_EQ(reply.status, 429U);
    EXPECT_GT(std::stoi(reply.header("retry-after")), 0);
    EXPECT_LE(std::stoi(reply.header("retry-after")), 60);
}

struct MailServerTest : ::testing::Test {
    std::vector<std::string> flags(std::uint16_t port) const {
        return {"--test-rate-limits", "off",
                "--smtp-url",         "smtp://127.0.0.1:" + std::to_string(port),
                "--smtp-user",        "wheel",
                "--smtp-password",    "turns",
                "--smtp-ca-file",     peer.text("certificate"),
                "--mail-from",        "no-reply@wheel.example",
                "--admin-listen",     "127.0.0.1:0"};
    }
    boost::json::array mails() const {
        return boost::json::parse(get(peer.port("control"), "/mails").body).as_array();
    }
    boost::json::object firstMail() const {
        if (!testing::soon([&] { return !mails().empty(); })) throw std::runtime_error("no mail arrived");
        return mails().at(0).as_object();
    }
    static bool hasFailed(ServerProcess const& server) {
        return get(server.adminPort(), "/metrics")
                   .body.find(R"(wheelwright_mails_total{outcome="failed"} 0)") == std::string::npos;
    }
    testing::PeerProcess peer{"mail-server.mjs"};
};

TEST_F(MailServerTest, MailGoesOutEncryptedWithTextAndHtml) {
    ServerProcess const server{flags(peer.port())};
    postJson(server.port(), "/api/auth/email/initiate", asking("ada@example.org", R"(,"lang":"de")"));
    auto const mail = firstMail();
    EXPECT_EQ(mail.at("to").at(0).as_string(), "ada@example.org");
    EXPECT_EQ(mail.at("from").as_string(), "no-reply@wheel.example");
    EXPECT_TRUE(mail.at("secure").as_bool());
    EXPECT_EQ(mail.at("subject").as_string(), "Dein Anmeldelink für Wheelwright");
    std::string const text{mail.at("text").as_string()};
    EXPECT_THAT(text, HasSubstr("den du angefordert hast"));
    EXPECT_THAT(std::string{mail.at("html").as_string()}, HasSubstr("Bei Wheelwright anmelden"));
    auto const token = text.substr(text.find("token=") + 6, 43);
    EXPECT_EQ(get(server.port(), "/api/auth/email/verify?response_type=json&token=" + token).status, 200U);
    // Counted when the other server has said that it took the mail.
    EXPECT_TRUE(testing::soon([&] {
        return get(server.adminPort(), "/metrics")
                   .body.find(R"(wheelwright_mails_total{outcome="sent"} 1)") != std::string::npos;
    }));
    EXPECT_THAT(server.log(), Not(HasSubstr(token)));
}

TEST_F(MailServerTest, AMailServerThatIsDownCostsNobodyTheirMailNorDoesARestart) {
    auto const port = peer.port();
    get(peer.port("control"), "/refuse");
    auto server = std::make_unique<ServerProcess>(flags(port));
    EXPECT_EQ(postJson(server->port(), "/api/auth/email/initiate", asking("ada@example.org")).status, 200U);
    EXPECT_TRUE(testing::soon([&] { return hasFailed(*server); }));
    EXPECT_TRUE(mails().empty());
    server->stop();
    get(peer.port("control"), "/accept");
    server->startAgain();
    EXPECT_EQ(firstMail().at("to").at(0).as_string(), "ada@example.org");
}

TEST_F(MailServerTest, AServerThatCannotProveItselfGetsNoMail) {
    auto distrusting = flags(peer.port());
    distrusting[9] = "/etc/ssl/certs/ca-certificates.crt";
    ServerProcess const server{distrusting};
    postJson(server.port(), "/api/auth/email/initiate", asking("ada@example.org"));
    EXPECT_TRUE(testing::soon([&] { return hasFailed(server); }));
    EXPECT_TRUE(mails().empty());
}

} // namespace
} // namespace wheelwright
