#pragma once
#include "testing/temp_folder.hpp"
#include <cstdint>
#include <functional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace wheelwright::testing {

struct Finished {
    int exitCode = -1; // 128 + signal if a signal ended it
    std::string out;
    std::string err;
};

// Runs the real binary to its end. If `untilStop` is given, calls it and then sends SIGTERM.
Finished runWheelwright(std::vector<std::string> const& words,
                        std::vector<std::string> const& environment = {},
                        std::function<void()> const& untilStop = {});

// The real server on a free port, with its own data folder and a small page.
class ServerProcess {
public:
    explicit ServerProcess(std::vector<std::string> const& flags = {}, unsigned long mostFiles = 0);
    ServerProcess(ServerProcess const&) = delete;
    ServerProcess& operator=(ServerProcess const&) = delete;
    ~ServerProcess();

    std::uint16_t port() const { return port_; }
    std::uint16_t adminPort() const { return portIn("admin listener ready"); }
    std::filesystem::path data() const { return folder_.path() / "data"; }
    std::filesystem::path web() const { return folder_.path() / "web"; }
    std::string log() const { return folder_.read("stderr"); }
    pid_t pid() const { return pid_; }
    // Bytes of the process's own memory. Mapped files don't count: the system can reclaim them at any time.
    std::int64_t ownMemory() const;

    void signal(int number) const;
    int wait(); // returns the exit code
    int stop();
    void startAgain(); // after stop(): with the same flags and data, maybe on another port

private:
    void makeWeb() const;
    std::uint16_t portIn(std::string const& logMessage) const;
    TempFolder folder_;
    std::vector<std::string> words_;
    unsigned long mostFiles_;
    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
};

} // namespace wheelwright::testing
