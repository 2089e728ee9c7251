#include "live/old_receipts.hpp"
#include "base/iso_time.hpp"

namespace wheelwright::live {
namespace {

constexpr storage::Query kForget{
    "spins_forget", "delete from spins where id in (select id from spins where committed_at < $1 and "
                    "(drawn_at is null or drawn_at < $1) order by committed_at limit $2)"};

} // namespace

std::int64_t forgetReceipts(storage::Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForget, millisecondsOf(before), most).affected();
}

} // namespace wheelwright::live
