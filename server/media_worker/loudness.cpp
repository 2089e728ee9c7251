#include "media_worker/loudness.hpp"
#include <cmath>
#include <new>

namespace wheelwright::media_worker {

Loudness::Loudness(int sampleRate, int channels)
    : state_{ebur128_init(static_cast<unsigned>(channels), static_cast<unsigned long>(sampleRate),
                          EBUR128_MODE_I)} {
    if (!state_) throw std::bad_alloc{};
}

// Samples that aren't numbers count as silence: one of them would make the whole result one.
void Loudness::take(float const* const* planes, int samples) {
    interleaved_.clear();
    for (int i = 0; i < samples; ++i)
        for (unsigned channel = 0; channel < state_->channels; ++channel) {
            auto const sample = planes[channel][i];
            interleaved_.push_back(std::isfinite(sample) ? sample : 0);
        }
    if (ebur128_add_frames_float(state_.get(), interleaved_.data(), static_cast<std::size_t>(samples)) !=
        EBUR128_SUCCESS)
        throw std::bad_alloc{};
}

std::optional<double> Loudness::integrated() const {
    double loudness = 0;
    if (ebur128_loudness_global(state_.get(), &loudness) != EBUR128_SUCCESS || !std::isfinite(loudness))
        return std::nullopt;
    return loudness;
}

} // namespace wheelwright::media_worker
