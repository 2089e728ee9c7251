#pragma once
#include "base/id.hpp"
#include "base/result.hpp"
#include "http/request.hpp"
#include "wheels/palettes.hpp"
#include <cstdint>
#include <optional>

namespace wheelwright::wheels {

using WheelId = Id<struct WheelKind>; // in lower case, the key in the database
using ShareId = Id<struct ShareKind>; // of the link to a wheel that anyone may open

inline constexpr std::size_t kLargestWheel = 5 * 1024 * 1024;

// A wheel that a page sent: its text without the fields that only the server sets, and the data for lists.
struct WheelDocument {
    WheelId id;
    std::string text;
    std::string name;
    std::int64_t sliceCount = 0;
    std::string colors;                       // a JSON list of a few fills, for thumbnails
    std::optional<std::int64_t> basedOn = {}; // the time of the save it was loaded from; -1 if unreadable
    std::optional<std::string> saveId = {};   // the page's id of this save, the same in a retry
};

Result<WheelDocument> readWheelDocument(http::Request const& request, Palettes const& palettes);

// The same for a wheel that is part of a body, given as text and parsed. A wheel without an id gets
// `idIfNone`, unless that is empty.
Result<WheelDocument> wheelDocumentOf(std::string_view text, boost::json::object const& wheel,
                                      Palettes const& palettes, std::string_view idIfNone = {});

// Removes the history: who won what is private.
std::string withoutHistory(std::string_view text);
std::string withoutPrizeWinner(std::string_view text); // the people are drawn next

// The fields that the server adds to a stored wheel.
struct Stamp {
    std::optional<std::string> owner;
    std::int64_t savedAt = 0;
    std::optional<ShareId> shareId;
};

// The document as its owner loads it.
std::string stamped(std::string_view text, Stamp const& stamp);

// The document as anyone with the link sees it.
std::string stampedForSharing(std::string_view text, Stamp const& stamp);

} // namespace wheelwright::wheels
