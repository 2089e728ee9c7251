#include "live/rooms_of_account.hpp"
#include "base/iso_time.hpp"
#include "http/json_body.hpp"
#include "live/room_store.hpp"
#include <boost/json/array.hpp>

namespace wheelwright::live {

namespace json = boost::json;
using storage::Connection;

json::value RoomsOfAccount::exported(Connection& connection, std::string_view userId) const {
    json::array rooms;
    for (auto const& room : roomsOf(connection, userId))
        rooms.push_back({{"liveId", room.id},
                         {"code", room.code},
                         {"openedAt", isoTime(instantOf(room.createdAt))},
                         {"hostName", room.hostName},
                         {"wheel", http::parseJsonObject(room.wheel).value()}});
    return rooms;
}

void RoomsOfAccount::erase(Connection& connection, std::string_view userId) const {
    eraseRoomsOf(connection, userId);
}

} // namespace wheelwright::live
