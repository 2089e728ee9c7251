#include "wheels/palettes.hpp"
#include "base/json.hpp"
#include "pictures/slice_colors.hpp"
#include "wheels/contenders.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <map>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

Palette const kFallback{{"#0b3c6f", "#ffffff"},
                        {"#1565c0", "#ffffff"},
                        {"#2f77c4", "#ffffff"},
                        {"#90c2f0", "#333333"},
                        {"#cfe5fb", "#333333"}};

Palette colorsOf(json::object const& listed) {
    Palette palette;
    for (auto const& color : listed.at("colors").as_array())
        palette.push_back(
            {std::string{color.at("background").as_string()}, std::string{color.at("text").as_string()}});
    if (palette.empty()) throw std::invalid_argument("a palette without colours");
    return palette;
}

} // namespace

Palettes::Palettes(json::object const& themes, json::object const& hues) {
    if (!hues.empty()) house_ = colorsOf(hues);
    for (auto const& color : house_)
        houseFills_.push_back(color.background);
    for (auto const& [key, theme] : themes) {
        auto& names = namesByTheme_[std::string{key}];
        for (auto const& listed : theme.at("palettes").as_array()) {
            auto palette = colorsOf(listed.as_object());
            names.emplace_back(listed.at("name").as_string());
            byName_.try_emplace(names.back(), std::move(palette));
        }
    }
}

Palette const& Palettes::named(std::string_view name) const {
    auto const found = byName_.find(name);
    return found == byName_.end() ? kFallback : found->second;
}

Palette const& Palettes::of(json::object const& definition) const {
    bool const isHouse = !house_.empty() && textAt(definition, "wheel-colors") == "house";
    return isHouse ? house_ : named(textAt(definition, "wheel-palette"));
}

bool Palettes::has(std::string_view theme, std::string_view name) const {
    auto const names = namesByTheme_.find(theme);
    return names != namesByTheme_.end() && std::ranges::find(names->second, name) != names->second.end();
}

std::string Palettes::listed() const {
    std::map<std::string_view, std::string> lines; // sorted: hash maps have no stable order
    for (auto const& [theme, names] : namesByTheme_)
        for (auto const& name : names)
            lines[theme] += (lines[theme].empty() ? "" : ", ") + name;
    std::string text;
    for (auto const& [theme, names] : lines)
        text.append(text.empty() ? "" : "; ").append(theme).append(": ").append(names);
    return text;
}

std::string healedColor(std::string_view given) {
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    bool const isHex = given.starts_with('#') && given.find_first_not_of(digits, 1) == std::string_view::npos;
    if (isHex && given.size() == 7) return std::string{given};
    if (!isHex || given.size() != 4) return "#ffffff";
    return {'#', given[1], given[1], given[2], given[2], given[3], given[3]};
}

std::string fillOf(json::object const& slice, std::size_t place, Palette const& palette) {
    auto const own = textAt(slice, "background");
    return own.empty() ? healedColor(palette[place % palette.size()].background) : healedColor(own);
}

std::string inkOf(json::object const& slice, std::string_view fill) {
    auto const own = textAt(slice, "color");
    return pictures::labelInk(own.empty() ? "" : healedColor(own), fill);
}

std::vector<std::string> fillsOf(json::object const& definition, Palettes const& palettes, std::size_t most) {
    auto const& palette = palettes.of(definition);
    std::vector<std::string> fills;
    std::vector<std::string> inks;
    auto const* const slices = listAt(definition, "slices");
    if (slices == nullptr) return fills;
    Contenders const contenders{definition};
    for (std::size_t place = 0; place < slices->size() && fills.size() < most; ++place) {
        auto const* const slice = (*slices)[place].if_object();
        if (slice == nullptr || !contenders.has(*slice)) continue;
        fills.push_back(fillOf(*slice, place, palette));
        inks.push_back(inkOf(*slice, fills.back()));
    }
    return pictures::distinctFills(fills, inks, palettes.houseFills());
}

} // namespace wheelwright::wheels
