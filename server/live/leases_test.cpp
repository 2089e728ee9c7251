#include "live/leases.hpp"
#include "testing/redis_process.hpp"
#include "testing/soon.hpp"
#include <csignal>
#include <gmock/gmock.h>

namespace wheelwright::live {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

struct LeasesTest : ::testing::Test {
    void SetUp() override { std::signal(SIGPIPE, SIG_IGN); } // as the server does

    testing::RedisProcess server;
    http::Metrics metrics;
    redis::Redis redis{redis::parseRedisAddress(server.address()).value(), metrics, [](bool) {}};
    Leases ann{redis, "ann", 4s};
    Leases ben{redis, "ben", 4s};
};

TEST_F(LeasesTest, OneHoldsARoom) {
    EXPECT_EQ(ann.claim(RoomId{"r"}).value(), "ann");
    EXPECT_EQ(ben.claim(RoomId{"r"}).value(), "ann");
    EXPECT_EQ(ann.claim(RoomId{"r"}).value(), "ann");
    EXPECT_EQ(ben.claim(RoomId{"s"}).value(), "ben");
    EXPECT_THAT(ann.renew({RoomId{"r"}, RoomId{"s"}}).value(), ElementsAre("ann", "ben"));
    EXPECT_THAT(ann.renew({}).value(), ElementsAre());
}

TEST_F(LeasesTest, AnotherInstallationOnTheSameRedisHoldsItsOwn) {
    auto address = redis::parseRedisAddress(server.address()).value();
    address.names = "wheelwright:staging";
    redis::Redis staging{address, metrics, [](bool) {}};
    Leases eve{staging, "eve", 4s};
    EXPECT_EQ(ann.claim(RoomId{"r"}).value(), "ann");
    EXPECT_EQ(eve.claim(RoomId{"r"}).value(), "eve");
    eve.announceDatabase();
    EXPECT_FALSE(ann.isDatabaseElsewhere());
}

TEST_F(LeasesTest, WhoeverIsSilentForTooLongLosesIt) {
    Leases cleo{redis, "cleo", 200ms};
    cleo.claim(RoomId{"r"}).value();
    EXPECT_TRUE(testing::soon([&] { return ben.claim(RoomId{"r"}).value() == "ben"; }));
    EXPECT_THAT(cleo.renew({RoomId{"r"}}).value(), ElementsAre("ben"));
}

TEST_F(LeasesTest, RoomsWithoutAHolderAreThoseOfNoLivingProcess) {
    Leases cleo{redis, "cleo", 200ms};
    ann.claim(RoomId{"r"}).value();
    cleo.claim(RoomId{"s"}).value();
    EXPECT_TRUE(testing::soon([&] { return ben.withoutHolder({RoomId{"s"}}).size() == 1; }));
    EXPECT_THAT(ben.withoutHolder({RoomId{"r"}, RoomId{"s"}, RoomId{"never claimed"}}),
                ElementsAre(RoomId{"s"}, RoomId{"never claimed"}));
    EXPECT_THAT(ben.withoutHolder({}), ElementsAre());
    server.kill();
    EXPECT_THAT(ben.withoutHolder({RoomId{"s"}}), ElementsAre());
}

TEST_F(LeasesTest, WhatIsGivenBackIsFree) {
    ann.claim(RoomId{"r"}).value();
    ben.release({RoomId{"r"}}); // it is not Ben's
    EXPECT_EQ(ben.claim(RoomId{"r"}).value(), "ann");
    ann.release({RoomId{"r"}});
    EXPECT_EQ(ben.claim(RoomId{"r"}).value(), "ben");
    ann.claim(RoomId{"s"}).value();
    ann.leave({RoomId{"s"}});
    EXPECT_EQ(ben.claim(RoomId{"s"}).value(), "ben");
}

TEST_F(LeasesTest, ARedisThatForgotEverythingIsToldAgain) {
    ann.claim(RoomId{"r"}).value();
    redis.run({"FLUSHALL"}).value();
    EXPECT_THAT(ann.renew({RoomId{"r"}}).value(), ElementsAre("ann"));
    EXPECT_EQ(ben.claim(RoomId{"r"}).value(), "ann");
}

TEST_F(LeasesTest, WhoHasTheDatabaseSaysSoToOthers) {
    EXPECT_FALSE(ann.isDatabaseElsewhere());
    ann.announceDatabase();
    EXPECT_FALSE(ann.isDatabaseElsewhere());
    EXPECT_TRUE(ben.isDatabaseElsewhere());
    Leases cleo{redis, "cleo", 200ms};
    cleo.announceDatabase();
    EXPECT_TRUE(testing::soon([&] { return !ben.isDatabaseElsewhere(); }));
}

TEST_F(LeasesTest, WithoutRedisNobodyClaims) {
    server.kill();
    EXPECT_FALSE(ann.claim(RoomId{"r"}));
    EXPECT_FALSE(ann.renew({RoomId{"r"}}));
    EXPECT_FALSE(ann.isDatabaseElsewhere());
}

} // namespace
} // namespace wheelwright::live
