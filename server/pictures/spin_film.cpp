#include "pictures/spin_film.hpp"
#include "pictures/card_picture.hpp"
#include <algorithm>
#include <cmath>
#include <numbers>

namespace wheelwright::pictures {
namespace {

constexpr int kTurning = 3600; // milliseconds
constexpr int kAtRest = 300;   // before the winner's name is shown
constexpr int kResult = 3000;
constexpr double kRunUp = 0.12;   // of the time: in it the wheel speeds up
constexpr double kFriction = 1.8; // then its speed falls off as this power of the time left
constexpr double kExposure = 0.5; // of a step: a wheel that turns fast looks smeared
constexpr double kMostApart = 3.5 * std::numbers::pi / 180;
constexpr int kMostExposures = 6;

// As `covered` of web/src/wheel/motion/motion.ts, of a whole of 1.
double covered(double time) {
    auto const slowing = (1 - kRunUp) / (kFriction + 1);
    auto const left = slowing / (kRunUp / 2 + slowing);
    if (time < kRunUp) return (1 - left) * time * time / (kRunUp * kRunUp);
    return 1 - left * std::pow(std::max(0.0, 1 - time) / (1 - kRunUp), kFriction + 1);
}

void put(cairo_t* canvas, Surface const& layer, double opacity = 1) {
    cairo_set_source_surface(canvas, layer.get(), 0, 0);
    cairo_paint_with_alpha(canvas, opacity);
}

void putTurned(cairo_t* canvas, Surface const& layer, double scale, double turn, double opacity) {
    auto const [x, y] = std::pair{kInSquareX * scale, kInSquareY * scale};
    cairo_save(canvas);
    cairo_translate(canvas, x, y);
    cairo_rotate(canvas, turn);
    cairo_translate(canvas, -x, -y);
    put(canvas, layer, opacity);
    cairo_restore(canvas);
}

} // namespace

std::vector<FilmTry> const& filmTries(FilmKind kind) {
    static std::vector<FilmTry> const webp{
        {480, 60, 40, true}, {400, 60, 30, true}, {320, 60, 25, true}, {240, 60, 20, true}};
    static std::vector<FilmTry> const gif{{360, 80, 5, false}, {300, 90, 4, false}, {200, 100, 4, false}};
    return kind == FilmKind::Webp ? webp : gif;
}

SpinFilm::SpinFilm(Layers layers, FilmTry const& how, double sweep)
    : layers_{std::move(layers)},
      how_{how},
      sweep_{sweep},
      turning_{static_cast<std::size_t>(kTurning / how.step)},
      pixels_(static_cast<std::size_t>(how.size) * static_cast<std::size_t>(how.size)) {}

FilmFrames SpinFilm::frames() {
    std::vector<int> delays(turning_, how_.step);
    delays.insert(delays.end(), {kAtRest, kResult});
    return {how_.size, std::move(delays), [this](std::size_t frame) -> auto const& { return draw(frame); }};
}

double SpinFilm::rotationAt(double milliseconds) const {
    return sweep_ * (covered(milliseconds / kTurning) - 1);
}

std::vector<std::uint32_t> const& SpinFilm::draw(std::size_t frame) {
    auto const size = how_.size;
    Surface const surface{cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels_.data()), CAIRO_FORMAT_RGB24, size, size, 4 * size)};
    Canvas const canvas{cairo_create(surface.get())};
    put(canvas.get(), layers_.behind);
    if (frame >= turning_) {
        put(canvas.get(), layers_.wheel);
    } else {
        auto const at = static_cast<double>(frame) * how_.step;
        auto const end = how_.isSmeared ? rotationAt(at + how_.step * kExposure) : rotationAt(at);
        auto const way = end - rotationAt(at);
        auto const exposures = std::clamp(static_cast<int>(std::ceil(way / kMostApart)), 1, kMostExposures);
        for (int exposure = 0; exposure < exposures; ++exposure) // each is as strong as those before
            putTurned(canvas.get(), layers_.wheel, size / kSquare,
                      rotationAt(at) + way * exposure / exposures, 1.0 / (exposure + 1));
    }
    put(canvas.get(), layers_.before);
    if (frame > turning_) put(canvas.get(), layers_.result);
    cairo_surface_flush(surface.get());
    for (auto& pixel : pixels_)
        pixel &= 0xffffffU;
    return pixels_;
}

} // namespace wheelwright::pictures
