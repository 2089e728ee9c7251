#pragma once
#include "pictures/canvas.hpp"

namespace wheelwright::pictures {

// Adds a path in the syntax of SVG (M, L, H, V, C, S, A and Z, also in lower case) to the canvas's path.
// Throws std::invalid_argument for any other command.
void addSvgPath(cairo_t* canvas, std::string_view path);

} // namespace wheelwright::pictures
