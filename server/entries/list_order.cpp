#include "entries/list_order.hpp"
#include "base/json.hpp"

namespace wheelwright::entries {
namespace {

namespace json = boost::json;

constexpr std::int64_t kKinds = 8;
static_assert(static_cast<std::int64_t>(ListOrder::Kind::Bring) == kKinds - 1);

std::string text(json::object const& given, std::string_view name) {
    return std::string{textAt(given, name)};
}

} // namespace

json::object jsonOf(ListOrder const& order) {
    return {{"kind", static_cast<std::int64_t>(order.kind)},
            {"hostKey", order.hostKey},
            {"viewerKey", order.viewerKey},
            {"name", order.name},
            {"entryId", order.entryId},
            {"userId", order.userId.value_or(UserId{})},
            {"into", order.into},
            {"from", order.from},
            {"fromKey", order.fromKey},
            {"returns", order.returns},
            {"blocks", order.blocks},
            {"door", jsonOf(order.door)},
            {"reason", order.reason}};
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
    if (auto const userId = textAt(given, "userId"); !userId.empty()) order.userId = UserId{userId};
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
