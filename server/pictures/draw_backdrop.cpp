#include "pictures/draw.hpp"
#include "pictures/svg_path.hpp"
#include <algorithm>
#include <cmath>

namespace wheelwright::pictures {
namespace {

void addStops(Pattern const& pattern, ColorStops const& stops) {
    for (auto const& [at, color] : stops)
        addColor(pattern, at, color);
}

void setShapeGradient(cairo_t* canvas, ShapeGradient const& gradient) {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    cairo_path_extents(canvas, &left, &top, &right, &bottom);
    auto const width = right - left;
    auto const height = bottom - top;
    auto const& [x1, y1, x2, y2] = gradient.line;
    auto const pointX = [&](double share) { return left + share * width; };
    auto const pointY = [&](double share) { return top + share * height; };
    Pattern const pattern{
        gradient.isRadial
            ? cairo_pattern_create_radial(pointX(x1), pointY(y1), 0, pointX(x1), pointY(y1), width / 2)
            : cairo_pattern_create_linear(pointX(x1), pointY(y1), pointX(x2), pointY(y2))};
    addStops(pattern, gradient.stops);
    cairo_set_source(canvas, pattern.get());
}

// A picture keeps its proportions in its box, in the middle of it, unless it is stretched.
void drawTile(cairo_t* canvas, Layer const& layer, double x, double y) {
    Saved const saved{canvas};
    auto const& [left, top, width, height] = layer.box;
    cairo_translate(canvas, x, y);
    rectanglePath(canvas, 0, 0, width, height);
    cairo_clip(canvas);
    auto scaleX = width / layer.size[0];
    auto scaleY = height / layer.size[1];
    if (!layer.isStretched) scaleX = scaleY = std::min(scaleX, scaleY);
    cairo_scale(canvas, scaleX, scaleY);
    for (auto const& shape : layer.shapes)
        drawShape(canvas, shape);
}

void drawPicture(cairo_t* canvas, Layer const& layer) {
    auto const& [left, top, width, height] = layer.box;
    if (!layer.isTiled) return drawTile(canvas, layer, left, top);
    for (double y = 0; y < kCardHeight; y += height)
        for (double x = 0; x < kCardWidth; x += width)
            drawTile(canvas, layer, x, y);
}

// As CSS has it: the corners get the first and the last colour.
void drawLinear(cairo_t* canvas, Layer const& layer) {
    auto const& [left, top, width, height] = layer.box;
    auto const angle = layer.angle * std::numbers::pi / 180;
    auto const half = (std::abs(width * std::sin(angle)) + std::abs(height * std::cos(angle))) / 2;
    auto const x = left + width / 2;
    auto const y = top + height / 2;
    Pattern const pattern{cairo_pattern_create_linear(x - half * std::sin(angle), y + half * std::cos(angle),
                                                      x + half * std::sin(angle),
                                                      y - half * std::cos(angle))};
    addStops(pattern, layer.stops);
    cairo_set_source(canvas, pattern.get());
    rectanglePath(canvas, left, top, width, height);
    cairo_fill(canvas);
}

void drawRadial(cairo_t* canvas, Layer const& layer) {
    Saved const saved{canvas};
    auto const& [left, top, width, height] = layer.box;
    cairo_translate(canvas, left + width / 2, top + height / 2);
    cairo_scale(canvas, width / 2, height / 2);
    Pattern const pattern{cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)};
    addStops(pattern, layer.stops);
    cairo_set_source(canvas, pattern.get());
    cairo_paint(canvas);
}

} // namespace

void drawShape(cairo_t* canvas, Shape const& shape, std::string_view currentColor) {
    Saved const saved{canvas};
    auto const& m = shape.matrix;
    cairo_matrix_t const matrix{m[0], m[1], m[2], m[3], m[4], m[5]};
    cairo_transform(canvas, &matrix);
    cairo_new_path(canvas);
    addSvgPath(canvas, shape.path);
    auto const colorOf = [&](std::string const& name) {
        return name == "currentColor" ? currentColor : std::string_view{name};
    };
    if (shape.gradient) {
        setShapeGradient(canvas, *shape.gradient);
        cairo_fill_preserve(canvas);
    } else if (!shape.fill.empty()) {
        setColor(canvas, colorOf(shape.fill), shape.opacity);
        cairo_fill_preserve(canvas);
    }
    if (shape.stroke.empty()) return;
    setColor(canvas, colorOf(shape.stroke), shape.opacity);
    cairo_set_line_width(canvas, shape.width);
    cairo_set_line_cap(canvas, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(canvas, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(canvas);
}

void drawBackdrop(cairo_t* canvas, Scene const& scene) {
    for (auto layer = scene.backdrop.rbegin(); layer != scene.backdrop.rend(); ++layer)
        switch (layer->kind) {
            case Layer::Kind::Picture: drawPicture(canvas, *layer); break;
            case Layer::Kind::Linear: drawLinear(canvas, *layer); break;
            case Layer::Kind::Radial: drawRadial(canvas, *layer); break;
            case Layer::Kind::Color:
                setColor(canvas, layer->color);
                cairo_paint(canvas);
                break;
        }
}

} // namespace wheelwright::pictures
