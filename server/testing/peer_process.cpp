#include "testing/peer_process.hpp"
#include "testing/places.hpp"
#include <boost/json/parse.hpp>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace wheelwright::testing {
namespace {

using namespace std::chrono_literals;

// The project's own Node.js, which ./test installs; the machine's may be too old.
std::string node() {
    std::string const own = projectFile(".cache/node/node_modules/.bin/node");
    return std::filesystem::exists(own) ? own : "node";
}

} // namespace

PeerProcess::PeerProcess(std::string const& script, std::vector<std::string> const& words) {
    auto const program = node();
    auto const file = projectFile("tools/peers/") + script;
    std::vector<char*> arguments{const_cast<char*>(program.c_str()), const_cast<char*>(file.c_str())};
    for (auto const& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_ = fork();
    if (pid_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM); // so that a crashed test program leaves no peers behind
        redirect(STDOUT_FILENO, folder_.path() / "out");
        redirect(STDERR_FILENO, folder_.path() / "err");
        execvp(arguments.front(), arguments.data());
        _exit(127);
    }
    for (int tries = 0; tries < 12'000; ++tries) { // an S3 store starts slowly on a busy machine
        auto const out = folder_.read("out");
        if (out.ends_with('\n')) {
            said_ = boost::json::parse(out).as_object();
            return;
        }
        if (waitpid(pid_, nullptr, WNOHANG) == pid_) break;
        std::this_thread::sleep_for(10ms);
    }
    throw std::runtime_error(script + " did not become ready: " + folder_.read("err"));
}

PeerProcess::~PeerProcess() {
    if (pid_ > 0) stop();
}

void PeerProcess::stop() {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

std::uint16_t PeerProcess::port(std::string_view name) const {
    return said_.at(name).to_number<std::uint16_t>();
}

std::string PeerProcess::text(std::string_view name) const {
    return std::string{said_.at(name).as_string()};
}

} // namespace wheelwright::testing
