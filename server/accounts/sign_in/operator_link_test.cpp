#include "base/files.hpp"
#include "testing/mail_sign_in.hpp"
#include <gmock/gmock.h>

namespace wheelwright {
namespace {

using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;
using testing::runWheelwright;
using testing::ServerProcess;

std::string printedBy(ServerProcess const& server) {
    return readFile(server.data().parent_path() / "stdout");
}

testing::Reply open(ServerProcess const& server, std::string const& text) {
    auto const token = testing::linkTokenIn(text);
    EXPECT_FALSE(token.empty()) << text;
    return get(server.port(), "/api/auth/email/verify?response_type=json&token=" + token);
}

boost::json::object profileOf(ServerProcess const& server, testing::Reply const& signedIn) {
    auto const bearer =
        "Authorization: Bearer " + std::string{jsonOf(signedIn).at("access_token").as_string()} + "\r\n";
    return jsonOf(get(server.port(), "/api/user/profile", bearer)).at("user").as_object();
}

TEST(OperatorLink, TheFirstStartPrintsOneThatMakesItsVisitorTheAdminOnce) {
    ServerProcess server{{"--sign-up", "nobody", "--public-url", "https://wheel.example"}};
    auto const printed = printedBy(server);
    EXPECT_THAT(printed, HasSubstr("https://wheel.example/login?auth=email&token="));
    auto const signedIn = open(server, printed);
    ASSERT_EQ(signedIn.status, 200U);
    auto const admin = profileOf(server, signedIn);
    EXPECT_EQ(admin.at("role").as_string(), "admin");
    EXPECT_EQ(admin.at("name").as_string(), "Admin");
    EXPECT_EQ(open(server, printed).status, 401U);
    server.stop();
    server.startAgain();
    EXPECT_THAT(printedBy(server), Not(HasSubstr("auth=email"))) << "there is an account";
}

TEST(OperatorLink, TheCommandPrintsAnotherForTheSameAccountAndVoidsTheOneBefore) {
    ServerProcess const server;
    auto const link = [&] { return runWheelwright({"admin", "link", "--data", server.data().string()}).out; };
    auto const old = link();
    auto const first = open(server, link());
    EXPECT_EQ(open(server, old).status, 401U);
    auto const again = open(server, link());
    EXPECT_EQ(profileOf(server, again).at("id"), profileOf(server, first).at("id"));
    EXPECT_THAT(runWheelwright({"doctor", "--data", server.data().string()}).out,
                HasSubstr("good   There is an admin."));
    EXPECT_EQ(runWheelwright({"admin", "--data", server.data().string()}).exitCode, 2);
    EXPECT_EQ(runWheelwright({"admin", "link", "--data", "/none"}).exitCode, 1);
}

// Or a stranger could have it mailed.
TEST(OperatorLink, NobodyCanAskForItByMail) {
    ServerProcess const server;
    EXPECT_EQ(testing::postJson(server.port(), "/api/auth/email/initiate", R"({"email":"operator"})").status,
              400U);
}

} // namespace
} // namespace wheelwright
