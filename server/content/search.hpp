#pragma once
#include "content/content_wheels.hpp"
#include "wheels/wheel_store.hpp"

namespace wheelwright::content {

inline constexpr std::size_t kMostResults = 20;

struct SearchResult {
    std::string id;
    std::string name;
    std::string source; // user or cms
    std::string url;
};

// The caller's own wheels that fit first, then content wheels in the language, best fit first; for
// nothing typed the newest of one and the first of the other.
std::vector<SearchResult> search(std::string_view typed, std::size_t language,
                                 std::vector<wheels::WheelName> const& own, ContentShelf const& shelf);

} // namespace wheelwright::content
