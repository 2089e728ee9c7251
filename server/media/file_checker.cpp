#include "media/file_checker.hpp"
#include "base/json.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <boost/json/parse.hpp>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <poll.h>

namespace wheelwright::media {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr std::size_t kLongestAnswer = 4096;

// Everything that is written until the other side closes; nullopt when that takes too long.
std::optional<std::string> readAnswer(int descriptor, std::chrono::milliseconds patience) {
    std::string answer;
    auto const deadline = std::chrono::steady_clock::now() + patience;
    for (;;) {
        auto const left = std::chrono::duration_cast<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        pollfd waiting{descriptor, POLLIN, 0};
        auto const ready = left <= 0ms ? 0 : poll(&waiting, 1, static_cast<int>(left.count()));
        if (ready < 0 && errno == EINTR) continue; // a signal isn't a decoder that takes too long
        if (ready <= 0) return std::nullopt;
        char bytes[512];
        auto const count = read(descriptor, bytes, sizeof bytes);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 || answer.size() > kLongestAnswer) return "";
        if (count == 0) return answer;
        answer.append(bytes, static_cast<std::size_t>(count));
    }
}

Error refusal(MediaKind kind, std::string_view code) {
    if (code == "invalid_file_type") return wrongFileType(kind);
    if (code == "picture_too_large")
        return {Fault::Invalid, "picture_too_large",
                "The picture is too large: at most 12,000 pixels a side and 40 million pixels in all."};
    if (code == "too_many_frames")
        return {Fault::Invalid, "too_many_frames", "The picture has too many frames. Use a still one."};
    if (code == "too_much_metadata")
        return {Fault::Invalid, "too_much_metadata",
                "The file contains too much metadata. Save the picture again and retry."};
    if (code == "sound_too_long")
        return {Fault::Invalid, "sound_too_long", "The sound is longer than 10 minutes."};
    if (code == "storage_full")
        return {Fault::Unavailable, "storage_full",
                "The server has no space for this file right now. Try again later."};
    if (code == "took_too_long" || code == "busy")
        return {Fault::Unavailable, "busy",
                "The server is too busy to check this file. Try again in a moment."};
    if (code == "not_confined")
        return {Fault::Unavailable, "storage_unavailable", "This server can't accept uploads."};
    return {Fault::Invalid, "unreadable_file", "The file is damaged and can't be read."};
}

// The types that we serve from our own origin. Another type, such as HTML or a script, would run there with
// the rights of our page.
bool isServedAs(MediaKind kind, std::string_view type) {
    constexpr std::string_view kImages[] = {"image/jpeg", "image/png", "image/webp"};
    constexpr std::string_view kSounds[] = {"audio/mpeg", "audio/aac", "audio/ogg"};
    return std::ranges::count(kind == MediaKind::Image ? kImages : kSounds, type) > 0;
}

// Within what columns of both databases take.
std::optional<double> factAt(json::object const& object, char const* name) {
    constexpr double kLargestFact = 1e9;
    auto const number = realAt(object, name);
    return number && std::abs(*number) > kLargestFact ? std::nullopt : number;
}

std::optional<std::int64_t> wholeAt(json::object const& object, char const* name) {
    auto const number = factAt(object, name);
    return number ? std::optional{static_cast<std::int64_t>(*number)} : std::nullopt;
}

// Capped at what a decoder can take: otherwise a decoder that a hostile file controls could report a cost
// that keeps everyone at its uploader's address from uploading for years.
std::optional<DecodingCost> costIn(json::object const& answer) {
    auto const cpuSeconds = factAt(answer, "cpuSeconds");
    auto const pixels = factAt(answer, "pixels");
    if (!cpuSeconds || !pixels) return std::nullopt;
    return DecodingCost{std::clamp<double>(*cpuSeconds, 0, kMostCpuSeconds),
                        std::clamp<double>(*pixels, 0, kMostPixels) / 1e6};
}

} // namespace

Error wrongFileType(MediaKind kind) {
    return {Fault::WrongType, "invalid_file_type",
            kind == MediaKind::Image ? "Invalid file type. Only jpg, png, webp, and avif are allowed."
                                     : "Invalid file type. Only mp3, aac, and ogg are allowed."};
}

std::optional<WorkerAnswer> readWorkerAnswer(MediaKind kind, std::string_view text) {
    boost::system::error_code problem;
    auto const parsed = json::parse(text, problem);
    auto const* const answer = parsed.if_object();
    if (problem || answer == nullptr) return std::nullopt;
    bool const isConfined = trueAt(*answer, "confined");
    if (auto const code = textAt(*answer, "code"); !code.empty())
        return WorkerAnswer{isConfined, refusal(kind, code), costIn(*answer)};
    auto const type = textAt(*answer, "type");
    if (!trueAt(*answer, "ok") || !isServedAs(kind, type)) return std::nullopt;
    return WorkerAnswer{isConfined,
                        FileFacts{std::string{type}, wholeAt(*answer, "width"), wholeAt(*answer, "height"),
                                  factAt(*answer, "duration"), factAt(*answer, "loudness")},
                        costIn(*answer)};
}

FileChecker::FileChecker(CheckerRules const& rules, Spool const& spool, MediaCounts& counts)
    : spool_{spool},
      counts_{counts},
      budget_{rules.limits},
      turns_{rules.workers, budget_},
      mayBeUnconfined_{rules.mayBeUnconfined},
      patience_{rules.patience},
      worker_{rules.worker, rules.mayBeUnconfined} {
    if (!worker_.isInstalled())
        log::warn("uploads are refused: the program that looks through them isn't installed",
                  {{"program", std::string_view{rules.worker.native()}}, {"package", kWorkerPackage}});
}

Result<CheckedFile> FileChecker::check(Uploader const& uploader, MediaKind kind, SpooledFile const& given,
                                       std::function<bool()> const& hasLeft) {
    if (!worker_.isInstalled())
        return Error{Fault::Unavailable, "no_decoder",
                     "This server takes no pictures and sounds: its operator hasn't installed " +
                         std::string{kWorkerPackage} + "."};
    auto turn = turns_.wait(uploader, hasLeft);
    if (!turn) return turn.error();
    return ask(kind, given, *turn);
}

std::optional<std::string> FileChecker::answerTo(MediaKind kind, SpooledFile const& given,
                                                 CheckedFile const& made) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no connection to the media worker");
    FileHandle const ours{ends[0]};
    {
        FileHandle const theirs{ends[1]};
        worker_.send(
            kind == MediaKind::Image ? kPictureJob : kSoundJob,
            {theirs.get(), given.descriptor(), made.stored.descriptor(), made.thumbnail.descriptor()});
    }
    return readAnswer(ours.get(), patience_);
}

Result<CheckedFile> FileChecker::ask(MediaKind kind, SpooledFile const& given, DecodingTurns::Turn& turn) {
    CheckedFile made{{}, spool_.open(), spool_.open()};
    auto const text = answerTo(kind, given, made);
    if (!text) {
        log::warn("media worker not answering", {{"kind", nameOf(kind)}});
        return refusal(kind, "took_too_long");
    }
    auto const answer = readWorkerAnswer(kind, *text);
    if (!answer) {
        counts_.workerDied();
        log::warn("media worker died while checking a file", {{"kind", nameOf(kind)}});
        return refusal(kind, "unreadable_file");
    }
    if (answer->cost) turn.setCost(*answer->cost);
    if (!answer->isConfined && !saidUnconfined_.exchange(true))
        log::error("media workers not confined: this kernel has no seccomp filter",
                   {{"setting", std::string_view{"--media-unconfined"}}});
    if (!answer->isConfined && !mayBeUnconfined_) return refusal(kind, "not_confined");
    if (!answer->facts) return answer->facts.error();
    static_cast<FileFacts&>(made) = *answer->facts;
    return made;
}

} // namespace wheelwright::media
