#include "media_worker/loudness.hpp"
#include <cmath>
#include <gmock/gmock.h>
#include <numbers>

namespace wheelwright::media_worker {
namespace {

std::vector<float> tone(int rate, double seconds, double amplitude) {
    std::vector<float> samples;
    for (int i = 0; i < rate * seconds; ++i)
        samples.push_back(static_cast<float>(amplitude * std::sin(2 * std::numbers::pi * 997 * i / rate)));
    return samples;
}

void hear(Loudness& loudness, std::vector<float> const& samples) {
    float const* const planes[] = {samples.data()};
    loudness.take(planes, static_cast<int>(samples.size()));
}

// The standard's own example: a full-scale sine of 997 Hz in one channel is -3.01 LUFS.
TEST(Loudness, AFullToneIsAsLoudAsTheStandardSays) {
    for (int const rate : {22'050, 44'100, 48'000}) {
        Loudness loudness{rate, 1};
        hear(loudness, tone(rate, 3, 1));
        EXPECT_NEAR(loudness.integrated().value(), -3.01, 0.1) << rate;
    }
}

TEST(Loudness, SilenceAroundASoundDoesNotCount) {
    Loudness loudness{48'000, 1};
    hear(loudness, tone(48'000, 3, 0));
    hear(loudness, tone(48'000, 3, 0.5));
    hear(loudness, tone(48'000, 6, 0));
    EXPECT_NEAR(loudness.integrated().value(), -9.03, 0.5);
}

TEST(Loudness, SilenceAndTooLittleHaveNone) {
    Loudness silence{48'000, 1};
    hear(silence, tone(48'000, 2, 0));
    EXPECT_EQ(silence.integrated(), std::nullopt);
    Loudness click{48'000, 1};
    hear(click, tone(48'000, 0.2, 1));
    EXPECT_EQ(click.integrated(), std::nullopt);
}

} // namespace
} // namespace wheelwright::media_worker
