#include "testing/redis_process.hpp"
#include "base/chance.hpp"
#include <arpa/inet.h>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace wheelwright::testing {
namespace {

using namespace std::chrono_literals;

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

// A port outside the range that the system uses for outgoing connections: a restarted Redis needs its port
// again.
std::uint16_t somePort() {
    return static_cast<std::uint16_t>(20'000 + randomNumber() % 12'000);
}

// Whether the Redis with this password answers, and not one that another process started on the same port.
bool answersAt(std::uint16_t port, std::string const& password) {
    int const probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    timeval const patience{1, 0};
    setsockopt(probe, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    auto address = loopback(port);
    auto const login = "AUTH \"" + password + "\"\r\n";
    char answer[3] = {};
    bool const answers = connect(probe, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 &&
                         send(probe, login.data(), login.size(), MSG_NOSIGNAL) > 0 &&
                         recv(probe, answer, sizeof answer, MSG_WAITALL) == sizeof answer;
    close(probe);
    return answers && std::string_view{answer, sizeof answer} == "+OK";
}

} // namespace

RedisProcess::RedisProcess() : password_{"open sesame " + newUuid()} {
    // The port may be in use, so try a few.
    for (int tries = 0; tries < 5; ++tries) {
        port_ = somePort();
        if (tryStart()) return;
    }
    throw std::runtime_error("the test's own Redis did not start: " + folder_.read("log"));
}

RedisProcess::~RedisProcess() {
    if (pid_ > 0) kill();
}

std::string RedisProcess::addressWith(std::string const& password) const {
    auto escaped = password;
    for (auto at = escaped.find(' '); at != escaped.npos; at = escaped.find(' '))
        escaped.replace(at, 1, "%20");
    return "redis://:" + escaped + "@127.0.0.1:" + std::to_string(port_) + "/1";
}

bool RedisProcess::tryStart() {
    auto const port = std::to_string(port_);
    auto const folder = folder_.path().string();
    pid_ = fork();
    if (pid_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); // so that a crashed test program leaves no Redis behind
        dup2(open((folder + "/log").c_str(), O_CREAT | O_APPEND | O_WRONLY | O_CLOEXEC, 0600), STDOUT_FILENO);
        execlp("redis-server", "redis-server", "--port", port.c_str(), "--bind", "127.0.0.1", "--dir",
               folder.c_str(), "--save", "", "--appendonly", "no", "--requirepass", password_.c_str(),
               nullptr);
        _exit(127);
    }
    for (int tries = 0; tries < 15'000; ++tries) {
        if (answersAt(port_, password_)) return true;
        if (waitpid(pid_, nullptr, WNOHANG) == pid_) break;
        std::this_thread::sleep_for(2ms);
    }
    pid_ = -1;
    return false;
}

void RedisProcess::kill() {
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

void RedisProcess::start() {
    if (!tryStart()) throw std::runtime_error("Redis did not start again: " + folder_.read("log"));
}

void RedisProcess::freeze() {
    ::kill(pid_, SIGSTOP);
}

void RedisProcess::thaw() {
    ::kill(pid_, SIGCONT);
}

} // namespace wheelwright::testing
