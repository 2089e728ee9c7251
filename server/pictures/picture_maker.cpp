#include "pictures/picture_maker.hpp"
#include "base/log.hpp"
#include "base/loop_thread.hpp"
#include "pictures/card_picture.hpp"
#include "pictures/freed_with.hpp"
#include "pictures/png_bytes.hpp"
#include <librsvg/rsvg.h>
#include <stdexcept>

namespace wheelwright::pictures {
namespace {

Scenes scenesIn(std::filesystem::path const& file) {
    try {
        return readScenes(file);
    } catch (std::exception const& problem) {
        log::warn("the looks of scenes can't be read, pictures show the plain stage",
                  {{"file", std::string_view{file.native()}}, {"problem", std::string_view{problem.what()}}});
        return {};
    }
}

[[noreturn]] void fail(GError* error) {
    FreedWith<GError, g_error_free> const owned{error};
    throw std::runtime_error(std::string{"a picture can't be drawn: "} + error->message);
}

// The picture has no address of its own, so librsvg opens no file and no other address that it names.
void drawSvg(cairo_t* canvas, std::string const& svg) {
    GError* error = nullptr;
    FreedWith<RsvgHandle, g_object_unref> const handle{
        rsvg_handle_new_from_data(reinterpret_cast<guint8 const*>(svg.data()), svg.size(), &error)};
    if (!handle) fail(error);
    RsvgRectangle const whole{0, 0, kCardWidth, kCardHeight};
    if (!rsvg_handle_render_document(handle.get(), canvas, &whole, &error)) fail(error);
}

std::vector<std::uint32_t> drawn(CardPicture const& card, Lettering& lettering) {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(kCardWidth) * kCardHeight);
    FreedWith<cairo_surface_t, cairo_surface_destroy> const surface{
        cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(pixels.data()),
                                            CAIRO_FORMAT_RGB24, kCardWidth, kCardHeight, 4 * kCardWidth)};
    FreedWith<cairo_t, cairo_destroy> const canvas{cairo_create(surface.get())};
    drawSvg(canvas.get(), card.svg);
    for (auto const& line : card.beside)
        lettering.show(canvas.get(), line);
    cairo_translate(canvas.get(), kWheelX, kWheelY);
    for (auto const& line : card.onWheel)
        lettering.show(canvas.get(), line);
    cairo_surface_flush(surface.get());
    for (auto& pixel : pixels)
        pixel &= 0xffffffU;
    return pixels;
}

} // namespace

PictureMaker::PictureMaker(std::filesystem::path content) : folder_{std::move(content)} {
    std::error_code problem;
    if (!std::filesystem::is_directory(folder_ / "fonts", problem))
        throw std::runtime_error("The folder fonts/ with the display face is missing in " + folder_.string() +
                                 " (--content).");
}
PictureMaker::~PictureMaker() = default;

std::vector<std::uint32_t> PictureMaker::pixels(WheelPicture const& picture) {
    refuseOnLoop("Drawing");
    std::lock_guard const lock{guard_};
    if (!lettering_) { // on first use: scanning the fonts takes a moment
        lettering_ = std::make_unique<Lettering>(folder_ / "fonts");
        scenes_ = scenesIn(folder_ / "scenes.json");
    }
    lettering_->forgetBoxes();
    auto const scene = scenes_.find(picture.scene);
    return drawn(cardOf(picture, scene == scenes_.end() ? nullptr : &scene->second, *lettering_),
                 *lettering_);
}

std::string PictureMaker::png(WheelPicture const& picture) {
    return pngBytes(pixels(picture), kCardWidth);
}

} // namespace wheelwright::pictures
