#include "base/machine.hpp"
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>

namespace wheelwright {
namespace {

namespace fs = std::filesystem;

// "0::/a/b" is the line of cgroup v2.
std::string ownGroup() {
    std::ifstream file{"/proc/self/cgroup"};
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("0::")) return line.substr(3);
    return "/";
}

// Without a limit these files contain "max", which isn't a number and is ignored.
void tighten(CgroupLimits& limits, fs::path const& folder) {
    std::uint64_t quota = 0;
    std::uint64_t period = 0;
    if (std::ifstream file{folder / "cpu.max"}; file >> quota >> period && period > 0)
        limits.cores = std::min(
            limits.cores, static_cast<unsigned>(std::max<std::uint64_t>(1, (quota + period - 1) / period)));
    std::uint64_t memory = 0;
    if (std::ifstream file{folder / "memory.max"}; file >> memory)
        limits.memory = std::min(limits.memory, memory);
}

CgroupLimits const& ownLimits() {
    static auto const limits = cgroupLimits("/sys/fs/cgroup", ownGroup());
    return limits;
}

} // namespace

CgroupLimits cgroupLimits(fs::path const& root, std::string_view group) {
    CgroupLimits limits;
    auto folder = root;
    tighten(limits, folder);
    for (auto const& part : fs::path{group}.relative_path()) {
        folder /= part;
        tighten(limits, folder);
    }
    return limits;
}

unsigned usableCores() {
    return std::min(std::max(1U, std::thread::hardware_concurrency()), ownLimits().cores);
}

std::uint64_t usableMemory() {
    auto const all = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                     static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
    return std::min(all, ownLimits().memory);
}

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
