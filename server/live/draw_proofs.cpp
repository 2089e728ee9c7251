#include "base/json.hpp"
#include "live/claim_events.hpp"
#include "live/draws.hpp"
#include "live/fair_pick.hpp"
#include <boost/json/array.hpp>
#include <limits>

namespace wheelwright::live {
namespace {

namespace json = boost::json;
using storage::Connection;

Error noSuchProof() {
    return {Fault::NotFound, "proof_not_found", "This person wasn't on the list of that draw."};
}

// The place of a guid among objects with this member, or among texts.
std::optional<std::int64_t> placeOf(json::array const& list, std::string_view guid) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto const text = list[i].is_object() ? textAt(list[i].get_object(), "guid")
                                              : std::string_view{list[i].get_string()};
        if (text == guid) return static_cast<std::int64_t>(i);
    }
    return std::nullopt;
}

} // namespace

Result<json::object> Draws::proofOf(ProofQuestion const& question) {
    auto spinId = question.spinId;
    if (spinId.empty()) spinId = newestOfPeople(question.chain).value_or(SpinId{});
    std::optional<ListTree> tree;
    auto const receipt = database_.read([&](Connection& connection) {
        tree = findDrawnList(connection, spinId);
        return findPublicDraw(connection, spinId);
    });
    if (!receipt || !tree || textAt(*receipt, "chain") != question.chain) return noSuchProof();
    auto const& entries = receipt->at("entries").as_array();
    auto const index = placeOf(entries, question.guid);
    if (!index || *index >= tree->size()) return noSuchProof();
    auto const weight =
        numberAt(entries.at(static_cast<std::size_t>(*index)).as_object(), "weight").value_or(0);
    if (listLeaf(question.salt, {question.guid, question.text, weight}) != tree->leaf(*index))
        return Error{Fault::Conflict, "entry_changed",
                     "This person had another name when the draw was made."};
    json::array path;
    for (auto const& hash : tree->path(*index))
        path.push_back(json::string{hexText(hash)});
    std::int64_t total = 0;
    for (auto const& entry : entries)
        total += numberAt(entry.as_object(), "weight").value_or(0);
    auto const& winners = receipt->at("winners").as_array();
    auto const won = placeOf(winners, question.guid);
    auto const next = placeOf(receipt->at("reserves").as_array(), question.guid);
    auto const place = won ? *won + 1 : next ? *next + 1 + static_cast<std::int64_t>(winners.size()) : 0;
    return json::object{{"success", true},
                        {"proof",
                         {{"spinId", spinId},
                          {"index", *index},
                          {"path", std::move(path)},
                          {"salt", question.salt},
                          {"guid", question.guid},
                          {"weight", weight},
                          {"text", question.text}}},
                        {"total", total},
                        {"outcome", won    ? "winner"
                                    : next ? "reserve"
                                           : "none"},
                        {"place", place}};
}

std::optional<SpinId> Draws::newestDrawn(std::string_view chain) {
    auto const page = list(chain, std::numeric_limits<std::int64_t>::max());
    auto const found = std::ranges::find(page.draws, true, &ListedDraw::isDrawn);
    return found == page.draws.end() ? std::nullopt : std::optional{found->commitment.spinId};
}

std::optional<SpinId> Draws::newestOfPeople(std::string_view chain) {
    auto const page = list(chain, std::numeric_limits<std::int64_t>::max());
    return database_.read([&](Connection& connection) {
        auto const found = std::ranges::find_if(page.draws, [&](ListedDraw const& draw) {
            return draw.isDrawn && findDrawnList(connection, draw.commitment.spinId);
        });
        return found == page.draws.end() ? std::nullopt : std::optional{found->commitment.spinId};
    });
}

std::vector<std::string> Draws::orderOf(SpinId const& spinId, std::int64_t many) {
    auto const receipt = find(spinId).value();
    std::vector<DrawEntry> entries;
    for (auto const& entry : receipt.at("entries").as_array())
        entries.push_back(
            {std::string{textAt(entry.as_object(), "guid")}, {}, entry.at("weight").as_int64()});
    auto const* const beacon = partAt(receipt, "beacon");
    DrawFacts const facts{*fromHex(textAt(receipt, "seed")),
                          spinId,
                          receipt.at("number").as_int64(),
                          std::string{textAt(receipt, "digest")},
                          std::string{textAt(receipt, "entropy")},
                          beacon == nullptr ? "" : std::string{textAt(*beacon, "randomness")}};
    std::vector<std::string> order;
    for (auto const& each : fairPick(facts, entries, many))
        order.push_back(each.guid);
    return order;
}

Result<json::object> Draws::claimsOf(SpinId const& spinId) {
    auto const receipt = find(spinId);
    if (!receipt || !receipt->contains("winners")) return noSuchDraw();
    auto const events =
        database_.read([&](Connection& connection) { return claimEvents(connection, spinId); });
    json::array listed;
    for (auto const& event : events)
        listed.push_back(jsonOf(event));
    auto const key = keys_.current();
    return json::object{{"spinId", spinId},
                        {"events", std::move(listed)},
                        {"keyId", key.id},
                        {"signature", key.sign(claimsStatement(textAt(*receipt, "link"), events))}};
}

} // namespace wheelwright::live
