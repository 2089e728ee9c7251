#pragma once
#include <cstdio>
#include <string>
#include <sys/types.h>

namespace wheelwright::testing {

// A PostgreSQL server that the test can stop and start, and freeze and thaw.
class PostgresProcess {
public:
    PostgresProcess();
    PostgresProcess(PostgresProcess const&) = delete;
    PostgresProcess& operator=(PostgresProcess const&) = delete;
    ~PostgresProcess();

    std::string const& address() const { return address_; }
    void stop() { tell("stop"); }
    void start() { tell("start"); }
    void freeze() { tell("freeze"); } // its connections stay open and nothing answers
    void thaw() { tell("thaw"); }

private:
    void tell(std::string const& word);
    std::string readLine();

    pid_t pid_ = -1;
    FILE* in_ = nullptr;
    FILE* out_ = nullptr;
    std::string address_;
};

} // namespace wheelwright::testing
