#include "base/clock.hpp"
#include <gtest/gtest.h>

namespace wheelwright {
namespace {

TEST(IsoTime, IsWrittenAsJavaScriptWritesIt) {
    EXPECT_EQ(isoTime(instantOf(0)), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(isoTime(instantOf(1'709'209'445'007)), "2024-02-29T12:24:05.007Z");
}

TEST(IsoTime, OnlyDaysThatExistAreDays) {
    EXPECT_EQ(isoTime(dayStart("2028-02-29").value()), "2028-02-29T00:00:00.000Z");
    for (auto const* text :
         {"", "2027-02-29", "2027-13-01", "2027-1-01", "27-01-01", "2027/01/01", "2027-01-0x"})
        EXPECT_FALSE(dayStart(text)) << text;
}

} // namespace

} // namespace wheelwright
