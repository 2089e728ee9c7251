#pragma once
#include <array>
#include <optional>
#include <vector>

namespace wheelwright::media_worker {

// Integrated loudness by ITU-R BS.1770: K-weighted, measured in overlapping blocks, with quiet blocks gated
// out.
class Loudness {
public:
    Loudness(int sampleRate, int channels);

    void take(float const* const* planes, int samples);
    std::optional<double> integrated() const; // LUFS; nullopt for silence and for less than one block

private:
    struct Filter { // second order
        std::array<double, 3> b;
        std::array<double, 2> a;
    };
    struct Channel {
        std::array<double, 2> shelf{};
        std::array<double, 2> highPass{};
    };
    static double filtered(Filter const& filter, std::array<double, 2>& state, double sample);
    static Filter shelfFor(double sampleRate);
    static Filter highPassFor(double sampleRate);

    Filter const shelf_;
    Filter const highPass_;
    std::vector<Channel> channels_;
    int const step_; // samples in a quarter of a block: blocks overlap by three quarters
    int inStep_ = 0;
    double stepEnergy_ = 0;
    std::vector<double> steps_;
};

} // namespace wheelwright::media_worker
