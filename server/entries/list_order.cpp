#include "entries/list_order.hpp"
#include "base/json.hpp"
#include <boost/json/value_from.hpp>

namespace wheelwright::entries {
namespace {

namespace json = boost::json;

constexpr std::int64_t kKinds = 10;
static_assert(static_cast<std::int64_t>(ListOrder::Kind::Spin) == kKinds - 1);
constexpr std::size_t kLongestId = 100;

std::string text(json::object const& given, std::string_view name) {
    return std::string{textAt(given, name)};
}

Error invalidPeople(std::string sentence) {
    return {Fault::Invalid, "invalid_people", std::move(sentence)};
}

bool isId(std::string_view id) {
    return !id.empty() && id.size() <= kLongestId;
}

json::array jsonOf(std::vector<PouredPerson> const& people) {
    json::array said;
    for (auto const& person : people) {
        json::object one{{"id", person.id}, {"name", person.name}, {"weight", person.weight}};
        if (person.seenAt) one["seenAt"] = *person.seenAt;
        said.push_back(std::move(one));
    }
    return said;
}

// Each of `people`, which may be missing.
Result<std::vector<PouredPerson>> peopleIn(json::object const& given) {
    std::vector<PouredPerson> people;
    auto const* const listed = listAt(given, "people");
    if (listed == nullptr) return people;
    for (auto const& each : *listed) {
        auto const* const person = each.if_object();
        if (person == nullptr || !isId(textAt(*person, "id")))
            return invalidPeople("Each entry of people must have an id of 1 to 100 bytes, and a name.");
        auto const weight = person->contains("weight") ? countAt(*person, "weight", kHeaviestEntry) : 1;
        if (!weight) return invalidPeople("The weight of a person must be a whole number from 1 to 100.");
        people.push_back({text(*person, "id"), text(*person, "name"), *weight, numberAt(*person, "seenAt")});
    }
    return people;
}

Result<std::vector<std::string>> goneIn(json::object const& given) {
    std::vector<std::string> gone;
    auto const* const listed = listAt(given, "gone");
    if (listed == nullptr) return gone;
    for (auto const& id : *listed) {
        if (!id.is_string() || !isId(id.get_string()))
            return invalidPeople("Each entry of gone must be an id of 1 to 100 bytes.");
        gone.emplace_back(id.get_string());
    }
    return gone;
}

} // namespace

json::object jsonOf(ListOrder const& order) {
    return {{"kind", static_cast<std::int64_t>(order.kind)},
            {"hostKey", order.hostKey},
            {"viewerKey", order.viewerKey},
            {"name", order.name},
            {"entryId", order.entryId},
            {"userId", order.userId.value_or(UserId{})},
            {"network", order.network},
            {"into", order.into},
            {"from", order.from},
            {"fromKey", order.fromKey},
            {"returns", order.returns},
            {"blocks", order.blocks},
            {"door", jsonOf(order.door)},
            {"reason", order.reason},
            {"people", jsonOf(order.people)},
            {"gone", json::value_from(order.gone)},
            {"spin", order.spin}};
}

std::optional<ListOrder> orderIn(json::object const& given) {
    auto const kind = numberAt(given, "kind");
    auto const* const door = partAt(given, "door");
    if (!kind || *kind < 0 || *kind >= kKinds || door == nullptr) return std::nullopt;
    ListOrder order{.kind = static_cast<ListOrder::Kind>(*kind),
                    .hostKey = text(given, "hostKey"),
                    .viewerKey = text(given, "viewerKey"),
                    .name = text(given, "name"),
                    .entryId = EntryId{textAt(given, "entryId")},
                    .into = EntryId{textAt(given, "into")},
                    .blocks = trueAt(given, "blocks"),
                    .door = doorIn(*door),
                    .from = text(given, "from"),
                    .fromKey = text(given, "fromKey"),
                    .returns = trueAt(given, "returns"),
                    .reason = text(given, "reason")};
    if (auto const* const spin = partAt(given, "spin")) order.spin = *spin;
    if (auto people = peopleIn(given)) order.people = std::move(*people);
    if (auto gone = goneIn(given)) order.gone = std::move(*gone);
    if (auto const userId = textAt(given, "userId"); !userId.empty()) order.userId = UserId{userId};
    order.network = text(given, "network");
    return order;
}

Result<ListOrder> readDoorOrder(json::object const& given) {
    auto const door = readDoor(given);
    if (!door) return door.error();
    return ListOrder{.kind = ListOrder::Kind::Door, .hostKey = text(given, "hostKey"), .door = *door};
}

Result<ListOrder> readJoin(json::object const& given) {
    return ListOrder{.kind = ListOrder::Kind::Join,
                     .hostKey = text(given, "hostKey"),
                     .viewerKey = text(given, "viewerKey"),
                     .name = text(given, "name"),
                     .returns = trueAt(given, "returning")};
}

Result<ListOrder> readRemoval(json::object const& given) {
    return ListOrder{.kind = ListOrder::Kind::Remove,
                     .hostKey = text(given, "hostKey"),
                     .viewerKey = text(given, "viewerKey"),
                     .blocks = trueAt(given, "block")};
}

Result<ListOrder> readApproval(json::object const& given) {
    return ListOrder{.kind = ListOrder::Kind::Approve, .hostKey = text(given, "hostKey")};
}

Result<ListOrder> readMerge(json::object const& given) {
    return ListOrder{.kind = ListOrder::Kind::Merge,
                     .hostKey = text(given, "hostKey"),
                     .into = EntryId{textAt(given, "into")}};
}

Result<ListOrder> readBringing(json::object const& given) {
    return ListOrder{.kind = ListOrder::Kind::Bring,
                     .hostKey = text(given, "hostKey"),
                     .from = text(given, "from"),
                     .fromKey = text(given, "fromKey")};
}

Result<ListOrder> readPouring(json::object const& given) {
    auto people = peopleIn(given);
    if (!people) return people.error();
    auto gone = goneIn(given);
    if (!gone) return gone.error();
    if (people->size() + gone->size() > kMostPoured)
        return invalidPeople("One call can name at most 1000 people.");
    auto from = text(given, "from");
    if (!sourceIn(from)) return invalidPeople("The field from must be chat, form or api.");
    return ListOrder{.kind = ListOrder::Kind::Pour,
                     .hostKey = text(given, "hostKey"),
                     .from = std::move(from),
                     .people = std::move(*people),
                     .gone = std::move(*gone)};
}

Result<ListOrder> readClaim(json::object const& given) {
    return ListOrder{.kind = ListOrder::Kind::Claim,
                     .hostKey = text(given, "hostKey"),
                     .viewerKey = text(given, "viewerKey")};
}

Result<ListOrder> readReplacement(json::object const& given) {
    return ListOrder{
        .kind = ListOrder::Kind::Replace, .hostKey = text(given, "hostKey"), .reason = text(given, "reason")};
}

} // namespace wheelwright::entries
