#include "live/draws_of_account.hpp"

namespace wheelwright::live {
namespace {

constexpr storage::Query kDrawsOfUser{
    "spins_of_user", "select id from spins where receipt is not null and chain in "
                     "(select id from wheels where owner_id = $1 union select id from live_rooms where "
                     "owner_id = $1) order by chain, number"};
constexpr storage::Query kReceipt{"spin_receipt", "select receipt from spins where id = $1"};

} // namespace

// Reads one receipt at a time: each may have megabytes.
void DrawsOfAccount::exportTo(storage::Connection& connection, std::string_view userId,
                              accounts::ExportSink const& sink) const {
    sink("[");
    std::string comma;
    for (auto const& row : connection.run(kDrawsOfUser, userId)) {
        sink(std::exchange(comma, ","));
        sink(connection.run(kReceipt, row.get<std::string>("id")).one().get<std::string>("receipt"));
    }
    sink("]");
}

} // namespace wheelwright::live
