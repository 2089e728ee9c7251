#include "live/rooms_of_account.hpp"
#include "base/iso_time.hpp"
#include "live/room_store.hpp"
#include <boost/json/serialize.hpp>

namespace wheelwright::live {

namespace json = boost::json;
using storage::Connection;

void RoomsOfAccount::exportTo(Connection& connection, std::string_view userId,
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

void RoomsOfAccount::erase(Connection& connection, std::string_view userId) const {
    eraseRoomsOf(connection, userId);
}

} // namespace wheelwright::live
