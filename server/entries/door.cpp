#include "entries/door.hpp"
#include "base/json.hpp"
#include <array>
#include <cstdlib>

namespace wheelwright::entries {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 3> kReasons{"host", "time", "full"};
constexpr std::int64_t kLatest = 9'007'199'254'740'991;

Error invalidDoor(std::string sentence) {
    return {Fault::Invalid, "invalid_door", std::move(sentence)};
}

bool isCountOrMissing(json::object const& given, std::string_view name, std::int64_t most) {
    auto const* const value = given.if_contains(name);
    return value == nullptr || value->is_null() || countAt(given, name, most);
}

} // namespace

Result<Door> readDoor(json::object const& given) {
    auto const* const open = given.if_contains("open");
    if (open == nullptr || !open->is_bool()) return invalidDoor("The field open must be true or false.");
    for (auto const* const name : {"opensAt", "until"})
        if (!isCountOrMissing(given, name, kLatest))
            return invalidDoor(std::string{"The field "} + name +
                               " must be a time in milliseconds since 1970.");
    auto const opensAt = numberAt(given, "opensAt");
    auto const until = numberAt(given, "until");
    if (opensAt && open->get_bool()) return invalidDoor("Leave out opensAt where open is true.");
    if (opensAt && until && *until <= *opensAt)
        return invalidDoor("The field until must be later than opensAt.");
    if (!isCountOrMissing(given, "most", kMostEntries))
        return invalidDoor("The field most must be a number from 1 to 10000.");
    WeightRules weights;
    if (auto const* const rules = given.if_contains("weights"); rules != nullptr && !rules->is_null()) {
        if (!rules->is_object()) return invalidDoor("The field weights must be an object.");
        auto read = readWeightRules(rules->get_object());
        if (!read) return read.error();
        weights = std::move(*read);
    }
    return Door{.isOpen = open->get_bool(),
                .opensAt = opensAt,
                .until = until,
                .most = numberAt(given, "most").value_or(kMostEntries),
                .approves = trueAt(given, "approves"),
                .signedInOnly = trueAt(given, "signedInOnly"),
                .weights = std::move(weights)};
}

json::object jsonOf(Door const& door) {
    json::object said{{"open", door.isOpen},
                      {"until", nullptr},
                      {"most", door.most},
                      {"approves", door.approves},
                      {"signedInOnly", door.signedInOnly}};
    if (auto weights = jsonOf(door.weights); !weights.empty()) said["weights"] = std::move(weights);
    if (door.opensAt) said["opensAt"] = *door.opensAt;
    if (door.until) said["until"] = *door.until;
    if (!door.from.empty()) said["from"] = door.from;
    if (!door.isOpen) said["closedBy"] = kReasons.at(static_cast<std::size_t>(door.closedBy));
    return said;
}

json::object shownJson(Door const& door) {
    auto said = jsonOf(door);
    if (door.weights.names.empty()) return said;
    auto& weights = said.at("weights").get_object();
    weights.erase("names");
    weights["named"] = door.weights.names.size();
    return said;
}

Door doorIn(json::object const& stored) {
    auto const read = readDoor(stored);
    auto door = read ? *read : Door{};
    door.from = textAt(stored, "from");
    for (std::size_t i = 0; i < kReasons.size(); ++i)
        if (kReasons.at(i) == textAt(stored, "closedBy")) door.closedBy = static_cast<ClosedBy>(i);
    return door;
}

Error closedDoor(Door const& door) {
    if (door.opensAt) return {Fault::Conflict, "door_not_open_yet", "The host opens the list later."};
    switch (door.closedBy) {
        case ClosedBy::Host: return {Fault::Conflict, "door_closed", "The host has closed the list."};
        case ClosedBy::Time: return {Fault::Conflict, "door_closed", "The time to join is over."};
        case ClosedBy::Full: return {Fault::Conflict, "door_full", "The list is full."};
    }
    std::abort(); // unreachable: a reason without a case fails the build
}

Error doorNeverOpened() {
    return {Fault::Conflict, "door_never_opened", "The host of this room doesn't let people join the wheel."};
}

} // namespace wheelwright::entries
