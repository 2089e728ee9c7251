#pragma once
#include "base/thread_pool.hpp"
#include "http/net_types.hpp"
#include <atomic>
#include <thread>

namespace wheelwright::http {

// The threads that handlers run on, at most so many. Their queue is bounded: when it is full, a request gets
// a 503 at once. Otherwise the queue could grow until the machine is out of memory.
class Workers {
public:
    Workers(unsigned threads, std::size_t queue) : most_{threads + queue}, pool_{threads} {}

    // Reserves a place for one job; false when all are taken. After true, the caller calls run() exactly
    // once.
    bool reserve() {
        if (taken_.fetch_add(1) < most_) return true;
        taken_.fetch_sub(1);
        return false;
    }

    // Runs `job` on a worker and resumes the caller on its own loop. g++ 12
    // miscompiles closures made inside co_await: name the job first.
    template <class Job, class Token = UseTask> auto run(Job& job, Token token = {}) {
        using Outcome = std::invoke_result_t<Job&>;
        return asio::async_initiate<Token, void(std::exception_ptr, Outcome)>(
            [this](auto done, Job* job) {
                pool_.post([this, job, done = std::move(done)]() mutable {
                    std::exception_ptr failure;
                    Outcome outcome{};
                    try {
                        outcome = (*job)();
                    } catch (...) {
                        failure = std::current_exception();
                    }
                    taken_.fetch_sub(1);
                    auto const loop = asio::get_associated_executor(done);
                    asio::post(loop,
                               [done = std::move(done), failure, outcome = std::move(outcome)]() mutable {
                                   std::move(done)(failure, std::move(outcome));
                               });
                });
            },
            token, &job);
    }

    std::size_t busy() const { return taken_.load(); } // running or queued
    std::size_t most() const { return most_; }

    // False if some jobs are still running at the deadline.
    bool waitUntilIdle(SteadyClock::time_point deadline) const {
        while (busy() > 0 && SteadyClock::now() < deadline)
            std::this_thread::sleep_for(std::chrono::milliseconds{5});
        return busy() == 0;
    }
    void join() { pool_.join(); }

private:
    std::size_t most_;
    std::atomic<std::size_t> taken_ = 0;
    ThreadPool pool_;
};

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
