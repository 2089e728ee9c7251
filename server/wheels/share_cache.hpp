#pragma once
#include "base/clock.hpp"
#include "base/recent_cache.hpp"
#include "http/made_file.hpp"
#include "storage/connection.hpp"
#include "wheels/wheel_document.hpp"
#include "wheels/wheel_picture.hpp"
#include <optional>
#include <string>
#include <vector>

namespace wheelwright::wheels {

// The answer with a shared wheel, and the data for its page and its preview picture.
struct SharedWheel {
    http::MadeFile answer;
    std::string name;
    std::string description;
    bool isFiltered = false;      // contains a word that link previews must not show
    std::uint64_t filteredBy = 0; // the version of the word list that was used
    WheelPicture picture;
    http::MadeFile preview;       // null until the first request for it
    http::MadeFile page;          // null until the first request for it
    std::optional<Instant> until; // when the addresses of its uploads change
    std::size_t bytes = 0;
};

using ShareCache = RecentCache<SharedWheel>;

// Which shares have changed, for other processes. Each process reads the changes of the last minute again and
// again, because commits may become visible in another order than their times.

inline constexpr std::int64_t kChangesReadBack = 60'000; // milliseconds
inline ShareId const kEveryShare{"*"};

void noteShareChange(storage::Connection& connection, ShareId const& shareId, std::int64_t now);

struct ShareChange {
    std::string id;
    ShareId shareId;
};
std::vector<ShareChange> shareChangesSince(storage::Connection& connection, std::int64_t since);
void dropShareChanges(storage::Connection& connection, Instant now); // those that all have read

} // namespace wheelwright::wheels
