#pragma once
#include "base/result.hpp"
#include "http/metrics.hpp"
#include "media/media_kind.hpp"

namespace wheelwright::media {

// What operators see of uploads: how many, how they ended, what was erased. No names.
class MediaCounts {
public:
    explicit MediaCounts(http::Metrics& metrics);

    void upload(MediaKind kind, std::string_view outcome); // a code of ours
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
