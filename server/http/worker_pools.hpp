#pragma once
#include "http/workers.hpp"

namespace wheelwright::http {

// Uploads have threads of their own: they wait for strangers' files to be looked through. So have calls
// that ask a service elsewhere: a slow provider must not take the threads that everyone else needs.
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
