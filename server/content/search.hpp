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

// First the caller's own wheels that match, then the content wheels in the language, each with the best match
// first. If nothing was typed, all match: own wheels last saved first, content wheels in their order.
std::vector<SearchResult> search(std::string_view typed, std::size_t language,
                                 std::vector<wheels::WheelName> const& own, ContentShelf const& shelf);

} // namespace wheelwright::content
