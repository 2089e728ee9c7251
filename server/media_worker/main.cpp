#include "media_worker/check_picture.hpp"
#include "media_worker/job.hpp"
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

namespace {

using namespace wheelwright;
using namespace wheelwright::media_worker;

void closeOthers() {
    close_range(media::kControlDescriptor + 1, ~0U, 0);
    int const nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
#if !defined(__SANITIZE_ADDRESS__)
    dup2(nothing, STDERR_FILENO); // a hostile file writes no lines into the server's log
#endif
}

void defaultSignals() {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGINT, SIG_IGN); // Ctrl-C reaches the server, which lets us go when it is done
    std::signal(SIGTERM, SIG_IGN);
    std::signal(SIGCHLD, SIG_IGN); // those that ended are nobody's to collect
}

} // namespace

// Looks through files for the server, each in a process of its own that is forked from this one with its
// decoders already loaded. A file can at worst end the process that looks at it.
int main(int count, char** argv) {
    int type = 0;
    socklen_t size = sizeof type;
    if (getsockopt(media::kControlDescriptor, SOL_SOCKET, SO_TYPE, &type, &size) != 0) {
        std::fputs("wheelwright-media is started by the server; there is nothing to run by hand.\n", stderr);
        return 2;
    }
    bool const mayBeUnconfined = count > 1 && std::string_view{argv[1]} == media::kMayBeUnconfined;
    closeOthers();
    defaultSignals();
    startPictures(argv[0]);
    while (auto const job = receiveJob(media::kControlDescriptor)) {
        if (job->files[media::Answer] && fork() == 0) {
            close(media::kControlDescriptor);
            doJob(*job, mayBeUnconfined);
            _exit(0);
        }
    }
    std::_Exit(0); // the decoders' own tidying up is nobody's gain
}
