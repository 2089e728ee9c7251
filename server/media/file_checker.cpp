#include "media/file_checker.hpp"
#include "base/log.hpp"
#include <boost/json/parse.hpp>
#include <chrono>
#include <fcntl.h>
#include <poll.h>

namespace wheelwright::media {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

constexpr auto kCheckTimeout = 70s; // the worker ends itself before
constexpr std::size_t kLongestAnswer = 4096;

// Everything that is written until the other side closes; nothing of it when that takes too long.
std::string readAnswer(int descriptor) {
    std::string answer;
    auto const deadline = std::chrono::steady_clock::now() + kCheckTimeout;
    for (;;) {
        auto const left = std::chrono::duration_cast<std::chrono::milliseconds>(
            deadline - std::chrono::steady_clock::now());
        pollfd waiting{descriptor, POLLIN, 0};
        if (left <= 0ms || poll(&waiting, 1, static_cast<int>(left.count())) <= 0) return {};
        char bytes[512];
        auto const count = read(descriptor, bytes, sizeof bytes);
        if (count < 0 || answer.size() > kLongestAnswer) return {};
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
        return {Fault::Invalid, "too_many_frames",
                "The picture has too many frames. Please use a still one."};
    if (code == "too_much_metadata")
        return {Fault::Invalid, "too_much_metadata",
                "The file carries too much beside the picture. Please save it anew and try again."};
    if (code == "sound_too_long")
        return {Fault::Invalid, "sound_too_long", "The sound is longer than 10 minutes."};
    if (code == "storage_full")
        return {Fault::Unavailable, "storage_full",
                "The server has no space for this file just now. Please try again later."};
    return {Fault::Invalid, "unreadable_file", "The file is damaged and cannot be read."};
}

template <class T> std::optional<T> numberAt(json::object const& object, char const* name) {
    auto const* const value = object.if_contains(name);
    if (value == nullptr || !value->is_number()) return std::nullopt;
    return value->to_number<T>();
}

} // namespace

Error wrongFileType(MediaKind kind) {
    return {Fault::WrongType, "invalid_file_type",
            kind == MediaKind::Image ? "Invalid file type. Only jpg, png, webp, and avif are allowed."
                                     : "Invalid file type. Only mp3, aac, and ogg are allowed."};
}

FileChecker::FileChecker(std::filesystem::path worker, int atOnce, Spool const& spool, MediaCounts& counts)
    : spool_{spool}, counts_{counts}, places_{atOnce}, worker_{std::move(worker)} {}

Result<CheckedFile> FileChecker::check(MediaKind kind, SpooledFile const& given) {
    places_.acquire();
    struct Release {
        std::counting_semaphore<>& places;
        ~Release() { places.release(); }
    } const release{places_};
    return ask(kind, given);
}

std::string FileChecker::answerTo(MediaKind kind, SpooledFile const& given, CheckedFile const& made) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no connection to the media worker");
    FileHandle const ours{ends[0]};
    {
        FileHandle const theirs{ends[1]};
        worker_.send(
            kind == MediaKind::Image ? kPictureJob : kSoundJob,
            {theirs.get(), given.descriptor(), made.stored.descriptor(), made.thumbnail.descriptor()});
    }
    return readAnswer(ours.get());
}

Result<CheckedFile> FileChecker::ask(MediaKind kind, SpooledFile const& given) {
    CheckedFile made{{}, spool_.open(), spool_.open()};
    auto const text = answerTo(kind, given, made);
    boost::system::error_code problem;
    auto const parsed = json::parse(text, problem);
    auto const* const answer = parsed.if_object();
    if (problem || answer == nullptr) {
        counts_.workerDied();
        log::warn("a media worker died over a file", {{"kind", nameOf(kind)}});
        return refusal(kind, "unreadable_file");
    }
    if (!answer->at("confined").as_bool() && !saidUnconfined_.exchange(true))
        log::warn("media workers are not confined: this kernel has no seccomp filter");
    if (!answer->at("ok").as_bool()) return refusal(kind, std::string_view{answer->at("code").as_string()});
    made.contentType = answer->at("type").as_string();
    made.width = numberAt<std::int64_t>(*answer, "width");
    made.height = numberAt<std::int64_t>(*answer, "height");
    made.duration = numberAt<double>(*answer, "duration");
    made.loudness = numberAt<double>(*answer, "loudness");
    return made;
}

} // namespace wheelwright::media
