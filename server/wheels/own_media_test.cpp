#include "base/chance.hpp"
#include "testing/every_engine.hpp"
#include "testing/media_samples.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/upload.hpp"
#include "wheels/own_media.hpp"
#include <gmock/gmock.h>

namespace wheelwright::wheels {
namespace {

struct OwnMediaTest : ::testing::Test {
    std::string filled(std::string const& wheel, std::optional<UserId> const& owner = UserId{"ada"}) {
        return database.read(
            [&](storage::Connection& connection) { return media.filled(connection, owner, wheel); });
    }
    storage::SqlitePlace place;
    storage::Database database = storage::Database::open(place.address());
    OwnMedia media{[](storage::Connection&, std::string_view user, std::vector<std::string> const& ids) {
                       MediaAddresses known;
                       for (auto const& id : ids)
                           if (user == "ada" && id.starts_with("own"))
                               known.emplace(id, "/u/" + id + "?a=\"b\"");
                       return known;
                   },
                   {}};
};

TEST_F(OwnMediaTest, AddressesStandBesideTheIdsAndTheRestIsAsItWas) {
    EXPECT_EQ(
        filled(
            R"({"x":1.0,"audio":{"events":{"win":{"genreGuid":"my-sounds","trackGuid":"own-s","signedTrackUrl":""}}},)"
            R"("wheel-definition":{"wheelBackgroundImage":"own-a","signedWheelBackgroundImage":"",)"
            R"("wheelContainerBackgroundImage":"own-b","slices":[{"text":"A","n":1e2},)"
            R"({"imageId":"own-c","audio":{"events":{"remove":{"genreGuid":"my-sounds","trackGuid":"own-d"}}}}, 7 ]}})"),
        R"({"x":1.0,"audio":{"events":{"win":{"genreGuid":"my-sounds","trackGuid":"own-s","signedTrackUrl":"/u/own-s?a=\"b\""}}},)"
        R"("wheel-definition":{"wheelBackgroundImage":"own-a","signedWheelBackgroundImage":"/u/own-a?a=\"b\"",)"
        R"("wheelContainerBackgroundImage":"own-b","slices":[{"text":"A","n":1e2},)"
        R"({"imageId":"own-c","audio":{"events":{"remove":{"genreGuid":"my-sounds","trackGuid":"own-d","signedTrackUrl":"/u/own-d?a=\"b\""}}},"signedImage":"/u/own-c?a=\"b\""},7],)"
        R"("signedWheelContainerBackgroundImage":"/u/own-b?a=\"b\""}})");
}

TEST_F(OwnMediaTest, OthersFilesAndOddDocumentsAreLeftAlone) {
    for (
        std::string const wheel :
        {R"({"wheel-definition":{"wheelBackgroundImage":"other","slices":[]}})",
         R"({"wheel-definition":{"wheelBackgroundImage":7,"slices":[{"imageId":null},{"imageId":[]},"imageId"]}})",
         R"({"audio":{"events":{"win":{"genreGuid":"pop","trackGuid":"own-s","genreName":"my-sounds"}}},"wheel-definition":{}})",
         R"({"audio":"my-sounds","wheel-definition":{"slices":{"imageId":"own-a"}}})", R"({})"})
        EXPECT_EQ(filled(wheel), wheel);
    std::string const own = R"({"wheel-definition":{"wheelBackgroundImage":"own-a"}})";
    EXPECT_EQ(filled(own, UserId{"bob"}), own);
    EXPECT_EQ(filled(own, std::nullopt), own) << "a wheel that is nobody's has no media";
}

TEST(WheelsWithMedia, ShareAndLoadCarryAddressesThatOpenTheOwnersFilesOnly) {
    testing::ServerProcess const server{{"--test-rate-limits", "off"}};
    auto const ada = testing::signInByMail(server, "ada@example.org");
    auto const bob = testing::signInByMail(server, "bob@example.org");
    auto const image =
        testing::uploaded(testing::upload(server, ada, "image", testing::pngPicture(), "a.png"), "image");
    auto const shareOf = [&](testing::SignedIn const& user, std::string const& id) {
        auto wheel = testing::sampleWheel(id);
        wheel.at("wheel-definition").as_object()["wheelBackgroundImage"] = image.at("id");
        testing::postJson(server.port(), "/api/wheel", boost::json::serialize(wheel), user.bearer());
        auto const shared = testing::ask(server.port(), "POST", "/api/wheel/" + id + "/share", user.bearer());
        return "/api/share/" + testing::textIn(testing::jsonOf(shared), "shareId");
    };
    auto const definitionIn = [](testing::Reply const& reply) {
        return testing::jsonOf(reply).at("wheel").at("wheel-definition").as_object();
    };
    auto const id = newUuid();
    auto const share = shareOf(ada, id);
    auto const first = testing::get(server.port(), share);
    auto const address = testing::textIn(definitionIn(first), "signedWheelBackgroundImage");
    EXPECT_EQ(testing::get(server.port(), address).status, 200U);
    EXPECT_EQ(testing::get(server.port(), share, "If-None-Match: " + first.header("etag") + "\r\n").status,
              304U);
    auto const loaded = definitionIn(testing::get(server.port(), "/api/wheel/" + id, ada.bearer()));
    EXPECT_EQ(testing::textIn(loaded, "signedWheelBackgroundImage"), address);

    auto const stolen = definitionIn(testing::get(server.port(), shareOf(bob, newUuid())));
    EXPECT_FALSE(stolen.contains("signedWheelBackgroundImage"));
}

} // namespace
} // namespace wheelwright::wheels
