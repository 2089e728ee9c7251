#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/media_samples.hpp"
#include "testing/quick_room.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_engine_server.hpp"
#include "testing/shared_server.hpp"
#include "testing/socket_frames.hpp"
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
    EXPECT_EQ(pictureFor(""), ""); // an id alone opens no file
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

TEST(RoomSettings, OneSourceDoesNotTakeEveryonesRooms) {
    testing::ServerProcess const server{
        {"--test-live-rooms-per-source", "2", "--trusted-proxies", "127.0.0.0/8"}};
    auto const room = R"({"wheel":)" + testing::sampleWheelText(newUuid()) + "}";
    auto const openFrom = [&](std::string const& source) {
        return testing::postJson(server.port(), "/api/live", room, "X-Forwarded-For: " + source + "\r\n");
    };
    openFrom("192.0.2.1");
    EXPECT_EQ(openFrom("192.0.2.1").status, 201U);
    auto const refused = openFrom("192.0.2.1");
    EXPECT_EQ(refused.status, 429U);
    EXPECT_THAT(refused.body, HasSubstr("too_many_rooms"));
    EXPECT_TRUE(refused.has("retry-after"));
    EXPECT_EQ(openFrom("192.0.2.2").status, 201U);
}

TEST(RoomSettings, RoomsOfGuestsAndOfUsersAreCountedApart) {
    testing::ServerProcess const server{{"--test-live-rooms-per-source", "1"}};
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const room = R"({"wheel":)" + testing::sampleWheelText(newUuid()) + "}";
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room, ada.bearer()).status, 201U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room).status, 201U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room).status, 429U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room, ada.bearer()).status, 201U);
}

struct RoomsOfGuests : testing::SharedEngineServer<RoomsOfGuests> {
    static std::vector<std::string> flags() {
        return {"--live-rooms",      "20",          "--test-live-rooms-per-source", "5",
                "--trusted-proxies", "127.0.0.0/8", "--test-rate-limits",           "off"};
    }
    testing::Reply openFrom(std::string const& source, std::string const& wheel) {
        return testing::postJson(port(), "/api/live", R"({"wheel":)" + wheel + "}",
                                 "X-Forwarded-For: " + source + "\r\n");
    }
};
INSTANTIATE_TEST_SUITE_P(EveryEngine, RoomsOfGuests, storage::everyEngine(), storage::engineName);

TEST_P(RoomsOfGuests, NeitherASiteNorAllGuestsTakeEveryRoom) {
    auto const wheel = testing::sampleWheelText(newUuid());
    int opened = 0;
    for (int network = 0; network < 10; ++network)
        for (int room = 0; room < 2; ++room)
            if (openFrom("2001:db8:1:" + std::to_string(network) + "::1", wheel).status == 201) ++opened;
    EXPECT_EQ(opened, 5) << "the networks of one /48 count together";
    for (int network = 0; network < 10; ++network)
        if (openFrom("192.0.2." + std::to_string(network), wheel).status == 201) ++opened;
    EXPECT_EQ(opened, 10) << "guests have half of the rooms";
    auto const refused = openFrom("192.0.2.99", wheel);
    EXPECT_EQ(refused.status, 503U);
    EXPECT_THAT(refused.body, HasSubstr("too_many_rooms"));
    auto const ada = testing::signInByMail(server(), testing::newEmail("ada"));
    auto const room = R"({"wheel":)" + wheel + "}";
    EXPECT_EQ(testing::postJson(port(), "/api/live", room, ada.bearer()).status, 201U);
}

TEST(RoomSettings, WhatTheRoomsOfGuestsStoreIsTakenFromOneBudgetOfTheirNetwork) {
    testing::ServerProcess const server{{"--test-guest-budget", "1", "--test-rate-limits", "off"}};
    auto wheel = testing::sampleWheel(newUuid());
    wheel["note"] = std::string(600'000, 'x');
    auto const room = testing::openLiveRoom(server.port(), json::serialize(wheel));
    auto const second =
        testing::postJson(server.port(), "/api/live", R"({"wheel":)" + json::serialize(wheel) + "}");
    EXPECT_EQ(second.status, 429U);
    EXPECT_THAT(second.body, HasSubstr("guest_budget_spent"));
    EXPECT_TRUE(second.has("retry-after"));
    EXPECT_EQ(testing::editLiveRoom(server.port(), room, wheel).status, 200U)
        << "it stores no more than before";
    wheel["note"] = std::string(1'200'000, 'x');
    EXPECT_EQ(testing::editLiveRoom(server.port(), room, wheel).status, 429U);
}

// As it was sent, the name stayed in memory for the minute that a ticket is kept.
TEST(RoomSettings, TicketsKeepShortNamesOnly) {
    testing::ServerProcess const server{{"--test-rate-limits", "off"}};
    auto const room = testing::openLiveRoom(server.port(), testing::sampleWheelText(newUuid()));
    json::object const request{{"name", std::string(60'000, 'x')}};
    testing::liveTicket(server.port(), room.liveId, request);
    auto const before = server.ownMemory();
    for (int ticket = 0; ticket < 1'000; ++ticket)
        testing::liveTicket(server.port(), room.liveId, request);
    EXPECT_LT(server.ownMemory() - before, 20 * 1024 * 1024) << "of 60 MB that were sent";
}

TEST(RoomSettings, OneUserHasSoManyRooms) {
    testing::ServerProcess const server{{"--test-live-rooms-per-user", "1"}};
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const room = R"({"wheel":)" + testing::sampleWheelText(newUuid()) + "}";
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room, ada.bearer()).status, 201U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room, ada.bearer()).status, 429U);
    EXPECT_EQ(testing::postJson(server.port(), "/api/live", room).status, 201U);
}

// Every spin stores a receipt, and a wheel may turn for no time at all.
TEST(RoomSettings, SpinsCountAsDrawsOfTheUserOrNetworkThatOpenedTheRoom) {
    testing::ServerProcess const server{{"--rate-draws", "2"}};
    auto const ada = testing::signInByMail(server, testing::newEmail("ada"));
    auto const wheel = json::serialize(testing::quickWheel());
    for (auto const& opener : {std::string{}, ada.bearer()}) {
        auto host = LiveClient::host(server.port(), testing::openLiveRoom(server.port(), wheel, opener));
        auto last = host.next();
        for (int spins = 0; spins < 2; ++spins) {
            host.say(testing::spinOf(last));
            last = host.next("result");
        }
        // Another room of the same opener has no spins of its own.
        auto other = LiveClient::host(server.port(), testing::openLiveRoom(server.port(), wheel, opener));
        other.say(testing::spinOf(other.next()));
        auto const refused = other.next("refused");
        EXPECT_EQ(testing::textAt(refused, "code"), "too_many_requests");
        EXPECT_EQ(testing::textAt(refused, "about"), "spin");
    }
}

// An edit may be as large as a saved wheel, and guests make it.
TEST(RoomSettings, EditsHaveTheRateOfSaves) {
    testing::ServerProcess const server{{"--test-rate-saves", "1"}};
    auto const wheel = testing::quickWheel();
    auto const room = testing::openLiveRoom(server.port(), json::serialize(wheel));
    EXPECT_EQ(testing::editLiveRoom(server.port(), room, wheel).status, 200U);
    EXPECT_EQ(testing::editLiveRoom(server.port(), room, wheel).status, 429U);
}

// Anyone may try to open a socket: a room is read from the database for a ticket only.
TEST(RoomSettings, NoRoomIsTakenUpForAGuessedTicket) {
    testing::ServerProcess const server{{"--admin-listen", "127.0.0.1:0"}};
    auto const room = testing::openLiveRoom(server.port(), testing::sampleWheelText(newUuid()));
    auto const path = "/api/live/" + room.liveId + "/socket?ticket=guessed";
    EXPECT_EQ(testing::askRaw(server.port(), testing::handshakeText(server.port(), path)).status, 403U);
    EXPECT_THAT(testing::get(server.adminPort(), "/metrics").body, HasSubstr("wheelwright_live_rooms 0"));
}

} // namespace
} // namespace wheelwright::live
