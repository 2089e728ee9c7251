#include "app/commands/commands.hpp"
#include "app/program/program.hpp"
#include "base/log.hpp"
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <future>
#include <malloc.h>
#include <stdexcept>
#include <sys/resource.h>
#include <thread>

namespace wheelwright::app {
namespace {

namespace fs = std::filesystem;

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
    int wait() { return signal_.get(); }
    // nullopt: none came until then.
    std::optional<int> waitUntil(std::chrono::steady_clock::time_point until) {
        if (signal_.wait_until(until) != std::future_status::ready) return std::nullopt;
        return signal_.get();
    }

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
    std::future<int> signal_ = received_.get_future();
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

StopSignals& beginServing(Settings const& settings) {
    static StopSignals signals; // static: its thread is never joined
    allowManyFiles();
    returnLargeBlocks();
    log::configure(settings.logLevel, settings.logFormat);
    for (auto const& sentence : settings.gone)
        log::warn(sentence);
    return signals;
}

void sayReady(Program const& program) {
    log::flush();
    std::printf("Wheelwright is ready: %s\n", program.publicAddress().c_str());
}

int stopped() {
    log::info("stopped");
    log::flush();
    return 0;
}

// The data of a demo until it starts anew.
class ThrownAwayFolder {
public:
    ThrownAwayFolder() {
        auto name = (fs::temp_directory_path() / "wheelwright-demo-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("The demo has no place for its data: " + name + ": " +
                                     std::strerror(errno) + ".");
        path_ = name;
    }
    ThrownAwayFolder(ThrownAwayFolder const&) = delete;
    ThrownAwayFolder& operator=(ThrownAwayFolder const&) = delete;
    ~ThrownAwayFolder() {
        std::error_code problem; // the system empties its folder for such files now and then
        fs::remove_all(path_, problem);
    }
    fs::path const& path() const { return path_; }

private:
    fs::path path_;
};

// Nothing of a demo leaves the machine or outlives it. Without mails nobody signs in by one.
void moveInto(fs::path const& folder, Settings& settings) {
    settings.data = folder.string();
    settings.database = "sqlite:" + (folder / "wheelwright.db").string();
    for (auto* const left : {&settings.backupTo, &settings.redisUrl, &settings.smtpUrl, &settings.s3Url,
                             &settings.aiUrl, &settings.drawBeaconUrl, &settings.chatKeys})
        left->clear();
    settings.signInByEmail = false;
}

} // namespace

int serve(Settings const& settings) {
    auto& signals = beginServing(settings);
    {
        Program program{settings};
        signals.started();
        sayReady(program);
        if (auto const link = program.firstLink())
            std::printf("Nobody has an account yet. Open this within ten minutes to become the admin: %s\n"
                        "(wheelwright admin link prints another.)\n",
                        link->c_str());
        std::fflush(stdout);
        log::info("stopping", {{"signal", std::int64_t{signals.wait()}}});
    }
    return stopped();
}

int serveDemo(Settings settings) {
    auto& signals = beginServing(settings);
    for (bool isFirst = true;; isFirst = false) {
        ThrownAwayFolder const folder;
        moveInto(folder.path(), settings);
        auto const until = std::chrono::steady_clock::now() + std::chrono::seconds{settings.demoSeconds};
        settings.demoUntil = until;
        Program program{settings};
        settings.port = program.port(); // the next round has the same
        signals.started();
        if (isFirst) {
            sayReady(program);
            std::printf("This is a demo: its data is thrown away every %d seconds.\n", settings.demoSeconds);
            std::fflush(stdout);
        }
        auto const signal = signals.waitUntil(until);
        program.endRooms();
        if (signal) {
            log::info("stopping", {{"signal", std::int64_t{*signal}}});
            break;
        }
        log::info("the demo starts anew", {{"folder", std::string_view{folder.path().native()}}});
    }
    return stopped();
}

} // namespace wheelwright::app
