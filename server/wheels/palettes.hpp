#pragma once
#include "base/text_hash.hpp"
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

// The named colours of content/themes.json.
class Palettes {
public:
    Palettes() = default;
    explicit Palettes(boost::json::object const& themes);

    // Five blues for a name that is none of ours.
    Palette const& named(std::string_view name) const;
    bool has(std::string_view theme, std::string_view name) const;
    std::string listed() const; // "theme: palette, palette; theme: …", for those who choose among them

private:
    TextMap<Palette> byName_;
    TextMap<std::vector<std::string>> namesByTheme_;
};

// A colour as pages heal it: three digits are doubled, six are kept, anything else is white.
std::string healedColor(std::string_view given);

// What a slice is filled with: its own colour, else the palette's by its place in the list.
std::string fillOf(boost::json::object const& slice, std::size_t place, Palette const& palette);

// The fills of the slices that are on the wheel, at most `most` of them, evenly picked.
std::vector<std::string> fillsOf(boost::json::object const& definition, Palettes const& palettes,
                                 std::size_t most);

} // namespace wheelwright::wheels
