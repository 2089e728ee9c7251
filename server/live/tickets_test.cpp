#include "live/tickets.hpp"
#include "testing/turned_clock.hpp"
#include <gtest/gtest.h>

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;

struct TicketsTest : ::testing::Test {
    std::string issued() {
        return tickets.issue({RoomId{"here"}, Arrival{"ada", "Ada", "", std::nullopt}}).value();
    }

    testing::TurnedClock clock;
    Tickets tickets{clock, nullptr};
};

TEST_F(TicketsTest, OpenTheirRoomOnce) {
    auto const ticket = issued();
    EXPECT_TRUE(tickets.isOpen(ticket, RoomId{"here"}));
    EXPECT_EQ(tickets.redeem(ticket, RoomId{"here"}).value().arrival.viewerKey, "ada");
    EXPECT_FALSE(tickets.isOpen(ticket, RoomId{"here"}));
    EXPECT_FALSE(tickets.redeem(ticket, RoomId{"here"}));
}

TEST_F(TicketsTest, OpenNoOtherRoom) {
    auto const ticket = issued();
    EXPECT_FALSE(tickets.isOpen(ticket, RoomId{"elsewhere"}));
    EXPECT_FALSE(tickets.redeem(ticket, RoomId{"elsewhere"}));
}

TEST_F(TicketsTest, ExpireAfterAMinute) {
    auto const ticket = issued();
    clock.turn(61s);
    EXPECT_FALSE(tickets.redeem(ticket, RoomId{"here"}));
}

} // namespace
} // namespace wheelwright::live
