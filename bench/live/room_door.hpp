#pragma once
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/json.hpp>
#include <string>

namespace wheelwright::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;

// Where the sockets of a room are, and how one gets in.
struct RoomDoor {
    virtual ~RoomDoor() = default;
    virtual std::string newHostPath() = 0; // of a new room
    virtual std::string viewerPath() = 0;  // of the newest room
};

// Our server: a room is opened over HTTP, and everyone needs a ticket.
class OurDoor final : public RoomDoor {
public:
    OurDoor(asio::io_context& io, std::uint16_t port) : socket_{io} {
        socket_.connect({asio::ip::address_v4::loopback(), port});
    }
    std::string newHostPath() override {
        json::object const opening{
            {"wheel", {{"wheel-definition", {{"duration", 0}, {"slices", slices()}}}}}};
        auto const room = post("/api/live", opening);
        liveId_ = room.at("liveId").as_string();
        return pathWith({{"hostKey", room.at("hostKey")}});
    }
    std::string viewerPath() override { return pathWith({}); }

private:
    static json::array slices() {
        json::array slices;
        for (int i = 0; i < 8; ++i)
            slices.push_back(
                {{"guid", "slice-" + std::to_string(i)}, {"text", "Choice " + std::to_string(i)}});
        return slices;
    }
    std::string pathWith(json::object const& request) {
        auto const ticket = post("/api/live/" + liveId_ + "/ticket", request).at("ticket").as_string();
        return "/api/live/" + liveId_ + "/socket?ticket=" + std::string{ticket};
    }
    json::object post(std::string const& path, json::object const& body) {
        beast::http::request<beast::http::string_body> request{beast::http::verb::post, path, 11};
        request.set(beast::http::field::host, "localhost");
        request.set(beast::http::field::content_type, "application/json");
        request.body() = json::serialize(body);
        request.prepare_payload();
        beast::http::write(socket_, request);
        beast::http::response<beast::http::string_body> response;
        beast::http::read(socket_, buffer_, response);
        return json::parse(response.body()).as_object();
    }

    asio::ip::tcp::socket socket_;
    beast::flat_buffer buffer_;
    std::string liveId_;
};

// The peer: a room is a path.
class PeerDoor final : public RoomDoor {
public:
    std::string newHostPath() override { return "/" + std::to_string(++rooms_); }
    std::string viewerPath() override { return "/" + std::to_string(rooms_); }

private:
    int rooms_ = 0;
};

} // namespace wheelwright::bench
