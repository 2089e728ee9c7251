#include "testing/server_process.hpp"
#include "base/languages.hpp"
#include "testing/places.hpp"
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace wheelwright::testing {
namespace {

using namespace std::chrono_literals;

struct Child {
    std::vector<std::string> words;
    std::vector<std::string> environment;
    std::filesystem::path out;
    std::filesystem::path err;
    unsigned long mostFiles = 0;
};

// The library to load into an optimised server, whose loops must not wait either. Other builds have the guard
// inside, or sanitizers in its place.
std::string loopGuard(std::filesystem::path const& program) {
    auto const library = program.parent_path().parent_path() / "test" / "libloop_guard.so";
    return std::filesystem::exists(library) ? library.string() : "";
}

pid_t spawn(Child const& child) {
    auto const program = wheelwrightProgram();
    auto const content = projectFile("content");
    auto const guard = loopGuard(program);
    std::vector<char*> arguments{const_cast<char*>(program.c_str())};
    for (auto const& word : child.words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_t const pid = fork();
    if (pid != 0) return pid;
    prctl(PR_SET_PDEATHSIG, SIGKILL); // so that a crashed test program leaves no server behind
    redirect(STDOUT_FILENO, child.out);
    redirect(STDERR_FILENO, child.err);
    setenv("WHEELWRIGHT_CONTENT", content.c_str(), 1); // independent of the binary's folder
    setenv("WHEELWRIGHT_TEST_RULES", "on", 1);
    if (!guard.empty()) setenv("LD_PRELOAD", guard.c_str(), 1);
    for (auto const& entry : child.environment)
        putenv(const_cast<char*>(entry.c_str()));
    if (child.mostFiles > 0) {
        rlimit const limit{child.mostFiles, child.mostFiles};
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    execv(program.c_str(), arguments.data());
    _exit(127);
}

int exitCodeOf(pid_t pid) {
    int status = 0;
    if (waitpid(pid, &status, 0) != pid) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace

Finished runWheelwright(std::vector<std::string> const& words, std::vector<std::string> const& environment,
                        std::function<void()> const& untilStop) {
    TempFolder const folder;
    auto const pid = spawn({words, environment, folder.path() / "out", folder.path() / "err"});
    if (untilStop) {
        untilStop();
        kill(pid, SIGTERM);
    }
    auto const exitCode = exitCodeOf(pid);
    return {exitCode, folder.read("out"), folder.read("err")};
}

void ServerProcess::makeWeb() const {
    for (auto const& [code, locale] : kLanguages) {
        auto const name = "web/pages/" + std::string{code} + ".html";
        folder_.write(name, "<!doctype html><html lang=\"" + std::string{locale} +
                                "\"><head><title>Wheel</title><meta name=\"description\" content=\"Old.\" />"
                                "<script type=\"module\" src=\"/assets/app-1a2b3c.js\"></script>"
                                "</head><body><noscript><p>Turn it on.</p></noscript></body></html>");
        folder_.write(name + ".br", "brotli of " + std::string{code});
        folder_.write(name + ".gz", "gzip of " + std::string{code});
        folder_.write("web/pages/overlay/" + std::string{code} + ".html", "overlay in " + std::string{code});
    }
    folder_.write("web/assets/app-1a2b3c.js", "export const answer = 42;\n");
    folder_.write("web/assets/large-4d5e6f.js", std::string(3'000'000, 'x'));
    folder_.write("web/favicon.svg", "<svg/>");
    folder_.write("web/openapi.yaml", "openapi: 3.1.0\n");
    folder_.write("web/pages/api-docs.html", "<!doctype html><title>API</title>");
    folder_.write("web/sw.js", "// service worker\n");
}

ServerProcess::ServerProcess(std::vector<std::string> const& flags, unsigned long mostFiles)
    : words_{"serve", "--port", "0", "--data", data().string(), "--web", web().string()},
      mostFiles_{mostFiles} {
    makeWeb();
    words_.insert(words_.end(), flags.begin(), flags.end());
    startAgain();
}

void ServerProcess::startAgain() {
    folder_.write("stdout", ""); // remove the ready line of the previous run
    pid_ = spawn({words_, {}, folder_.path() / "stdout", folder_.path() / "stderr", mostFiles_});
    constexpr std::string_view ready = "Wheelwright is ready: ";
    for (int tries = 0; tries < 15'000; ++tries) {
        auto const out = folder_.read("stdout");
        if (out.starts_with(ready) && out.ends_with('\n')) {
            port_ = portIn("listener ready");
            return;
        }
        if (waitpid(pid_, nullptr, WNOHANG) == pid_) break;
        std::this_thread::sleep_for(2ms);
    }
    throw std::runtime_error("the server did not become ready: " + log());
}

std::uint16_t ServerProcess::portIn(std::string const& logMessage) const {
    std::istringstream lines{log()};
    for (std::string line; std::getline(lines, line);) {
        auto const at = line.find(logMessage);
        if (at == std::string::npos || line.substr(at - 6, 6) == "admin ") continue;
        auto const digits = line.find_first_of("0123456789", line.find("port", at));
        return static_cast<std::uint16_t>(std::stoi(line.substr(digits)));
    }
    throw std::runtime_error("not in the log: " + logMessage);
}

// What the sanitizers find shows in the exit code; they look for leaks at the end.
ServerProcess::~ServerProcess() {
    if (pid_ <= 0) return;
    if (auto const exitCode = stop(); exitCode != 0)
        ADD_FAILURE() << "the server ended with " << exitCode << ":\n" << log();
}

void ServerProcess::signal(int number) const {
    kill(pid_, number);
}

int ServerProcess::wait() {
    auto const exitCode = exitCodeOf(pid_);
    pid_ = -1;
    return exitCode;
}

int ServerProcess::stop() {
    signal(SIGTERM);
    return wait();
}

std::int64_t ServerProcess::ownMemory() const {
    std::ifstream file{"/proc/" + std::to_string(pid_) + "/status"};
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("RssAnon:")) return std::stoll(line.substr(8)) * 1024;
    return 0;
}

} // namespace wheelwright::testing
