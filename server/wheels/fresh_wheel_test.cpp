#include "testing/places.hpp"
#include "wheels/fresh_wheel.hpp"
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

namespace wheelwright::wheels {
namespace {

TEST(Effects, AreThoseOfThePage) {
    std::ifstream file{testing::projectFile("web/src/effects/effect-names.ts")};
    std::string const text{std::istreambuf_iterator<char>{file}, {}};
    auto const list = text.substr(0, text.find(']'));
    std::size_t places = 0;
    for (auto const name : kEffects)
        places += list.find("'" + std::string{name} + "'") != std::string::npos ? 1 : 0;
    EXPECT_EQ(places, kEffects.size());
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(list, ',')), kEffects.size());
}

} // namespace

} // namespace wheelwright::wheels
