#include "testing/mail_sign_in.hpp"
#include "testing/quick_room.hpp"
#include "testing/soon.hpp"
#include <filesystem>
#include <gmock/gmock.h>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;
using testing::get;
using ::testing::HasSubstr;
using testing::jsonOf;
using ::testing::Not;

boost::json::value secondsLeft(testing::ServerProcess const& server) {
    return jsonOf(get(server.port(), "/api/config/client")).at("demoSeconds");
}

// The demo's folder, which the log names when it starts anew.
fs::path folderIn(std::string const& log) {
    auto const at = log.find("wheelwright-demo-", log.find("the demo starts anew"));
    return fs::temp_directory_path() / log.substr(at, std::string_view{"wheelwright-demo-XXXXXX"}.size());
}

TEST(Demo, StartsAnewAndEndsItsRooms) {
    testing::ServerProcess server{{"--demo", "--test-demo-seconds", "5", "--test-rate-limits", "off"}};
    auto const room = testing::openLiveRoom(server.port(), boost::json::serialize(testing::quickWheel()));
    auto viewer = testing::LiveClient::viewer(server.port(), room);
    EXPECT_EQ(viewer.next("bye").at("reason"), "ended");
    ASSERT_TRUE(testing::soon([&] {
        if (server.log().find("the demo starts anew") == std::string::npos) return false;
        try {
            return get(server.port(), "/api/live?code=" + room.code).status == 404;
        } catch (std::exception const&) {
            return false; // it doesn't listen while it starts anew
        }
    })) << server.log();
    EXPECT_TRUE(secondsLeft(server).is_int64());
    EXPECT_FALSE(fs::exists(folderIn(server.log())));
    EXPECT_FALSE(fs::exists(server.data())) << "the operator's own data is left alone";
}

TEST(Demo, EveryPageIsMarkedAndNoMailIsSent) {
    testing::ServerProcess const server{{"--demo", "--smtp-url", "smtp://127.0.0.1:1"}};
    for (auto const* path : {"/en/", "/de/wheels/", "/en/privacy", "/en/yes-or-no", "/en/login"})
        EXPECT_THAT(get(server.port(), path).body, HasSubstr("wheelwright-demo")) << path;
    auto const left = secondsLeft(server).as_int64();
    EXPECT_GT(left, 0);
    EXPECT_LE(left, 600);
    auto const asked =
        testing::postJson(server.port(), "/api/auth/email/initiate", R"({"email":"ada@example.org"})");
    EXPECT_GE(asked.status, 400U) << asked.body;
}

TEST(Demo, NeitherAModelNorAChatIsConnected) {
    testing::ServerProcess const server{
        {"--demo", "--ai-url", "http://127.0.0.1:1", "--chat-keys", "slack:abc"}};
    EXPECT_EQ(jsonOf(get(server.port(), "/api/config/client")).at("aiEnabled"), false);
    EXPECT_EQ(testing::postJson(server.port(), "/api/chat/slack", "{}").status, 404U);
}

TEST(Demo, NoOtherServerIsOne) {
    testing::ServerProcess const server;
    EXPECT_TRUE(secondsLeft(server).is_null());
    EXPECT_THAT(get(server.port(), "/en/").body, Not(HasSubstr("wheelwright-demo")));
}

} // namespace
} // namespace wheelwright::app
