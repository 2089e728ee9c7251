#include "live/draws_of_account.hpp"
#include "http/json_body.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {
namespace {

constexpr storage::Query kDrawsOfUser{
    "spins_of_user", "select receipt from spins where receipt is not null and chain in "
                     "(select id from wheels where owner_id = $1 union select id from live_rooms where "
                     "owner_id = $1) order by chain, number"};

} // namespace

boost::json::value DrawsOfAccount::exported(storage::Connection& connection, std::string_view userId) const {
    boost::json::array receipts;
    for (auto const& row : connection.run(kDrawsOfUser, userId))
        receipts.push_back(http::parseJsonObject(row.get<std::string>("receipt")).value());
    return receipts;
}

} // namespace wheelwright::live
