#pragma once
#include "base/result.hpp"
#include "base/spool.hpp"
#include "media/media_counts.hpp"
#include "media/media_kind.hpp"
#include "media/worker_process.hpp"
#include <atomic>
#include <optional>
#include <semaphore>

namespace wheelwright::media {

// A file that was decoded as a whole and made anew.
struct CheckedFile {
    std::string contentType;
    SpooledFile stored;
    SpooledFile thumbnail; // of an image
    std::optional<std::int64_t> width = {};
    std::optional<std::int64_t> height = {};
    std::optional<double> duration = {};
    std::optional<double> loudness = {};
};

Error wrongFileType(MediaKind kind);

// Has strangers' files looked through in processes that cannot do anything else, a few at once.
class FileChecker {
public:
    FileChecker(std::filesystem::path worker, int atOnce, Spool const& spool, MediaCounts& counts);

    Result<CheckedFile> check(MediaKind kind, SpooledFile const& given);

private:
    Result<CheckedFile> ask(MediaKind kind, SpooledFile const& given);
    std::string answerTo(MediaKind kind, SpooledFile const& given, CheckedFile const& made);

    Spool const& spool_;
    MediaCounts& counts_;
    std::counting_semaphore<> places_;
    std::atomic<bool> saidUnconfined_ = false;
    WorkerProcess worker_;
};

} // namespace wheelwright::media
