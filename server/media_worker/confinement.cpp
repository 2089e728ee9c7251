#include "media_worker/confinement.hpp"
#include "media/worker_protocol.hpp"
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace wheelwright::media_worker {
namespace {

constexpr rlim_t kMostMemory = 1536UL * 1024 * 1024;
constexpr unsigned kMostSeconds = 60;
constexpr rlim_t kLargestFile = 512UL * 1024 * 1024;

// Sets the soft limit to `warning` and the hard limit to `most`, or to the current hard limit if that is
// lower.
bool limit(int what, rlim_t warning, rlim_t most) {
    auto const resource = static_cast<__rlimit_resource>(what);
    rlimit now{};
    if (getrlimit(resource, &now) != 0) return false;
    rlimit const wanted{std::min(warning, now.rlim_max), std::min(most, now.rlim_max)};
    return setrlimit(resource, &wanted) == 0;
}
bool limit(int what, rlim_t most) {
    return limit(what, most, most);
}

constexpr bool isSanitized() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#elif defined(__has_feature)
    return __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
    return false;
#endif
}

// A decoder needs open files, memory, threads, clocks and exit. It can't open files: everything it reads is
// open or in memory by now. Both architectures that we build for (amd64, arm64) have all of these calls.
constexpr int kAllowed[] = {
    SCMP_SYS(read),
    SCMP_SYS(readv),
    SCMP_SYS(pread64),
    SCMP_SYS(preadv),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(pwrite64),
    SCMP_SYS(pwritev),
    SCMP_SYS(lseek),
    SCMP_SYS(close),
    SCMP_SYS(fstat),
    SCMP_SYS(mmap),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(mprotect),
    SCMP_SYS(madvise),
    SCMP_SYS(brk),
    SCMP_SYS(futex),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(rseq),
    SCMP_SYS(set_tid_address),
    SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(getcpu),
    SCMP_SYS(membarrier),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_getres),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(getrandom),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(getrusage),
    SCMP_SYS(sysinfo),
    SCMP_SYS(uname),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
};

struct Filter {
    scmp_filter_ctx context = seccomp_init(SCMP_ACT_ERRNO(EACCES));
    Filter() = default;
    Filter(Filter const&) = delete;
    Filter& operator=(Filter const&) = delete;
    ~Filter() {
        if (context != nullptr) seccomp_release(context);
    }
};

bool forbidOtherCalls() {
    Filter const filter;
    if (filter.context == nullptr) return false;
    for (int const call : kAllowed)
        if (seccomp_rule_add(filter.context, SCMP_ACT_ALLOW, call, 0) != 0) return false;
    // fstat() of the C library calls newfstatat with an empty path.
    if (seccomp_rule_add(filter.context, SCMP_ACT_ALLOW, SCMP_SYS(newfstatat), 1,
                         SCMP_A3(SCMP_CMP_MASKED_EQ, AT_EMPTY_PATH, AT_EMPTY_PATH)) != 0)
        return false;
    // Allow new threads, but no new processes. A filter can't see the flags of clone3, so clone3 fails with
    // ENOSYS and the C library falls back to clone.
    if (seccomp_rule_add(filter.context, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) != 0 ||
        seccomp_rule_add(filter.context, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                         SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD)) != 0)
        return false;
    // Libraries name their threads.
    if (seccomp_rule_add(filter.context, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1,
                         SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME, 0)) != 0)
        return false;
    return seccomp_load(filter.context) == 0;
}

} // namespace

bool confineThisProcess() {
    bool isBounded = prctl(PR_SET_DUMPABLE, 0) == 0 && limit(RLIMIT_CORE, 0) &&
                     limit(RLIMIT_CPU, media::kMostCpuSeconds, media::kMostCpuSeconds + 2) &&
                     limit(RLIMIT_FSIZE, kLargestFile);
    // Sanitizers reserve terabytes of address space and use little of it.
    if (!isSanitized()) isBounded = limit(RLIMIT_AS, kMostMemory) && isBounded;
    alarm(kMostSeconds);
    return forbidOtherCalls() && isBounded;
}

} // namespace wheelwright::media_worker
