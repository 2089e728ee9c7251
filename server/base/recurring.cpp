#include "base/recurring.hpp"
#include "base/log.hpp"
#include "base/thread_pool.hpp"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace wheelwright {
namespace {

constexpr std::size_t kMostAtOnce = 64; // more than there are kinds of work that can wait for the database

std::atomic<std::uint64_t> failureCount = 0;

} // namespace

struct TimedWork::Job {
    std::string const name;
    std::function<void()> const work;
    std::optional<std::chrono::milliseconds> const pause;

    // Guarded by the timer's lock, like the rest.
    std::optional<TimePoint> due = {}; // while it runs: of the next run
    bool isStopped = false;
    std::optional<std::thread::id> runner = {}; // set while it runs or is about to
    TimePoint begunAt = {};
    std::uint64_t runs = 0; // that have ended
    std::condition_variable ended = {};
};

// The times of all jobs in this process.
class TimedWork::Timer {
public:
    // Never destroyed: its thread waits until the process ends.
    static Timer& shared() {
        static auto& timer = *new Timer;
        return timer;
    }

    void runAt(std::shared_ptr<Job> const& job, std::optional<TimePoint> at) {
        std::lock_guard const lock{guard_};
        if (!job->isStopped) set(job, at);
    }

    bool runNow(std::shared_ptr<Job> const& job, std::chrono::milliseconds patience) {
        std::unique_lock lock{guard_};
        auto const now = std::chrono::steady_clock::now();
        if (job->isStopped) return false;
        auto const wanted = job->runs + (job->runner ? 2 : 1);
        set(job, now);
        if (job->runner && now - job->begunAt > patience) return false;
        return job->ended.wait_for(lock, patience, [&] { return job->runs >= wanted; });
    }

    void stop(std::shared_ptr<Job> const& job) {
        std::unique_lock lock{guard_};
        job->isStopped = true;
        if (!job->runner) return place(job, std::nullopt);
        if (*job->runner == std::this_thread::get_id()) return;
        job->ended.wait(lock, [&] { return !job->runner; });
    }

private:
    using Turn = std::pair<TimePoint, std::shared_ptr<Job>>;

    // With the lock, like place() and finish().
    void set(std::shared_ptr<Job> const& job, std::optional<TimePoint> at) {
        if (job->runner)
            job->due = at;
        else
            place(job, at);
    }

    // Puts a job that doesn't run into the queue, or takes it out.
    void place(std::shared_ptr<Job> const& job, std::optional<TimePoint> at) {
        if (job->due) queue_.erase(Turn{*job->due, job});
        job->due = at;
        if (!at) return;
        auto const placed = queue_.insert(Turn{*at, job}).first;
        if (placed == queue_.begin()) changed_.notify_one();
    }

    void watch() {
        std::unique_lock lock{guard_};
        for (;;) {
            if (queue_.empty()) {
                changed_.wait(lock);
            } else if (auto const next = queue_.begin()->first; next > std::chrono::steady_clock::now()) {
                changed_.wait_until(lock, next);
            } else {
                auto const job = queue_.begin()->second;
                place(job, std::nullopt);
                job->runner = std::thread::id{};
                job->begunAt = std::chrono::steady_clock::now();
                pool_.post([this, job] { run(job); });
            }
        }
    }

    void run(std::shared_ptr<Job> const& job) {
        {
            std::lock_guard const lock{guard_};
            job->runner = std::this_thread::get_id();
            if (job->isStopped) return finish(job);
        }
        try {
            job->work();
        } catch (std::exception const& problem) {
            ++failureCount;
            log::error("background job failed", {{"work", std::string_view{job->name}},
                                                 {"problem", std::string_view{problem.what()}}});
        }
        std::lock_guard const lock{guard_};
        finish(job);
    }

    void finish(std::shared_ptr<Job> const& job) {
        job->runner.reset();
        ++job->runs;
        job->ended.notify_all();
        auto const asked = std::exchange(job->due, std::nullopt);
        if (job->isStopped) return;
        if (asked)
            place(job, asked);
        else if (job->pause)
            place(job, std::chrono::steady_clock::now() + *job->pause);
    }

    std::mutex guard_;
    std::condition_variable changed_;
    std::set<Turn> queue_; // of the jobs that don't run
    ThreadPool pool_{kMostAtOnce};
    std::thread thread_{[this] { watch(); }}; // last: it uses all of the above
};

TimedWork::TimedWork(std::string name, std::function<void()> work,
                     std::optional<std::chrono::milliseconds> pause)
    : job_{new Job{std::move(name), std::move(work), pause}} {}

void TimedWork::runAt(TimePoint at) {
    Timer::shared().runAt(job_, at);
}

void TimedWork::cancel() {
    Timer::shared().runAt(job_, std::nullopt);
}

bool TimedWork::runNow(std::chrono::milliseconds patience) {
    return Timer::shared().runNow(job_, patience);
}

void TimedWork::stop() {
    Timer::shared().stop(job_);
}

std::uint64_t TimedWork::failures() {
    return failureCount;
}

} // namespace wheelwright
