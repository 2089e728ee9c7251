#pragma once
#include "wheels/palettes.hpp"
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

// The defaults of wheels that the server makes; see new-wheel.ts and sample.ts in web/src/wheel/document/.

boost::json::object freshWheel(); // without id, name, look and slices

boost::json::object freshSlice(std::string_view guid, std::string_view text, PaletteColor const& color);

// The palette's colours in turn. The last slice is next to the first and must not have the same colour.
PaletteColor const& colorAt(Palette const& palette, std::size_t place, std::size_t count);

} // namespace wheelwright::wheels
