#pragma once
#include "base/files.hpp"
#include "media/worker_protocol.hpp"
#include <array>
#include <filesystem>
#include <mutex>
#include <string>
#include <sys/types.h>

namespace wheelwright::media {

// The program that decodes files. It starts with the first file, then keeps running. It ends with this
// object, and when the server dies.
class WorkerProcess {
public:
    WorkerProcess(std::filesystem::path program, bool mayBeUnconfined);
    WorkerProcess(WorkerProcess const&) = delete;
    WorkerProcess& operator=(WorkerProcess const&) = delete;
    ~WorkerProcess();

    // It is a package of its own, which may come or go while the server runs.
    bool isInstalled() const;

    // Sends one file to the program, and restarts the program if it has ended. Throws std::runtime_error when
    // that fails too.
    void send(char kind, std::array<int, JobFileCount> const& files);

private:
    std::string cannotStart(int problem) const;
    void spawn();
    void end() noexcept;
    bool trySend(char kind, std::array<int, JobFileCount> const& files) const;

    std::filesystem::path const program_;
    bool const mayBeUnconfined_;
    std::mutex guard_;
    FileHandle control_;
    pid_t pid_ = -1;
};

} // namespace wheelwright::media
