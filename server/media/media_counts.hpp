#pragma once
#include "base/result.hpp"
#include "http/metrics.hpp"
#include "media/media_rules.hpp"

namespace wheelwright::media {

// Metrics of uploads: how many, with which outcome, and how many were erased. They contain no names.
class MediaCounts {
public:
    explicit MediaCounts(http::Metrics& metrics);

    void upload(MediaKind kind, std::string_view outcome); // "created" or an error code
    void workerDied() { died_.increment(); }
    void erased() { erased_.increment(); }
    void orphan() { orphans_.increment(); }

private:
    http::Metrics& metrics_;
    http::Counter died_;
    http::Counter erased_;
    http::Counter orphans_;
};

} // namespace wheelwright::media
