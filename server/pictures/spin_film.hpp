#pragma once
#include "pictures/freed_with.hpp"
#include "pictures/picture_bytes.hpp"
#include <cairo.h>
#include <cstdint>
#include <vector>

namespace wheelwright::pictures {

using Surface = FreedWith<cairo_surface_t, cairo_surface_destroy>;
using Canvas = FreedWith<cairo_t, cairo_destroy>;

// How a film of a spin is made: in smaller and smaller ones until one is small enough to be sent.
struct FilmTry {
    int size = 0;    // pixels of an edge
    int step = 0;    // milliseconds between two frames
    int quality = 0; // of WebP; for a GIF the bits of a colour
    bool isSmeared = false;
};
std::vector<FilmTry> const& filmTries(FilmKind kind);

// The layers of a spin as pixels, and the frames that they make.
class SpinFilm {
public:
    struct Layers {
        Surface behind;
        Surface wheel; // as it rests at the end
        Surface before;
        Surface result;
    };
    // `sweep`: how far the wheel turns, in radians.
    SpinFilm(Layers layers, FilmTry const& how, double sweep);

    FilmFrames frames();

private:
    std::vector<std::uint32_t> const& draw(std::size_t frame);
    double rotationAt(double milliseconds) const; // before the end

    Layers const layers_;
    FilmTry const how_;
    double const sweep_;
    std::size_t const turning_; // frames in which the wheel turns
    std::vector<std::uint32_t> pixels_;
};

} // namespace wheelwright::pictures
