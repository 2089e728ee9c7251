#pragma once
#include "testing/temp_folder.hpp"
#include <cstdint>
#include <sys/types.h>

namespace wheelwright::testing {

// A Redis for one test, on its own port and with a password. The test can kill, freeze and restart it. It
// keeps no data over a restart.
class RedisProcess {
public:
    RedisProcess();
    RedisProcess(RedisProcess const&) = delete;
    RedisProcess& operator=(RedisProcess const&) = delete;
    ~RedisProcess();

    std::uint16_t port() const { return port_; }
    std::string address() const { return addressWith(password_); }
    std::string addressWith(std::string const& password) const;

    void kill();
    void start(); // on the same port
    void freeze();
    void thaw();

private:
    bool tryStart();
    TempFolder folder_;
    std::string const password_;
    std::uint16_t port_ = 0;
    pid_t pid_ = -1;
};

} // namespace wheelwright::testing
