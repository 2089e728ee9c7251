#pragma once
#include <ebur128.h>
#include <memory>
#include <optional>
#include <vector>

struct AVChannelLayout;

namespace wheelwright::media_worker {

// Integrated loudness by ITU-R BS.1770 and EBU R 128.
class Loudness {
public:
    Loudness(int sampleRate, AVChannelLayout const& layout);

    void take(float const* const* planes, int samples);
    std::optional<double> integrated() const; // LUFS; nullopt for silence and for less than one block

private:
    struct End {
        void operator()(ebur128_state* state) const { ebur128_destroy(&state); }
    };
    std::unique_ptr<ebur128_state, End> state_;
    std::vector<float> interleaved_; // reused by every call
};

} // namespace wheelwright::media_worker
