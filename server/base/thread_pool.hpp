#pragma once
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace wheelwright {

// Threads for work that waits: for the database, for a file, for another service. A thread starts when work
// arrives and none is idle; beyond `most` threads, work queues. A thread that was idle for a few seconds
// ends, so that a pool at rest has no threads.
class ThreadPool {
public:
    explicit ThreadPool(std::size_t most) : most_{most} {}
    ThreadPool(ThreadPool const&) = delete;
    ThreadPool& operator=(ThreadPool const&) = delete;
    ~ThreadPool() { join(); }

    // `work` must not throw. After stop() or join() it is dropped.
    template <class Work> void post(Work work) { push(std::make_unique<Held<Work>>(std::move(work))); }

    void stop(); // drops the work that no thread has begun
    void join(); // waits for the rest

    std::size_t threads() const;

private:
    struct Job {
        virtual ~Job() = default;
        virtual void run() = 0;
    };
    template <class Work> struct Held final : Job {
        explicit Held(Work given) : work{std::move(given)} {}
        void run() override { work(); }
        Work work;
    };
    struct IdleThread {
        std::condition_variable changed;
        std::unique_ptr<Job> job;
    };
    using Threads = std::list<std::thread>;

    void push(std::unique_ptr<Job> job);
    void startThread();
    void serve(Threads::iterator self);
    std::unique_ptr<Job> next(std::unique_lock<std::mutex>& lock);

    std::size_t const most_;
    mutable std::mutex guard_;
    std::condition_variable ended_;
    std::deque<std::unique_ptr<Job>> queue_;
    std::vector<IdleThread*> idle_; // the last one gets the next job, so that the others can end
    Threads threads_;
    Threads toJoin_; // have ended, or are about to
    bool isClosed_ = false;
};

} // namespace wheelwright
