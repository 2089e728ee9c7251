#include "live/old_receipts.hpp"
#include "base/iso_time.hpp"
#include <set>

namespace wheelwright::live {
namespace {

constexpr storage::Query kForget{
    "spins_forget", "delete from spins where id in (select id from spins where committed_at < $1 and "
                    "(drawn_at is null or drawn_at < $1) order by committed_at limit $2)"};
// Skips a wheel that a user has saved since its last draw: its chain belongs to the owner now.
constexpr storage::Query kForgetGuests{
    "guest_spins_forget",
    "delete from spins where id in (select spins.id from spins join spin_chains on spin_chains.chain = "
    "spins.chain where of_guest = 1 and committed_at < $1 and (drawn_at is null or drawn_at < $1) "
    "and not exists (select 1 from wheels where wheels.id = spins.chain and owner_id is not null) "
    "order by committed_at limit $2) returning chain"};
constexpr storage::Query kForgetChain{
    "guest_chain_forget", "delete from spin_chains where chain = $1 and of_guest = 1 and not exists "
                          "(select 1 from spins where spins.chain = spin_chains.chain)"};

} // namespace

std::int64_t forgetReceipts(storage::Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForget, millisecondsOf(before), most).affected();
}

std::int64_t forgetGuestDraws(storage::Connection& connection, Instant before, std::int64_t most) {
    auto const forgotten = connection.run(kForgetGuests, millisecondsOf(before), most);
    std::set<std::string> chains;
    for (auto const& row : forgotten)
        chains.insert(row.get<std::string>("chain"));
    for (auto const& chain : chains)
        connection.run(kForgetChain, chain);
    return static_cast<std::int64_t>(forgotten.size());
}

} // namespace wheelwright::live
