#include "media/signed_addresses.hpp"
#include "testing/turned_clock.hpp"
#include <gmock/gmock.h>

namespace wheelwright::media {
namespace {

using namespace std::chrono_literals;

struct SignedAddressesTest : ::testing::Test {
    bool opens(std::string const& id, MediaPart part, std::string const& url) const {
        return addresses.epochIn(id, part, url.substr(url.find('?') + 1)).has_value();
    }
    testing::TurnedClock clock;
    SignedAddresses addresses{"a secret", clock};
    std::string const id = "760f528b-15ee-47cd-ad5a-ce8c0d802d27";
};

// Promise F8.
TEST_F(SignedAddressesTest, OpensItsFileAndNothingElse) {
    auto const [url, until] = addresses.of(id, MediaPart::File, 0);
    EXPECT_TRUE(url.starts_with("/media/u/" + id + "?"));
    EXPECT_TRUE(opens(id, MediaPart::File, url));
    EXPECT_FALSE(opens(id, MediaPart::Thumbnail, url));
    EXPECT_FALSE(opens("860f528b-15ee-47cd-ad5a-ce8c0d802d27", MediaPart::File, url));
    EXPECT_FALSE(
        SignedAddresses("another secret", clock).epochIn(id, MediaPart::File, url.substr(url.find('?') + 1)));
    EXPECT_TRUE(opens(id, MediaPart::Thumbnail, addresses.of(id, MediaPart::Thumbnail, 0).url));
}

// Promise F8.
TEST_F(SignedAddressesTest, AnyChangedCharacterCloses) {
    auto const query = addresses.of(id, MediaPart::File, 0).url.substr(46);
    ASSERT_TRUE(query.starts_with("exp="));
    for (std::size_t i = 0; i < query.size(); ++i) {
        auto changed = query;
        changed[i] = changed[i] == '1' ? '2' : '1';
        EXPECT_FALSE(addresses.epochIn(id, MediaPart::File, changed)) << changed;
    }
    EXPECT_FALSE(addresses.epochIn(id, MediaPart::File, "exp=0" + query.substr(4)));
    for (auto const* wrong : {"", "exp=", "sig=", "exp=99999999999", "exp=-1&sig=x", "exp=1e9&sig=x"})
        EXPECT_FALSE(addresses.epochIn(id, MediaPart::File, wrong)) << wrong;
}

TEST_F(SignedAddressesTest, NamesItsEpochAndNoOther) {
    auto const queryOf = [&](std::int64_t epoch) {
        auto const url = addresses.of(id, MediaPart::File, epoch).url;
        return url.substr(url.find('?') + 1);
    };
    EXPECT_EQ(addresses.epochIn(id, MediaPart::File, queryOf(0)), 0);
    EXPECT_EQ(addresses.epochIn(id, MediaPart::File, queryOf(7)), 7);
    auto changed = queryOf(7);
    changed.replace(changed.find("epoch=7"), 7, "epoch=8");
    for (auto const& wrong : {changed, queryOf(0) + "&epoch=0", queryOf(0) + "&epoch=1"})
        EXPECT_FALSE(addresses.epochIn(id, MediaPart::File, wrong)) << wrong;
}

TEST_F(SignedAddressesTest, IsTheSameWithinAWindowAndGoodForHalfADay) {
    auto const now = clock.now();
    auto const begin = now - (now.time_since_epoch() % 12h) + 12h;
    clock.turn(begin - now);
    auto const first = addresses.of(id, MediaPart::File, 0);
    clock.turn(12h - 1ms);
    EXPECT_EQ(addresses.of(id, MediaPart::File, 0).url, first.url);
    EXPECT_EQ(addresses.nextWindow(), begin + 12h);
    clock.turn(1ms);
    EXPECT_NE(addresses.of(id, MediaPart::File, 0).url, first.url);
    clock.turn(12h - 1s);
    EXPECT_TRUE(opens(id, MediaPart::File, first.url));
    clock.turn(1s);
    EXPECT_EQ(clock.now(), first.until);
    EXPECT_FALSE(opens(id, MediaPart::File, first.url));
}

} // namespace
} // namespace wheelwright::media
