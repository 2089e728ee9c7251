#include "media_worker/confinement.hpp"
#include <cerrno>
#include <sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace wheelwright::media_worker {
namespace {

constexpr rlim_t kMostMemory = 1536UL * 1024 * 1024;
constexpr rlim_t kMostCpuSeconds = 20;
constexpr unsigned kMostSeconds = 60;
constexpr rlim_t kLargestFile = 512UL * 1024 * 1024;

void limit(int what, rlim_t most) {
    rlimit const both{most, most};
    setrlimit(static_cast<__rlimit_resource>(what), &both);
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

// What a decoder never needs. Opening is among it: everything it reads is open or in memory by now.
constexpr int kForbidden[] = {
    SCMP_SYS(socket),
    SCMP_SYS(socketpair),
    SCMP_SYS(connect),
    SCMP_SYS(bind),
    SCMP_SYS(listen),
    SCMP_SYS(accept),
    SCMP_SYS(accept4),
    SCMP_SYS(sendto),
    SCMP_SYS(sendmsg),
    SCMP_SYS(sendmmsg),
    SCMP_SYS(recvmsg),
    SCMP_SYS(open),
    SCMP_SYS(openat),
    SCMP_SYS(openat2),
    SCMP_SYS(creat),
    SCMP_SYS(open_by_handle_at),
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    SCMP_SYS(fork),
    SCMP_SYS(vfork),
    SCMP_SYS(kill),
    SCMP_SYS(tkill),
    SCMP_SYS(pidfd_open),
    SCMP_SYS(pidfd_getfd),
    SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(unlink),
    SCMP_SYS(unlinkat),
    SCMP_SYS(rename),
    SCMP_SYS(renameat),
    SCMP_SYS(renameat2),
    SCMP_SYS(link),
    SCMP_SYS(linkat),
    SCMP_SYS(symlink),
    SCMP_SYS(symlinkat),
    SCMP_SYS(mkdir),
    SCMP_SYS(mkdirat),
    SCMP_SYS(rmdir),
    SCMP_SYS(chmod),
    SCMP_SYS(fchmodat),
    SCMP_SYS(chown),
    SCMP_SYS(fchownat),
    SCMP_SYS(truncate),
    SCMP_SYS(mknod),
    SCMP_SYS(mknodat),
    SCMP_SYS(chdir),
    SCMP_SYS(fchdir),
    SCMP_SYS(chroot),
    SCMP_SYS(mount),
    SCMP_SYS(umount2),
    SCMP_SYS(setns),
    SCMP_SYS(unshare),
    SCMP_SYS(bpf),
    SCMP_SYS(perf_event_open),
    SCMP_SYS(keyctl),
    SCMP_SYS(add_key),
    SCMP_SYS(request_key),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(memfd_create),
    SCMP_SYS(prlimit64),
    SCMP_SYS(setrlimit),
};

bool forbidCalls() {
    auto* const filter = seccomp_init(SCMP_ACT_ALLOW);
    if (filter == nullptr) return false;
    for (int const call : kForbidden)
        seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), call,
                         0); // one that this machine has not is left out
    // Threads are fine, processes are not. clone3 hides which it is, so the C library is told to use clone.
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(EACCES), SCMP_SYS(clone), 1,
                     SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0));
    bool const loaded = seccomp_load(filter) == 0;
    seccomp_release(filter);
    return loaded;
}

} // namespace

bool confineThisProcess() {
    prctl(PR_SET_DUMPABLE, 0);
    limit(RLIMIT_CORE, 0);
    if (!isSanitized()) limit(RLIMIT_AS, kMostMemory); // sanitizers reserve terabytes and use little of it
    limit(RLIMIT_CPU, kMostCpuSeconds);
    limit(RLIMIT_FSIZE, kLargestFile);
    alarm(kMostSeconds);
    return forbidCalls();
}

} // namespace wheelwright::media_worker
