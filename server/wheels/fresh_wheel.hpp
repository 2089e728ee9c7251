#pragma once
#include "wheels/palettes.hpp"

// What a wheel that the server makes starts from; see web/src/wheel/new-wheel.ts and sample.ts.
namespace wheelwright::wheels {

boost::json::object freshWheel(); // without id, name, look and slices

boost::json::object freshSlice(std::string_view guid, std::string_view text, PaletteColor const& color);

// The palette in turn; the last choice lies beside the first and must not look like it.
PaletteColor const& colorAt(Palette const& palette, std::size_t place, std::size_t count);

} // namespace wheelwright::wheels
