#include "testing/postgres_process.hpp"
#include "testing/places.hpp"
#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace wheelwright::testing {

PostgresProcess::PostgresProcess() {
    int toChild[2];
    int fromChild[2];
    if (pipe2(toChild, O_CLOEXEC) != 0 || pipe2(fromChild, O_CLOEXEC) != 0)
        throw std::runtime_error("no pipes to talk to PostgreSQL through");
    auto const script = projectFile("tools/peers/postgres-peer.sh");
    pid_ = fork();
    if (pid_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        dup2(toChild[0], STDIN_FILENO);
        dup2(fromChild[1], STDOUT_FILENO);
        execl("/bin/bash", "bash", script.c_str(), nullptr);
        _exit(127);
    }
    close(toChild[0]);
    close(fromChild[1]);
    in_ = fdopen(toChild[1], "w");
    out_ = fdopen(fromChild[0], "r");
    address_ = readLine();
}

PostgresProcess::~PostgresProcess() {
    fclose(in_); // the script ends at the end of its input
    waitpid(pid_, nullptr, 0);
    fclose(out_);
}

std::string PostgresProcess::readLine() {
    char line[1024];
    if (std::fgets(line, sizeof line, out_) == nullptr)
        throw std::runtime_error("the test's own PostgreSQL does not answer");
    std::string text{line};
    text.pop_back();
    return text;
}

void PostgresProcess::tell(std::string const& word) {
    std::fputs((word + "\n").c_str(), in_);
    std::fflush(in_);
    readLine();
}

} // namespace wheelwright::testing
