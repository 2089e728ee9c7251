#include "base/own_process.hpp"
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace wheelwright {

std::size_t residentBytes() {
    std::ifstream statm{"/proc/self/statm"};
    std::size_t all = 0;
    std::size_t resident = 0;
    statm >> all >> resident;
    return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t openFiles() {
    std::error_code unreadable; // if /proc is hidden, the result is 0
    std::size_t count = 0;
    for (auto file = std::filesystem::directory_iterator{"/proc/self/fd", unreadable};
         file != std::filesystem::directory_iterator{}; file.increment(unreadable))
        ++count;
    return count == 0 ? 0 : count - 1; // minus the one that this loop opened
}

double cpuSeconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    auto const seconds = [](timeval time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::string processName() {
    utsname machine{};
    uname(&machine);
    return std::string{machine.nodename} + ":" + std::to_string(getpid());
}

} // namespace wheelwright
