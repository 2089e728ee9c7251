#include "wheels/picture_maker.hpp"
#include "wheels/drawing_library.hpp"
#include "wheels/wheel_picture.hpp"
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace wheelwright::wheels {
namespace {

void append(png_structp png, png_bytep bytes, png_size_t count) {
    static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<char const*>(bytes), count);
}

[[noreturn]] void fail(png_structp, png_const_charp message) {
    throw std::runtime_error(std::string{"the picture could not be written: "} + message);
}

struct Writer {
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, fail, nullptr);
    png_infop info = png_create_info_struct(png);
    Writer() = default;
    Writer(Writer const&) = delete;
    Writer& operator=(Writer const&) = delete;
    ~Writer() { png_destroy_write_struct(&png, &info); }
};

constexpr int kWidth = 1200;
constexpr int kHeight = 630;
constexpr double kCenterX = 325;
constexpr double kCenterY = 315;
constexpr double kRadius = 275;
constexpr double kUnit = 2 * kRadius / 500; // a wheel's sizes assume a width of 500
constexpr double kHub = 34;
constexpr double kLeastFont = 7;
constexpr double kTurn = 2 * std::numbers::pi;
constexpr char kBackground[] = "#faf7f2";
constexpr char kInk[] = "#2a2347";
constexpr char kAccent[] = "#dd2c30";

template <auto const& free> struct FreeWith {
    template <class T> void operator()(T* object) const { free(object); }
};
using Surface = std::unique_ptr<cairo_surface_t, FreeWith<cairo_surface_destroy>>;
using Canvas = std::unique_ptr<cairo_t, FreeWith<cairo_destroy>>;
using Layout = std::unique_ptr<PangoLayout, FreeWith<g_object_unref>>;
using Font = std::unique_ptr<PangoFontDescription, FreeWith<pango_font_description_free>>;

void setColor(cairo_t* canvas, std::string_view color) {
    auto const channel = [&](std::size_t at) {
        return std::stoi(std::string{color.substr(at, 2)}, nullptr, 16) / 255.0;
    };
    cairo_set_source_rgb(canvas, channel(1), channel(3), channel(5));
}

Font fontOf(double pixels) {
    Font font{pango_font_description_from_string("Fredoka, Noto Sans, DejaVu Sans Semi-Bold")};
    pango_font_description_set_absolute_size(font.get(), pixels * PANGO_SCALE);
    return font;
}

void circle(cairo_t* canvas, double radius) {
    cairo_new_path(canvas);
    cairo_arc(canvas, kCenterX, kCenterY, radius, 0, kTurn);
}

// Turns the middle of the first slice to the pointer, which must not point at a line between slices.
double startOf(WheelPicture const& picture) {
    return picture.slices.empty() ? 0 : -picture.slices.front().share * kTurn / 2;
}

class Drawing {
public:
    Drawing(cairo_t* canvas, PangoContext* context) : canvas_{canvas}, context_{context} {}

    void draw(WheelPicture const& picture) {
        setColor(canvas_, kBackground);
        cairo_paint(canvas_);
        slices(picture);
        labels(picture);
        rim(picture);
        marker();
        words(picture);
    }

private:
    void slices(WheelPicture const& picture) {
        if (picture.slices.empty()) {
            circle(canvas_, kRadius);
            setColor(canvas_, "#d9d3e6");
            cairo_fill(canvas_);
        }
        auto from = startOf(picture);
        for (auto const& slice : picture.slices) {
            auto const to = from + slice.share * kTurn;
            cairo_new_path(canvas_);
            cairo_move_to(canvas_, kCenterX, kCenterY);
            cairo_arc(canvas_, kCenterX, kCenterY, kRadius, from, to);
            cairo_close_path(canvas_);
            setColor(canvas_, slice.fill);
            cairo_fill_preserve(canvas_);
            if (picture.lineWidth > 0 && picture.slices.size() > 1) {
                setColor(canvas_, picture.lineColor);
                cairo_set_line_width(canvas_, picture.lineWidth * kUnit);
            } else {
                cairo_set_line_width(canvas_, 0.7); // hides the hairline between neighbours
            }
            cairo_stroke(canvas_);
            from = to;
        }
    }

    void labels(WheelPicture const& picture) {
        auto const rim = kRadius - picture.ringWidth * kUnit / 2 - 14;
        auto const room = rim - kHub - 10;
        auto from = startOf(picture);
        for (auto const& slice : picture.slices) {
            auto const middle = from + slice.share * kTurn / 2;
            auto const arc =
                slice.share >= 0.5 ? kRadius : 2 * rim * 0.75 * std::tan(slice.share * kTurn / 2);
            auto const size = std::min(picture.fontSize * kUnit, arc * 0.72);
            from += slice.share * kTurn;
            if (size < kLeastFont || slice.text.empty()) continue;
            Layout const layout{pango_layout_new(context_)};
            auto const font = fontOf(size);
            pango_layout_set_font_description(layout.get(), font.get());
            pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
            pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
            pango_layout_set_width(layout.get(), static_cast<int>(room * PANGO_SCALE));
            pango_layout_set_text(layout.get(), slice.text.data(), static_cast<int>(slice.text.size()));
            int width = 0;
            int height = 0;
            pango_layout_get_pixel_size(layout.get(), &width, &height);
            cairo_save(canvas_);
            cairo_translate(canvas_, kCenterX, kCenterY);
            cairo_rotate(canvas_, middle);
            cairo_move_to(canvas_, rim - width, -height / 2.0);
            setColor(canvas_, slice.color);
            pango_cairo_show_layout(canvas_, layout.get());
            cairo_restore(canvas_);
        }
    }

    void rim(WheelPicture const& picture) {
        circle(canvas_, kRadius);
        setColor(canvas_, picture.ringColor);
        cairo_set_line_width(canvas_, picture.ringWidth * kUnit);
        cairo_stroke(canvas_);
        circle(canvas_, kRadius + picture.ringWidth * kUnit / 2);
        cairo_set_source_rgba(canvas_, 0.16, 0.14, 0.28, 0.25);
        cairo_set_line_width(canvas_, 2);
        cairo_stroke(canvas_);
        circle(canvas_, kHub);
        setColor(canvas_, "#ffffff");
        cairo_fill(canvas_);
    }

    // Points at the rim from the right, the side of the name.
    void marker() {
        cairo_new_path(canvas_);
        cairo_move_to(canvas_, kCenterX + kRadius - 26, kCenterY);
        cairo_line_to(canvas_, kCenterX + kRadius + 26, kCenterY - 22);
        cairo_line_to(canvas_, kCenterX + kRadius + 26, kCenterY + 22);
        cairo_close_path(canvas_);
        setColor(canvas_, kAccent);
        cairo_fill_preserve(canvas_);
        setColor(canvas_, "#ffffff");
        cairo_set_line_width(canvas_, 4);
        cairo_stroke(canvas_);
    }

    void words(WheelPicture const& picture) {
        constexpr double left = 680;
        constexpr double room = kWidth - left - 50;
        Layout const name{pango_layout_new(context_)};
        auto const nameFont = fontOf(60);
        pango_layout_set_font_description(name.get(), nameFont.get());
        pango_layout_set_width(name.get(), static_cast<int>(room * PANGO_SCALE));
        pango_layout_set_height(name.get(), -4);
        pango_layout_set_wrap(name.get(), PANGO_WRAP_WORD_CHAR);
        pango_layout_set_ellipsize(name.get(), PANGO_ELLIPSIZE_END);
        pango_layout_set_text(name.get(), picture.name.data(), static_cast<int>(picture.name.size()));
        int width = 0;
        int height = 0;
        pango_layout_get_pixel_size(name.get(), &width, &height);
        setColor(canvas_, kInk);
        cairo_move_to(canvas_, left, kCenterY - height / 2.0);
        pango_cairo_show_layout(canvas_, name.get());

        Layout const mark{pango_layout_new(context_)};
        auto const markFont = fontOf(28);
        pango_layout_set_font_description(mark.get(), markFont.get());
        pango_layout_set_text(mark.get(), "Wheelwright", -1);
        setColor(canvas_, kAccent);
        cairo_move_to(canvas_, left, kHeight - 80);
        pango_cairo_show_layout(canvas_, mark.get());
    }

    cairo_t* canvas_;
    PangoContext* context_;
};

} // namespace

std::string pngBytes(unsigned char const* pixels, int width, int height, int stride) {
    std::string out;
    Writer const writer;
    png_set_write_fn(writer.png, &out, append, nullptr);
    png_set_IHDR(writer.png, writer.info, static_cast<png_uint_32>(width), static_cast<png_uint_32>(height),
                 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_set_compression_level(writer.png, 1);
    png_set_filter(writer.png, 0, PNG_FILTER_NONE);
    png_write_info(writer.png, writer.info);
    png_set_bgr(writer.png);
    png_set_filler(writer.png, 0, PNG_FILLER_AFTER);
    for (int row = 0; row < height; ++row)
        png_write_row(writer.png, pixels + static_cast<std::ptrdiff_t>(row) * stride);
    png_write_end(writer.png, writer.info);
    return out;
}

struct PictureMaker::Fonts {
    std::unique_ptr<PangoFontMap, FreeWith<g_object_unref>> map{pango_cairo_font_map_new()};
    std::unique_ptr<PangoContext, FreeWith<g_object_unref>> context{pango_font_map_create_context(map.get())};
};

PictureMaker::PictureMaker() = default;
PictureMaker::~PictureMaker() = default;

std::string PictureMaker::png(WheelPicture const& picture) {
    Surface const surface{cairo_image_surface_create(CAIRO_FORMAT_RGB24, kWidth, kHeight)};
    {
        std::lock_guard const lock{guard_};
        if (!fonts_) fonts_ = std::make_unique<Fonts>(); // on first use: scanning the fonts takes a moment
        Canvas const canvas{cairo_create(surface.get())};
        pango_cairo_update_context(canvas.get(), fonts_->context.get());
        Drawing{canvas.get(), fonts_->context.get()}.draw(picture);
    }
    cairo_surface_flush(surface.get());
    return pngBytes(cairo_image_surface_get_data(surface.get()), kWidth, kHeight,
                    cairo_image_surface_get_stride(surface.get()));
}

} // namespace wheelwright::wheels
