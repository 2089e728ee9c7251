#include "testing/live_client.hpp"
#include "testing/mail_sign_in.hpp"
#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <stdexcept>

namespace wheelwright::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
using namespace std::chrono_literals;

std::string textAt(json::object const& object, char const* name) {
    return std::string{object.at(name).as_string()};
}

} // namespace

LiveRoom openLiveRoom(std::uint16_t port, std::string const& wheel, std::string const& headers) {
    auto const reply = postJson(port, "/api/live", R"({"lang":"de","wheel":)" + wheel + "}", headers);
    if (reply.status != 201) throw std::runtime_error("no room was opened: " + reply.body);
    auto const room = jsonOf(reply);
    return {textAt(room, "liveId"), textAt(room, "hostKey"), textAt(room, "code"), textAt(room, "url")};
}

std::string liveTicket(std::uint16_t port, std::string const& liveId, json::object const& request) {
    auto const reply = postJson(port, "/api/live/" + liveId + "/ticket", json::serialize(request));
    if (reply.status != 200) throw std::runtime_error("no ticket: " + reply.body);
    return textAt(jsonOf(reply), "ticket");
}

json::object hostRequest(LiveRoom const& room, std::string const& name) {
    return {{"hostKey", room.hostKey}, {"name", name}};
}

Reply editLiveRoom(std::uint16_t port, LiveRoom const& room, json::object const& wheel) {
    return ask(port, "PUT", "/api/live/" + room.liveId + "/wheel", "Content-Type: application/json\r\n",
               json::serialize(json::object{{"hostKey", room.hostKey}, {"wheel", wheel}}));
}

struct LiveClient::Connection {
    asio::io_context io;
    beast::websocket::stream<asio::ip::tcp::socket> socket{io};
    beast::flat_buffer in;

    // Runs the pending operation to its end.
    void finish(beast::error_code const& problem, bool const& done) {
        io.restart();
        io.run_for(30s);
        if (!done) throw std::runtime_error("the server said nothing for 30 s");
        if (problem) throw beast::system_error{problem};
    }
};

LiveClient::LiveClient(std::uint16_t port, std::string const& liveId, std::string const& ticket,
                       std::string const& since)
    : connection_{std::make_unique<Connection>()} {
    auto& socket = connection_->socket;
    socket.next_layer().connect({asio::ip::address_v4::loopback(), port});
    auto path = "/api/live/" + liveId + "/socket?ticket=" + ticket;
    if (!since.empty()) path += "&since=" + since;
    socket.handshake("localhost:" + std::to_string(port), path);
    socket.read_message_max(16 * 1024 * 1024);
}

LiveClient::LiveClient(LiveClient&&) noexcept = default;
LiveClient& LiveClient::operator=(LiveClient&&) noexcept = default;
LiveClient::~LiveClient() = default;

json::object LiveClient::next() {
    beast::error_code problem;
    bool done = false;
    connection_->socket.async_read(connection_->in, [&](beast::error_code ended, std::size_t) {
        problem = ended;
        done = true;
    });
    connection_->finish(problem, done);
    auto const text = beast::buffers_to_string(connection_->in.data());
    connection_->in.clear();
    return json::parse(text).as_object();
}

json::object LiveClient::next(std::string_view type) {
    for (;;)
        if (auto message = next(); message.at("type").as_string() == type) return message;
}

void LiveClient::say(json::object const& message) {
    sayText(json::serialize(message));
}

void LiveClient::sayText(std::string_view text) {
    connection_->socket.write(asio::buffer(text));
}

void LiveClient::leave() {
    beast::error_code ignored;
    connection_->socket.next_layer().close(ignored);
}

unsigned LiveClient::closeCode() {
    try {
        for (;;)
            next();
    } catch (beast::system_error const& ended) {
        if (ended.code() != beast::websocket::error::closed) throw;
    }
    return connection_->socket.reason().code;
}

} // namespace wheelwright::testing
