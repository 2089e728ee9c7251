#pragma once
#include "http/socket_message.hpp"
#include "live/audience.hpp"
#include "live/room_store.hpp"
#include <boost/json/object.hpp>
#include <optional>
#include <string>

// Messages between the process that runs a room and a process that has guests of it.
namespace wheelwright::live {

enum class WireKind {
    Join,   // to the room: a guest joins
    Say,    // to the room: a guest's message
    Left,   // to the room: a guest left
    Edit,   // to the room: the host's new wheel
    Edited, // the answer to Edit
    Admit,  // to the guests, this and the next four: the calls of Audience
    All,
    One,
    Dismiss,
    DismissAll,
    Beat,   // both ways: a heartbeat with the number of the last message, so that a lost one shows
    Cut,    // both ways: this line is closed
    Order,  // to the room: what a request asks of its list
    Answer, // the answer to Order
};

// Messages of a line are numbered in each direction, so that a lost one shows.
struct WireMessage {
    WireKind kind = WireKind::Beat;
    RoomId room = {};
    std::string line = {};
    std::int64_t number = 0;
    Seat seat = 0;                    // as numbered by the guests' process
    boost::json::object details = {}; // of Join, Edit, Edited, Dismiss, DismissAll, Order and Answer
    std::string text = {};            // of Say and Edit
    std::vector<http::SharedMessage> messages = {};
};

std::string wireText(WireMessage const& message);
std::optional<WireMessage> readWire(std::string_view text); // nullopt if it isn't one

} // namespace wheelwright::live
