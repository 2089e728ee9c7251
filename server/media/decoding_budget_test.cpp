#include "media/decoding_budget.hpp"
#include <gtest/gtest.h>

namespace wheelwright::media {
namespace {

using Seconds = DecodingBudget::Seconds;

struct DecodingBudgetTest : ::testing::Test {
    bool mayDecode(Uploader const& uploader) { return budget.waitFor(uploader) == Seconds{0}; }

    Seconds now{1000};
    DecodingBudget budget{{true, {60, 600}, {120, 1200}}, [this] { return now; }};
    Uploader const ada{UserId{"ada"}, "10.0.0.1", "10.0.0.1"};
    Uploader const eve{UserId{"eve"}, "10.0.0.1", "10.0.0.1"};
    Uploader const bob{UserId{"bob"}, "10.0.0.2", "10.0.0.2"};
};

TEST_F(DecodingBudgetTest, ProcessorTimeBeyondTheLimitWaitsUntilItHasDrained) {
    budget.spend(ada, {60, 0});
    EXPECT_TRUE(mayDecode(ada)) << "no more than the limit";
    budget.spend(ada, {20, 0});
    EXPECT_DOUBLE_EQ(budget.waitFor(ada).count(), 20);
    EXPECT_TRUE(mayDecode(eve));
    now += Seconds{19};
    EXPECT_FALSE(mayDecode(ada));
    now += Seconds{1};
    EXPECT_TRUE(mayDecode(ada));
}

TEST_F(DecodingBudgetTest, MegapixelsCountBesideProcessorTime) {
    for (int picture = 0; picture < 16; ++picture) {
        EXPECT_TRUE(mayDecode(ada)) << picture;
        budget.spend(ada, {0.1, 40});
    }
    EXPECT_DOUBLE_EQ(budget.waitFor(ada).count(), 4) << "640 of 600, at 10 a second";
}

TEST_F(DecodingBudgetTest, ManyAccountsOfOneSourceShareALimit) {
    budget.spend(ada, {59, 0});
    budget.spend(eve, {59, 0});
    EXPECT_TRUE(mayDecode(ada));
    budget.spend({UserId{"mallory"}, "10.0.0.1", "10.0.0.1"}, {10, 0});
    EXPECT_FALSE(mayDecode(ada));
    EXPECT_FALSE(mayDecode(eve));
    EXPECT_TRUE(mayDecode(bob));
}

TEST_F(DecodingBudgetTest, SpendersOfLongAgoAreForgotten) {
    for (int number = 0; number < 1000; ++number)
        budget.spend({UserId{std::to_string(number)}, "10.0.0.1", std::to_string(number)}, {1, 1});
    EXPECT_EQ(budget.remembered(), 2000U);
    now += Seconds{60};
    budget.spend(ada, {1, 1});
    EXPECT_EQ(budget.remembered(), 2U);
}

TEST(DecodingBudgetOff, NothingCounts) {
    DecodingBudget budget{{}};
    budget.spend({UserId{"ada"}, "", ""}, {1e6, 1e6});
    EXPECT_EQ(budget.waitFor({UserId{"ada"}, "", ""}), Seconds{0});
    EXPECT_EQ(budget.remembered(), 0U);
}

} // namespace
} // namespace wheelwright::media
