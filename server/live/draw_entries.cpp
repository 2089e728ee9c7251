#include "live/draw_entries.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "wheels/contenders.hpp"
#include "wheels/wheel_structure.hpp"
#include <algorithm>
#include <boost/json/array.hpp>
#include <unordered_set>

namespace wheelwright::live {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestGuid = 64;

Error invalidWheel(std::string sentence) {
    return {Fault::Invalid, "invalid_wheel", std::move(sentence)};
}

bool isGuid(std::string_view text) {
    return !text.empty() && text.size() <= kLongestGuid && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

} // namespace

Result<std::vector<DrawEntry>> drawEntries(json::object const& wheel) {
    auto const* const definition = partAt(wheel, "wheel-definition");
    auto const* const slices = definition == nullptr ? nullptr : listAt(*definition, "slices");
    if (slices == nullptr) return invalidWheel("The wheel's field wheel-definition.slices must be a list.");
    wheels::Contenders const contenders{*definition};
    std::vector<DrawEntry> entries;
    std::unordered_set<std::string> seen;
    auto text = wheels::drawNameOf(*definition).size();
    for (auto const& given : *slices) {
        auto const place = "wheel-definition.slices[" + std::to_string(&given - slices->data()) + "]";
        if (!given.is_object()) return invalidWheel(place + " must be an object.");
        auto const& slice = given.get_object();
        if (!contenders.has(slice)) continue;
        std::string guid{textAt(slice, "guid")};
        if (!isGuid(guid)) return invalidWheel(place + ".guid must be made of letters, digits and dashes.");
        if (!seen.insert(guid).second) return invalidWheel(place + ".guid stands there twice.");
        entries.push_back({std::move(guid), std::string{textAt(slice, "text")}, wheels::weightOf(slice)});
        text += entries.back().text.size();
    }
    if (entries.empty()) return invalidWheel("No slice of this wheel can win.");
    if (entries.size() > kMostEntries) return invalidWheel("A draw can have at most 10000 slices.");
    if (text > kMostDrawText)
        return Error{Fault::TooLarge, "draw_too_large",
                     "The texts of a draw can be at most 1 MiB in total. Shorten them."};
    return entries;
}

Result<DrawList> drawList(json::object const& wheel) {
    auto entries = drawEntries(wheel);
    if (!entries) return entries.error();
    return DrawList{wheels::drawNameOf(wheel.at("wheel-definition").as_object()), std::move(*entries)};
}

json::object documentOf(DrawList const& list) {
    json::array slices;
    for (auto const& [guid, text, weight] : list.entries)
        slices.push_back({{"guid", guid}, {"text", text}, {"weight", weight}});
    return {{"wheel-definition", {{"name", list.name}, {"slices", std::move(slices)}}}};
}

std::string textDigest(std::string_view salt, std::string_view text) {
    return sha256Hex(std::string{salt} + std::string{text});
}

std::vector<std::string> textDigests(std::vector<DrawEntry> const& entries, std::string_view salt) {
    std::vector<std::string> digests;
    digests.reserve(entries.size());
    for (auto const& entry : entries)
        digests.push_back(textDigest(salt, entry.text));
    return digests;
}

std::string wheelDigest(std::vector<DrawEntry> const& entries, std::vector<std::string> const& textDigests) {
    std::string lines;
    for (std::size_t i = 0; i < entries.size(); ++i)
        lines += entries[i].guid + " " + std::to_string(entries[i].weight) + " " + textDigests[i] + "\n";
    return sha256Hex(lines);
}

std::string wheelDigest(std::vector<DrawEntry> const& entries, std::string_view salt) {
    return wheelDigest(entries, textDigests(entries, salt));
}

} // namespace wheelwright::live
