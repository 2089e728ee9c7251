#pragma once
#include "base/file_handle.hpp"
#include "media/worker_protocol.hpp"
#include <array>
#include <optional>

namespace wheelwright::media_worker {

// One file to look at, with everything it takes open.
struct Job {
    char kind = 0;
    std::array<FileHandle, media::JobFileCount> files;
};

// Waits for the next; nothing once the server is gone.
std::optional<Job> receiveJob(int control);

// In a process of its own. Where the kernel doesn't confine it, the file isn't looked at unless it may be.
void doJob(Job const& job, bool mayBeUnconfined);

} // namespace wheelwright::media_worker
