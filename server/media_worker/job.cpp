#include "media_worker/job.hpp"
#include "media_worker/check_picture.hpp"
#include "media_worker/check_sound.hpp"
#include "media_worker/confinement.hpp"
#include "media_worker/refused.hpp"
#include <boost/json/serialize.hpp>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace wheelwright::media_worker {
namespace {

namespace json = boost::json;

std::string_view contentOf(int file) {
    struct stat about {};
    if (fstat(file, &about) != 0 || about.st_size == 0) throw wrongType();
    auto const size = static_cast<std::size_t>(about.st_size);
    auto* const mapped = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (mapped == MAP_FAILED) throw std::runtime_error("the file cannot be read");
    return {static_cast<char const*>(mapped), size};
}

void write(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        auto const count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) throw Refused{"storage_full"};
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

// `pixels` is set also where the picture turns out to be damaged.
json::object check(Job const& job, std::int64_t& pixels) {
    auto const given = contentOf(job.files[media::Given].get());
    auto const stored = job.files[media::Stored].get();
    if (job.kind == media::kPictureJob) {
        auto picture = checkPicture(given, pixels);
        write(stored, picture.stored);
        write(job.files[media::Thumbnail].get(), picture.thumbnail);
        return std::move(picture.about);
    }
    auto sound = checkSound(given);
    write(stored, sound.stored);
    return std::move(sound.about);
}

double cpuSeconds() {
    rusage used{};
    if (getrusage(RUSAGE_SELF, &used) != 0) return media::kMostCpuSeconds;
    auto const seconds = [](timeval const& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

constexpr std::string_view kTooLong = R"({"ok":false,"code":"took_too_long","confined":true})";
constexpr std::string_view kTooLongUnconfined = R"({"ok":false,"code":"took_too_long","confined":false})";
constexpr std::string_view kNoProcess = R"({"ok":false,"code":"busy","confined":true})";

// In one piece and without memory of its own, so that a signal handler may call it.
bool answerAtOnce(int descriptor, std::string_view text) {
    return ::write(descriptor, text.data(), text.size()) >= 0;
}

// For the signal handler.
int answerDescriptor = -1;
std::string_view answerOfHandler;

// Without an answer, the server would take a decoder that ran out of time on a busy machine for one that
// crashed on a damaged file.
void answerWhenTimeIsUp(int descriptor, bool isConfined) {
    answerDescriptor = descriptor;
    answerOfHandler = isConfined ? kTooLong : kTooLongUnconfined;
    struct sigaction action {};
    action.sa_handler = [](int) { _exit(answerAtOnce(answerDescriptor, answerOfHandler) ? 0 : 1); };
    sigaction(SIGALRM, &action, nullptr);
    sigaction(SIGXCPU, &action, nullptr);
}

} // namespace

std::optional<Job> receiveJob(int control) {
    Job job;
    iovec letter{&job.kind, 1};
    alignas(cmsghdr) char space[CMSG_SPACE(sizeof(int) * media::JobFileCount)] = {};
    msghdr message{};
    message.msg_iov = &letter;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    ssize_t count = 0;
    do
        count = recvmsg(control, &message, MSG_CMSG_CLOEXEC);
    while (count < 0 && errno == EINTR);
    if (count <= 0) return std::nullopt;
    auto const* const given = CMSG_FIRSTHDR(&message);
    if (given == nullptr || given->cmsg_len != CMSG_LEN(sizeof(int) * media::JobFileCount)) return Job{};
    std::array<int, media::JobFileCount> files{};
    std::memcpy(files.data(), CMSG_DATA(given), sizeof files);
    for (std::size_t i = 0; i < files.size(); ++i)
        job.files[i] = FileHandle{files[i]};
    return job;
}

void doJob(Job const& job, bool mayBeUnconfined) {
    auto const isConfined = confineThisProcess();
    answerWhenTimeIsUp(job.files[media::Answer].get(), isConfined);
    json::object answer;
    std::int64_t pixels = 0;
    try {
        if (!isConfined && !mayBeUnconfined) throw Refused{"not_confined"};
        answer = check(job, pixels);
        answer["ok"] = true;
    } catch (Refused const& refused) {
        answer = {{"ok", false}, {"code", refused.what()}};
    } catch (std::bad_alloc const&) {
        answer = {{"ok", false}, {"code", "unreadable_file"}};
    }
    answer["confined"] = isConfined;
    answer["pixels"] = pixels;
    answer["cpuSeconds"] = cpuSeconds();
    auto const text = json::serialize(answer);
    write(job.files[media::Answer].get(), text);
}

void startJob(Job const& job, bool mayBeUnconfined) {
    auto const child = fork();
    // Without an answer, the server would take this for a decoder that crashed on a damaged file. No decoder
    // ran, so none ran unconfined.
    if (child < 0) answerAtOnce(job.files[media::Answer].get(), kNoProcess);
    if (child != 0) return;
    std::signal(SIGPIPE, SIG_DFL);
    close(media::kControlDescriptor);
    doJob(job, mayBeUnconfined);
    _exit(0);
}

} // namespace wheelwright::media_worker
