#include "media/worker_process.hpp"
#include "base/log.hpp"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace wheelwright::media {

WorkerProcess::WorkerProcess(std::filesystem::path program, bool mayBeUnconfined)
    : program_{std::move(program)}, mayBeUnconfined_{mayBeUnconfined} {}

bool WorkerProcess::isInstalled() const {
    return access(program_.c_str(), X_OK) == 0;
}

WorkerProcess::~WorkerProcess() {
    end();
}

void WorkerProcess::end() noexcept {
    control_ = FileHandle{}; // the worker ends when we close our end of the connection
    if (pid_ > 0) waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

std::string WorkerProcess::cannotStart(int problem) const {
    return "The program that decodes uploads can't be started: " + program_.string() + ": " +
           std::strerror(problem) + ".";
}

void WorkerProcess::spawn() {
    end();
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
        throw std::runtime_error(std::string{"no connection to the media worker: "} + std::strerror(errno));
    FileHandle ours{ends[0]};
    FileHandle const theirs{ends[1]};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, theirs.get(), kControlDescriptor);
    auto name = program_.filename().string();
    std::string unconfined{kMayBeUnconfined};
    char* const words[] = {name.data(), mayBeUnconfined_ ? unconfined.data() : nullptr, nullptr};
    // Our environment holds passwords and keys. A decoder that a hostile file took over could write them into
    // the stored file, which its uploader then fetches.
    char* const noEnvironment[] = {nullptr};
    auto const problem = posix_spawn(&pid_, program_.c_str(), &actions, nullptr, words, noEnvironment);
    posix_spawn_file_actions_destroy(&actions);
    if (problem != 0) {
        pid_ = -1;
        throw std::runtime_error(cannotStart(problem));
    }
    control_ = std::move(ours);
}

bool WorkerProcess::trySend(char kind, std::array<int, JobFileCount> const& files) const {
    if (!control_) return false;
    iovec letter{&kind, 1};
    alignas(cmsghdr) char space[CMSG_SPACE(sizeof files)] = {};
    msghdr message{};
    message.msg_iov = &letter;
    message.msg_iovlen = 1;
    message.msg_control = space;
    message.msg_controllen = sizeof space;
    auto* const rights = CMSG_FIRSTHDR(&message);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(sizeof files);
    std::memcpy(CMSG_DATA(rights), files.data(), sizeof files);
    return sendmsg(control_.get(), &message, MSG_NOSIGNAL) == 1;
}

void WorkerProcess::send(char kind, std::array<int, JobFileCount> const& files) {
    std::lock_guard const lock{guard_};
    if (trySend(kind, files)) return;
    if (pid_ > 0) log::warn("media worker exited, restarting it");
    spawn();
    if (!trySend(kind, files)) throw std::runtime_error("the media worker does not take files");
}

} // namespace wheelwright::media
