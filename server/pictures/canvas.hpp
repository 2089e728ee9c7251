#pragma once
#include "pictures/wheel_picture.hpp"
#include <fontconfig/fontconfig.h>
#include <memory>
#include <pango/pangocairo.h>
#include <string_view>

// What the parts of a picture are drawn with: Cairo's and Pango's objects, freed by their owners.
namespace wheelwright::pictures {

template <auto free> struct FreeWith {
    template <class T> void operator()(T* object) const { free(object); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeWith<cairo_surface_destroy>>;
using Canvas = std::unique_ptr<cairo_t, FreeWith<cairo_destroy>>;
using Pattern = std::unique_ptr<cairo_pattern_t, FreeWith<cairo_pattern_destroy>>;
using Layout = std::unique_ptr<PangoLayout, FreeWith<g_object_unref>>;
using Font = std::unique_ptr<PangoFontDescription, FreeWith<pango_font_description_free>>;

// Restores the canvas's coordinates and clip at the end of a scope.
class Saved {
public:
    explicit Saved(cairo_t* canvas) : canvas_{canvas} { cairo_save(canvas_); }
    ~Saved() { cairo_restore(canvas_); }
    Saved(Saved const&) = delete;
    Saved& operator=(Saved const&) = delete;

private:
    cairo_t* canvas_;
};

// A colour is #rrggbb or #rrggbbaa.
void setColor(cairo_t* canvas, std::string_view color, double opacity = 1);
void addColor(Pattern const& pattern, double at, std::string_view color, double opacity = 1);
void setShade(cairo_t* canvas, double alpha); // the colour of every shadow
void addShade(Pattern const& pattern, double at, double alpha);

void circlePath(cairo_t* canvas, double radius, double x = 0, double y = 0);
void ringPath(cairo_t* canvas, double outside, double inside);
void rectanglePath(cairo_t* canvas, double x, double y, double width, double height);
void roundedPath(cairo_t* canvas, double x, double y, double width, double height, double radius);

// The soft shadow of a disc, which falls below it.
void discShadow(cairo_t* canvas, double radius, double below, double blur, double alpha);

} // namespace wheelwright::pictures
