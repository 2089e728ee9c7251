#pragma once
#include "pictures/canvas.hpp"
#include "pictures/place_labels.hpp"
#include <unordered_map>

namespace wheelwright::pictures {

// Measures and draws single lines in the display face. Scripts that it lacks come from the system's fonts.
class Lettering {
public:
    Lettering(cairo_t* canvas, PangoContext* context);

    double widthOf(std::string const& line); // at font size 1
    LineBox const& boxOf(std::string const& line);

    // `y` is the middle of the line, as of a canvas on a page.
    void show(std::string const& line, double size, double x, double y, Align align);
    void showLines(std::vector<std::string> const& lines, double size, double lineHeight, double x, double y,
                   Align align);

private:
    Layout lineOf(std::string const& line, double size);

    cairo_t* canvas_;
    PangoContext* context_;
    double middle_ = 0; // how far the middle of a line is above its baseline, at font size 1
    std::unordered_map<std::string, LineBox> boxes_;
};

} // namespace wheelwright::pictures
