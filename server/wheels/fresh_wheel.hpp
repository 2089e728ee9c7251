#pragma once
#include "wheels/palettes.hpp"

// The defaults of wheels that the server makes; see web/src/wheel/new-wheel.ts and sample.ts.
namespace wheelwright::wheels {

boost::json::object freshWheel(); // without id, name, look and slices

boost::json::object freshSlice(std::string_view guid, std::string_view text, PaletteColor const& color);

// The palette's colours in turn. The last slice is next to the first and must not have the same colour.
PaletteColor const& colorAt(Palette const& palette, std::size_t place, std::size_t count);

} // namespace wheelwright::wheels
