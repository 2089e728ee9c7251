#include "live/claim_events.hpp"
#include "base/clock.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using storage::Connection;
using storage::Query;

constexpr std::array<std::string_view, 4> kKinds{"began", "claimed", "replaced", "ended"};

constexpr Query kFind{"draw_claims_find", "select event from draw_claims where spin_id = $1 order by number"};
constexpr Query kAdd{"draw_claims_add",
                     "insert into draw_claims (spin_id, number, event, owner_id) values ($1, $2, $3, $4)"};

std::string_view nameOf(ClaimEvent::Kind kind) {
    return kKinds.at(static_cast<std::size_t>(kind));
}

std::string stored(ClaimEvent const& event) {
    auto object = jsonOf(event);
    object["at"] = event.at;
    return json::serialize(object);
}

ClaimEvent eventIn(json::object const& stored) {
    auto const text = [&](char const* name) { return std::string{textAt(stored, name)}; };
    ClaimEvent event{.at = numberAt(stored, "at").value_or(0),
                     .by = text("by"),
                     .guid = text("guid"),
                     .next = text("next"),
                     .seconds = numberAt(stored, "seconds").value_or(0),
                     .reason = text("reason")};
    for (std::size_t i = 0; i < kKinds.size(); ++i)
        if (kKinds.at(i) == textAt(stored, "kind")) event.kind = static_cast<ClaimEvent::Kind>(i);
    return event;
}

} // namespace

json::object jsonOf(ClaimEvent const& event) {
    return {{"kind", nameOf(event.kind)},
            {"at", isoTime(instantOf(event.at))},
            {"by", event.by},
            {"guid", event.guid},
            {"next", event.next},
            {"seconds", event.seconds},
            {"reason", event.reason}};
}

// The reason comes last: nothing else on these lines has a line break.
std::string headAfter(std::string_view head, ClaimEvent const& event) {
    std::string lines{"wheelwright claim 1\n"};
    for (auto const& fact : {std::string{head}, std::string{nameOf(event.kind)}, isoTime(instantOf(event.at)),
                             event.by, event.guid, event.next, std::to_string(event.seconds), event.reason})
        lines += fact + "\n";
    return sha256Hex(lines);
}

std::string claimsStatement(std::string_view link, std::vector<ClaimEvent> const& events) {
    std::string head{link};
    for (auto const& event : events)
        head = headAfter(head, event);
    return "wheelwright claims 1\n" + std::string{link} + "\n" + std::to_string(events.size()) + "\n" + head +
           "\n";
}

std::vector<ClaimEvent> claimEvents(Connection& connection, SpinId const& spinId) {
    std::vector<ClaimEvent> events;
    for (auto const& row : connection.run(kFind, spinId))
        events.push_back(eventIn(json::parse(row.get<std::string>("event")).as_object()));
    return events;
}

void addClaimEvents(Connection& connection, SpinId const& spinId, std::optional<UserId> const& owner,
                    std::int64_t already, std::vector<ClaimEvent> const& events) {
    for (auto const& event : events)
        connection.run(kAdd, spinId, ++already, stored(event), owner);
}

std::int64_t bytesOf(std::vector<ClaimEvent> const& events) {
    std::int64_t bytes = 0;
    for (auto const& event : events)
        bytes += static_cast<std::int64_t>(stored(event).size());
    return bytes;
}

} // namespace wheelwright::live
