#pragma once
#include <algorithm>
#include <array>
#include <string_view>

namespace wheelwright::wheels {

// The names of all effects, the same as in web/src/effects/effect-names.ts.
constexpr std::array<std::string_view, 10> kEffects{"fireworks",  "confetti",  "bigCircles", "fountain",
                                                    "seaAnemone", "snow",      "stars",      "valentines",
                                                    "emoji",      "hyperspace"};

constexpr bool isEffect(std::string_view name) {
    return std::ranges::find(kEffects, name) != kEffects.end();
}

} // namespace wheelwright::wheels
