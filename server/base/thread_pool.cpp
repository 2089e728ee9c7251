#include "base/thread_pool.hpp"
#include "base/log.hpp"
#include <algorithm>
#include <chrono>
#include <system_error>

namespace wheelwright {
namespace {

constexpr std::chrono::seconds kIdleTime{5};

} // namespace

void ThreadPool::push(std::unique_ptr<Job> job) {
    std::lock_guard const lock{guard_};
    if (isClosed_) return;
    if (!idle_.empty()) {
        auto& idle = *idle_.back();
        idle_.pop_back();
        idle.job = std::move(job);
        idle.changed.notify_one(); // under the lock: the thread's stack has it
        return;
    }
    queue_.push_back(std::move(job));
    if (threads_.size() < most_) startThread();
}

// Where the system has no thread left, the job waits for the threads there are, or for the next job.
void ThreadPool::startThread() {
    auto const self = threads_.emplace(threads_.end());
    try {
        *self = std::thread{[this, self] { serve(self); }};
    } catch (std::system_error const& problem) {
        threads_.erase(self);
        log::error("starting a thread failed", {{"problem", std::string_view{problem.what()}}});
    }
}

std::unique_ptr<ThreadPool::Job> ThreadPool::next(std::unique_lock<std::mutex>& lock) {
    if (queue_.empty() && !isClosed_) {
        IdleThread idle;
        idle_.push_back(&idle);
        idle.changed.wait_for(lock, kIdleTime, [&] { return idle.job || isClosed_; });
        if (!idle.job) std::erase(idle_, &idle);
        return std::move(idle.job);
    }
    if (queue_.empty()) return nullptr;
    auto job = std::move(queue_.front());
    queue_.pop_front();
    return job;
}

// A thread can't join itself: the next thread that ends joins it.
void ThreadPool::serve(Threads::iterator self) {
    std::unique_lock lock{guard_};
    while (auto job = next(lock)) {
        lock.unlock();
        job->run();
        job.reset(); // without the lock: it may post
        lock.lock();
    }
    Threads before;
    before.splice(before.end(), toJoin_);
    toJoin_.splice(toJoin_.end(), threads_, self);
    ended_.notify_all();
    lock.unlock();
    for (auto& thread : before)
        thread.join();
}

void ThreadPool::stop() {
    std::deque<std::unique_ptr<Job>> dropped; // destroyed without the lock
    std::lock_guard const lock{guard_};
    isClosed_ = true;
    dropped.swap(queue_);
}

void ThreadPool::join() {
    Threads last;
    {
        std::unique_lock lock{guard_};
        isClosed_ = true;
        for (auto* const idle : idle_)
            idle->changed.notify_one();
        ended_.wait(lock, [this] { return threads_.empty(); });
        last.swap(toJoin_);
    }
    for (auto& thread : last)
        thread.join();
}

std::size_t ThreadPool::threads() const {
    std::lock_guard const lock{guard_};
    return threads_.size();
}

} // namespace wheelwright
