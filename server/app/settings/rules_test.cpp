#include "app/settings/read_settings.hpp"
#include "app/settings/rules.hpp"
#include <gtest/gtest.h>

namespace wheelwright::app {
namespace {

constexpr std::uint64_t kGibibyte = 1024UL * 1024 * 1024;

TEST(Rules, DecodersLeaveTheServerItsMemory) {
    auto settings = *readSettings({}, [](char const*) -> char const* { return nullptr; });
    EXPECT_EQ(decodersThatFit(settings, 64 * kGibibyte, 4), 4) << "one per core";
    EXPECT_EQ(decodersThatFit(settings, 4 * kGibibyte, 8), 2) << "the third would take what bodies may take";
    EXPECT_EQ(decodersThatFit(settings, kGibibyte, 8), 1) << "uploads work on the smallest machine";
    settings.bodyBudget = 2048;
    EXPECT_EQ(decodersThatFit(settings, 4 * kGibibyte, 8), 1);
}

} // namespace
} // namespace wheelwright::app
