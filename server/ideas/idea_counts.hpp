#pragma once
#include "http/metrics.hpp"

namespace wheelwright::ideas {

// Metrics of wheels from a sentence. They don't contain the sentences.
class IdeaCounts {
public:
    explicit IdeaCounts(http::Metrics& metrics)
        : metrics_{metrics},
          underWay_{metrics.gauge("wheelwright_model_calls", "Wheels that the model is writing now.")},
          lost_{metrics.counter("wheelwright_model_lost_total",
                                "Wheels that the model never finished; their credits were refunded.")} {
        // Create the series at the start: one that first appears with its first count has no rate.
        for (auto const* const source : {"sentence", "ideas", "model"})
            wheels(source, "made");
    }

    void wheel(std::string_view source, std::string_view outcome) { wheels(source, outcome).increment(); }
    void underWay(int change) { underWay_.add(change); }
    void lost(std::size_t count) { lost_.increment(static_cast<double>(count)); }

private:
    // Both labels come from fixed lists, so a client can't create new time series.
    http::Counter wheels(std::string_view source, std::string_view outcome) {
        return metrics_.counter("wheelwright_idea_wheels_total",
                                "Wheels made from a sentence, by source and outcome.",
                                {{"source", std::string{source}}, {"outcome", std::string{outcome}}});
    }

    http::Metrics& metrics_;
    http::Gauge underWay_;
    http::Counter lost_;
};

} // namespace wheelwright::ideas
