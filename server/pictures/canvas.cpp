#include "pictures/canvas.hpp"
#include "pictures/slice_colors.hpp"

namespace wheelwright::pictures {

namespace {

double opacityOf(std::string_view color) {
    return color.size() < 9 ? 1 : rgbOf(color.substr(2)).blue / 255.0;
}

} // namespace

void setColor(cairo_t* canvas, std::string_view color, double opacity) {
    auto const [red, green, blue] = rgbOf(color);
    cairo_set_source_rgba(canvas, red / 255.0, green / 255.0, blue / 255.0, opacity * opacityOf(color));
}

void addColor(Pattern const& pattern, double at, std::string_view color, double opacity) {
    auto const [red, green, blue] = rgbOf(color);
    cairo_pattern_add_color_stop_rgba(pattern.get(), at, red / 255.0, green / 255.0, blue / 255.0,
                                      opacity * opacityOf(color));
}

void setShade(cairo_t* canvas, double alpha) {
    cairo_set_source_rgba(canvas, 20 / 255.0, 16 / 255.0, 40 / 255.0, alpha);
}

void addShade(Pattern const& pattern, double at, double alpha) {
    cairo_pattern_add_color_stop_rgba(pattern.get(), at, 20 / 255.0, 16 / 255.0, 40 / 255.0, alpha);
}

void circlePath(cairo_t* canvas, double radius, double x, double y) {
    cairo_new_path(canvas);
    cairo_arc(canvas, x, y, radius, 0, kFullTurn);
}

void ringPath(cairo_t* canvas, double outside, double inside) {
    circlePath(canvas, outside);
    cairo_new_sub_path(canvas);
    cairo_arc_negative(canvas, 0, 0, inside, kFullTurn, 0);
}

void rectanglePath(cairo_t* canvas, double x, double y, double width, double height) {
    cairo_new_path(canvas);
    cairo_rectangle(canvas, x, y, width, height);
}

void roundedPath(cairo_t* canvas, double x, double y, double width, double height, double radius) {
    auto const quarter = kFullTurn / 4;
    cairo_new_path(canvas);
    cairo_arc(canvas, x + width - radius, y + radius, radius, -quarter, 0);
    cairo_arc(canvas, x + width - radius, y + height - radius, radius, 0, quarter);
    cairo_arc(canvas, x + radius, y + height - radius, radius, quarter, 2 * quarter);
    cairo_arc(canvas, x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
    cairo_close_path(canvas);
}

void discShadow(cairo_t* canvas, double radius, double below, double blur, double alpha) {
    Pattern const fade{cairo_pattern_create_radial(0, below, radius - blur, 0, below, radius + blur)};
    addShade(fade, 0, alpha);
    addShade(fade, 0.25, alpha * 0.84);
    addShade(fade, 0.5, alpha * 0.5);
    addShade(fade, 0.75, alpha * 0.16);
    addShade(fade, 1, 0);
    circlePath(canvas, radius + blur, 0, below);
    cairo_set_source(canvas, fade.get());
    cairo_fill(canvas);
}

} // namespace wheelwright::pictures
