#include "base/machine.hpp"
#include "testing/temp_folder.hpp"
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <vector>

namespace wheelwright {
namespace {

TEST(MachineTest, TheTightestLimitOnTheWayUpCounts) {
    testing::TempFolder const folder;
    auto const inner = folder.path() / "system.slice" / "wheelwright.service";
    std::filesystem::create_directories(inner);
    folder.write("system.slice/cpu.max", "150000 100000\n");
    folder.write("system.slice/memory.max", "max\n");
    folder.write("system.slice/wheelwright.service/cpu.max", "max 100000\n");
    folder.write("system.slice/wheelwright.service/memory.max", "2147483648\n");
    auto const limits = cgroupLimits(folder.path(), "/system.slice/wheelwright.service");
    EXPECT_EQ(limits.cores, 2U) << "one and a half";
    EXPECT_EQ(limits.memory, 2'147'483'648U);
}

TEST(MachineTest, WithoutLimitsThereAreNone) {
    testing::TempFolder const folder;
    folder.write("cpu.max", "max 100000\n");
    auto const limits = cgroupLimits(folder.path(), "/");
    EXPECT_EQ(limits.cores, CgroupLimits{}.cores);
    EXPECT_EQ(limits.memory, CgroupLimits{}.memory);
    EXPECT_GE(usableCores(), 1U);
    EXPECT_GT(usableMemory(), 1'000'000U);
}

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
