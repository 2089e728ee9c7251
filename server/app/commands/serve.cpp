#include "app/commands/commands.hpp"
#include "app/program/program.hpp"
#include "base/log.hpp"
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <malloc.h>
#include <sys/resource.h>
#include <thread>

namespace wheelwright::app {
namespace {

// SIGTERM and SIGINT are blocked in every thread, and one thread waits for
// them: no handler interrupts anything half-way, and a start that hangs on an
// unreachable database can still be ended.
class StopSignals {
public:
    StopSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGTERM);
        sigaddset(&signals_, SIGINT);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
        std::signal(SIGPIPE, SIG_IGN);
        std::thread{[this] { listen(); }}.detach();
    }

    // From now on a signal makes wait() return. Before that, it ends the process.
    void started() { started_ = true; }
    int wait() { return received_.get_future().get(); }

private:
    void listen() {
        int signal = 0;
        sigwait(&signals_, &signal);
        if (!started_)
            std::_Exit(0); // nothing is in flight yet; the database rolls back a
                           // transaction under way
        received_.set_value(signal);
        sigwait(&signals_,
                &signal); // a second signal ends the process at once: the stop may hang
        log::warn("stopped by a second signal", {{"signal", std::int64_t{signal}}});
        log::flush();
        std::_Exit(128 + signal);
    }

    sigset_t signals_{};
    std::atomic<bool> started_ = false;
    std::promise<int> received_;
};

// The usual limit of 1,024 open files is too low for more than a thousand
// visitors.
void allowManyFiles() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

// The allocator would raise the size from which it maps blocks one by one up to
// 32 MiB, and keep the memory of large requests and answers in the heap of the
// thread that made them.
void returnLargeBlocks() {
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_TRIM_THRESHOLD, 1024 * 1024);
}

} // namespace

int serve(Settings const& settings) {
    static StopSignals signals; // static: its thread is never joined
    allowManyFiles();
    returnLargeBlocks();
    log::configure(settings.logLevel, settings.logFormat);
    for (auto const& sentence : settings.gone)
        log::warn(sentence);
    {
        Program program{settings};
        signals.started();
        log::flush();
        std::printf("Wheelwright is ready: %s\n", program.publicAddress().c_str());
        if (auto const link = program.firstLink())
            std::printf("Nobody has an account yet. Open this within ten minutes to become the admin: %s\n"
                        "(wheelwright admin link prints another.)\n",
                        link->c_str());
        std::fflush(stdout);
        log::info("stopping", {{"signal", std::int64_t{signals.wait()}}});
    }
    log::info("stopped");
    log::flush();
    return 0;
}

} // namespace wheelwright::app
