#include "base/uuid_text.hpp"
#include <algorithm>

namespace wheelwright {
namespace {

constexpr std::string_view kShape = "xxxxxxxx-xxxx-4xxx-vxxx-xxxxxxxxxxxx";

bool fits(char shape, char given) {
    switch (shape) {
        case 'x': return std::string_view{"0123456789abcdefABCDEF"}.find(given) != std::string_view::npos;
        case 'v': return std::string_view{"89abAB"}.find(given) != std::string_view::npos;
        default: return given == shape;
    }
}

} // namespace

bool isUuidV4(std::string_view text) {
    return std::ranges::equal(kShape, text, fits);
}

std::string lowerCaseId(std::string_view id) {
    std::string lower{id};
    std::ranges::transform(lower, lower.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return lower;
}

} // namespace wheelwright
