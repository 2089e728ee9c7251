#include "hooks/webhooks_of_account.hpp"
#include "hooks/webhook_store.hpp"

namespace wheelwright::hooks {
namespace {

constexpr storage::Query kForget{"webhook_deliveries_forget",
                                 "delete from webhook_deliveries where id in (select id from "
                                 "webhook_deliveries where made_at < $1 order by made_at limit $2)"};

} // namespace

boost::json::value WebhooksOfAccount::exported(storage::Connection& connection, UserId const& userId) const {
    return webhooksOf(connection, userId);
}

std::int64_t forgetDeliveries(storage::Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForget, millisecondsOf(before), most).affected();
}

} // namespace wheelwright::hooks
