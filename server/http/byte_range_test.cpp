#include "http/byte_range.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

std::string rangeIn(std::string_view header, std::size_t size = 100) {
    auto const answer = readRange(header, size);
    if (answer.verdict == RangeVerdict::Whole) return "whole";
    if (answer.verdict == RangeVerdict::Impossible) return "impossible";
    return std::to_string(answer.range.first) + "-" + std::to_string(answer.range.last);
}

TEST(ByteRange, PartsOfAFile) {
    EXPECT_EQ(rangeIn("bytes=0-9"), "0-9");
    EXPECT_EQ(rangeIn("bytes=90-"), "90-99");
    EXPECT_EQ(rangeIn("bytes=-10"), "90-99");
    EXPECT_EQ(rangeIn("bytes=90-500"), "90-99");
    EXPECT_EQ(rangeIn("bytes=-500"), "0-99");
    EXPECT_EQ(rangeIn("bytes=0-0"), "0-0");
}

TEST(ByteRange, BeyondTheEndIsImpossible) {
    EXPECT_EQ(rangeIn("bytes=100-"), "impossible");
    EXPECT_EQ(rangeIn("bytes=100-200"), "impossible");
    EXPECT_EQ(rangeIn("bytes=-0"), "impossible");
    EXPECT_EQ(rangeIn("bytes=0-", 0), "impossible");
    EXPECT_EQ(rangeIn("bytes=-5", 0), "impossible");
}

// Promise F9.
TEST(ByteRange, InvertedOverflowingManyAndMalformedGetTheWholeFile) {
    std::string many = "bytes=0-0";
    for (int i = 0; i < 1000; ++i)
        many += ",1-1";
    for (std::string const& header :
         {std::string{"bytes=9-0"}, std::string{"bytes=99999999999999999999-"}, many, std::string{"bytes="},
          std::string{"bytes=-"}, std::string{"bytes=a-b"}, std::string{"lines=0-1"}, std::string{"bytes=1"},
          std::string{""}, std::string{"bytes=--1"}, std::string{"bytes=0--1"}})
        EXPECT_EQ(rangeIn(header), "whole") << header;
}

} // namespace
} // namespace wheelwright::http
