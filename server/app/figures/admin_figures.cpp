#include "app/figures/admin_figures.hpp"
#include "accounts/accounts.hpp"
#include "app/program/backups.hpp"
#include "base/json.hpp"
#include "base/machine.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::app {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kStored{"admin_figures",
                        "select (select count(*) from users) as users, (select count(*) from "
                        "wheels) as wheels, "
                        "(select count(*) from live_rooms where ends_at > $1) as rooms, "
                        "(select cast(coalesce(sum(bytes), 0) as bigint) from ledger_balances) as "
                        "bytes"};
constexpr Query kAdmins{"admins", "select id, name from users where role = 'admin' order by name, id"};

boost::json::array signedInAdmins(Connection& connection, Instant now) {
    boost::json::array admins;
    for (auto const& row : connection.run(kAdmins)) {
        auto const sessions = accounts::sessionsOf(connection, row.get<UserId>("id"), now);
        if (!sessions.empty())
            admins.push_back({{"name", row.get<std::string>("name")},
                              {"lastUsedAt", isoTime(sessions.front().lastUsedAt)}});
    }
    return admins;
}

boost::json::object figuresIn(Connection& connection, Instant now) {
    auto const stored = connection.run(kStored, millisecondsOf(now)).one();
    return {{"users", stored.get<std::int64_t>("users")},
            {"wheels", stored.get<std::int64_t>("wheels")},
            {"rooms", stored.get<std::int64_t>("rooms")},
            {"storedBytes", stored.get<std::int64_t>("bytes")},
            {"admins", signedInAdmins(connection, now)}};
}

} // namespace

namespace {

// Free bytes on the disk with the data; 0 if unknown.
std::int64_t freeBytes(Settings const& settings) {
    std::error_code unknown;
    auto const space = std::filesystem::space(settings.data, unknown);
    return unknown ? 0 : static_cast<std::int64_t>(space.available);
}

boost::json::object backupsOf(DailyBackups const* backups) {
    boost::json::object described{{"isOn", backups != nullptr}, {"lastAt", nullptr}};
    if (auto const last = backups != nullptr ? backups->lastAt() : std::nullopt)
        described["lastAt"] = isoTime(*last);
    return described;
}

} // namespace

http::Response AdminFigures::answer(storage::Database& database, http::Workers const& handlers,
                                    Settings const& settings, DailyBackups const* backups) const {
    auto const now = clock_.now();
    auto document = database.read([&](Connection& connection) { return figuresIn(connection, now); });
    boost::json::array parts;
    for (auto const& [component, state] : components_.statuses())
        parts.push_back({{"name", nameOf(component)}, {"state", nameOf(state)}});
    document["success"] = true;
    document["process"] = processName();
    document["version"] = WHEELWRIGHT_VERSION;
    document["startedAt"] = isoTime(startedAt_);
    document["at"] = isoTime(now);
    document["parts"] = std::move(parts);
    document["freeBytes"] = freeBytes(settings);
    document["backups"] = backupsOf(backups);
    document["requests"] = handlers.busy();
    document["mostRequests"] = handlers.most();
    document["errorsLastHour"] = metrics_.errorsLastHour().count(std::chrono::steady_clock::now());
    return http::jsonResponse(200, document);
}

http::Response givenSettings(Settings const& settings) {
    boost::json::array given;
    for (auto const& [key, value] : settings.given)
        given.push_back({{"key", key}, {"value", value}});
    return http::jsonResponse(200, {{"success", true}, {"given", std::move(given)}});
}

CountEvent::CountEvent(http::Metrics& metrics) {
    for (std::string const name : {"wheel_spin_start"})
        known_.emplace(name, metrics.counter("wheelwright_events_total", "Events that pages reported.",
                                             {{"name", name}}));
}

Result<CountEvent::Input> CountEvent::read(boost::json::object const& given) {
    auto const* const name = given.if_contains("name");
    if (name == nullptr || !name->is_string())
        return Error{Fault::Invalid, "invalid_event", "The event needs a name."};
    return Input{std::string{textAt(given, "name")}};
}

// Refuses unknown names: each would create a time series of its own.
Result<void> CountEvent::run(Input const& input) {
    auto const found = known_.find(input.name);
    if (found == known_.end())
        return Error{Fault::Invalid, "unknown_event", "There is no event with this name."};
    found->second.increment();
    return {};
}

} // namespace wheelwright::app
