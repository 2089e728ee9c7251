#pragma once
#include <string>
#include <string_view>
#include <vector>

// The colours of slices and labels, as pages draw them: web/src/wheel/drawing/text-color.ts and
// distinct-fills.ts. All colours are #rrggbb.
namespace wheelwright::pictures {

struct Rgb {
    int red = 0;
    int green = 0;
    int blue = 0;
};
Rgb rgbOf(std::string_view color);

bool isBright(std::string_view color);

// From 1 to 21, as WCAG 2.2 defines it.
double contrast(std::string_view one, std::string_view other);

// A colour mixed with another: 0 leaves it, 1 is the other.
std::string mixed(std::string_view color, std::string_view other, double share);

// The colour of a label: the slice's own, or what the fill's brightness says.
std::string labelInk(std::string_view own, std::string_view fill);

// The fills around a wheel without two equal ones side by side: the later of two gets another house colour
// if it has one, else it is tinted; also where the last meets the first. `inks` are the colours of the
// labels, which stay as readable as they were.
std::vector<std::string> distinctFills(std::vector<std::string> const& fills,
                                       std::vector<std::string> const& inks,
                                       std::vector<std::string> const& houseFills);

} // namespace wheelwright::pictures
