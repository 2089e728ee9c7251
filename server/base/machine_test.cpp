#include "base/machine.hpp"
#include "testing/temp_folder.hpp"
#include <gtest/gtest.h>

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

} // namespace
} // namespace wheelwright
