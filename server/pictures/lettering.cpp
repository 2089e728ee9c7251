#include "pictures/lettering.hpp"
#include "base/log.hpp"
#include "pictures/freed_with.hpp"
#include "pictures/slice_colors.hpp"
#include <algorithm>
#include <fontconfig/fontconfig.h>
#include <mutex>
#include <pango/pangocairo.h>

namespace wheelwright::pictures {
namespace {

constexpr double kMeasuredAt = 64;

// The first is what the files in content/fonts call themselves, whatever their weight.
constexpr char kFamilies[] = "Fredoka Light, Fredoka, Noto Sans, Noto Sans Arabic, Noto Sans CJK JP, "
                             "Droid Sans Fallback, DejaVu Sans, sans-serif";

// Fontconfig has one list of fonts for the whole process, and adding to it while another thread draws isn't
// safe. So only the first folder counts; there is one content folder anyway.
void addFonts(std::filesystem::path const& folder) {
    static std::once_flag added;
    std::call_once(added, [&] {
        if (!FcConfigAppFontAddDir(nullptr, reinterpret_cast<FcChar8 const*>(folder.c_str())))
            log::warn("display font not readable, pictures use the system's fonts",
                      {{"folder", std::string_view{folder.native()}}});
    });
}

} // namespace

struct Lettering::Pango {
    FreedWith<PangoFontMap, g_object_unref> map{pango_cairo_font_map_new()};
    FreedWith<PangoContext, g_object_unref> context{pango_font_map_create_context(map.get())};
    FreedWith<PangoLayout, g_object_unref> layout{pango_layout_new(context.get())};
    FreedWith<PangoFontDescription, pango_font_description_free> font{pango_font_description_new()};

    // Labels are turned and scaled freely: letters that snap to pixels would stand unevenly.
    Pango() {
        FreedWith<cairo_font_options_t, cairo_font_options_destroy> const options{
            cairo_font_options_create()};
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        pango_cairo_context_set_font_options(context.get(), options.get());
        pango_context_set_round_glyph_positions(context.get(), FALSE);
        pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
        pango_font_description_set_family_static(font.get(), kFamilies);
        pango_font_description_set_weight(font.get(), PANGO_WEIGHT_SEMIBOLD);
        pango_font_description_set_absolute_size(font.get(), kMeasuredAt * PANGO_SCALE);
    }
};

Lettering::Lettering(std::filesystem::path const& fonts) {
    addFonts(fonts);
    pango_ = std::make_unique<Pango>();
    auto* const metrics = pango_context_get_metrics(pango_->context.get(), pango_->font.get(), nullptr);
    baseline_ = (pango_font_metrics_get_ascent(metrics) - pango_font_metrics_get_descent(metrics)) / 2.0 /
                PANGO_SCALE / kMeasuredAt;
    pango_font_metrics_unref(metrics);
}

Lettering::~Lettering() = default;

void Lettering::set(std::string const& line, double size) {
    pango_font_description_set_absolute_size(pango_->font.get(), size * PANGO_SCALE);
    pango_layout_set_font_description(pango_->layout.get(), pango_->font.get());
    pango_layout_set_text(pango_->layout.get(), line.data(), static_cast<int>(line.size()));
}

LineBox Lettering::boxOf(std::string const& line) {
    if (auto const known = boxes_.find(line); known != boxes_.end()) return known->second;
    set(line, kMeasuredAt);
    PangoRectangle ink{};
    PangoRectangle logical{};
    pango_layout_line_get_extents(pango_layout_get_line_readonly(pango_->layout.get(), 0), &ink, &logical);
    auto const scale = kMeasuredAt * PANGO_SCALE;
    auto const up = -ink.y / scale - baseline_;
    auto const down = (ink.y + ink.height) / scale + baseline_;
    // Emoji and the marks of Arabic letters are taller than Latin letters.
    return boxes_.emplace(line, LineBox{logical.width / scale, std::clamp(std::max(up, down), 0.5, 0.8)})
        .first->second;
}

double Lettering::widthOf(std::string const& line) {
    return boxOf(line).width;
}

void Lettering::show(cairo_t* canvas, PlacedLine const& line) {
    auto const [red, green, blue] = rgbOf(line.ink);
    auto const width = widthOf(line.text) * line.size;
    auto const before = line.align == Align::Left ? 0 : line.align == Align::Center ? width / 2 : width;
    set(line.text, line.size);
    cairo_save(canvas);
    cairo_rotate(canvas, line.turn);
    cairo_set_source_rgb(canvas, red / 255.0, green / 255.0, blue / 255.0);
    cairo_move_to(canvas, line.x - before, line.y + baseline_ * line.size);
    pango_cairo_show_layout_line(canvas, pango_layout_get_line_readonly(pango_->layout.get(), 0));
    cairo_restore(canvas);
}

} // namespace wheelwright::pictures
