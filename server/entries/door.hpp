#pragma once
#include "base/result.hpp"
#include "entries/weight_rules.hpp"
#include <algorithm>
#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>

namespace wheelwright::entries {

enum class ClosedBy { Host, Time, Full };

// Whether people may put themselves on a list, and under which rules.
struct Door {
    bool isOpen = false;
    ClosedBy closedBy = ClosedBy::Host;
    std::optional<std::int64_t> opensAt = {}; // a closed door opens by itself, in milliseconds since 1970
    std::optional<std::int64_t> until = {};   // an open one closes by itself
    std::int64_t most = kMostEntries;         // closes by itself with so many people
    bool approves = false;                    // the host lets in each person
    bool signedInOnly = false;
    WeightRules weights = {};
    std::string from = {}; // the room whose people were brought here

    bool operator==(Door const&) const = default;

    // When it opens or closes by itself next.
    std::optional<std::int64_t> turnsAt() const { return isOpen ? until : opensAt; }
    bool isDueAt(std::int64_t now) const { return turnsAt() && *turnsAt() <= now; }
    // Until when nobody can be expected to come.
    std::int64_t waitsUntil(std::int64_t now) const {
        return isOpen || !opensAt ? now : std::max(now, *opensAt);
    }
    // Both times may have passed while no process ran the room.
    void turn(std::int64_t now) {
        if (!isOpen && isDueAt(now)) {
            isOpen = true;
            opensAt.reset();
        }
        if (isOpen && isDueAt(now)) close(ClosedBy::Time);
    }
    void close(ClosedBy reason) {
        isOpen = false;
        closedBy = reason;
    }
};

// {open, opensAt?, until?, most?, approves?, signedInOnly?, weights?}: the whole door; a member that is
// missing has its default.
Result<Door> readDoor(boost::json::object const& given);

boost::json::object jsonOf(Door const& door);
// As people in the room see it: only the number of names with a higher weight, not the names.
boost::json::object shownJson(Door const& door);
Door doorIn(boost::json::object const& stored); // what jsonOf() wrote

// Why nobody can join.
Error closedDoor(Door const& door);
Error doorNeverOpened();

} // namespace wheelwright::entries
