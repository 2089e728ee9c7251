#pragma once
#include "base/clock.hpp"
#include "base/recent_cache.hpp"
#include "http/made_file.hpp"
#include "wheels/wheel_picture.hpp"
#include <optional>

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
    std::optional<Instant> until; // when the addresses of its uploads change
    std::size_t bytes = 0;
};

using ShareCache = RecentCache<SharedWheel>;

} // namespace wheelwright::wheels
