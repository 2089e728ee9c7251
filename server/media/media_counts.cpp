#include "media/media_counts.hpp"

namespace wheelwright::media {

MediaCounts::MediaCounts(http::Metrics& metrics)
    : metrics_{metrics},
      died_{metrics.counter("wheelwright_media_workers_died_total",
                            "Processes that ended over a file they looked at.")},
      erased_{metrics.counter("wheelwright_media_erased_total", "Uploads whose files were erased.")},
      orphans_{
          metrics.counter("wheelwright_media_orphans_total", "Files erased that belonged to no upload.")} {}

// Both come from lists of ours, so a stranger cannot make up time series.
void MediaCounts::upload(MediaKind kind, std::string_view outcome) {
    metrics_
        .counter("wheelwright_uploads_total", "Uploads by kind and outcome.",
                 {{"kind", std::string{nameOf(kind)}}, {"outcome", std::string{outcome}}})
        .increment();
}

} // namespace wheelwright::media
