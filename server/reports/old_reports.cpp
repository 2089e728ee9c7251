#include "reports/old_reports.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::reports {
namespace {

using storage::Connection;
using storage::Query;

constexpr Query kAddresses{
    "share_reports_forget_addresses",
    "update share_reports set email = null where id in (select id from share_reports where created_at < $1 "
    "and email is not null order by created_at limit $2)"};
constexpr Query kModerations{"report_log_forget_before",
                             "delete from report_log where id in (select id from report_log where at < $1 "
                             "order by at limit $2)"};

} // namespace

std::int64_t forgetAddresses(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kAddresses, millisecondsOf(before), most).affected();
}

std::int64_t forgetModerations(Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kModerations, millisecondsOf(before), most).affected();
}

} // namespace wheelwright::reports
