#include "media/media_counts.hpp"

namespace wheelwright::media {
namespace {

// Both labels come from fixed lists, so a client can't create new time series.
http::Counter uploads(http::Metrics& metrics, MediaKind kind, std::string_view outcome) {
    return metrics.counter("wheelwright_uploads_total", "Uploads, by kind and outcome.",
                           {{"kind", std::string{nameOf(kind)}}, {"outcome", std::string{outcome}}});
}

} // namespace

MediaCounts::MediaCounts(http::Metrics& metrics)
    : metrics_{metrics},
      died_{metrics.counter("wheelwright_media_workers_died_total",
                            "Decoder processes that died while checking a file.")},
      erased_{metrics.counter("wheelwright_media_erased_total", "Uploads whose files were deleted.")},
      orphans_{metrics.counter("wheelwright_media_orphans_total",
                               "Files without an upload that were marked for deletion.")} {
    // Create the series at the start: one that first appears with its first count has no rate.
    for (auto const kind : {MediaKind::Image, MediaKind::Sound})
        uploads(metrics, kind, "created");
}

void MediaCounts::upload(MediaKind kind, std::string_view outcome) {
    uploads(metrics_, kind, outcome).increment();
}

} // namespace wheelwright::media
