#include "app/figures/figure_history.hpp"
#include "http/metrics.hpp"
#include <boost/json/array.hpp>
#include <gtest/gtest.h>
#include <prometheus/metric_family.h>

namespace wheelwright::app {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

struct FigureHistoryTest : ::testing::Test {
    void after(std::chrono::seconds pause) {
        time += pause;
        history.record(metrics.collect(), Instant{1'700'000'000s} + time, FigureHistory::SteadyTime{time});
    }
    json::object shown() const {
        return history.describe(metrics.collect(), FigureHistory::SteadyTime{time});
    }
    std::vector<double> series(std::string_view name) const {
        std::vector<double> values;
        auto const all = shown();
        for (auto const& value : all.at("series").at(name).as_array())
            values.push_back(value.is_null() ? -1 : value.to_number<double>());
        return values;
    }

    http::Metrics metrics;
    http::RouteMeter calls{metrics, "GET", "/api/x"};
    FigureHistory history;
    std::chrono::seconds time{100};
};

TEST_F(FigureHistoryTest, IsEmptyUntilThereIsASpanToTellOf) {
    EXPECT_TRUE(shown().at("times").as_array().empty());
    after(0s);
    EXPECT_TRUE(shown().at("times").as_array().empty());
    after(10s);
    EXPECT_EQ(shown().at("times").as_array().at(0).as_int64(), 1'700'000'110'000);
}

TEST_F(FigureHistoryTest, TellsRatesOfWhatIsCountedAndTheHeightOfTheRest) {
    auto commits = metrics.counter("wheelwright_database_commits_total", "");
    auto rooms = metrics.gauge("wheelwright_live_rooms", "");
    commits.increment(1000);
    after(0s);
    for (int i = 0; i < 40; ++i)
        calls.count(i < 10 ? 500 : 200, 700us);
    commits.increment(5);
    rooms.add(3);
    after(10s);
    after(10s);
    EXPECT_EQ(series("requests"), (std::vector<double>{4, 0}));
    EXPECT_EQ(series("errors"), (std::vector<double>{1, 0}));
    EXPECT_EQ(series("commits"), (std::vector<double>{0.5, 0}));
    EXPECT_EQ(series("rooms"), (std::vector<double>{3, 3}));
    EXPECT_EQ(series("guests"), (std::vector<double>{0, 0}));
    EXPECT_EQ(series("p50"), (std::vector<double>{0.00075, -1}));
}

TEST_F(FigureHistoryTest, KeepsAnHourAndNoMore) {
    for (std::size_t i = 0; i < FigureHistory::kMoments + 50; ++i) {
        calls.count(200, 1ms);
        after(10s);
    }
    EXPECT_EQ(shown().at("times").as_array().size(), FigureHistory::kMoments);
    EXPECT_EQ(series("memory").size(), FigureHistory::kMoments);
    auto const all = shown();
    auto const& route = all.at("routes").at(0);
    EXPECT_EQ(route.at("path").as_string(), "/api/x");
    EXPECT_EQ(route.at("sinceStart").at("requests").to_number<std::uint64_t>(), 410U);
    auto const lastHour = route.at("lastHour").at("requests").to_number<std::uint64_t>();
    EXPECT_GE(lastHour, 350U);
    EXPECT_LE(lastHour, 360U);
    EXPECT_NEAR(all.at("hourSeconds").to_number<double>(), static_cast<double>(lastHour) * 10, 10);
}

TEST_F(FigureHistoryTest, KnowsRoutesAsTheyAreNow) {
    after(0s);
    calls.count(200, 1ms);
    auto const all = shown();
    EXPECT_EQ(all.at("routes").at(0).at("lastHour").at("requests").to_number<int>(), 1);
    EXPECT_EQ(all.at("routes").at(0).at("sinceStart").at("errors").to_number<int>(), 0);
}

TEST_F(FigureHistoryTest, KnowsLimits) {
    metrics.watch("wheelwright_jobs_limit", "", {{"pool", "uploads"}}, [] { return 256; });
    metrics.watch("wheelwright_jobs_limit", "", {{"pool", "handlers"}}, [] { return 1056; });
    EXPECT_EQ(shown().at("limits").at("uploadJobs").as_int64(), 256);
    EXPECT_EQ(shown().at("limits").at("handlerJobs").as_int64(), 1056);
}

} // namespace
} // namespace wheelwright::app
