#pragma once
#include "testing/http_client.hpp"
#include <boost/json/object.hpp>
#include <memory>

namespace wheelwright::testing {

// A live room as its host opened it.
struct LiveRoom {
    std::string liveId;
    std::string hostKey;
    std::string code;
    std::string url;
};
LiveRoom openLiveRoom(std::uint16_t port, std::string const& wheel, std::string const& headers = "");
std::string liveTicket(std::uint16_t port, std::string const& liveId,
                       boost::json::object const& request = {});
boost::json::object hostRequest(LiveRoom const& room, std::string const& name = "Ada");

// Replaces the wheel of the room, as its host does after an edit.
Reply editLiveRoom(std::uint16_t port, LiveRoom const& room, boost::json::object const& wheel);

// A page in a live room, on a real WebSocket.
class LiveClient {
public:
    LiveClient(std::uint16_t port, std::string const& liveId, std::string const& ticket,
               std::string const& since = "");
    LiveClient(LiveClient&&) noexcept;
    LiveClient& operator=(LiveClient&&) noexcept;
    ~LiveClient();

    static LiveClient host(std::uint16_t port, LiveRoom const& room) {
        return {port, room.liveId, liveTicket(port, room.liveId, hostRequest(room))};
    }
    static LiveClient viewer(std::uint16_t port, LiveRoom const& room, std::string const& name = "") {
        return {port, room.liveId, liveTicket(port, room.liveId, {{"name", name}})};
    }

    boost::json::object next();                      // throws when no message comes within 30 s
    boost::json::object next(std::string_view type); // skips messages of other types
    void say(boost::json::object const& message);
    void sayText(std::string_view text);
    void leave();
    unsigned closeCode(); // reads until the server closes

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

} // namespace wheelwright::testing
