#include "pictures/picture_maker.hpp"
#include "base/log.hpp"
#include "base/loop_thread.hpp"
#include "pictures/card_picture.hpp"
#include "pictures/spin_film.hpp"
#include <cmath>
#include <librsvg/rsvg.h>
#include <optional>
#include <stdexcept>

namespace wheelwright::pictures {
namespace {

constexpr double kTurns = 4; // of a film

Scenes scenesIn(std::filesystem::path const& file) {
    try {
        return readScenes(file);
    } catch (std::exception const& problem) {
        log::warn("reading the scene looks failed, pictures show the plain stage",
                  {{"file", std::string_view{file.native()}}, {"problem", std::string_view{problem.what()}}});
        return {};
    }
}

[[noreturn]] void fail(GError* error) {
    FreedWith<GError, g_error_free> const owned{error};
    throw std::runtime_error(std::string{"a picture can't be drawn: "} + error->message);
}

// The picture has no address of its own, so librsvg opens no file and no other address that it names.
void drawSvg(cairo_t* canvas, std::string const& svg, double width, double height) {
    GError* error = nullptr;
    FreedWith<RsvgHandle, g_object_unref> const handle{
        rsvg_handle_new_from_data(reinterpret_cast<guint8 const*>(svg.data()), svg.size(), &error)};
    if (!handle) fail(error);
    RsvgRectangle const whole{0, 0, width, height};
    if (!rsvg_handle_render_document(handle.get(), canvas, &whole, &error)) fail(error);
}

std::vector<std::uint32_t> drawn(CardPicture const& card, Lettering& lettering) {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(kCardWidth) * kCardHeight);
    Surface const surface{cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(pixels.data()),
                                                              CAIRO_FORMAT_RGB24, kCardWidth, kCardHeight,
                                                              4 * kCardWidth)};
    Canvas const canvas{cairo_create(surface.get())};
    drawSvg(canvas.get(), card.svg, kCardWidth, kCardHeight);
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

Surface drawnLayer(SpinLayers::Layer const& layer, int size, Lettering& lettering) {
    Surface surface{cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size)};
    Canvas const canvas{cairo_create(surface.get())};
    drawSvg(canvas.get(), layer.svg, size, size);
    cairo_scale(canvas.get(), size / kSquare, size / kSquare);
    cairo_translate(canvas.get(), kInSquareX, kInSquareY);
    for (auto const& line : layer.lines)
        lettering.show(canvas.get(), line);
    cairo_surface_flush(surface.get());
    return surface;
}

SpinFilm::Layers drawnLayers(SpinLayers const& layers, int size, Lettering& lettering) {
    return {drawnLayer(layers.behind, size, lettering), drawnLayer(layers.wheel, size, lettering),
            drawnLayer(layers.before, size, lettering), drawnLayer(layers.result, size, lettering)};
}

} // namespace

PictureMaker::PictureMaker(std::filesystem::path content) : folder_{std::move(content)} {
    std::error_code problem;
    if (!std::filesystem::is_directory(folder_ / "fonts", problem))
        throw std::runtime_error("The folder fonts/ with the display face is missing in " + folder_.string() +
                                 " (--content).");
}
PictureMaker::~PictureMaker() = default;

Scene const* PictureMaker::sceneOf(WheelPicture const& picture) {
    if (!lettering_) { // on first use: scanning the fonts takes a moment
        lettering_ = std::make_unique<Lettering>(folder_ / "fonts");
        scenes_ = scenesIn(folder_ / "scenes.json");
    }
    lettering_->forgetBoxes();
    auto const scene = scenes_.find(picture.scene);
    return scene == scenes_.end() ? nullptr : &scene->second;
}

std::vector<std::uint32_t> PictureMaker::pixels(WheelPicture const& picture) {
    refuseOnLoop("Drawing");
    std::lock_guard const lock{guard_};
    auto const* const scene = sceneOf(picture);
    return drawn(cardOf(picture, scene, *lettering_), *lettering_);
}

std::string PictureMaker::film(WheelPicture const& picture, FilmOrder const& order) {
    refuseOnLoop("Drawing");
    auto const half = picture.slices.empty() ? 0 : picture.slices.front().share * kFullTurn / 2;
    auto const rest = std::fmod(half - order.landing + kFullTurn, kFullTurn);
    std::optional<SpinLayers> layers;
    std::string bytes;
    for (auto const& how : filmTries(order.kind)) {
        auto pixels = [&] {
            std::lock_guard const lock{guard_};
            auto const* const scene = sceneOf(picture);
            if (!layers) layers = spinLayersOf(picture, scene, *lettering_, rest, order.winner);
            return drawnLayers(*layers, how.size, *lettering_);
        }();
        SpinFilm film{std::move(pixels), how, kTurns * kFullTurn + rest};
        bytes = filmBytes(film.frames(), order.kind, how.quality);
        if (bytes.size() <= kLargestFilm) break;
    }
    return bytes;
}

std::string PictureMaker::png(WheelPicture const& picture) {
    return pngBytes(pixels(picture), kCardWidth);
}

} // namespace wheelwright::pictures
