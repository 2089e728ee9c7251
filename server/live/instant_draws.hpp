#pragma once
#include "live/draws.hpp"
#include <boost/json/array.hpp>

// Draws that a program makes by one call. The server commits to such a draw first, as to any other; the
// entropy is then the server's own, because the caller sees the commitment no earlier than the draw.
namespace wheelwright::live {

enum class InstantMode { One, Several };

struct InstantDraw {
    std::optional<boost::json::object> wheel = {}; // nullopt: the stored wheel as it is
    wheels::WheelId wheelId = {};
    wheels::Asker asker = {};
    ledger::Source source = {};
    std::optional<InstantMode> mode = {}; // nullopt: as the wheel is set
    std::optional<std::int64_t> winners = {};
    std::optional<RepeatKey> repeat = {};
};

struct InstantOutcome {
    SpinId spinId;
    std::vector<DrawEntry> winners;
    std::string chain; // a wheel, or the room that made the draw
};

// A draw that was made, by its public receipt.
InstantOutcome outcomeOf(SpinId const& spinId, boost::json::object const& receipt);

// How many a spin of this wheel draws, as the call or else the wheel says.
Result<DrawCounts> countsOf(InstantDraw const& draw, boost::json::object const& wheel, std::size_t choices);

// The entropy of a draw that a program begins and makes by one call.
std::string entropyOf(std::string_view drawKey);

// The earlier answer to the same call with the same key.
Result<std::optional<InstantOutcome>> repeatedOutcome(Draws& draws, std::optional<RepeatKey> const& repeat);

// {winners?, mode?}; nothing is needed.
Result<InstantDraw> readWheelSpin(boost::json::object const& given);

// {choices, winners?, weights?}
Result<InstantDraw> readPick(boost::json::object const& given);

// The Idempotency-Key of a request and what it asks for. `owner`: a user, or the network of a guest.
Result<std::optional<RepeatKey>> readRepeatKey(std::string_view key, std::string_view owner,
                                               std::string_view asked);

// The stored wheel that a program spins.
struct SpunWheel {
    boost::json::object document;
    wheels::SpinResults results;
    UserId ownerId;
    std::optional<RoomId> room; // where it turns before people; that room makes the draw
};
Result<SpunWheel> findSpunWheel(storage::Database& database, InstantDraw const& draw);

// Draws from `wheel`. Waits for the round of a beacon, if the server uses one.
Result<InstantOutcome> drawAtOnce(Draws& draws, InstantDraw const& draw, boost::json::object const& wheel);

} // namespace wheelwright::live
