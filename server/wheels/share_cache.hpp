#pragma once
#include "base/clock.hpp"
#include "base/recent_cache.hpp"
#include "http/made_file.hpp"
#include "wheels/wheel_picture.hpp"
#include <optional>

namespace wheelwright::wheels {

// A shared wheel as it is sent, and what its page and its picture show of it.
struct SharedWheel {
    http::MadeFile answer;
    std::string name;
    std::string description;
    bool isFiltered = false;      // it has a word that no link preview may show
    std::uint64_t filteredBy = 0; // the version of the word list that says so
    WheelPicture picture;
    http::MadeFile preview;       // null until someone asks for it
    std::optional<Instant> until; // then the addresses of its files are to be made anew
    std::size_t bytes = 0;
};

using ShareCache = RecentCache<SharedWheel>;

} // namespace wheelwright::wheels
