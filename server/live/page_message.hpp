#pragma once
#include "base/result.hpp"
#include "live/draw_counts.hpp"
#include "live/draw_entries.hpp"
#include <string>
#include <string_view>
#include <variant>

// Messages from a page to a room. api/live.md has an example of each.
namespace wheelwright::live {

struct ClockAsked {
    std::string sent; // the number as the page wrote it
};
struct SpinAsked {
    SpinId spinId;
    std::string entropy;
    DrawCounts counts = {};
    std::int64_t teams = 0; // not 0: all choices are dealt out to so many teams
    std::int64_t claim = 0; // seconds that a winner has to claim; 0: as long as they like
    std::string root = {};  // of the sealed list that the page knows; empty: any
};
struct ResultClosed {
    SpinId spinId;
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
// What somebody on the wheel wrote in a chat that the host's page reads: first words, or a question for the
// odds, which has no words.
struct WordsShown {
    std::string guid; // of their slice
    std::string text;
};
struct RoomEnded {};

using PageMessage = std::variant<ClockAsked, SpinAsked, ResultClosed, RulesChanged, HostingHandedOver,
                                 ViewerRemoved, NameChanged, RoomEnded, WordsShown>;

// Refuses any other text with the code unknown_message.
Result<PageMessage> readPageMessage(std::string_view text);

std::string_view typeOf(PageMessage const& message); // the `type` in its JSON

} // namespace wheelwright::live
