#include "wheels/wheel_picture.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostDrawn = 360;
constexpr std::size_t kLongestLabel = 200; // bytes; more would never fit

double numberAt(json::object const& object, std::string_view name, double fallback) {
    auto const* const value = object.if_contains({name.data(), name.size()});
    if (value == nullptr || !value->is_number()) return fallback;
    return value->is_double() ? value->get_double() : value->to_number<double>();
}

// Coerced as in the page: a whole number of at least one.
double weightOf(json::object const& slice) {
    auto const weight = std::floor(numberAt(slice, "weight", 1));
    return weight >= 1 ? std::min(weight, 1e9) : 1;
}

int channel(std::string_view color, std::size_t at) {
    return std::stoi(std::string{color.substr(at, 2)}, nullptr, 16);
}

std::string shown(std::string_view text) {
    return std::string{shortened(text, kLongestLabel)};
}

std::string readableOn(std::string_view fill) {
    auto const brightness =
        (299 * channel(fill, 1) + 587 * channel(fill, 3) + 114 * channel(fill, 5)) / 1000.0;
    return brightness > 128 ? "#333333" : "#ffffff";
}

// The specification's font sizes by the length of the longest label.
double fontSizeFor(std::size_t longest) {
    if (longest <= 1) return 90;
    if (longest <= 16) return 26;
    return longest <= 24 ? 20 : 15;
}

std::string colorAt(json::object const* part, std::string_view fallback) {
    auto const given = part == nullptr ? std::string_view{} : textAt(*part, "color");
    return healedColor(given.empty() ? fallback : given);
}

double widthAt(json::object const* part, double fallback) {
    auto const width = part == nullptr ? fallback : numberAt(*part, "width", fallback);
    return std::isfinite(width) ? std::clamp(width, 0.0, 60.0) : fallback;
}

std::vector<WheelPicture::Slice> slicesOf(json::object const& definition, Palettes const& palettes) {
    std::vector<WheelPicture::Slice> slices;
    auto const* const list = listAt(definition, "slices");
    if (list == nullptr) return slices;
    auto const& palette = palettes.named(textAt(definition, "wheel-palette"));
    bool const isBlind = trueAt(definition, "blindSpin");
    for (std::size_t place = 0; place < list->size(); ++place) {
        auto const* const slice = (*list)[place].if_object();
        if (slice == nullptr || !isActive(*slice)) continue;
        auto fill = fillOf(*slice, place, palette);
        auto const own = textAt(*slice, "color");
        auto color = own.empty() ? readableOn(fill) : healedColor(own);
        slices.push_back({isBlind ? "?" : shown(textAt(*slice, "text")), std::move(fill), std::move(color),
                          weightOf(*slice)});
    }
    return slices;
}

// More slices would be too thin to see, so an evenly spaced selection is drawn.
void thinOut(std::vector<WheelPicture::Slice>& slices) {
    if (slices.size() <= kMostDrawn) return;
    std::vector<WheelPicture::Slice> drawn;
    for (std::size_t i = 0; i < kMostDrawn; ++i)
        drawn.push_back(std::move(slices[i * slices.size() / kMostDrawn]));
    for (auto& slice : drawn) {
        slice.text.clear();
        slice.share = 1;
    }
    slices = std::move(drawn);
}

} // namespace

std::size_t WheelPicture::bytes() const {
    return std::accumulate(
        slices.begin(), slices.end(), name.size(),
        [](std::size_t sum, Slice const& slice) { return sum + sizeof(Slice) + slice.text.capacity(); });
}

WheelPicture pictureOf(json::object const& wheel, Palettes const& palettes) {
    WheelPicture picture;
    auto const* const definition = partAt(wheel, "wheel-definition");
    if (definition == nullptr) return picture;
    picture.name = shown(textAt(*definition, "name"));
    picture.slices = slicesOf(*definition, palettes);
    std::size_t longest = 0;
    for (auto const& slice : picture.slices)
        longest = std::max(longest, characters(slice.text));
    picture.fontSize = fontSizeFor(longest);
    thinOut(picture.slices);
    double const total = std::accumulate(picture.slices.begin(), picture.slices.end(), 0.0,
                                         [](double sum, auto const& slice) { return sum + slice.share; });
    for (auto& slice : picture.slices)
        slice.share /= total;
    auto const* const outer = partAt(*definition, "outer");
    auto const* const line = partAt(*definition, "line");
    picture.ringColor = colorAt(outer, "#ffffff");
    picture.ringWidth = widthAt(outer, 15);
    picture.lineColor = colorAt(line, "#ffffff");
    picture.lineWidth = widthAt(line, 2);
    if (picture.slices.size() > 40) picture.lineWidth = std::min(picture.lineWidth, 0.5);
    if (picture.slices.size() > 120) picture.lineWidth = 0;
    return picture;
}

} // namespace wheelwright::wheels
