#include "wheels/wheels_of_account.hpp"
#include "base/clock.hpp"
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

constexpr std::int64_t kSpinsAtOnce = 200;

void exportSpins(Connection& connection, WheelId const& wheelId, accounts::ExportSink const& sink) {
    auto const log = findSpinLog(connection, wheelId);
    if (!log) return sink("null");
    sink(R"({"results":)" + resultsOf(connection, wheelId, *log) + R"(,"folded":)" +
         std::to_string(log->folded) + R"(,"base":)" + baseOf(connection, wheelId) + R"(,"entries":[)");
    std::string comma;
    for (auto after = log->folded;;) {
        auto const some = spinsAfter(connection, wheelId, after, kSpinsAtOnce);
        if (some.empty()) return sink("]}");
        for (auto const& [seq, id, text] : some)
            sink(std::exchange(comma, ",") + R"({"seq":)" + std::to_string(seq) + "," + text.substr(1));
        after = some.back().seq;
    }
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
        sink(R"(],"coEditLinks":)" + json::serialize(links) + R"(,"spins":)");
        exportSpins(connection, wheel.id, sink);
        sink("}");
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
