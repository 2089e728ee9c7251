#include "app/serve.hpp"
#include "app/program.hpp"
#include "base/log.hpp"
#include <csignal>
#include <cstdio>
#include <sys/resource.h>

namespace wheelwright::app {
namespace {

// Blocked in every thread and taken by waiting for them: no handler interrupts anything half-way.
sigset_t blockStopSignals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
    return signals;
}

// The usual 1,024 files would end at a thousand visitors.
void allowManyFiles() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == limit.rlim_max) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

} // namespace

int serve(Settings const& settings) {
    auto const signals = blockStopSignals();
    allowManyFiles();
    log::configure(settings.logLevel, settings.logFormat);
    Program program{settings};
    try {
        program.start();
    } catch (...) {
        program.stop();
        throw;
    }
    log::flush();
    std::printf("Wheelwright is ready: %s\n", program.publicAddress().c_str());
    std::fflush(stdout);

    int signal = 0;
    sigwait(&signals, &signal);
    log::info("stopping", {{"signal", std::int64_t{signal}}});
    program.stop();
    log::info("stopped");
    log::flush();
    return 0;
}

} // namespace wheelwright::app
