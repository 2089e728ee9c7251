#pragma once
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace wheelwright {

// Work at set times. One thread waits for the times of all such work in this process and hands what is due to
// a pool, so that work that waits for the database delays no other. It never overlaps itself. A failure is
// logged under the work's name.
class TimedWork {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    TimedWork(TimedWork const&) = delete;
    TimedWork& operator=(TimedWork const&) = delete;
    ~TimedWork() { stop(); }

    // Waits for the current run, unless it is the one that calls this. The work never runs again.
    void stop();

    static std::uint64_t failures(); // of all timed work in this process

protected:
    // `pause`: between the end of a run and the next one; nullopt: it runs only when told.
    TimedWork(std::string name, std::function<void()> work, std::optional<std::chrono::milliseconds> pause);
    void runAt(TimePoint at); // instead of the time that was set before
    void cancel();
    bool runNow(std::chrono::milliseconds patience);

private:
    class Timer;
    struct Job;

    std::shared_ptr<Job> const job_;
};

// Runs its work at once, again after each `pause`, and whenever it is woken.
class Recurring : public TimedWork {
public:
    Recurring(std::string name, std::chrono::milliseconds pause, std::function<void()> work)
        : TimedWork{std::move(name), std::move(work), pause} {
        wake();
    }
    void wake() { runAt(std::chrono::steady_clock::now()); }

    // Waits for a run that begins after this call. False if it doesn't end within `patience`, and at once
    // while a run takes longer than that: the database hangs, and the caller should not wait for it.
    using TimedWork::runNow;
};

// Runs its work once at the time it is set to.
class Alarm : public TimedWork {
public:
    Alarm(std::string name, std::function<void()> work)
        : TimedWork{std::move(name), std::move(work), std::nullopt} {}
    void set(std::chrono::milliseconds wait) { runAt(std::chrono::steady_clock::now() + wait); }
    using TimedWork::cancel;
};

} // namespace wheelwright
