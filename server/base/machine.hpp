#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>

namespace wheelwright {

// The limits of a container or a service (cgroup v2).
struct CgroupLimits {
    unsigned cores = std::numeric_limits<unsigned>::max();
    std::uint64_t memory = std::numeric_limits<std::uint64_t>::max(); // bytes
};

// The tightest limits from `group`, as /proc/self/cgroup names it, up to the root of all groups.
CgroupLimits cgroupLimits(std::filesystem::path const& root, std::string_view group);

// The machine's cores and memory in bytes, or this process's limits where they are lower.
unsigned usableCores();
std::uint64_t usableMemory();

// The resources that this process uses.
std::size_t residentBytes();
std::size_t openFiles();
double cpuSeconds();

std::string processName(); // host name and process id, by which operators find it

} // namespace wheelwright
