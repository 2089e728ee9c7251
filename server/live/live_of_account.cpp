#include "live/live_of_account.hpp"
#include "base/clock.hpp"
#include "live/room_store.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::live {
namespace {

constexpr storage::Query kDrawsOfUser{
    "spins_of_user",
    "select id from spins where receipt is not null and owner_id = $1 order by chain, number"};
constexpr storage::Query kReceipt{"spin_receipt", "select receipt from spins where id = $1"};

constexpr storage::Query kForget{
    "spins_forget", "delete from spins where id in (select id from spins where committed_at < $1 and "
                    "(drawn_at is null or drawn_at < $1) order by committed_at limit $2)"};
// Skips a wheel that a user has saved since its last draw: its chain belongs to the owner now.
constexpr storage::Query kForgetGuests{
    "guest_spins_forget",
    "delete from spins where id in (select spins.id from spins join spin_chains on spin_chains.chain = "
    "spins.chain where of_guest = 1 and committed_at < $1 and (drawn_at is null or drawn_at < $1) "
    "and not exists (select 1 from wheels where wheels.id = spins.chain and owner_id is not null) "
    "order by committed_at limit $2)"};

constexpr storage::Query kForgetRepeated{
    "draw_keys_forget", "delete from draw_keys where digest in (select digest from draw_keys "
                        "where asked_at < $1 order by asked_at limit $2)"};

} // namespace

// Reads one receipt at a time: each may have megabytes.
void DrawsOfAccount::exportTo(storage::Connection& connection, UserId const& userId,
                              accounts::ExportSink const& sink) const {
    sink("[");
    std::string comma;
    for (auto const& row : connection.run(kDrawsOfUser, userId)) {
        sink(std::exchange(comma, ","));
        sink(connection.run(kReceipt, row.get<std::string>("id")).one().get<std::string>("receipt"));
    }
    sink("]");
}

std::int64_t forgetReceipts(storage::Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForget, millisecondsOf(before), most).affected();
}

std::int64_t forgetGuestDraws(storage::Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForgetGuests, millisecondsOf(before), most).affected();
}

std::int64_t forgetRepeatedDraws(storage::Connection& connection, Instant before, std::int64_t most) {
    return connection.run(kForgetRepeated, millisecondsOf(before), most).affected();
}

namespace json = boost::json;
using storage::Connection;

void RoomsOfAccount::exportTo(Connection& connection, UserId const& userId,
                              accounts::ExportSink const& sink) const {
    sink("[");
    std::string comma;
    for (auto const& id : roomIdsOf(connection, userId)) {
        auto const room = findRoom(connection, id);
        auto const about = json::serialize(json::object{{"liveId", room->id},
                                                        {"code", room->code},
                                                        {"openedAt", isoTime(instantOf(room->createdAt))},
                                                        {"hostName", room->hostName}});
        sink(std::exchange(comma, ",") + about.substr(0, about.size() - 1) + R"(,"wheel":)");
        sink(room->wheel);
        sink("}");
    }
    sink("]");
}

void RoomsOfAccount::erase(Connection& connection, UserId const& userId) const {
    eraseRoomsOf(connection, userId);
}

} // namespace wheelwright::live
