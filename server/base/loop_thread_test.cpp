#include "base/files.hpp"
#include "base/loop_thread.hpp"
#include "testing/temp_folder.hpp"
#include <condition_variable>
#include <fcntl.h>
#include <filesystem>
#include <gtest/gtest.h>
#include <memory>
#include <mutex>
#include <sys/mman.h>
#include <thread>

namespace wheelwright {
namespace {

TEST(LoopThread, RefusesWhatWorksForLong) {
    EXPECT_NO_THROW(refuseOnLoop("The word filter"));
    {
        LoopThread const mark;
        EXPECT_THROW(refuseOnLoop("The word filter"), std::logic_error);
    }
    EXPECT_NO_THROW(refuseOnLoop("The word filter"));
}

// The sanitizers wrap the same calls as the guard, so a program that has them has no guard.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

// The guard in this program (loop_guard/loop_guard.hpp), against code that knows nothing of loops.
struct LoopGuardDeathTest : ::testing::Test {
    void SetUp() override { folder.write("file", "text"); }
    std::string path() const { return (folder.path() / "file").string(); }

    testing::TempFolder const folder;
    FileHandle const opened{[this] {
        folder.write("file", "text");
        return ::open(path().c_str(), O_RDWR | O_CLOEXEC);
    }()};
};

constexpr char kOpens[] = "A network loop called f?open[^.]*file";

TEST_F(LoopGuardDeathTest, ALoopOpensNoFile) {
    EXPECT_DEATH(
        {
            LoopThread const mark;
            static_cast<void>(::open(path().c_str(), O_RDONLY | O_CLOEXEC));
        },
        kOpens);
    EXPECT_DEATH(
        {
            LoopThread const mark;
            readFile(path());
        },
        kOpens);
    EXPECT_DEATH(
        {
            LoopThread const mark;
            static_cast<void>(std::filesystem::exists(path()));
        },
        "A network loop called stat");
}

TEST_F(LoopGuardDeathTest, ALoopReadsWritesAndMapsNoFile) {
    char byte = 0;
    EXPECT_DEATH(
        {
            LoopThread const mark;
            [[maybe_unused]] auto const count = ::read(opened.get(), &byte, 1);
        },
        "A network loop called read");
    EXPECT_DEATH(
        {
            LoopThread const mark;
            [[maybe_unused]] auto const count = ::pread(opened.get(), &byte, 1, 0);
        },
        "A network loop called pread");
    EXPECT_DEATH(
        {
            LoopThread const mark;
            [[maybe_unused]] auto const count = ::write(opened.get(), &byte, 1);
        },
        "A network loop called write");
    EXPECT_DEATH(
        {
            LoopThread const mark;
            ::mmap(nullptr, 4, PROT_READ, MAP_SHARED, opened.get(), 0);
        },
        "A network loop called mmap");
}

TEST_F(LoopGuardDeathTest, ALoopSleepsForNobody) {
    EXPECT_DEATH(
        {
            LoopThread const mark;
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        },
        "A network loop called (clock_)?nanosleep");
    EXPECT_DEATH(
        {
            std::mutex guard;
            std::condition_variable condition;
            LoopThread const mark;
            std::unique_lock lock{guard};
            condition.wait_for(lock, std::chrono::milliseconds{1});
        },
        "A network loop called pthread_cond");
}

// Sockets, pipes and memory are what loops are for.
TEST_F(LoopGuardDeathTest, ALoopUsesPipesAndMemory) {
    int ends[2];
    ASSERT_EQ(::pipe2(ends, O_CLOEXEC), 0);
    FileHandle const reads{ends[0]};
    FileHandle const writes{ends[1]};
    LoopThread const mark;
    char byte = 'x';
    EXPECT_EQ(::write(writes.get(), &byte, 1), 1);
    EXPECT_EQ(::read(reads.get(), &byte, 1), 1);
    auto* const memory = ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(memory, MAP_FAILED);
    ::munmap(memory, 4096);
}

TEST_F(LoopGuardDeathTest, ALoopTakesNoLockThatWasHeldDuringACall) {
    auto const slow = std::make_unique<std::mutex>();
    std::mutex quick;
    std::thread{[&] {
        { std::lock_guard const lock{quick}; }
        std::lock_guard const lock{*slow};
        readFile(path());
    }}.join();
    EXPECT_DEATH(
        {
            LoopThread const mark;
            std::lock_guard const lock{*slow};
        },
        "A network loop called lock .a mutex that a worker has held while it waited");
    LoopThread const mark;
    std::lock_guard const lock{quick};
}

// A lock is free while its holder waits for the lock's own condition.
TEST_F(LoopGuardDeathTest, ALoopTakesTheLockOfAQueue) {
    std::mutex guard;
    std::thread{[&] {
        std::condition_variable condition;
        std::unique_lock lock{guard};
        condition.wait_for(lock, std::chrono::milliseconds{1});
    }}.join();
    LoopThread const mark;
    std::lock_guard const lock{guard};
}

TEST_F(LoopGuardDeathTest, ALockInMemoryThatHeldASlowOneIsFree) {
    using Storage = std::aligned_storage_t<sizeof(std::mutex), alignof(std::mutex)>;
    auto storage = std::make_unique<Storage>();
    auto* const address = storage.get();
    auto* lock = new (address) std::mutex;
    std::thread{[&] {
        std::lock_guard const held{*lock};
        readFile(path());
    }}.join();
    storage.reset();
    for (int i = 0; i < 100; ++i) { // the allocator gives the same memory again, usually at once
        auto again = std::make_unique<Storage>();
        if (again.get() != address) continue;
        auto* const other = new (again.get()) std::mutex;
        LoopThread const mark;
        std::lock_guard const held{*other};
    }
}

#endif

} // namespace
} // namespace wheelwright
