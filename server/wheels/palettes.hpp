#pragma once
#include "base/text.hpp"
#include <boost/json/object.hpp>
#include <filesystem>
#include <string>
#include <vector>

namespace wheelwright::wheels {

struct PaletteColor {
    std::string background; // #rrggbb
    std::string text;
};
using Palette = std::vector<PaletteColor>;

// The palettes of content/themes.json by name, and the house colours of content/hues.json.
class Palettes {
public:
    Palettes() = default;
    explicit Palettes(boost::json::object const& themes, boost::json::object const& hues = {});

    // Five blues for an unknown name.
    Palette const& named(std::string_view name) const;
    // The colours of a wheel's slices: the house colours, or those of its palette.
    Palette const& of(boost::json::object const& definition) const;
    std::vector<std::string> const& houseFills() const { return houseFills_; }
    bool has(std::string_view theme, std::string_view name) const;
    std::string listed() const; // "theme: palette, palette; theme: …", for a model that chooses one

private:
    Palette house_;
    std::vector<std::string> houseFills_;
    TextMap<Palette> byName_;
    TextMap<std::vector<std::string>> namesByTheme_;
};

// Coerces a colour as pages do: doubles three digits, keeps six, and makes anything else white.
std::string healedColor(std::string_view given);

// A slice's fill: its own colour, or else the palette's colour for its place in the list.
std::string fillOf(boost::json::object const& slice, std::size_t place, Palette const& palette);

// The colour of its label: its own, or else one that can be read on the fill.
std::string inkOf(boost::json::object const& slice, std::string_view fill);

// The fills of the first `most` active slices, as a picture shows them: one of two equal neighbours gets
// another. An evenly spaced selection could be of one colour: a palette repeats every five or eight slices.
std::vector<std::string> fillsOf(boost::json::object const& definition, Palettes const& palettes,
                                 std::size_t most);

} // namespace wheelwright::wheels
