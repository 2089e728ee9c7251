#include "wheels/wheel_picture.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "pictures/label_text.hpp"
#include "pictures/slice_colors.hpp"
#include "wheels/contenders.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;
using Slices = std::vector<WheelPicture::Slice>;

constexpr std::size_t kLongestName = 200; // bytes
constexpr std::size_t kLongestLabel = 120;
constexpr std::size_t kLongestScene = 40;
constexpr char kBlindLabel[] = "?";
constexpr double kUsualTextSize = 16; // lets labels fill their slices

// What a page's hub says (spin.hub of web/src/i18n), and a call to spin, in the order of kLanguages.
struct PictureWords {
    char const* hub;
    char const* cue;
};
constexpr std::array<PictureWords, kLanguages.size()> kPictureWords{{
    {"SPIN", "Spin it"},
    {"SPIN", "Give it a spin"},
    {"DREH!", "Dreh das Rad"},
    {"DREH!", "Dreh das Rad"},
    {"DRAAI!", "Draai aan het rad"},
    {"LANCER", "Lance la roue"},
    {"¡GIRA!", "Gira la ruleta"},
    {"GIRAR", "Gira a roda"},
    {"GIRA!", "Gira la ruota"},
}};

double numberAt(json::object const* object, std::string_view name, double unset, double lowest,
                double highest) {
    auto const number = object == nullptr ? std::nullopt : realAt(*object, name);
    return number && std::isfinite(*number) ? std::clamp(*number, lowest, highest) : unset;
}

std::string colorOf(json::object const* part, std::string_view name, std::string_view unset) {
    auto const given = part == nullptr ? std::string_view{} : textAt(*part, name);
    return healedColor(given.empty() ? unset : given);
}

WheelPicture::Ring ringOf(json::object const& definition, std::string_view name, double unset,
                          double widest) {
    auto const* const ring = partAt(definition, name);
    return {numberAt(ring, "width", unset, 0, widest), colorOf(ring, "color", "#ffffff")};
}

// As markerAngle of web/src/wheel/motion/geometry.ts.
double pointerAngleOf(json::object const* marker) {
    constexpr std::array<std::string_view, 8> positions{"top",    "top-right",   "right", "bottom-right",
                                                        "bottom", "bottom-left", "left",  "top-left"};
    auto const position = marker == nullptr ? "" : lowerCase(trimmed(textAt(*marker, "position")));
    auto const found = std::ranges::find(positions, position);
    return found == positions.end() ? 0
                                    : static_cast<double>(found - positions.begin()) * std::numbers::pi / 4;
}

// Only true itself, as the page has it.
bool isBlind(json::object const& definition) {
    auto const* const blind = definition.if_contains("blindSpin");
    return blind != nullptr && blind->is_bool() && blind->get_bool();
}

Slices slicesOf(json::object const& definition, Palettes const& palettes) {
    Slices slices;
    auto const* const list = listAt(definition, "slices");
    if (list == nullptr) return slices;
    auto const& palette = palettes.of(definition);
    auto const* const text = partAt(definition, "text");
    bool const showsPictures = text != nullptr && textAt(*text, "type") == "image";
    Contenders const contenders{definition};
    auto const active = std::ranges::count_if(*list, [&](json::value const& slice) {
        return slice.is_object() && contenders.has(slice.get_object());
    });
    bool const hasLabels = !showsPictures && static_cast<std::size_t>(active) <= pictures::kMostSlices;
    auto const labelOf = [&](json::object const& slice) -> std::string {
        if (isBlind(definition)) return kBlindLabel;
        return !hasLabels ? "" : pictures::cutAt(textAt(slice, "text"), kLongestLabel);
    };
    for (std::size_t place = 0; place < list->size(); ++place) {
        auto const* const slice = (*list)[place].if_object();
        if (slice == nullptr || !contenders.has(*slice)) continue;
        auto fill = fillOf(*slice, place, palette);
        auto ink = inkOf(*slice, fill);
        slices.push_back(
            {labelOf(*slice), std::move(fill), std::move(ink), static_cast<double>(weightOf(*slice))});
    }
    return slices;
}

// More slices would be too thin to see. Groups of five consecutive ones are drawn: an evenly spaced selection
// could be of one colour, because a palette repeats every five slices.
void thinOut(Slices& slices) {
    constexpr std::size_t group = 5;
    Slices drawn;
    for (std::size_t i = 0; i < pictures::kSelectedSlices; ++i) {
        auto const groups = slices.size() / group;
        auto const chosen = i / group * groups * group / pictures::kSelectedSlices;
        drawn.push_back(slices[chosen * group + i % group]);
        drawn.back().text.clear();
        drawn.back().share = 1;
    }
    slices = std::move(drawn);
}

void tellApart(Slices& slices, std::vector<std::string> const& houseFills) {
    std::vector<std::string> fills;
    std::vector<std::string> inks;
    for (auto const& slice : slices) {
        fills.push_back(slice.fill);
        inks.push_back(slice.ink);
    }
    auto drawn = pictures::distinctFills(fills, inks, houseFills);
    for (std::size_t i = 0; i < slices.size(); ++i)
        slices[i].fill = std::move(drawn[i]);
}

// A label fills its slice, unless the wheel's are classic or have a size of their own: that scales the
// specified one, which follows from the longest label.
double labelSizeOf(Slices const& slices, double textSize, bool isClassic) {
    std::size_t longest = 0;
    for (auto const& slice : slices)
        longest = std::max(longest, characters(slice.text));
    if (longest > 1 && textSize == kUsualTextSize && !isClassic) return 58;
    auto const specified = longest <= 1 ? 90.0 : longest <= 16 ? 26.0 : longest <= 24 ? 20.0 : 15.0;
    return specified * textSize / kUsualTextSize;
}

WheelPicture::Look lookOf(json::object const& definition, Slices const& slices) {
    auto const* const text = partAt(definition, "text");
    auto const* const center = partAt(definition, "center");
    WheelPicture::Look look;
    look.rim = ringOf(definition, "outer", 15, 60);
    look.inner = ringOf(definition, "inner", 0, 60);
    look.line = ringOf(definition, "line", 2, 30);
    look.hubRadius = 2.5 * numberAt(center, "width", 18, 4, 60);
    look.hubColor = colorOf(center, "background", "#ffffff");
    auto const* const marker = partAt(definition, "marker");
    look.pointerColor = colorOf(marker, "background", look.pointerColor);
    look.pointerWidth = numberAt(marker, "width", 5, 2, 30);
    look.pointerOffset = numberAt(marker, "offset", 0, -100, 100);
    look.pointerAngle = pointerAngleOf(marker);
    look.isClassic = text != nullptr && textAt(*text, "sizing") == "classic";
    look.labelSize = labelSizeOf(slices, numberAt(text, "size", kUsualTextSize, 4, 200), look.isClassic);
    look.labelOffset = numberAt(text, "offset", 5, 0, 120);
    look.labelInner = numberAt(text, "minInnerRadius", 10, 0, 200);
    look.lineHeight = numberAt(text, "lineHeight", 1.1, 0.5, 4);
    look.isAcross = text != nullptr && textAt(*text, "orientation") == "h";
    return look;
}

} // namespace

WheelPicture pictureOf(json::object const& wheel, Palettes const& palettes, Language const& language) {
    WheelPicture picture;
    auto const index = std::ranges::find(kLanguages, language.code, &Language::code) - kLanguages.begin();
    auto const& [hub, cue] = kPictureWords[static_cast<std::size_t>(index)];
    picture.hubLabel = hub;
    picture.cue = cue;
    auto const* const definition = partAt(wheel, "wheel-definition");
    if (definition == nullptr) return picture;
    picture.name = shortened(textAt(*definition, "name"), kLongestName);
    picture.scene = shortened(textAt(*definition, "wheel-scene"), kLongestScene);
    picture.isBlind = isBlind(*definition);
    picture.slices = slicesOf(*definition, palettes);
    picture.look = lookOf(*definition, picture.slices);
    if (picture.slices.size() > pictures::kMostSlices) {
        thinOut(picture.slices);
        picture.look.line.width = 0;
    }
    tellApart(picture.slices, palettes.houseFills());
    double total = 0;
    for (auto const& slice : picture.slices)
        total += slice.share;
    for (auto& slice : picture.slices)
        slice.share /= total;
    return picture;
}

} // namespace wheelwright::wheels
