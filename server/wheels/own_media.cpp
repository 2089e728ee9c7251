#include "wheels/own_media.hpp"
#include "wheels/document_text.hpp"
#include <algorithm>
#include <array>

namespace wheelwright::wheels {
namespace {

// The address of an upload; nullopt leaves the document unchanged.
using AddressOf = std::function<std::optional<std::string>(std::string const& id)>;

std::string textIn(DocumentText const& object, std::string_view name) {
    auto const value = object.find(name);
    if (!value || value->size() < 2 || value->front() != '"') return {};
    return std::string{value->substr(1, value->size() - 2)}; // ids need no escapes
}

bool isObject(std::optional<std::string_view> const& value) {
    return value && value->starts_with('{');
}

void fillAddress(DocumentText& object, std::string_view idName, std::string_view addressName,
                 AddressOf const& addressOf) {
    auto const id = textIn(object, idName);
    if (id.empty()) return;
    if (auto const address = addressOf(id)) object.set(addressName, jsonText(*address));
}

// Runs `change` on a member that is an object, and puts it back.
template <class Change> void within(DocumentText& object, std::string_view name, Change change) {
    auto const value = object.find(name);
    if (!isObject(value)) return;
    DocumentText member{*value};
    change(member);
    object.set(name, member.text());
}

void fillSounds(DocumentText& object, AddressOf const& addressOf) {
    within(object, "audio", [&](DocumentText& audio) {
        within(audio, "events", [&](DocumentText& events) {
            for (auto const* name : {"spin", "win", "remove"})
                within(events, name, [&](DocumentText& event) {
                    if (textIn(event, "genreGuid") == "my-sounds")
                        fillAddress(event, "trackGuid", "signedTrackUrl", addressOf);
                });
        });
    });
}

bool mayHoldMedia(std::string_view text) {
    constexpr std::array<std::string_view, 3> marks{"BackgroundImage\"", "my-sounds", "imageId"};
    return std::ranges::any_of(
        marks, [&](std::string_view mark) { return text.find(mark) != std::string_view::npos; });
}

std::string filledSlices(std::string_view slices, AddressOf const& addressOf) {
    std::string out;
    for (auto const slice : elementsOf(slices)) {
        out += out.empty() ? '[' : ',';
        if (!slice.starts_with('{') || !mayHoldMedia(slice)) {
            out += slice;
            continue;
        }
        DocumentText changed{slice};
        fillAddress(changed, "imageId", "signedImage", addressOf);
        fillSounds(changed, addressOf);
        out += changed.text();
    }
    return out.empty() ? "[]" : out + "]";
}

std::string filledWheel(std::string_view wheel, AddressOf const& addressOf) {
    DocumentText document{wheel};
    fillSounds(document, addressOf);
    within(document, "wheel-definition", [&](DocumentText& definition) {
        fillAddress(definition, "wheelBackgroundImage", "signedWheelBackgroundImage", addressOf);
        fillAddress(definition, "wheelContainerBackgroundImage", "signedWheelContainerBackgroundImage",
                    addressOf);
        auto const slices = definition.find("slices");
        if (slices && slices->starts_with('[')) definition.set("slices", filledSlices(*slices, addressOf));
    });
    return document.text();
}

} // namespace

std::string OwnMedia::filled(storage::Connection& connection, std::optional<UserId> const& ownerId,
                             std::string wheel) const {
    if (!addresses || !ownerId || !mayHoldMedia(wheel)) return wheel;
    std::vector<std::string> ids;
    filledWheel(wheel, [&](std::string const& id) -> std::optional<std::string> {
        ids.push_back(id);
        return std::nullopt;
    });
    if (ids.empty()) return wheel;
    auto const known = addresses(connection, *ownerId, ids);
    if (known.empty()) return wheel;
    return filledWheel(wheel, [&](std::string const& id) -> std::optional<std::string> {
        auto const found = known.find(id);
        return found == known.end() ? std::nullopt : std::optional{found->second};
    });
}

} // namespace wheelwright::wheels
