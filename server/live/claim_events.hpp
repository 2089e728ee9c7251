#pragma once
#include "live/draw_entries.hpp"
#include "storage/connection.hpp"
#include <boost/json/array.hpp>

// What became of the winners of a draw: who claimed, who was replaced by whom, when and why. Events are only
// added, and each follows from the draw and those before it, so that anyone can check them:
// docs/howto/verify-a-draw.md has the rules.
namespace wheelwright::live {

struct ClaimEvent {
    enum class Kind { Began, Claimed, Replaced, Ended }; // ended by the next draw
    Kind kind = Kind::Claimed;
    std::int64_t at = 0;
    std::string by = {};      // winner, host, time, or left: the winner isn't on the list any more
    std::string guid = {};    // whose place it is
    std::string next = {};    // who is drawn instead; empty if nobody is left to draw
    std::int64_t seconds = 0; // of an event that begins: how long each has to claim
    std::string reason = {};  // the host's words, one line
};

boost::json::object jsonOf(ClaimEvent const& event);

// The events in one text, as their receipt's link is the text of a draw: the head of the first follows from
// the link, every other from the head before it.
std::string headAfter(std::string_view head, ClaimEvent const& event);
std::string claimsStatement(std::string_view link, std::vector<ClaimEvent> const& events);

// Both inside the caller's transaction.
std::vector<ClaimEvent> claimEvents(storage::Connection& connection, SpinId const& spinId);
void addClaimEvents(storage::Connection& connection, SpinId const& spinId, std::optional<UserId> const& owner,
                    std::int64_t already, std::vector<ClaimEvent> const& events);

std::int64_t bytesOf(std::vector<ClaimEvent> const& events); // as they are stored

} // namespace wheelwright::live
