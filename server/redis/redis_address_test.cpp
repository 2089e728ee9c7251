#include "redis/redis_address.hpp"
#include <gmock/gmock.h>

namespace wheelwright::redis {
namespace {

TEST(RedisAddress, AHostIsEnough) {
    auto const address = parseRedisAddress("redis://cache.example").value();
    EXPECT_EQ(address.host, "cache.example");
    EXPECT_EQ(address.port, 6379);
    EXPECT_EQ(address.password, "");
    EXPECT_EQ(address.shown(), "redis://cache.example:6379/0");
}

TEST(RedisAddress, NamesUserPasswordPortAndDatabase) {
    auto const address = parseRedisAddress("redis://ann:se%40cret@[::1]:7000/3").value();
    EXPECT_EQ(address.host, "::1");
    EXPECT_EQ(address.port, 7000);
    EXPECT_EQ(address.user, "ann");
    EXPECT_EQ(address.password, "se@cret");
    EXPECT_EQ(address.database, 3);
    EXPECT_EQ(address.shown().find("cret"), std::string::npos);
    EXPECT_EQ(parseRedisAddress("redis://:word@10.0.0.1/").value().password, "word");
}

TEST(RedisAddress, AnythingElseIsToldWhatIsAllowed) {
    for (auto const text : {"", "localhost", "rediss://x", "redis://", "redis://x:0", "redis://x:70000",
                            "redis://x/one", "redis://x/-1", "redis://x/9999", "redis://x/1/2",
                            "redis://x?db=1", "redis://ann@x", "http://x:6379"}) {
        auto const address = parseRedisAddress(text);
        ASSERT_TRUE(address.has_error()) << text;
        EXPECT_THAT(address.error().message, ::testing::HasSubstr("redis://USER:PASSWORD@HOST"));
    }
}

} // namespace
} // namespace wheelwright::redis
