#pragma once
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace wheelwright {

// Runs work on its own thread: again after each `pause`, and at once when woken. A failure is logged under
// the work's name, and the work still runs again.
class Recurring {
public:
    Recurring(std::string name, std::chrono::milliseconds pause, std::function<void()> work);
    Recurring(Recurring const&) = delete;
    Recurring& operator=(Recurring const&) = delete;
    ~Recurring() { stop(); }

    void wake();
    void stop(); // waits for the current run

    static std::uint64_t failures(); // of all recurring work in this process

private:
    void run();
    bool waitForTurn();

    std::string const name_;
    std::chrono::milliseconds const pause_;
    std::function<void()> const work_;
    std::mutex guard_;
    std::condition_variable changed_;
    bool woken_ = false;
    bool stopping_ = false;
    std::thread thread_; // last: it uses all of the above
};

} // namespace wheelwright
