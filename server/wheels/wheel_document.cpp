#include "wheels/wheel_document.hpp"
#include "base/chance.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "http/json_body.hpp"
#include "wheels/document_text.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <boost/json/serialize.hpp>

namespace wheelwright::wheels {
namespace {

namespace json = boost::json;

constexpr std::size_t kColorsListed = 12;
constexpr std::size_t kLongestListedName = 500;

// Cut between characters, and without NUL, which a text column can't hold.
std::string listedName(std::string_view name) {
    std::string listed{shortened(name, kLongestListedName)};
    std::erase(listed, '\0');
    return listed;
}

std::optional<std::int64_t> basedOn(json::object const& wheel) {
    auto const* const given = wheel.if_contains("cloudSavedAt");
    if (given == nullptr || given->is_null()) return std::nullopt;
    if (given->is_int64()) return given->get_int64();
    if (given->is_double() && given->get_double() > 0 && given->get_double() < 9e15)
        return static_cast<std::int64_t>(given->get_double());
    return -1;
}

std::string withoutServersFields(std::string_view body, std::string_view id) {
    DocumentText document{body};
    for (auto const* name : {"owner", "cloudSaved", "cloudSavedAt", "source", "isShared", "shareId"})
        document.erase(name);
    auto const missing = [](DocumentText const& object) {
        auto const given = object.find("id");
        return !given || *given == "null";
    };
    if (missing(document)) document.set("id", jsonText(id));
    DocumentText definition{*document.find("wheel-definition")};
    if (missing(definition) || definition.find("resultsKnown")) {
        definition.erase("resultsKnown");
        if (missing(definition)) definition.set("id", jsonText(id));
        document.set("wheel-definition", definition.text());
    }
    return document.text();
}

DocumentText withStamp(std::string_view text, Stamp const& stamp, std::string_view source) {
    DocumentText document{text};
    if (stamp.owner) document.set("owner", jsonText(*stamp.owner));
    document.set("cloudSaved", "true");
    document.set("cloudSavedAt", std::to_string(stamp.savedAt));
    document.set("source", jsonText(source));
    document.set("isShared", stamp.shareId ? "true" : "false");
    if (stamp.shareId) document.set("shareId", jsonText(*stamp.shareId));
    return document;
}

} // namespace

Result<WheelDocument> readWheelDocument(http::Request const& request, Palettes const& palettes) {
    auto const wheel = http::jsonBody(request);
    if (!wheel) return wheel.error();
    return wheelDocumentOf(request.body, *wheel, palettes);
}

Result<WheelDocument> wheelDocumentOf(std::string_view text, json::object const& wheel,
                                      Palettes const& palettes, std::string_view idIfNone) {
    if (auto const checked = checkStructure(wheel); !checked) return checked.error();
    auto const& definition = wheel.at("wheel-definition").get_object();
    auto id = textAt(wheel, "id");
    if (id.empty()) id = textAt(definition, "id");
    if (id.empty()) id = idIfNone;
    if (id.empty()) return Error{Fault::Invalid, "invalid_wheel", "id is missing."};
    json::array colors;
    for (auto const& fill : fillsOf(definition, palettes, kColorsListed))
        colors.emplace_back(fill);
    return WheelDocument{WheelId{lowerCase(id)},
                         withoutServersFields(text, id),
                         listedName(textAt(definition, "name")),
                         static_cast<std::int64_t>(listAt(definition, "slices")->size()),
                         json::serialize(colors),
                         basedOn(wheel)};
}

std::string stamped(std::string_view text, Stamp const& stamp) {
    return withStamp(text, stamp, "user").text();
}

std::string withoutHistory(std::string_view text) {
    DocumentText document{text};
    DocumentText definition{*document.find("wheel-definition")};
    if (!definition.find("history")) return std::string{text};
    definition.set("history", "[]");
    document.set("wheel-definition", definition.text());
    return document.text();
}

std::string withoutPrizeWinner(std::string_view text) {
    DocumentText document{text};
    DocumentText definition{*document.find("wheel-definition")};
    if (!definition.find("prizeFor")) return std::string{text};
    definition.erase("prizeFor");
    document.set("wheel-definition", definition.text());
    return document.text();
}

std::string stampedForSharing(std::string_view text, Stamp const& stamp) {
    auto document = withStamp(text, stamp, "shared");
    document.erase("listSource"); // its address may be a secret of those who edit the wheel
    return withoutHistory(document.text());
}

} // namespace wheelwright::wheels
