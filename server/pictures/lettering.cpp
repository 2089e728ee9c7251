#include "pictures/lettering.hpp"
#include <algorithm>
#include <cmath>

namespace wheelwright::pictures {
namespace {

constexpr double kMeasuredAt = 64;

// The first is what the files in content/fonts call themselves, whatever their weight.
constexpr char kFamilies[] = "Fredoka Light, Fredoka, Noto Sans, Noto Sans Arabic, Noto Sans CJK JP, "
                             "Droid Sans Fallback, DejaVu Sans, sans-serif";

Font fontOf(double pixels) {
    Font font{pango_font_description_new()};
    pango_font_description_set_family_static(font.get(), kFamilies);
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_SEMIBOLD);
    pango_font_description_set_absolute_size(font.get(), pixels * PANGO_SCALE);
    return font;
}

} // namespace

Lettering::Lettering(cairo_t* canvas, PangoContext* context) : canvas_{canvas}, context_{context} {
    auto const font = fontOf(kMeasuredAt);
    auto* const metrics = pango_context_get_metrics(context, font.get(), nullptr);
    middle_ = (pango_font_metrics_get_ascent(metrics) - pango_font_metrics_get_descent(metrics)) / 2.0 /
              PANGO_SCALE / kMeasuredAt;
    pango_font_metrics_unref(metrics);
}

Layout Lettering::lineOf(std::string const& line, double size) {
    Layout layout{pango_layout_new(context_)};
    auto const font = fontOf(size);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    pango_layout_set_text(layout.get(), line.data(), static_cast<int>(line.size()));
    return layout;
}

LineBox const& Lettering::boxOf(std::string const& line) {
    if (auto const known = boxes_.find(line); known != boxes_.end()) return known->second;
    auto const layout = lineOf(line, kMeasuredAt);
    PangoRectangle ink{};
    PangoRectangle logical{};
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout.get(), 0), &ink, &logical);
    auto const scale = kMeasuredAt * PANGO_SCALE;
    auto const up = -ink.y / scale - middle_;
    auto const down = (ink.y + ink.height) / scale + middle_;
    // Emoji and the marks of Arabic letters are taller than Latin letters.
    return boxes_.emplace(line, LineBox{logical.width / scale, std::clamp(std::max(up, down), 0.5, 0.8)})
        .first->second;
}

double Lettering::widthOf(std::string const& line) {
    return boxOf(line).width;
}

void Lettering::show(std::string const& line, double size, double x, double y, Align align) {
    auto const layout = lineOf(line, size);
    auto* const drawn = pango_layout_get_line_readonly(layout.get(), 0);
    PangoRectangle logical{};
    pango_layout_line_get_extents(drawn, nullptr, &logical);
    auto const width = static_cast<double>(logical.width) / PANGO_SCALE;
    auto const before = align == Align::Left ? 0 : align == Align::Center ? width / 2 : width;
    cairo_move_to(canvas_, x - before, y + middle_ * size);
    pango_cairo_show_layout_line(canvas_, drawn);
}

void Lettering::showLines(std::vector<std::string> const& lines, double size, double lineHeight, double x,
                          double y, Align align) {
    auto const middle = (static_cast<double>(lines.size()) - 1) / 2;
    for (std::size_t place = 0; place < lines.size(); ++place)
        show(lines[place], size, x, y + (static_cast<double>(place) - middle) * size * lineHeight, align);
}

} // namespace wheelwright::pictures
