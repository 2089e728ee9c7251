#pragma once
#include "live/draws.hpp"
#include <boost/json/array.hpp>

// Draws that a program makes by one call. The server commits to such a draw first, as to any other; the
// entropy is then the server's own, because the caller sees the commitment no earlier than the draw.
namespace wheelwright::live {

enum class InstantMode { One, Several };

struct InstantDraw {
    std::optional<boost::json::object> wheel = {}; // nullopt: the stored wheel
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
};

// {winners?, mode?}; nothing is needed.
Result<InstantDraw> readWheelSpin(boost::json::object const& given);

// {choices, winners?, weights?}
Result<InstantDraw> readPick(boost::json::object const& given);

// The Idempotency-Key of a request and what it asks for. `owner`: a user, or the network of a guest.
Result<std::optional<RepeatKey>> readRepeatKey(std::string_view key, std::string_view owner,
                                               std::string_view asked);

// Waits for the round of a beacon, if the server uses one.
Result<InstantOutcome> drawAtOnce(storage::Database& database, Draws& draws, InstantDraw draw);

} // namespace wheelwright::live
