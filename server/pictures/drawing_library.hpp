#pragma once
#include "base/lazy_library.hpp"
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <png.h>

// The libraries that draw preview pictures, loaded when the first picture is drawn.
namespace wheelwright::pictures {

inline constinit LazyLibrary pangoCairo{
    "libpangocairo-1.0.so.0"}; // brings Cairo, GObject and fontconfig with it
inline constinit LazyLibrary libpng{"libpng16.so.16"};

LAZY_FUNCTION(pangoCairo, cairo_arc);
LAZY_FUNCTION(pangoCairo, cairo_arc_negative);
LAZY_FUNCTION(pangoCairo, cairo_clip);
LAZY_FUNCTION(pangoCairo, cairo_close_path);
LAZY_FUNCTION(pangoCairo, cairo_create);
LAZY_FUNCTION(pangoCairo, cairo_curve_to);
LAZY_FUNCTION(pangoCairo, cairo_destroy);
LAZY_FUNCTION(pangoCairo, cairo_fill);
LAZY_FUNCTION(pangoCairo, cairo_fill_preserve);
LAZY_FUNCTION(pangoCairo, cairo_font_options_create);
LAZY_FUNCTION(pangoCairo, cairo_font_options_destroy);
LAZY_FUNCTION(pangoCairo, cairo_font_options_set_antialias);
LAZY_FUNCTION(pangoCairo, cairo_font_options_set_hint_metrics);
LAZY_FUNCTION(pangoCairo, cairo_font_options_set_hint_style);
LAZY_FUNCTION(pangoCairo, cairo_image_surface_create_for_data);
LAZY_FUNCTION(pangoCairo, cairo_line_to);
LAZY_FUNCTION(pangoCairo, cairo_move_to);
LAZY_FUNCTION(pangoCairo, cairo_new_path);
LAZY_FUNCTION(pangoCairo, cairo_new_sub_path);
LAZY_FUNCTION(pangoCairo, cairo_paint);
LAZY_FUNCTION(pangoCairo, cairo_path_extents);
LAZY_FUNCTION(pangoCairo, cairo_pattern_add_color_stop_rgba);
LAZY_FUNCTION(pangoCairo, cairo_pattern_create_linear);
LAZY_FUNCTION(pangoCairo, cairo_pattern_create_radial);
LAZY_FUNCTION(pangoCairo, cairo_pattern_destroy);
LAZY_FUNCTION(pangoCairo, cairo_rectangle);
LAZY_FUNCTION(pangoCairo, cairo_restore);
LAZY_FUNCTION(pangoCairo, cairo_rotate);
LAZY_FUNCTION(pangoCairo, cairo_save);
LAZY_FUNCTION(pangoCairo, cairo_scale);
LAZY_FUNCTION(pangoCairo, cairo_set_dash);
LAZY_FUNCTION(pangoCairo, cairo_set_line_cap);
LAZY_FUNCTION(pangoCairo, cairo_set_line_join);
LAZY_FUNCTION(pangoCairo, cairo_set_line_width);
LAZY_FUNCTION(pangoCairo, cairo_set_source);
LAZY_FUNCTION(pangoCairo, cairo_set_source_rgba);
LAZY_FUNCTION(pangoCairo, cairo_stroke);
LAZY_FUNCTION(pangoCairo, cairo_surface_destroy);
LAZY_FUNCTION(pangoCairo, cairo_surface_flush);
LAZY_FUNCTION(pangoCairo, cairo_transform);
LAZY_FUNCTION(pangoCairo, cairo_translate);
LAZY_FUNCTION(pangoCairo, FcConfigAppFontAddDir);
LAZY_FUNCTION(pangoCairo, g_object_unref);
LAZY_FUNCTION(pangoCairo, pango_cairo_context_set_font_options);
LAZY_FUNCTION(pangoCairo, pango_cairo_font_map_new);
LAZY_FUNCTION(pangoCairo, pango_cairo_show_layout_line);
LAZY_FUNCTION(pangoCairo, pango_cairo_update_context);
LAZY_FUNCTION(pangoCairo, pango_context_get_metrics);
LAZY_FUNCTION(pangoCairo, pango_context_set_round_glyph_positions);
LAZY_FUNCTION(pangoCairo, pango_font_description_free);
LAZY_FUNCTION(pangoCairo, pango_font_description_new);
LAZY_FUNCTION(pangoCairo, pango_font_description_set_absolute_size);
LAZY_FUNCTION(pangoCairo, pango_font_description_set_family_static);
LAZY_FUNCTION(pangoCairo, pango_font_description_set_weight);
LAZY_FUNCTION(pangoCairo, pango_font_map_create_context);
LAZY_FUNCTION(pangoCairo, pango_font_metrics_get_ascent);
LAZY_FUNCTION(pangoCairo, pango_font_metrics_get_descent);
LAZY_FUNCTION(pangoCairo, pango_font_metrics_unref);
LAZY_FUNCTION(pangoCairo, pango_layout_get_line_readonly);
LAZY_FUNCTION(pangoCairo, pango_layout_line_get_extents);
LAZY_FUNCTION(pangoCairo, pango_layout_new);
LAZY_FUNCTION(pangoCairo, pango_layout_set_font_description);
LAZY_FUNCTION(pangoCairo, pango_layout_set_single_paragraph_mode);
LAZY_FUNCTION(pangoCairo, pango_layout_set_text);

LAZY_FUNCTION(libpng, png_create_info_struct);
LAZY_FUNCTION(libpng, png_create_write_struct);
LAZY_FUNCTION(libpng, png_destroy_write_struct);
LAZY_FUNCTION(libpng, png_get_io_ptr);
LAZY_FUNCTION(libpng, png_set_IHDR);
LAZY_FUNCTION(libpng, png_set_PLTE);
LAZY_FUNCTION(libpng, png_set_compression_level);
LAZY_FUNCTION(libpng, png_set_filter);
LAZY_FUNCTION(libpng, png_set_write_fn);
LAZY_FUNCTION(libpng, png_write_end);
LAZY_FUNCTION(libpng, png_write_info);
LAZY_FUNCTION(libpng, png_write_row);

} // namespace wheelwright::pictures
