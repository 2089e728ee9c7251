#include "base/own_process.hpp"
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <vector>

namespace wheelwright {
namespace {

TEST(OwnProcess, AFileThatIsOpenedIsCountedUntilItIsClosed) {
    auto const before = openFiles();
    int const file = open("/dev/null", O_RDONLY | O_CLOEXEC);
    EXPECT_EQ(openFiles(), before + 1);
    close(file);
    EXPECT_EQ(openFiles(), before);
}

TEST(OwnProcess, MemoryThatIsUsedIsCounted) {
    auto const before = residentBytes();
    constexpr std::size_t much = 64 * 1024 * 1024;
    std::vector<char> const memory(much, 'x');
    EXPECT_GT(residentBytes(), before + much / 2) << memory.back();
}

TEST(OwnProcess, TimeOfTheProcessorOnlyGrows) {
    auto const before = cpuSeconds();
    while (cpuSeconds() == before) {
    }
    EXPECT_GT(cpuSeconds(), before);
}

} // namespace
} // namespace wheelwright
