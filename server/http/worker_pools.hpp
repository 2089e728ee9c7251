#pragma once
#include "http/workers.hpp"

namespace wheelwright::http {

// Uploads have their own threads, because they wait for untrusted files to be checked. So do calls to other
// services: a slow provider must not take the threads that all other calls need.
struct WorkerPools {
    struct Size {
        unsigned threads;
        std::size_t queue;
    };
    WorkerPools(Size forHandlers, Size forUploads, Size forOutbound)
        : handlers{forHandlers.threads, forHandlers.queue},
          uploads{forUploads.threads, forUploads.queue},
          outbound{forOutbound.threads, forOutbound.queue} {}

    Workers handlers;
    Workers uploads;
    Workers outbound;

    bool waitUntilIdle(SteadyClock::time_point deadline) const {
        return handlers.waitUntilIdle(deadline) && uploads.waitUntilIdle(deadline) &&
               outbound.waitUntilIdle(deadline);
    }
    void join() {
        handlers.join();
        uploads.join();
        outbound.join();
    }
};

} // namespace wheelwright::http
