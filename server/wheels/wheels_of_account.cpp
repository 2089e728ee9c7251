#include "wheels/wheels_of_account.hpp"
#include "base/iso_time.hpp"
#include "http/json_body.hpp"
#include "wheels/co_edit_links.hpp"
#include "wheels/recent_list.hpp"
#include "wheels/share_changes.hpp"
#include "wheels/spin_log.hpp"
#include "wheels/wheel_store.hpp"

namespace wheelwright::wheels {

namespace json = boost::json;
using storage::Connection;

namespace {

json::value exportedSpins(Connection& connection, std::string_view wheelId) {
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

json::value WheelsOfAccount::exported(Connection& connection, std::string_view userId) const {
    json::array saved;
    for (auto const& wheel : allWheelsOf(connection, userId)) {
        json::array versions;
        for (auto const& [number, savedAt, name, sliceCount, colors] : versionsOf(connection, wheel.id)) {
            auto const found = findVersion(connection, wheel.id, number);
            auto const text = stamped(found->text, {wheel.owner, savedAt, wheel.shareId});
            versions.push_back(
                {{"version", number}, {"savedAt", savedAt}, {"wheel", http::parseJsonObject(text).value()}});
        }
        json::array links;
        for (auto const& link : coEditLinksOf(connection, wheel.id))
            links.push_back(
                {{"createdAt", link.createdAt},
                 {"lastSavedAt", link.lastSavedAt ? json::value(*link.lastSavedAt) : json::value(nullptr)}});
        saved.push_back({{"id", wheel.id},
                         {"versions", std::move(versions)},
                         {"coEditLinks", std::move(links)},
                         {"spins", exportedSpins(connection, wheel.id)}});
    }
    return {{"saved", std::move(saved)}, {"recent", recentUsesOf(connection, userId)}};
}

void WheelsOfAccount::erase(Connection& connection, std::string_view userId) const {
    for (auto const& wheel : allWheelsOf(connection, userId)) {
        if (wheel.shareId) noteShareChange(connection, *wheel.shareId, millisecondsOf(clock_.now()));
        eraseWheel(connection, wheel.id);
    }
}

} // namespace wheelwright::wheels
