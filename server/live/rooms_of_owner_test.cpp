#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/media_samples.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/upload.hpp"
#include <boost/json/array.hpp>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using ::testing::HasSubstr;
using testing::LiveClient;

struct RoomsOfOwner : testing::SharedServer<RoomsOfOwner> {};

TEST_F(RoomsOfOwner, ViewersSeeTheHostsOwnPictures) {
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const image =
        testing::uploaded(testing::upload(server, ada, "image", testing::pngPicture(), "a.png"), "image");
    auto wheel = testing::sampleWheel(newUuid());
    wheel.at("wheel-definition").at("slices").at(0).as_object()["imageId"] = image.at("id");
    auto const pictureFor = [&](std::string const& headers) {
        auto const room = testing::openLiveRoom(server.port(), json::serialize(wheel), headers);
        auto const hello = LiveClient::viewer(server.port(), room).next();
        auto const& slice = hello.at("wheel").at("wheel-definition").at("slices").at(0).as_object();
        return slice.contains("signedImage") ? testing::textIn(slice, "signedImage") : "";
    };
    EXPECT_EQ(testing::get(server.port(), pictureFor(ada.bearer())).status, 200U);
    EXPECT_EQ(pictureFor(""), ""); // an id alone opens nobody's files
}

TEST_F(RoomsOfOwner, WhoWonBeforeIsNobodysBusiness) {
    auto wheel = testing::sampleWheel(newUuid());
    wheel.at("wheel-definition").as_object()["history"] = json::array{{{"itemName", "Secret"}}};
    auto const room = testing::openLiveRoom(server.port(), json::serialize(wheel));
    EXPECT_THAT(json::serialize(LiveClient::viewer(server.port(), room).next()),
                ::testing::Not(HasSubstr("Secret")));
}

TEST(RoomSettings, OperatorsSeeHowMuchGoesOn) {
    testing::ServerProcess const server{{"--admin-listen", "127.0.0.1:0"}};
    auto const room = testing::openLiveRoom(server.port(), testing::sampleWheelText(newUuid()));
    auto ben = LiveClient::viewer(server.port(), room);
    ben.next("hello");
    ben.sayText(R"({"type":"clock","sent":1})");
    ben.next("clock");
    auto const metrics = testing::get(server.adminPort(), "/metrics").body;
    EXPECT_THAT(metrics, HasSubstr("wheelwright_live_rooms 1"));
    EXPECT_THAT(metrics, HasSubstr("wheelwright_live_viewers 1"));
    EXPECT_THAT(metrics, HasSubstr("wheelwright_live_messages_received 1"));
}

TEST(RoomSettings, ThereAreSoManyRoomsAndNoMore) {
    testing::ServerProcess const server{{"--live-rooms", "1"}};
    auto const wheel = testing::sampleWheelText(newUuid());
    testing::openLiveRoom(server.port(), wheel);
    auto const refused = testing::postJson(server.port(), "/api/live", R"({"wheel":)" + wheel + "}");
    EXPECT_EQ(refused.status, 503U);
    EXPECT_TRUE(refused.has("retry-after"));
}

} // namespace
} // namespace wheelwright::live
