#pragma once
#include "base/file_handle.hpp"
#include "media/worker_protocol.hpp"
#include <array>
#include <filesystem>
#include <mutex>
#include <sys/types.h>

namespace wheelwright::media {

// The program that looks through files, kept running. It ends with this object, and when the server dies.
class WorkerProcess {
public:
    explicit WorkerProcess(std::filesystem::path program) : program_{std::move(program)} {}
    WorkerProcess(WorkerProcess const&) = delete;
    WorkerProcess& operator=(WorkerProcess const&) = delete;
    ~WorkerProcess();

    void start();

    // Hands one file over; the program is started again when it has gone. Throws std::runtime_error when
    // that is of no use.
    void send(char kind, std::array<int, JobFileCount> const& files);

private:
    void spawn();
    void end() noexcept;
    bool trySend(char kind, std::array<int, JobFileCount> const& files) const;

    std::filesystem::path const program_;
    std::mutex guard_;
    FileHandle control_;
    pid_t pid_ = -1;
};

} // namespace wheelwright::media
