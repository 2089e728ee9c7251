#pragma once
#include "base/files.hpp"
#include "media/worker_protocol.hpp"
#include <array>
#include <optional>

namespace wheelwright::media_worker {

// One file to check, with the descriptors for its input and output.
struct Job {
    char kind = 0;
    std::array<FileHandle, media::JobFileCount> files;
};

// Waits for the next job. Returns nullopt once the server has closed the connection.
std::optional<Job> receiveJob(int control);

// Runs in its own process, which it confines first. If the kernel can't confine it, the file is refused
// unless `mayBeUnconfined` is set.
void doJob(Job const& job, bool mayBeUnconfined);

// Does the job in a new process. Answers "busy" itself if the system has no room for one.
void startJob(Job const& job, bool mayBeUnconfined);

} // namespace wheelwright::media_worker
