#include "testing/places.hpp"
#include "testing/sample_wheel.hpp"
#include "wheels/films.hpp"
#include <array>
#include <gmock/gmock.h>
#include <thread>

namespace wheelwright::wheels {
namespace {

using namespace std::chrono_literals;

struct FilmsTest : ::testing::Test {
    void openWith(FilmRules const& rules) { films.emplace(maker, palettes, metrics, rules); }
    std::string codeAt(std::string_view network) {
        auto const turn = films->wait(network);
        return turn ? "" : turn.error().code;
    }

    PictureMaker maker{testing::projectFile("content")};
    Palettes const palettes;
    http::Metrics metrics;
    std::optional<Films> films;
};

TEST_F(FilmsTest, WhoFindsNoPlaceIsToldToComeBack) {
    openWith({.atOnce = 1, .waiting = 0});
    auto first = films->wait("10.0.0.1");
    ASSERT_TRUE(first);
    auto const second = films->wait("10.0.0.2");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().fault, Fault::Unavailable);
    EXPECT_THAT(metrics.text(), ::testing::HasSubstr(R"(wheelwright_films_total{outcome="refused"} 1)"));
    first->reset();
    EXPECT_EQ(codeAt("10.0.0.2"), "");
}

TEST_F(FilmsTest, OneThatWaitsGetsThePlaceThatIsFreed) {
    openWith({.atOnce = 1, .waiting = 1, .patience = 1min});
    auto first = films->wait("10.0.0.1");
    ASSERT_TRUE(first);
    std::array<std::string, 2> codes;
    {
        std::jthread const one{[&] { codes[0] = codeAt("10.0.0.2"); }};
        std::jthread const other{[&] { codes[1] = codeAt("10.0.0.3"); }};
        // One is refused once the other waits.
        while (metrics.text().find(R"(outcome="refused"} 1)") == std::string::npos)
            std::this_thread::yield();
        first->reset();
    }
    EXPECT_THAT(codes, ::testing::UnorderedElementsAre("", "busy"));
}

TEST_F(FilmsTest, ANetworkThatSpentItsProcessorSecondsWaits) {
    openWith({.cpuSecondsPerMinute = 0.001});
    auto turn = films->wait("10.0.0.1");
    ASSERT_TRUE(turn);
    EXPECT_FALSE((*turn)->make(testing::sampleWheel("w"), {}).empty());
    turn->reset();
    EXPECT_EQ(codeAt("10.0.0.1"), "too_many_requests");
    EXPECT_GT(films->pauseOf("10.0.0.1"), 1s);
    EXPECT_EQ(codeAt("10.0.0.2"), "");
    openWith({.isLimited = false, .cpuSecondsPerMinute = 0.001});
    (*films->wait("10.0.0.1"))->make(testing::sampleWheel("w"), {});
    EXPECT_EQ(codeAt("10.0.0.1"), "");
}

} // namespace
} // namespace wheelwright::wheels
