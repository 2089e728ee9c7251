#include "http/form_fields.hpp"
#include <gtest/gtest.h>

namespace wheelwright::http {
namespace {

TEST(FormFields, AreDecoded) {
    FormFields const fields{"a=1&b=x%20y+z&c&d=&=e&%66=%C3%A9&g=%zz%4&g=2&h=a=b"};
    EXPECT_EQ(fields.find("a"), "1");
    EXPECT_EQ(fields.find("b"), "x y z");
    EXPECT_FALSE(fields.find("c"));
    EXPECT_FALSE(fields.find("d"));
    EXPECT_EQ(fields.find("f"), "é");
    EXPECT_EQ(fields.find("g"), "%zz%4");
    EXPECT_EQ(fields.find("h"), "a=b");
    EXPECT_FALSE(FormFields{""}.find("a"));
    EXPECT_FALSE(FormFields{"&&&"}.find(""));
}

TEST(FormFields, WhatWasWrittenIsReadBack) {
    std::string all;
    for (int c = 1; c < 128; ++c)
        all += static_cast<char>(c);
    all += "é漢😀";
    EXPECT_EQ(FormFields{formText({{"x", "1"}, {"a&b", all}})}.find("a&b"), all);
}

TEST(FormFields, AValueThatIsNoTextCountsAsMissing) {
    FormFields const fields{"a=%FF&b=x%00y&c=%ED%A0%80&d=1"};
    for (auto const* const name : {"a", "b", "c"})
        EXPECT_FALSE(fields.find(name)) << name;
    EXPECT_EQ(fields.find("d"), "1");
}

TEST(PageIn, IsOneUnlessAnotherIsAsked) {
    EXPECT_EQ(pageIn(FormFields{""}).value(), 1);
    EXPECT_EQ(pageIn(FormFields{"page="}).value(), 1);
    EXPECT_EQ(pageIn(FormFields{"page=7"}).value(), 7);
    for (auto const* query : {"page=0", "page=-1", "page=two", "page=1.5", "page=99999999999999999999"})
        EXPECT_EQ(pageIn(FormFields{query}).error().code, "bad_page") << query;
}

TEST(PathNumber, IsZeroForTextThatIsNoNumber) {
    EXPECT_EQ(pathNumber("12"), 12);
    for (auto const* segment : {"", "x", "1x", "1.0", "99999999999999999999"})
        EXPECT_EQ(pathNumber(segment), 0) << segment;
}

} // namespace

} // namespace wheelwright::http
