#include "media_worker/loudness.hpp"
#include <cmath>
#include <gmock/gmock.h>
#include <numbers>
extern "C" {
#include <libavutil/channel_layout.h>
}

namespace wheelwright::media_worker {
namespace {

std::vector<float> tone(int rate, double seconds, double amplitude) {
    std::vector<float> samples;
    for (int i = 0; i < rate * seconds; ++i)
        samples.push_back(static_cast<float>(amplitude * std::sin(2 * std::numbers::pi * 997 * i / rate)));
    return samples;
}

AVChannelLayout usual(int channels) {
    AVChannelLayout layout{};
    av_channel_layout_default(&layout, channels);
    return layout;
}

void hear(Loudness& loudness, std::vector<float> const& samples) {
    float const* const planes[] = {samples.data()};
    loudness.take(planes, static_cast<int>(samples.size()));
}

// The standard's own example: a full-scale sine of 997 Hz in one channel is -3.01 LUFS.
TEST(Loudness, AFullToneIsAsLoudAsTheStandardSays) {
    for (int const rate : {22'050, 44'100, 48'000}) {
        Loudness loudness{rate, usual(1)};
        hear(loudness, tone(rate, 3, 1));
        EXPECT_NEAR(loudness.integrated().value(), -3.01, 0.1) << rate;
    }
}

// 7.1: front left and right, centre, low frequencies, back left and right, side left and right. The standard
// counts what comes from the sides and the back 1.41 times, and low frequencies not at all.
TEST(Loudness, AChannelCountsByItsPlace) {
    auto const sound = tone(48'000, 3, 1);
    auto const silence = tone(48'000, 3, 0);
    auto const loudnessOf = [&](std::size_t channel) {
        std::vector<float const*> planes(8, silence.data());
        planes[channel] = sound.data();
        Loudness loudness{48'000, usual(8)};
        loudness.take(planes.data(), static_cast<int>(sound.size()));
        return loudness.integrated();
    };
    for (std::size_t const front : {0, 1, 2})
        EXPECT_NEAR(loudnessOf(front).value(), -3.01, 0.1) << front;
    for (std::size_t const around : {4, 5, 6, 7})
        EXPECT_NEAR(loudnessOf(around).value(), -1.52, 0.1) << around;
    EXPECT_EQ(loudnessOf(3), std::nullopt);
}

TEST(Loudness, SilenceAroundASoundDoesNotCount) {
    Loudness loudness{48'000, usual(1)};
    hear(loudness, tone(48'000, 3, 0));
    hear(loudness, tone(48'000, 3, 0.5));
    hear(loudness, tone(48'000, 6, 0));
    EXPECT_NEAR(loudness.integrated().value(), -9.03, 0.5);
}

TEST(Loudness, SilenceAndTooLittleHaveNone) {
    Loudness silence{48'000, usual(1)};
    hear(silence, tone(48'000, 2, 0));
    EXPECT_EQ(silence.integrated(), std::nullopt);
    Loudness click{48'000, usual(1)};
    hear(click, tone(48'000, 0.2, 1));
    EXPECT_EQ(click.integrated(), std::nullopt);
}

} // namespace
} // namespace wheelwright::media_worker
