#include "base/chance.hpp"
#include "testing/live_client.hpp"
#include "testing/mail_sign_in.hpp"
#include "testing/sample_wheel.hpp"
#include "testing/shared_server.hpp"
#include "testing/socket_frames.hpp"
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using testing::LiveClient;

json::object largeWheel(std::string const& id, std::size_t slices, std::string const& name) {
    std::vector<std::string> choices(slices);
    for (std::size_t i = 0; i < slices; ++i)
        choices[i] = "choice number " + std::to_string(i);
    return testing::sampleWheel(id, name, choices);
}

struct SlowViewerTest : testing::SharedServer<SlowViewerTest> {
    static std::vector<std::string> flags() { return {"--test-rate-limits", "off"}; }
    void edit(json::object const& wheel) {
        ASSERT_EQ(testing::editLiveRoom(server.port(), room, wheel).status, 200U);
    }
    std::string wheelId = newUuid();
    testing::LiveRoom room = testing::openLiveRoom(server.port(), testing::sampleWheelText(wheelId));
};

TEST_F(SlowViewerTest, TenThousandSlicesEditedTenTimesASecondArriveAsTheNewest) {
    auto ben = LiveClient::viewer(server.port(), room);
    ben.next("hello");
    auto const began = std::chrono::steady_clock::now();
    for (int i = 0; i < 20; ++i)
        edit(largeWheel(wheelId, 10'000, "Edit " + std::to_string(i)));
    int wheels = 0;
    for (bool isLast = false; !isLast; ++wheels) {
        auto const message = ben.next("wheel");
        isLast = message.at("wheel").at("wheel-definition").at("name").as_string() == "Edit 19";
    }
    // At most four a second, however long the edits took.
    EXPECT_LE(wheels, 1 + (std::chrono::steady_clock::now() - began) / std::chrono::milliseconds{250});
}

// Promise K3. A slow viewer's unread messages are bounded: it gets a notice and is dropped, and the other
// viewer gets all messages.
TEST_F(SlowViewerTest, OneWhoDoesNotReadIsDroppedWhileTheOthersKeepPace) {
    testing::FrameClient stuck{server.port(), room.liveId, testing::liveTicket(server.port(), room.liveId)};
    auto ada = LiveClient::host(server.port(), room);
    ada.next("hello");
    edit(largeWheel(wheelId, 10'000, "Large"));
    ada.next("wheel");
    bool viewersSpin = false;
    // Large wheels fill the system's buffers; then small messages queue up, as none replaces another.
    for (int round = 0; round < 12; ++round) {
        edit(largeWheel(wheelId, 10'000, "Round " + std::to_string(round)));
        ada.next("wheel");
    }
    auto const deadline = std::chrono::steady_clock::now() + std::chrono::seconds{120};
    for (int said = 0; std::chrono::steady_clock::now() < deadline; ++said) {
        viewersSpin = !viewersSpin;
        ada.say({{"type", "rules"}, {"viewersSpin", viewersSpin}});
        EXPECT_EQ(ada.next("rules").at("viewersSpin"), viewersSpin);
        if (said % 36 == 35) ada = LiveClient::host(server.port(), room); // not to be a flood
        if (said > 300) break;
    }
    EXPECT_EQ(stuck.closeCode(), 1013U);
}

} // namespace
} // namespace wheelwright::live
