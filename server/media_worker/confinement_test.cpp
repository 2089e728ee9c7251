#include "media_worker/confinement.hpp"
#include "media_worker/job.hpp"
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace wheelwright::media_worker {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Runs in a process of its own; the number it ends with.
template <class Work> int inAnotherProcess(Work const& work) {
    auto const child = fork();
    if (child == 0) _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

// What the process writes to the descriptor it is given.
template <class Work> std::string writtenBy(Work const& work) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return "no pipe";
    inAnotherProcess([&] {
        work(ends[1]);
        return 0;
    });
    close(ends[1]);
    char text[512];
    auto const count = read(ends[0], text, sizeof text);
    close(ends[0]);
    return {text, static_cast<std::size_t>(std::max<ssize_t>(0, count))};
}

bool isRefused(long answer) {
    return answer == -1 && errno == EACCES;
}

TEST(ConfinementTest, NothingOutsideIsReached) {
    auto const test = getpid();
    auto const ended = inAnotherProcess([&] {
        if (!confineThisProcess()) return 1;
        siginfo_t about{};
        if (!isRefused(kill(test, 0)) || !isRefused(syscall(SYS_tgkill, test, test, 0)) ||
            !isRefused(syscall(SYS_tkill, test, 0)) ||
            !isRefused(syscall(SYS_rt_sigqueueinfo, test, 0, &about)) ||
            !isRefused(syscall(SYS_pidfd_send_signal, 0, 0, &about, 0)))
            return 2;
        if (!isRefused(open("/etc/passwd", O_RDONLY)) || !isRefused(socket(AF_UNIX, SOCK_STREAM, 0)) ||
            !isRefused(syscall(SYS_io_uring_setup, 1, nullptr)) || !isRefused(fork()))
            return 3;
        char* const words[] = {nullptr};
        if (!isRefused(execve("/bin/true", words, words)) ||
            !isRefused(syscall(SYS_prlimit64, test, 0, 0, 0)))
            return 4;
        return 0;
    });
    EXPECT_EQ(ended, 0);
}

TEST(ConfinementTest, MemoryThreadsAndOpenFilesStillWork) {
    auto const text = writtenBy([](int answer) {
        if (!confineThisProcess()) return;
        std::string const large(64U << 20U, 'x');
        std::string said;
        std::thread{[&] { said = "done " + std::to_string(large.size()); }}.join();
        (void)!::write(answer, said.data(), said.size());
    });
    EXPECT_EQ(text, "done 67108864");
}

Job jobAnsweringTo(int answer) {
    Job job;
    job.kind = media::kPictureJob;
    job.files[media::Answer] = FileHandle{answer};
    return job;
}

// A kernel without seccomp, as far as the process can see.
void hideSeccomp() {
    auto* const filter = seccomp_init(SCMP_ACT_ALLOW);
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(seccomp), 0);
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1,
                     SCMP_A0(SCMP_CMP_EQ, PR_SET_SECCOMP));
    seccomp_load(filter);
}

// Runs a job whose time is up as soon as its signal handler is there.
void runOutOfTime(int answer) {
    std::thread{[] {
        struct sigaction now {};
        while (now.sa_handler == SIG_DFL)
            sigaction(SIGALRM, nullptr, &now);
        kill(getpid(), SIGALRM); // as the kernel does after a minute
    }}.detach();
    auto const job = jobAnsweringTo(dup(answer));
    doJob(job, true);
    for (;;) // until then
        std::this_thread::yield();
}

TEST(ConfinementTest, ADecoderWhoseTimeIsUpSaysSo) {
    auto const confined = writtenBy(runOutOfTime);
    EXPECT_THAT(confined, HasSubstr("took_too_long"));
    EXPECT_THAT(confined, HasSubstr("\"confined\":true"));
    auto const unconfined = writtenBy([](int answer) {
        hideSeccomp();
        runOutOfTime(answer);
    });
    EXPECT_THAT(unconfined, HasSubstr("took_too_long"));
    EXPECT_THAT(unconfined, Not(HasSubstr("\"confined\":true")));
}

// A system that has no room for another process.
void forbidNewProcesses() {
    auto* const filter = seccomp_init(SCMP_ACT_ALLOW);
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(EAGAIN), SCMP_SYS(clone), 0);
    seccomp_load(filter);
}

TEST(ConfinementTest, WhereNoProcessCanStartTheServerIsBusyAndTheFileNotDamaged) {
    auto const text = writtenBy([](int answer) {
        forbidNewProcesses();
        startJob(jobAnsweringTo(answer), true);
    });
    EXPECT_THAT(text, HasSubstr("\"code\":\"busy\""));
}

TEST(ConfinementTest, UnconfinedNoFileIsLookedAtUnlessItMayBe) {
    auto const answerOf = [](bool mayBeUnconfined) {
        return writtenBy([&](int answer) {
            hideSeccomp();
            doJob(jobAnsweringTo(answer), mayBeUnconfined);
        });
    };
    EXPECT_THAT(answerOf(false), HasSubstr("not_confined"));
    EXPECT_THAT(answerOf(true), HasSubstr("invalid_file_type")); // there is no file
}

} // namespace
} // namespace wheelwright::media_worker
