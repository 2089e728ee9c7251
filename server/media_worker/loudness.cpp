#include "media_worker/loudness.hpp"
#include <cmath>
#include <new>
extern "C" {
#include <libavutil/channel_layout.h>
}

namespace wheelwright::media_worker {
namespace {

// The standard weights channels by where their sound comes from.
channel weightOf(AVChannel place) {
    switch (place) {
        case AV_CHAN_LOW_FREQUENCY:
        case AV_CHAN_LOW_FREQUENCY_2: return EBUR128_UNUSED;
        case AV_CHAN_BACK_LEFT:
        case AV_CHAN_SIDE_LEFT: return EBUR128_LEFT_SURROUND;
        case AV_CHAN_BACK_RIGHT:
        case AV_CHAN_SIDE_RIGHT:
        case AV_CHAN_BACK_CENTER: return EBUR128_RIGHT_SURROUND;
        default: return EBUR128_CENTER; // all in front count alike
    }
}

} // namespace

Loudness::Loudness(int sampleRate, AVChannelLayout const& layout)
    : state_{ebur128_init(static_cast<unsigned>(layout.nb_channels), static_cast<unsigned long>(sampleRate),
                          EBUR128_MODE_I)} {
    if (!state_) throw std::bad_alloc{};
    for (unsigned i = 0; i < state_->channels; ++i)
        ebur128_set_channel(state_.get(), i, weightOf(av_channel_layout_channel_from_index(&layout, i)));
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
