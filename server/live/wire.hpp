#pragma once
#include "http/socket_message.hpp"
#include "live/audience.hpp"
#include <boost/json/object.hpp>
#include <optional>
#include <string>

// What is said between the process that runs a room and one that has guests of it.
namespace wheelwright::live {

enum class WireKind {
    Join,   // to the room: someone came
    Say,    // to the room: what a guest said
    Left,   // to the room: someone left
    Edit,   // to the room: the host's wheel
    Edited, // the answer to it
    Admit,  // to the guests, as an audience hears it
    All,
    One,
    Dismiss,
    DismissAll,
    Beat, // both ways, with the number of the last message: nothing was lost, and we live
    Cut,  // both ways: this line is over
};

// Messages of a line are numbered in each direction, so that a lost one shows.
struct WireMessage {
    WireKind kind = WireKind::Beat;
    std::string room = {};
    std::string line = {};
    std::int64_t number = 0;
    Seat seat = 0;                    // as the guests' process counts
    boost::json::object details = {}; // of Join, Edit, Edited, Dismiss and DismissAll
    std::string text = {};            // of Say and Edit
    std::vector<http::SharedMessage> messages = {};
};

std::string wireText(WireMessage const& message);
std::optional<WireMessage> readWire(std::string_view text); // nothing for what is none

} // namespace wheelwright::live
