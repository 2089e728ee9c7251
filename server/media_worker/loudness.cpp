#include "media_worker/loudness.hpp"
#include <algorithm>
#include <cmath>
#include <numbers>

namespace wheelwright::media_worker {
namespace {

constexpr double kAbsoluteGate = -70;
constexpr double kRelativeGate = -10;

double lufs(double energy) {
    return -0.691 + 10 * std::log10(energy);
}

double meanAbove(std::vector<double> const& blocks, double gate) {
    double sum = 0;
    int count = 0;
    for (auto const energy : blocks) {
        if (energy <= 0 || lufs(energy) < gate) continue;
        sum += energy;
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

} // namespace

// The standard lists the coefficients of both filters for 48 kHz only. These are computed from the analogue
// filters for any sample rate.
Loudness::Filter Loudness::shelfFor(double sampleRate) {
    double const gain = 3.999843853973347;
    double const q = 0.7071752369554196;
    double const k = std::tan(std::numbers::pi * 1681.974450955533 / sampleRate);
    double const high = std::pow(10, gain / 20);
    double const band = std::pow(high, 0.4996667741545416);
    double const a0 = 1 + k / q + k * k;
    return {{(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0},
            {2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0}};
}

Loudness::Filter Loudness::highPassFor(double sampleRate) {
    double const q = 0.5003270373238773;
    double const k = std::tan(std::numbers::pi * 38.13547087602444 / sampleRate);
    double const a0 = 1 + k / q + k * k;
    return {{1, -2, 1}, {2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0}};
}

Loudness::Loudness(int sampleRate, int channels)
    : shelf_{shelfFor(sampleRate)},
      highPass_{highPassFor(sampleRate)},
      channels_(static_cast<std::size_t>(channels)),
      step_{std::max(1, sampleRate / 10)} {}

double Loudness::filtered(Filter const& filter, std::array<double, 2>& state, double sample) {
    double const out = filter.b[0] * sample + state[0];
    state[0] = filter.b[1] * sample - filter.a[0] * out + state[1];
    state[1] = filter.b[2] * sample - filter.a[1] * out;
    return out;
}

void Loudness::take(float const* const* planes, int samples) {
    for (int i = 0; i < samples; ++i) {
        for (std::size_t c = 0; c < channels_.size(); ++c) {
            auto const given = planes[c][i];
            double const sample = std::isfinite(given) ? given : 0;
            auto const heard =
                filtered(highPass_, channels_[c].highPass, filtered(shelf_, channels_[c].shelf, sample));
            stepEnergy_ += heard * heard;
        }
        if (++inStep_ < step_) continue;
        steps_.push_back(stepEnergy_ / step_);
        stepEnergy_ = 0;
        inStep_ = 0;
    }
}

std::optional<double> Loudness::integrated() const {
    std::vector<double> blocks;
    for (std::size_t i = 3; i < steps_.size(); ++i)
        blocks.push_back((steps_[i - 3] + steps_[i - 2] + steps_[i - 1] + steps_[i]) / 4);
    auto const ungated = meanAbove(blocks, kAbsoluteGate);
    if (ungated <= 0) return std::nullopt;
    return lufs(meanAbove(blocks, std::max(kAbsoluteGate, lufs(ungated) + kRelativeGate)));
}

} // namespace wheelwright::media_worker
