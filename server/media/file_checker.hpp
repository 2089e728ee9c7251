#pragma once
#include "base/result.hpp"
#include "base/spool.hpp"
#include "media/decoding_turns.hpp"
#include "media/media_counts.hpp"
#include "media/media_rules.hpp"
#include "media/worker_process.hpp"
#include <atomic>
#include <functional>
#include <optional>

namespace wheelwright::media {

struct FileFacts {
    std::string contentType;
    std::optional<std::int64_t> width = {};
    std::optional<std::int64_t> height = {};
    std::optional<double> duration = {};
    std::optional<double> loudness = {};
};

// A file that was decoded completely and written anew.
struct CheckedFile : FileFacts {
    SpooledFile stored;
    SpooledFile thumbnail; // of an image
};

struct WorkerAnswer {
    bool isConfined = false;
    Result<FileFacts> facts;
    std::optional<DecodingCost> cost = {}; // nullopt if it isn't credible
};

// Parses a decoder's answer about a file. A hostile file may control the decoder, so the answer is validated:
// nullopt unless it is a well-formed answer about a type that we serve.
std::optional<WorkerAnswer> readWorkerAnswer(MediaKind kind, std::string_view text);

Error wrongFileType(MediaKind kind);

// Has uploaded files decoded in confined processes, a few at the same time. Users take turns.
class FileChecker {
public:
    FileChecker(CheckerRules const& rules, Spool const& spool, MediaCounts& counts);

    // `hasLeft` is asked while the file waits for its turn: a file of a client that has gone isn’t decoded.
    Result<CheckedFile> check(Uploader const& uploader, MediaKind kind, SpooledFile const& given,
                              std::function<bool()> const& hasLeft = {});

    // Until the uploader's next file may be decoded, in whole seconds.
    std::chrono::seconds waitFor(Uploader const& uploader) {
        return std::chrono::ceil<std::chrono::seconds>(budget_.waitFor(uploader));
    }

private:
    Result<CheckedFile> ask(MediaKind kind, SpooledFile const& given, DecodingTurns::Turn& turn);
    // nullopt when none comes in time.
    std::optional<std::string> answerTo(MediaKind kind, SpooledFile const& given, CheckedFile const& made);

    Spool const& spool_;
    MediaCounts& counts_;
    DecodingBudget budget_;
    DecodingTurns turns_;
    bool const mayBeUnconfined_;
    std::chrono::milliseconds const patience_;
    std::atomic<bool> saidUnconfined_ = false;
    WorkerProcess worker_;
};

} // namespace wheelwright::media
