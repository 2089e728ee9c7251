#include "wheels/wheels_of_account.hpp"
#include "base/clock.hpp"
#include "http/json_body.hpp"
#include "wheels/co_edit_links.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/share_cache.hpp"
#include "wheels/spin_log.hpp"
#include "wheels/wheel_store.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::wheels {

namespace json = boost::json;
using storage::Connection;

namespace {

json::value exportedSpins(Connection& connection, WheelId const& wheelId) {
    auto const log = findSpinLog(connection, wheelId);
    if (!log) return nullptr;
    json::array entries;
    for (auto const& [seq, text] : spinsAfter(connection, wheelId, log->folded, log->lastSeq - log->folded)) {
        auto entry = http::parseJsonObject(text).value();
        entry["seq"] = seq;
        entries.push_back(std::move(entry));
    }
    return {{"base", http::parseJsonObject(log->base).value()},
            {"folded", log->folded},
            {"entries", std::move(entries)}};
}

} // namespace

// Writes version by version, as text: all of them parsed took several times their size in memory.
void WheelsOfAccount::exportTo(Connection& connection, UserId const& userId,
                               accounts::ExportSink const& sink) const {
    sink(R"({"saved":[)");
    std::string comma;
    for (auto const& wheel : allWheelsOf(connection, userId)) {
        sink(std::exchange(comma, ",") + R"({"id":)" + json::serialize(json::value(wheel.id.text())) +
             R"(,"versions":[)");
        std::string between;
        for (auto const& [number, savedAt, name, sliceCount, colors] : versionsOf(connection, wheel.id)) {
            sink(std::exchange(between, ",") + R"({"version":)" + std::to_string(number) + R"(,"savedAt":)" +
                 std::to_string(savedAt) + R"(,"wheel":)");
            sink(stamped(findVersion(connection, wheel.id, number)->text,
                         {wheel.owner, savedAt, wheel.shareId}));
            sink("}");
        }
        json::array links;
        for (auto const& link : coEditLinksOf(connection, wheel.id))
            links.push_back(
                {{"createdAt", link.createdAt},
                 {"lastSavedAt", link.lastSavedAt ? json::value(*link.lastSavedAt) : json::value(nullptr)}});
        sink(R"(],"coEditLinks":)" + json::serialize(links) + R"(,"spins":)" +
             json::serialize(exportedSpins(connection, wheel.id)) + "}");
    }
    sink(R"(],"recent":)" + json::serialize(recentUsesOf(connection, userId)) + "}");
}

void WheelsOfAccount::erase(Connection& connection, UserId const& userId) const {
    for (auto const& wheel : allWheelsOf(connection, userId)) {
        if (wheel.shareId) noteShareChange(connection, *wheel.shareId, millisecondsOf(clock_.now()));
        eraseWheel(connection, wheel.id);
    }
}

} // namespace wheelwright::wheels
