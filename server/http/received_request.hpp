#pragma once
#include "base/trace.hpp"
#include "http/net_types.hpp"
#include "http/network.hpp"
#include "http/received_body.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <optional>

namespace wheelwright::http {

// The other end of a connection.
struct Peer {
    explicit Peer(Socket& socket);

    asio::ip::address address;
    std::string text;
    std::string network; // what limits count by
    int descriptor;
};

struct TrustedFronts {
    std::vector<Network> const& networks;
    std::string const& header; // that only they may send; empty: none
};

// A request while it arrives. Its Request views this object, so it never moves.
class ReceivedRequest {
public:
    using Buffer = boost::beast::flat_buffer;

    ReceivedRequest(Peer const& peer, std::string id);
    ReceivedRequest(ReceivedRequest const&) = delete;
    ReceivedRequest& operator=(ReceivedRequest const&) = delete;

    // Each takes what has arrived, or returns the answer to a request that can't be read.
    std::optional<Response> takeHead(std::string_view block, TrustedFronts const& fronts);
    std::optional<Response> takeBody(Buffer& arrived, Error const& tooLarge);

    // Called between the two, when the route is known.
    void limitBody(std::size_t bytes) { parser_->body_limit(bytes); }
    void receiveForm(std::unique_ptr<FormReceiver> form);

    bool isComplete() const { return parser_->is_done(); }
    std::optional<std::size_t> length() const; // of the body, if it was stated
    std::size_t bodyBytes() const { return bodyBytes_; }
    bool isHttp11() const { return parser_ && parser_->get().version() == 11; }
    bool keepsConnection() const { return isHttp11() && parser_->get().keep_alive(); }

    Request& request() { return request_; }
    Request const& request() const { return request_; }
    void attachBody(); // to the request, when it is complete
    Trace const& trace() const { return trace_; }

private:
    using Parser = boost::beast::http::request_parser<ReceivedBody>;

    Peer const& peer_;
    std::string const id_;
    std::optional<Parser> parser_; // unset until the head was found to be well-formed
    std::string decodedPath_;
    std::string source_;
    std::string sourceNetwork_;
    Trace trace_ = Trace::fresh();
    std::size_t headFields_ = 0;
    std::size_t bodyBytes_ = 0;
    Request request_;
};

} // namespace wheelwright::http
