#include "base/json.hpp"
#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace wheelwright {

TEST(JsonText, EveryByteBelow128ComesBackAsItWas) {
    std::string all;
    for (char c = 0; c < 127; ++c)
        all += c;
    all += '\x7f';
    all += "ü😀";
    std::string out;
    appendJsonText(out, all);
    EXPECT_EQ(boost::json::parse(out).as_string(), all);
}

TEST(JsonText, ALineBreakCannotForgeASecondLogLine) {
    std::string out;
    appendJsonText(out, "a\r\nb");
    EXPECT_EQ(out, "\"a\\u000d\\u000ab\"");
}

} // namespace wheelwright
