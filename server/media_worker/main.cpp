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
    dup2(nothing, STDERR_FILENO); // a hostile file must not write into the server's log
#endif
}

void defaultSignals() {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    std::signal(SIGPIPE, SIG_IGN); // the server may have stopped waiting for an answer of ours
    std::signal(SIGINT, SIG_IGN);  // Ctrl-C also reaches the server, which ends us when it is done
    std::signal(SIGTERM, SIG_IGN);
    std::signal(SIGCHLD, SIG_IGN); // the kernel reaps our children
}

} // namespace

// Checks files for the server. It forks a process for each file, with the decoders already loaded, so a file
// can at worst crash the process that decodes it.
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
        if (job->files[media::Answer]) startJob(*job, mayBeUnconfined);
    }
    std::_Exit(0); // skip the cleanup of the decoder libraries
}
