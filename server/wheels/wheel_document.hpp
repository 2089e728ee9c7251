#pragma once
#include "base/result.hpp"
#include "http/request.hpp"
#include "wheels/palettes.hpp"
#include <cstdint>
#include <optional>

namespace wheelwright::wheels {

inline constexpr std::size_t kLargestWheel = 5 * 1024 * 1024;

// A wheel as someone sent it: its text without what only the server says, and what lists show of it.
struct WheelDocument {
    std::string id; // in lower case: the key
    std::string text;
    std::string name;
    std::int64_t sliceCount = 0;
    std::string colors;                       // a JSON list of a few fills, for small pictures
    std::optional<std::int64_t> basedOn = {}; // the save it was loaded from; -1 for one that never was
    std::optional<std::string> saveId = {};   // the page's name for this save, the same when it is sent again
};

Result<WheelDocument> readWheelDocument(http::Request const& request, Palettes const& palettes);

// The same for a wheel that is a part of a body: its text, and what was read from it. One without an id
// gets `idIfNone`, where that is given.
Result<WheelDocument> wheelDocumentOf(std::string_view text, boost::json::object const& wheel,
                                      Palettes const& palettes, std::string_view idIfNone = {});

// Who won what on it is nobody else's business.
std::string withoutHistory(std::string_view text);

// What the server says of a stored wheel.
struct Stamp {
    std::optional<std::string> owner;
    std::int64_t savedAt = 0;
    std::optional<std::string> shareId;
};

// The document as its owner loads it.
std::string stamped(std::string_view text, Stamp const& stamp);

// The document as anyone with the link sees it.
std::string stampedForSharing(std::string_view text, Stamp const& stamp);

} // namespace wheelwright::wheels
