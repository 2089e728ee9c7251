#pragma once
#include "base/result.hpp"
#include <string>
#include <string_view>
#include <variant>

// What a page says in a room. api/live.md has an example of each.
namespace wheelwright::live {

struct ClockAsked {
    std::string sent; // as it was written
};
struct SpinAsked {
    std::string spinId;
    std::string entropy;
};
struct ResultClosed {
    std::string spinId;
    std::string choice; // confirm, deny or cancel
};
struct RulesChanged {
    bool viewersSpin = false;
};
struct HostingHandedOver {
    std::string viewerId;
};
struct ViewerRemoved {
    std::string viewerId;
};
struct NameChanged {
    std::string name;
};
struct RoomEnded {};

using PageMessage = std::variant<ClockAsked, SpinAsked, ResultClosed, RulesChanged, HostingHandedOver,
                                 ViewerRemoved, NameChanged, RoomEnded>;

// Refused as unknown_message: anything that is not one of them.
Result<PageMessage> readPageMessage(std::string_view text);

std::string_view typeOf(PageMessage const& message); // as it is written

// What a viewer is called: one line of at most 40 characters, perhaps none.
std::string tidyName(std::string_view name);

} // namespace wheelwright::live
