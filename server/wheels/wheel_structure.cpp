#include "wheels/wheel_structure.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <span>
#include <string>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

enum class Kind {
    Text,   // a text of limited length
    Scalar, // a text, a number or a boolean, which pages coerce
    Id,     // a version 4 UUID
    Parts,  // an object with its own rules
    List,   // a list of such objects
};

struct Rule {
    std::string_view field;
    Kind kind;
    std::span<Rule const> parts{};
    std::size_t most = 0; // entries of a list
    bool required = false;
};

constexpr Rule kSoundEvent[] = {
    {"enabled", Kind::Scalar}, {"genreGuid", Kind::Text}, {"genreName", Kind::Text},
    {"trackGuid", Kind::Text}, {"trackName", Kind::Text}, {"signedTrackUrl", Kind::Text},
    {"volume", Kind::Scalar},
};
constexpr Rule kSliceEvents[] = {
    {"win", Kind::Parts, kSoundEvent},
    {"remove", Kind::Parts, kSoundEvent},
};
constexpr Rule kSliceAudio[] = {
    {"enabled", Kind::Scalar},
    {"events", Kind::Parts, kSliceEvents},
};
constexpr Rule kStock[] = {
    {"of", Kind::Scalar},
    {"left", Kind::Scalar},
    {"won", Kind::Scalar},
};
constexpr Rule kSlice[] = {
    {"guid", Kind::Text},
    {"text", Kind::Text},
    {"message", Kind::Text},
    {"background", Kind::Scalar},
    {"color", Kind::Scalar},
    {"weight", Kind::Scalar},
    {"url", Kind::Text},
    {"image", Kind::Text},
    {"active", Kind::Scalar},
    {"resultEffect", Kind::Text},
    {"audio", Kind::Parts, kSliceAudio},
    {"stock", Kind::Parts, kStock},
    {"prize", Kind::Scalar},
};
constexpr Rule kPrizeFor[] = {
    {"guid", Kind::Text},
    {"name", Kind::Text},
    {"receipt", Kind::Text},
};
constexpr Rule kHistoryEntry[] = {
    {"guid", Kind::Text},   {"itemName", Kind::Text}, {"won", Kind::Scalar},
    {"userId", Kind::Text}, {"by", Kind::Text},       {"lastWonTimestamp", Kind::Scalar},
};
constexpr Rule kMarker[] = {
    {"animate", Kind::Scalar},  {"background", Kind::Scalar}, {"width", Kind::Scalar},
    {"position", Kind::Scalar}, {"imageUrl", Kind::Text},     {"offset", Kind::Scalar},
};
constexpr Rule kDrift[] = {
    {"enabled", Kind::Scalar},
    {"idleTime", Kind::Scalar},
    {"duration", Kind::Scalar},
};
constexpr Rule kLabelText[] = {
    {"type", Kind::Scalar},       {"size", Kind::Scalar},
    {"offset", Kind::Scalar},     {"orientation", Kind::Scalar},
    {"arc", Kind::Scalar},        {"letterSpacing", Kind::Scalar},
    {"dir", Kind::Scalar},        {"font", Kind::Scalar},
    {"lineHeight", Kind::Scalar}, {"minInnerRadius", Kind::Scalar},
    {"sizing", Kind::Scalar},
};
constexpr Rule kStroke[] = {
    {"width", Kind::Scalar},
    {"color", Kind::Scalar},
};
constexpr Rule kCenter[] = {
    {"width", Kind::Scalar},  {"background", Kind::Scalar}, {"rotate", Kind::Scalar},
    {"imageUrl", Kind::Text}, {"html", Kind::Text},
};
constexpr Rule kDefinition[] = {
    {"id", Kind::Id},
    {"name", Kind::Text},
    {"description", Kind::Text},
    {"createdAt", Kind::Scalar},
    {"updatedAt", Kind::Scalar},
    {"wheel-theme", Kind::Text},
    {"wheel-palette", Kind::Text},
    {"wheel-colors", Kind::Text},
    {"wheel-scene", Kind::Text},
    {"slices", Kind::List, kSlice, kMostSlices, true},
    {"history", Kind::List, kHistoryEntry, kMostSlices},
    {"wheelBackgroundImage", Kind::Text},
    {"signedWheelBackgroundImage", Kind::Text},
    {"wheelBackgroundImageUrl", Kind::Text},
    {"wheelContainerBackgroundImage", Kind::Text},
    {"signedWheelContainerBackgroundImage", Kind::Text},
    {"wheelContainerBackgroundImageUrl", Kind::Text},
    {"speed", Kind::Scalar},
    {"showWheelSpins", Kind::Scalar},
    {"totalWheelSpins", Kind::Scalar},
    {"duration", Kind::Scalar},
    {"blindSpin", Kind::Scalar},
    {"rotates", Kind::Scalar},
    {"frame", Kind::Scalar},
    {"easing", Kind::Scalar},
    {"type", Kind::Scalar},
    {"stopAnimation", Kind::Scalar},
    {"marker", Kind::Parts, kMarker},
    {"driftAnimation", Kind::Parts, kDrift},
    {"text", Kind::Parts, kLabelText},
    {"line", Kind::Parts, kStroke},
    {"outer", Kind::Parts, kStroke},
    {"inner", Kind::Parts, kStroke},
    {"center", Kind::Parts, kCenter},
    {"prizeFor", Kind::Parts, kPrizeFor},
};
constexpr Rule kWheelEvents[] = {
    {"spin", Kind::Parts, kSoundEvent},
    {"win", Kind::Parts, kSoundEvent},
    {"remove", Kind::Parts, kSoundEvent},
};
constexpr Rule kWheelAudio[] = {
    {"enabled", Kind::Scalar},
    {"masterVolume", Kind::Scalar},
    {"spinVolume", Kind::Scalar},
    {"winVolume", Kind::Scalar},
    {"removeVolume", Kind::Scalar},
    {"previewVolume", Kind::Scalar},
    {"globalSoundsEnabled", Kind::Scalar},
    {"sliceSoundsEnabled", Kind::Scalar},
    {"events", Kind::Parts, kWheelEvents},
};
constexpr Rule kWheel[] = {
    {"id", Kind::Id},
    {"version", Kind::Scalar},
    {"source", Kind::Text},
    {"cmsOriginalId", Kind::Text},
    {"shareId", Kind::Text},
    {"owner", Kind::Text},
    {"cloudSaved", Kind::Scalar},
    {"cloudSavedAt", Kind::Scalar},
    {"isShared", Kind::Scalar},
    {"bootstrap-theme-background", Kind::Scalar},
    {"isSpecialWheel", Kind::Scalar},
    {"templateName", Kind::Text},
    {"result-effect", Kind::Text},
    {"audio", Kind::Parts, kWheelAudio},
    {"wheel-definition", Kind::Parts, kDefinition, 0, true},
};

// The path to the value being checked, formatted only for an error.
struct Place {
    Place const* outer = nullptr;
    std::string_view field;
    std::optional<std::size_t> index{};

    std::string text() const {
        auto const before = outer ? outer->text() : std::string{};
        if (index) return before + "[" + std::to_string(*index) + "]";
        return before.empty() ? std::string{field} : before + "." + std::string{field};
    }
};

Error wrong(Place const& place, std::string_view what) {
    return {Fault::Invalid, "invalid_wheel", place.text() + " " + std::string{what}};
}

Result<void> checkText(json::value const& value, Place const& place) {
    if (!value.is_string()) return wrong(place, "must be a text.");
    if (value.get_string().size() > kLongestText)
        return wrong(place, "is longer than " + std::to_string(kLongestText) + " bytes.");
    return {};
}

Result<void> checkScalar(json::value const& value, Place const& place) {
    if (value.is_structured()) return wrong(place, "must be a single value, not a list or an object.");
    return value.is_string() ? checkText(value, place) : Result<void>{};
}

Result<void> checkId(json::value const& value, Place const& place) {
    if (value.is_string() && isUuidV4(value.get_string())) return {};
    return wrong(place, "must be a version 4 UUID.");
}

Result<void> checkParts(json::object const& object, std::span<Rule const> rules, Place const* outer);

Result<void> checkList(json::value const& value, Rule const& rule, Place const& place) {
    if (!value.is_array()) return wrong(place, "must be a list.");
    auto const& list = value.get_array();
    if (list.size() > rule.most)
        return wrong(place, "holds more than " + std::to_string(rule.most) + " entries.");
    for (std::size_t index = 0; index < list.size(); ++index) {
        Place const entry{&place, {}, index};
        if (!list[index].is_object()) return wrong(entry, "must be an object.");
        if (auto const checked = checkParts(list[index].get_object(), rule.parts, &entry); !checked)
            return checked;
    }
    return {};
}

Result<void> checkValue(json::value const& value, Rule const& rule, Place const& place) {
    switch (rule.kind) {
        case Kind::Text: return checkText(value, place);
        case Kind::Scalar: return checkScalar(value, place);
        case Kind::Id: return checkId(value, place);
        case Kind::List: return checkList(value, rule, place);
        case Kind::Parts:
            if (!value.is_object()) return wrong(place, "must be an object.");
            return checkParts(value.get_object(), rule.parts, &place);
    }
    return {};
}

Result<void> checkParts(json::object const& object, std::span<Rule const> rules, Place const* outer) {
    for (auto const& rule : rules) {
        Place const place{outer, rule.field};
        auto const* const value = object.if_contains({rule.field.data(), rule.field.size()});
        if (value == nullptr || value->is_null()) {
            if (rule.required) return wrong(place, "is missing.");
            continue;
        }
        if (auto const checked = checkValue(*value, rule, place); !checked) return checked;
    }
    return {};
}

} // namespace

Result<void> checkStructure(json::object const& wheel) {
    return checkParts(wheel, kWheel, nullptr);
}

bool isActive(json::object const& slice) {
    auto const* const active = slice.if_contains("active");
    return active == nullptr || !active->is_bool() || active->get_bool();
}

std::int64_t weightOf(json::object const& slice) {
    auto const weight = realAt(slice, "weight").value_or(1);
    if (!(weight >= 1)) return 1;
    return weight >= static_cast<double>(kHeaviest) ? kHeaviest : static_cast<std::int64_t>(weight);
}

} // namespace wheelwright::wheels
