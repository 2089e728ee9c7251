#include "reports/reports_of_account.hpp"
#include "accounts/profile/user_store.hpp"
#include "base/clock.hpp"
#include "reports/report_store.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::reports {
namespace {

namespace json = boost::json;
using storage::Connection;

// Only a verified address: an unverified one may be someone else's.
std::optional<std::string> addressOf(Connection& connection, UserId const& userId) {
    auto const user = accounts::findUser(connection, userId);
    return user && user->emailVerified ? user->email : std::nullopt;
}

using storage::Query;

constexpr Query kAddresses{
    "share_reports_forget_addresses",
    "update share_reports set email = null where id in (select id from share_reports where created_at < $1 "
    "and email is not null order by created_at limit $2)"};
constexpr Query kModerations{"report_log_forget_before",
                             "delete from report_log where id in (select id from report_log where at < $1 "
                             "order by at limit $2)"};

} // namespace

json::value ReportsOfAccount::exported(Connection& connection, UserId const& userId) const {
    json::array cases;
    for (auto const& each : casesOfOwner(connection, userId))
        cases.push_back({{"wheelId", each.wheelId},
                         {"shareId", each.shareId},
                         {"firstReportedAt", isoTime(instantOf(each.openedAt))},
                         {"reports", each.reports},
                         {"state", nameOf(each.state)}});
    json::array sent;
    if (auto const email = addressOf(connection, userId))
        for (auto const& [report, createdAt] : reportsFrom(connection, *email))
            sent.push_back({{"at", isoTime(instantOf(createdAt))},
                            {"reason", report.reason},
                            {"message", report.message},
                            {"email", *email}});
    json::array moderated;
    for (auto const& entry : reviews::moderationsBy(connection, kReportLog, userId))
        moderated.push_back({{"at", isoTime(instantOf(entry.at))},
                             {"action", entry.action},
                             {"case", entry.number},
                             {"detail", entry.detail}});
    return {{"ofMyWheels", std::move(cases)}, {"sent", std::move(sent)}, {"moderated", std::move(moderated)}};
}

void ReportsOfAccount::erase(Connection& connection, UserId const& userId) const {
    if (auto const email = addressOf(connection, userId)) forgetReporter(connection, *email);
    reviews::forgetModerator(connection, kReportLog, userId);
}

std::int64_t forgetAddresses(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kAddresses, millisecondsOf(before), most).affected();
}

std::int64_t forgetModerations(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kModerations, millisecondsOf(before), most).affected();
}

} // namespace wheelwright::reports
