#include "pictures/picture_maker.hpp"
#include "base/log.hpp"
#include "base/loop_thread.hpp"
#include "pictures/draw.hpp"
#include "pictures/png_bytes.hpp"

namespace wheelwright::pictures {
namespace {

constexpr int kRowBytes = 4 * kCardWidth;

// Fontconfig has one list of fonts for the whole process, and adding to it while another thread draws isn't
// safe. So only the first folder counts; there is one content folder anyway.
void addFontFolder(std::filesystem::path const& folder) {
    static std::once_flag added;
    std::call_once(added, [&] {
        if (!FcConfigAppFontAddDir(nullptr, reinterpret_cast<FcChar8 const*>(folder.c_str())))
            log::warn("the display face can't be read, pictures use the system's fonts",
                      {{"folder", std::string_view{folder.native()}}});
    });
}

Scenes scenesIn(std::filesystem::path const& file) {
    try {
        return readScenes(file);
    } catch (std::exception const& problem) {
        log::warn("the looks of scenes can't be read, pictures show the plain stage",
                  {{"file", std::string_view{file.native()}}, {"problem", std::string_view{problem.what()}}});
        return {};
    }
}

} // namespace

struct PictureMaker::Fonts {
    std::unique_ptr<PangoFontMap, FreeWith<g_object_unref>> map{pango_cairo_font_map_new()};
    std::unique_ptr<PangoContext, FreeWith<g_object_unref>> context{pango_font_map_create_context(map.get())};

    // Labels are turned and scaled freely: letters that snap to pixels would stand unevenly.
    Fonts() {
        std::unique_ptr<cairo_font_options_t, FreeWith<cairo_font_options_destroy>> const options{
            cairo_font_options_create()};
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        pango_cairo_context_set_font_options(context.get(), options.get());
        pango_context_set_round_glyph_positions(context.get(), FALSE);
    }
};

PictureMaker::PictureMaker(std::filesystem::path content) : folder_{std::move(content)} {
    std::error_code problem;
    if (!std::filesystem::is_directory(folder_ / "fonts", problem))
        throw std::runtime_error("The folder fonts/ with the display face is missing in " + folder_.string() +
                                 " (--content).");
}
PictureMaker::~PictureMaker() = default;

std::vector<std::uint32_t> PictureMaker::pixels(WheelPicture const& picture) {
    refuseOnLoop("Drawing");
    std::vector<std::uint32_t> drawn(static_cast<std::size_t>(kCardWidth) * kCardHeight);
    {
        Surface const surface{
            cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(drawn.data()),
                                                CAIRO_FORMAT_RGB24, kCardWidth, kCardHeight, kRowBytes)};
        std::lock_guard const lock{guard_};
        if (!fonts_) { // on first use: scanning the fonts takes a moment
            addFontFolder(folder_ / "fonts");
            scenes_ = scenesIn(folder_ / "scenes.json");
            fonts_ = std::make_unique<Fonts>();
        }
        Canvas const canvas{cairo_create(surface.get())};
        pango_cairo_update_context(canvas.get(), fonts_->context.get());
        Lettering lettering{canvas.get(), fonts_->context.get()};
        drawCard(canvas.get(), lettering, picture, sceneNamed(picture.scene));
        cairo_surface_flush(surface.get());
    }
    return drawn;
}

Scene const* PictureMaker::sceneNamed(std::string_view name) const {
    auto const found = scenes_.find(name);
    return found == scenes_.end() ? nullptr : &found->second;
}

std::string PictureMaker::png(WheelPicture const& picture) {
    return pngBytes(withPalette(pixels(picture), kCardWidth), kCardWidth);
}

} // namespace wheelwright::pictures
