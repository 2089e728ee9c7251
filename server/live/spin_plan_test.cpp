#include "live/spin_plan.hpp"
#include <boost/json/parse.hpp>
#include <gtest/gtest.h>
#include <numbers>

namespace wheelwright::live {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;

boost::json::object wheelWith(std::string const& settings) {
    return boost::json::parse(R"({"wheel-definition":{)" + settings + R"("slices":[]}})").as_object();
}

TEST(SpinPlan, LandsWithinAQuarterOfTheSlicesWidthFromItsCentre) {
    std::vector<DrawEntry> const entries{{"a", "", 1}, {"b", "", 2}, {"c", "", 1}};
    auto const landing = [&](std::uint64_t landingOffset) {
        return planSpin(wheelWith(""), entries, "b", landingOffset).landing;
    };
    EXPECT_DOUBLE_EQ(landing(0), kTurn * (0.25 + 0.5 * 0.25));
    EXPECT_DOUBLE_EQ(landing(std::uint64_t{1} << 31U), kTurn * 0.5);
    EXPECT_LT(landing((std::uint64_t{1} << 32U) - 1), kTurn * (0.25 + 0.5 * 0.75));
}

TEST(SpinPlan, AWheelThatWasNeverSpunRestsInTheMiddleOfItsFirstSlice) {
    EXPECT_DOUBLE_EQ(firstRest({{"a", "", 1}, {"b", "", 3}}), kTurn / 8);
    EXPECT_DOUBLE_EQ(firstRest({}), 0);
}

TEST(SpinPlan, TurnsAsThePageWould) {
    std::vector<DrawEntry> const entries{{"a", "", 1}};
    struct Case {
        char const* settings;
        std::int64_t rotates;
        std::int64_t duration;
    };
    for (auto const& [settings, rotates, duration] :
         {Case{"", 8, 8000}, Case{R"("rotates":12,"duration":6000,)", 12, 6000},
          Case{R"("rotates":-3,"duration":9e99,)", 0, 600'000},
          Case{R"("rotates":2.5,"duration":"x",)", 3, 8000}}) {
        auto const plan = planSpin(wheelWith(settings), entries, "a", 0);
        EXPECT_EQ(plan.rotates, rotates) << settings;
        EXPECT_EQ(plan.duration, duration) << settings;
    }
}

} // namespace
} // namespace wheelwright::live
